// The rules in the page: what a browser may ask of the module, as JSON text in and out.
//
//   {"call": "version"}
//       → {"protocol": 1, "games": [{"id": "carts", "rules": 1, "oldest": 1}, …]}
//   {"call": "replay", "record": "pakhuis-record 1\n…"}
//       → {"hash": "0123456789abcdef", "end": "last-lap", "scores": [31, 28], "steps": 214}
//   {"call": "preview", "match": {…}, "view": {…}, "seat": 0, "actions": ["draw", …]}
//       → {"previews": [{"foreseen": "all", "events": […], "changes": […], …}, …]}
//   {"call": "figures", "match": {…}, "view": {…}}
//       → {"figures": {…}}, of the game's own type
//   {"call": "why", "match": {…}, "view": {…}, "seat": 0, "target": "track:12"}
//       → {"refusal": {"key": "too-few-cards", "sentence": …, "facts": {…}}}
//   {"call": "hint", "match": {…}, "view": {…}, "seat": 0, "seed": 1}
//       → {"action": "draw", "then": [{"action": …, "targets": […], "preview": {…}}, …]}
//   {"call": "bench", "game": "carts", "seats": 2, "steps": 100000, "seed": 1}
//       → {"steps": 100123, "matches": 470, "score": 24310}
//   the bytes of a net, as a file has them, by a function of its own (main.cpp)
//       → {"game": "carts"}
//
// A call that fails answers {"problem": {"key": …, "place": …, "sentence": …}}. Only nets and the
// call "house" (house_call.h) are kept for the next one; none reads a clock or throws. `pakhuis
// types` writes these structs for TypeScript (type_files.h); main.cpp has the functions that the
// module exports.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json_text.h"
#include "engine/holdings.h"
#include "page/problem.h"
#include "protocol/seen.h"

namespace pakhuis::page {

// The versions that the module speaks and plays.
struct VersionCall {
    static constexpr std::string_view kCall = "version";

    template <class Self, class Visit>
    static constexpr void fields(Self&, Visit&&) {}
};

struct GameVersions {
    std::string id;
    int rules = 0;   // the newest version of the rules
    int oldest = 0;  // the oldest version that is still played

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("rules", self.rules);
        visit("oldest", self.oldest);
    }
    friend bool operator==(const GameVersions&, const GameVersions&) = default;
};

struct VersionAnswer {
    int protocol = 0;
    std::vector<GameVersions> games;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("protocol", self.protocol);
        visit("games", self.games);
    }
};

// Plays a record and compares the result with its end line.
struct ReplayCall {
    static constexpr std::string_view kCall = "replay";
    std::string record;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("record", self.record);
    }
};

struct ReplayAnswer {
    std::string hash;         // of the last state, as in a record
    std::string end;          // the end reason, or "unfinished"
    std::vector<int> scores;  // by seat; empty while unfinished
    int steps = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("hash", self.hash);
        visit("end", self.end);
        visit("scores", self.scores);
        visit("steps", self.steps);
    }
};

// By which rules a view is understood.
struct MatchRules {
    std::string game;
    int seats = 0;
    codec::TextPairs options;
    int rules = 0;                      // the version
    codec::Hex64 edition;               // its hash
    std::optional<codec::Json> tables;  // the edition itself, if the module does not know the hash

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("game", self.game);
        visit("seats", self.seats);
        visit("options", self.options, unless_default());
        visit("rules", self.rules);
        visit("edition", self.edition);
        visit("tables", self.tables);
    }
};

// The consequences of legal actions of a seat, as far as they follow from its view.
struct PreviewCall {
    static constexpr std::string_view kCall = "preview";
    MatchRules match;
    codec::Json view;
    Seat seat = 0;
    std::vector<std::string> actions;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("match", self.match);
        visit("view", self.view);
        visit("seat", self.seat);
        visit("actions", self.actions, at_most(64));
    }
};

// How much of something the seat has afterwards, and how much more than now.
struct PreviewChange {
    std::string kind;
    std::string name;
    int count = 0;
    int more = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("name", self.name, unless_default());
        visit("count", self.count);
        visit("more", self.more);
    }
    friend bool operator==(const PreviewChange&, const PreviewChange&) = default;
};

// More points from one source of the score sheet, and more pieces that give them.
struct PreviewPoints {
    std::string source;
    int points = 0;
    int count = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("source", self.source);
        visit("points", self.points);
        visit("count", self.count);
    }
    friend bool operator==(const PreviewPoints&, const PreviewPoints&) = default;
};

enum class NextActor : std::uint8_t { kUnknown, kYou, kOthers, kChance, kClock, kNobody };
constexpr auto enum_names(NextActor) {
    return std::array<std::string_view, 6>{"unknown", "you", "others", "chance", "clock", "nobody"};
}

struct ActionPreview {
    std::string action;
    Foreseen foreseen = Foreseen::kNothing;
    std::vector<protocol::SeenEvent> events;
    std::vector<PreviewChange> changes;
    std::vector<PreviewPoints> points;
    NextActor next = NextActor::kUnknown;
    // If all is foreseen: the verb of chance if it is next ("deal"), and what there is afterwards.
    std::string chance;
    codec::JsonText view;
    codec::JsonText figures;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("action", self.action);
        visit("foreseen", self.foreseen);
        visit("events", self.events);
        visit("changes", self.changes);
        visit("points", self.points);
        visit("next", self.next);
        visit("chance", self.chance, unless_default());
        visit("view", self.view, unless_default());
        visit("figures", self.figures, unless_default());
    }
    friend bool operator==(const ActionPreview&, const ActionPreview&) = default;
};

struct PreviewAnswer {
    std::vector<ActionPreview> previews;  // in the order of the actions

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("previews", self.previews);
    }
};

// What a board shows besides the view.
struct FiguresCall {
    static constexpr std::string_view kCall = "figures";
    MatchRules match;
    codec::Json view;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("match", self.match);
        visit("view", self.view);
    }
};

struct FiguresAnswer {
    codec::JsonText figures;  // the game's Figures

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("figures", self.figures);
    }
};

// Why nothing can be done now with a part of the board.
struct WhyCall {
    static constexpr std::string_view kCall = "why";
    MatchRules match;
    codec::Json view;
    Seat seat = 0;
    std::string target;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("match", self.match);
        visit("view", self.view);
        visit("seat", self.seat);
        visit("target", self.target, at_most(40));
    }
};

struct WhyRefusal {
    std::string key;
    std::string sentence;       // English, with its facts
    protocol::SeenFacts facts;  // for a sentence in the reader's language

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("key", self.key);
        visit("sentence", self.sentence);
        visit("facts", self.facts);
    }
};

struct WhyAnswer {
    std::optional<WhyRefusal> refusal;  // nothing: something can be done, or no action begins there

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("refusal", self.refusal);
    }
};

// A good action of a seat that decides: the choice of the bot `easy`, which knows what the view
// tells. The same view and seed give the same action.
struct HintCall {
    static constexpr std::string_view kCall = "hint";
    MatchRules match;
    codec::Json view;  // of the seat itself
    Seat seat = 0;
    std::uint32_t seed = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("match", self.match);
        visit("view", self.view);
        visit("seat", self.seat);
        visit("seed", self.seed);
    }
};

// An action by which the seat would go on, and its consequences then.
struct PlannedStep {
    std::string action;
    std::vector<std::string> targets;
    ActionPreview preview;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("action", self.action);
        visit("targets", self.targets);
        visit("preview", self.preview);
    }
};

struct HintAnswer {
    std::string action;
    bool only = false;  // the seat has no other legal action
    // What the bot would do next, as far as the action makes it possible and all is foreseen.
    std::vector<PlannedStep> then;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("action", self.action);
        visit("only", self.only, unless_default());
        visit("then", self.then);
    }
};

// Plays whole matches of uniformly random actions until so many steps are done.
struct BenchCall {
    static constexpr std::string_view kCall = "bench";
    std::string game;
    int seats = 0;
    int steps = 0;
    std::uint32_t seed = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("game", self.game);
        visit("seats", self.seats);
        visit("steps", self.steps, between(1, 100'000'000));
        visit("seed", self.seed);
    }
};

// The same call gives the same numbers everywhere.
struct BenchAnswer {
    int steps = 0;
    int matches = 0;
    int score = 0;  // of all seats in all matches

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("steps", self.steps);
        visit("matches", self.matches);
        visit("score", self.score);
    }
};

// The game that a net plays from now on: medium, hard and expert think by it. Until a game has its
// net they play as easy does.
struct NetAnswer {
    std::string game;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("game", self.game);
    }
};

// Records are the longest requests.
inline constexpr std::size_t kMaxRequest = std::size_t{4} << 20;

std::string answer(std::string_view request);
// Of bytes that are no JSON: a net.
std::string answer_net(std::string_view bytes);

}  // namespace pakhuis::page
