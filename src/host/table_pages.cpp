#include "host/table_pages.h"

#include <algorithm>

#include "codec/object_text.h"
#include "registry/edition_page.h"

namespace pakhuis::host {
namespace {

using tables::Table;

PageMaker record_page(const Table& table, Seat) {
    return [record = table.record()] {
        if (!record) return problem_page(409, record.error());
        return Page{200, "text/plain; charset=utf-8", codec::write_record(*record)};
    };
}

// The events of the latest step: their own fields, then these. `step`: left out if it is 0.
std::vector<JsonText> told(const Match& match, Seat viewer, std::size_t step = 0,
                           bool hurried = false) {
    std::vector<JsonText> out;
    for (EventReport& report : match.latest_events(viewer)) {
        std::string& text = report.json.text;
        codec::add_field(text, "text", report.sentence);
        if (!report.targets.empty()) codec::add_field(text, "targets", report.targets);
        if (step > 0) codec::add_field(text, "step", step);
        if (hurried) codec::add_field(text, "hurried", hurried);
        out.push_back(std::move(report.json));
    }
    return out;
}

template <class Content>
Page text_page(const Content& content) {
    return {200, "application/json", codec::json_text(codec::NoContext{}, content)};
}

struct LogLine {
    std::string name;
    std::string text;
    std::uint32_t version = 0;
    bool watcher = false;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("name", self.name);
        visit("text", self.text);
        visit("version", self.version);
        visit("watcher", self.watcher, unless_default());
    }
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

// All events that a viewer has seen, and the chat. `version` tells which updates are included.
struct Log {
    std::uint32_t version = 0;
    Seat viewer = kSpectator;
    std::uint32_t decided = 0;  // the step of the viewer's last decision; 0: none
    std::vector<JsonText> events;
    std::vector<LogLine> chat;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("version", self.version);
        visit("viewer", self.viewer);
        visit("decided", self.decided);
        visit("events", self.events);
        visit("chat", self.chat);
    }
};

std::uint32_t last_decision(const Table& table, Seat viewer) {
    const std::vector<tables::PlayedStep>& steps = table.played().steps();
    std::size_t step = steps.size();
    while (step > 0 && steps[step - 1].actor != viewer) --step;
    return static_cast<std::uint32_t>(step);
}

PageMaker log_page(const Table& table, Seat viewer) {
    return [history = table.played().history(), lines = table.chat_lines(),
            version = table.version(), decided = last_decision(table, viewer), viewer] {
        Log log{version, viewer, decided, {}, {}};
        history.walk([&](std::size_t step, const Match& match, bool hurried) {
            for (JsonText& event : told(match, viewer, step, hurried)) {
                log.events.push_back(std::move(event));
            }
        });
        for (const tables::ChatLine& line : lines) {
            log.chat.push_back({line.name, line.text, line.version, line.watcher});
        }
        return text_page(log);
    };
}

struct ReplayStep {
    std::vector<JsonText> events;
    JsonText view;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("events", self.events);
        visit("view", self.view);
    }
    friend bool operator==(const ReplayStep&, const ReplayStep&) = default;
};

// The match as a viewer sees it, from the beginning: the first view, then for each step its events
// and the merge patch of the view.
struct Replay {
    std::uint32_t version = 0;
    std::string game;
    Seat viewer = kSpectator;
    JsonText view;
    std::vector<ReplayStep> steps;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("version", self.version);
        visit("game", self.game);
        visit("viewer", self.viewer);
        visit("view", self.view);
        visit("steps", self.steps);
    }
};

PageMaker replay_page(const Table& table, Seat viewer) {
    return [history = table.played().history(), version = table.version(),
            game = table.terms().game, viewer] {
        Replay replay{version, game, viewer, {}, {}};
        std::unique_ptr<Match> last;
        history.walk([&](std::size_t step, const Match& match, bool hurried) {
            if (step == 0) {
                replay.view = match.view_text(viewer);
            } else {
                ReplayStep& made = replay.steps.emplace_back();
                made.events = told(match, viewer, 0, hurried);
                made.view = match.view_since(*last, viewer);
                if (made.view.is_null()) made.view.text = "{}";
            }
            last = match.clone();
        });
        return text_page(replay);
    };
}

// The component tables, and the names of parts in views and events.
PageMaker edition_page(const Table& table, Seat) {
    return [match = std::shared_ptr<const Match>(table.match().clone())] {
        return json_page(pakhuis::edition_page(*match));
    };
}

}  // namespace

Page frozen_record_page(store::Store& store, const std::string& table, const std::string& guest) {
    const auto summary = store.summary(table);
    const auto rows = store.rows(table);
    if (!summary || !rows) return problem_page(503, summary ? rows.error() : summary.error());
    const Problem closed{"frozen", table,
                         "This table can't be replayed and is frozen. Resign, and its file is "
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
