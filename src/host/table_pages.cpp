#include "host/table_pages.h"

#include <algorithm>

namespace pakhuis::host {
namespace {

using tables::Table;

Page record_page(const Table& table, Seat) {
    const auto record = table.record();
    if (!record) return problem_page(409, record.error());
    return {200, "text/plain; charset=utf-8", codec::write_record(*record)};
}

Json told_json(const Match& match, Seat viewer) {
    Json out = Json::array();
    for (const EventReport& told : match.latest_events(viewer)) {
        Json row = told.json;
        row["text"] = told.sentence;
        if (!told.targets.empty()) row["targets"] = told.targets;
        out.push_back(std::move(row));
    }
    return out;
}

// All events that a viewer has seen, and the chat. `version` tells which updates are included.
Page log_page(const Table& table, Seat viewer) {
    Json events = Json::array();
    table.played().walk([&](std::size_t step, const Match& match) {
        for (Json& row : told_json(match, viewer)) {
            row["step"] = step;
            events.push_back(std::move(row));
        }
    });
    Json chat = Json::array();
    for (const tables::ChatLine& line : table.chat_lines()) {
        chat.push_back({{"name", line.name}, {"text", line.text}});
    }
    return json_page({{"version", table.version()},
                      {"viewer", viewer},
                      {"events", std::move(events)},
                      {"chat", std::move(chat)}});
}

// The match as a viewer sees it, from the beginning: the first view, then for each step its events
// and the merge patch of the view.
Page replay_page(const Table& table, Seat viewer) {
    Json first;
    std::unique_ptr<Match> last;
    Json steps = Json::array();
    table.played().walk([&](std::size_t step, const Match& match) {
        if (step == 0) {
            first = match.view(viewer);
        } else {
            steps.push_back(
                {{"events", told_json(match, viewer)}, {"view", match.view_since(*last, viewer)}});
        }
        last = match.clone();
    });
    return json_page({{"version", table.version()},
                      {"game", table.terms().game},
                      {"viewer", viewer},
                      {"view", std::move(first)},
                      {"steps", std::move(steps)}});
}

// The component tables, and the names of parts in views and events.
Page edition_page(const Table& table, Seat) {
    return json_page({{"hash", codec::hash_text(table.match().edition_hash())},
                      {"parts", table.match().part_names()},
                      {"edition", table.match().edition()}});
}

}  // namespace

Page frozen_record_page(store::Store& store, const std::string& table, const std::string& guest) {
    const auto summary = store.summary(table);
    const auto rows = store.rows(table);
    if (!summary || !rows) return problem_page(503, summary ? rows.error() : summary.error());
    const Problem closed{"frozen", table,
                         "This table can't be replayed and is frozen. Resign, and its record is "
                         "open to you as far as it replays."};
    if (!*summary) return not_found();
    const auto& left = (*summary)->left;
    if (std::find(left.begin(), left.end(), guest) == left.end()) return problem_page(409, closed);
    const auto part = Table::load_part(table, *rows, tables::kept_editions(store));
    if (!part) return not_found();
    return {200, "text/plain; charset=utf-8", codec::write_record(part->record_so_far())};
}

TablePage table_page_of(std::string_view word) {
    if (word == "record") return record_page;
    if (word == "log") return log_page;
    if (word == "replay") return replay_page;
    if (word == "edition") return edition_page;
    return nullptr;
}

}  // namespace pakhuis::host
