// A small game for tests of search: two seats choose at the same time, and nobody may peek.
//
// Each seat shows heads or tails, or plays safe. A seat that plays safe wins with the odds of the
// rules (percent), whatever the other does; seat 1's safe play goes first. Otherwise seat 1 wins
// if both show the same side. So a side is worth one half to both, and to a seat that could see
// the other's choice it would be a sure win.
#pragma once

#include <array>

#include "engine/game.h"

namespace pakhuis::coins {

enum class Verb : std::uint8_t { kHeads, kTails, kSafe, kWin, kLose };
constexpr auto enum_names(Verb) {
    return std::array<std::string_view, 5>{"heads", "tails", "safe", "win", "lose"};
}

struct Action {
    Verb verb = Verb::kHeads;
    friend constexpr bool operator==(const Action&, const Action&) = default;
};

// What everybody sees.
struct Open {
    Seats chosen;
    Seats winner;  // empty before the end
    friend constexpr bool operator==(const Open&, const Open&) = default;
};
struct State : Open {
    std::array<Verb, 2> choice{};
    friend constexpr bool operator==(const State&, const State&) = default;
};
struct View : Open {
    Seat viewer = kSpectator;
    Verb own = Verb::kHeads;
    friend constexpr bool operator==(const View&, const View&) = default;
};
struct Event {
    Seat seat = kSpectator;
    friend constexpr bool operator==(const Event&, const Event&) = default;
};
struct Edition {
    std::uint8_t odds = 50;
};
struct Rules {
    int version = 1;
    int seats = 2;
    int odds = 50;  // of a safe play, in percent
};

struct Coins {
    using Rules = coins::Rules;
    using State = coins::State;
    using View = coins::View;
    using Action = coins::Action;
    using Event = coins::Event;
    using Edition = coins::Edition;

    static constexpr std::size_t kMaxActions = 3;
    static constexpr std::size_t kMaxEvents = 1;
    static constexpr std::array<std::string_view, 1> kStreams{"odds"};
    static constexpr GameInfo kInfo{.id = "coins",
                                    .name = "Coins",
                                    .min_seats = 2,
                                    .max_seats = 2,
                                    .rules_version = 1,
                                    .oldest_version = 1,
                                    .first_edition = 0,
                                    .max_steps = 3,
                                    .options = {},
                                    .streams = kStreams};

    static const Edition& built_in() {
        static constexpr Edition kEven{};
        return kEven;
    }
    static EditionProblem prepare(Edition&) { return {}; }
    static void warnings(const Edition&, EditionWarnings& out) { out.clear(); }
    static EditionProblem make_rules(const Options&, const Edition& edition, Rules& rules) {
        rules.odds = edition.odds;
        return {};
    }

    static State start(const Rules&) { return {}; }
    static Seats waiting(const Rules&, const State& s) {
        if (!s.winner.empty()) return {};
        if (s.chosen.count() < 2) return Seats::first(2) - s.chosen;
        return Seats::of(kChance);
    }
    static void legal(const Rules& rules, const State& s, Seat seat, ActionList<Coins>& out) {
        out.clear();
        if (!waiting(rules, s).has(seat)) return;
        for (const Verb verb : {Verb::kHeads, Verb::kTails, Verb::kSafe}) out.push_back({verb});
    }
    static Refusal refusal(const Rules& rules, const State& s, Seat seat, Action a) {
        if (!waiting(rules, s).has(seat)) return &reasons::kNotWaiting;
        return (a.verb >= Verb::kWin) == (seat == kChance) ? nullptr : &reasons::kWrongActor;
    }
    static std::span<const Reason* const> reasons() { return {}; }
    static void apply(const Rules&, State& s, Seat seat, Action a) {
        if (seat == kChance) {
            const Seat safe = s.choice[1] == Verb::kSafe ? 1 : 0;
            s.winner = Seats::of(a.verb == Verb::kWin ? safe : static_cast<Seat>(1 - safe));
            return;
        }
        s.choice[seat] = a.verb;
        s.chosen = s.chosen | Seats::of(seat);
        if (s.chosen.count() < 2) return;
        if (s.choice[0] == Verb::kSafe || s.choice[1] == Verb::kSafe) return;
        s.winner = Seats::of(s.choice[0] == s.choice[1] ? 1 : 0);
    }
    static Action random_legal(const Rules&, const State&, Seat, Rng& rng) {
        return {static_cast<Verb>(rng.below(3))};
    }
    static void chances(const Rules& rules, const State&, ChanceList<Action>& out) {
        out.clear();
        out.add({Verb::kWin}, rules.odds);
        out.add({Verb::kLose}, 100 - rules.odds);
    }
    static Action sample_chance(const Rules& rules, const State&, Rng& rng) {
        return {rng.below(100) < rules.odds ? Verb::kWin : Verb::kLose};
    }
    static int score(const Rules&, const State& s, Seat seat) { return s.winner.has(seat); }
    static void score_sheet(const Rules& rules, const State& s, Seat seat, ScoreSheet& out) {
        out.clear();
        out.push_back({"win", score(rules, s, seat), 1});
    }
    static Ranking ranking(const Rules& rules, const State& s) {
        return rank_by(2, [&](int seat) { return score(rules, s, static_cast<Seat>(seat)); });
    }
    static std::string_view end_reason(const Rules&, const State& s) {
        return s.winner.empty() ? "" : "shown";
    }
    static View observe(const Rules&, const State& s, Seat viewer) {
        View view{s, viewer, Verb::kHeads};
        if (viewer < 2) view.own = s.choice[viewer];
        return view;
    }
    static State sample(const Rules&, const View& view, Rng& rng) {
        State s{view, {}};
        for (Seats left = view.chosen; !left.empty();) {
            const Seat seat = left.pop();
            const bool own = seat == view.viewer;
            s.choice[seat] = own ? view.own : static_cast<Verb>(rng.below(2));
        }
        return s;
    }
    static Seats visible_to(const Rules&, const State&, Seat seat, Action) {
        return seat == kChance ? Seats::everyone(2) : Seats::of(seat);
    }
    static void events(const Rules&, const State&, Seat seat, Action, const State&, Seat,
                       EventList<Coins>& out) {
        out.clear();
        out.push_back({seat});
    }
    static Refusal inconsistency(const Rules&, const State&) { return nullptr; }
    static void write(const Rules&, Action a, ActionText& out) {
        out.clear();
        out.append(enum_names(a.verb)[static_cast<std::size_t>(a.verb)]);
    }
    static ParsedAction<Action> parse(const Rules&, std::string_view) {
        return {{}, &reasons::kUnknownVerb, 0};
    }
    static void tell(const Rules&, const Event&, EventText& out) { out.clear(); }
    static void targets(const Rules&, Action, TargetList& out) { out.clear(); }
    static void event_targets(const Rules&, const Event&, TargetList& out) { out.clear(); }
    static void part_names(const Rules&, PartNames& out) { out.clear(); }
    static void intents(const Rules&, const State&, Seat, const Target&, IntentList<Coins>& out) {
        out.clear();
    }
};
static_assert(Game<Coins>);

}  // namespace pakhuis::coins
