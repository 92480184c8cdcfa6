#include "host/table_pages.h"

#include <algorithm>

namespace pakhuis::host {
namespace {

using tables::Table;

PageMaker record_page(const Table& table, Seat) {
    return [record = table.record()] {
        if (!record) return problem_page(409, record.error());
        return Page{200, "text/plain; charset=utf-8", codec::write_record(*record)};
    };
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
PageMaker log_page(const Table& table, Seat viewer) {
    return [history = table.played().history(), lines = table.chat_lines(),
            version = table.version(), viewer] {
        Json events = Json::array();
        history.walk([&](std::size_t step, const Match& match) {
            for (Json& row : told_json(match, viewer)) {
                row["step"] = step;
                events.push_back(std::move(row));
            }
        });
        Json chat = Json::array();
        for (const tables::ChatLine& line : lines) {
            Json row = {{"name", line.name}, {"text", line.text}, {"version", line.version}};
            if (line.watcher) row["watcher"] = true;
            chat.push_back(std::move(row));
        }
        return json_page({{"version", version},
                          {"viewer", viewer},
                          {"events", std::move(events)},
                          {"chat", std::move(chat)}});
    };
}

// The match as a viewer sees it, from the beginning: the first view, then for each step its events
// and the merge patch of the view.
PageMaker replay_page(const Table& table, Seat viewer) {
    return [history = table.played().history(), version = table.version(),
            game = table.terms().game, viewer] {
        Json first;
        std::unique_ptr<Match> last;
        Json steps = Json::array();
        history.walk([&](std::size_t step, const Match& match) {
            if (step == 0) {
                first = match.view(viewer);
            } else {
                steps.push_back({{"events", told_json(match, viewer)},
                                 {"view", match.view_since(*last, viewer)}});
            }
            last = match.clone();
        });
        return json_page({{"version", version},
                          {"game", game},
                          {"viewer", viewer},
                          {"view", std::move(first)},
                          {"steps", std::move(steps)}});
    };
}

// The component tables, and the names of parts in views and events.
PageMaker edition_page(const Table& table, Seat) {
    return [match = std::shared_ptr<const Match>(table.match().clone())] {
        return json_page({{"hash", codec::hash_text(match->edition_hash())},
                          {"parts", match->part_names()},
                          {"edition", match->edition()}});
    };
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
