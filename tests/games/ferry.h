// A small game for tests, with two versions of its rules.
//
// Two seats load a ferry in turn: 1, 2 or 3 crates. After each loading the river (chance) takes
// none or one of them. The match ends when the ferry holds as much as its edition allows.
//
//   version 1   the seat that loads last loses a point
//   version 2   a seat may also wait, once; its own field counts the waits. The seat that loads
//   last
//               loses two points.
//
// Both are the same game: Ferry<1> as the program was before version 2, Ferry<2> as it is after it.
#pragma once

#include <array>

#include "engine/game.h"

namespace pakhuis::ferry {

inline int checks = 0;  // calls of `refusal` of all matches

enum class Verb : std::uint8_t { kLoad, kWait, kTake };
constexpr auto enum_names(Verb) {
    return std::array<std::string_view, 3>{"load", "wait", "take"};
}

struct Action {
    Verb verb = Verb::kLoad;
    std::uint8_t crates = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("verb", self.verb);
        visit("crates", self.crates);
    }
    friend constexpr bool operator==(const Action&, const Action&) = default;
};

struct State {
    std::uint8_t turn = 0;
    std::uint8_t crates = 0;
    bool river = false;  // chance is next
    PerSeat<std::int8_t, 2> points;
    PerSeat<std::uint8_t, 2> waits;  // number of waits

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("turn", self.turn);
        visit("crates", self.crates);
        visit("river", self.river);
        visit("points", self.points);
        visit("waits", self.waits, since(2));
    }
    friend constexpr bool operator==(const State&, const State&) = default;
};

struct View : State {
    Seat viewer = kSpectator;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        State::fields(self, visit);
        visit("viewer", self.viewer);
    }
    friend constexpr bool operator==(const View&, const View&) = default;
};

struct Event {
    Verb kind = Verb::kLoad;
    Seat seat = kSpectator;
    std::uint8_t crates = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("seat", self.seat);
        visit("crates", self.crates);
    }
    friend constexpr bool operator==(const Event&, const Event&) = default;
};

struct Edition {
    Text<40> title;
    std::uint8_t room = 0;  // crates that the ferry holds
    std::uint8_t toll = 0;  // additional cost of the last loading

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("title", self.title);
        visit("room", self.room);
        visit("toll", self.toll, since(2));
    }
    friend constexpr bool operator==(const Edition&, const Edition&) = default;
};

struct Rules {
    int version = 1;
    int seats = 2;
    int room = 0;
    int toll = 0;
};

inline constexpr Reason kTooMany{"too-many-crates", "The ferry has no room for so many."};
inline constexpr Reason kWaited{"waited", "This seat has waited already."};

// The newest version that this program knows.
template <int kNewest>
struct Ferry {
    using Rules = ferry::Rules;
    using State = ferry::State;
    using View = ferry::View;
    using Action = ferry::Action;
    using Event = ferry::Event;
    using Edition = ferry::Edition;

    static constexpr std::size_t kMaxActions = 4;
    static constexpr std::size_t kMaxEvents = 1;
    static constexpr std::array<std::string_view, 1> kStreams{"river"};
    static constexpr GameInfo kInfo{.id = "ferry",
                                    .name = "Ferry",
                                    .min_seats = 2,
                                    .max_seats = 2,
                                    .rules_version = kNewest,
                                    .oldest_version = 1,
                                    .first_edition = 0,
                                    .max_steps = 400,
                                    .options = {},
                                    .streams = kStreams};

    // Version 2 has another board.
    static const Edition& built_in() {
        static constexpr Edition kFirst{Text<40>("A small ferry"), 12, 0};
        static constexpr Edition kSecond{Text<40>("A large ferry"), 20, 1};
        return kNewest == 1 ? kFirst : kSecond;
    }
    static EditionProblem prepare(Edition&) { return {}; }
    static void warnings(const Edition&, EditionWarnings& out) { out.clear(); }
    static EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules) {
        rules.version = version_asked(options, kNewest);
        rules.room = edition.room;
        rules.toll = edition.toll;
        return {};
    }

    static State start(const Rules&) { return {}; }
    static Seats waiting(const Rules& rules, const State& s) {
        if (s.river) return Seats::of(kChance);
        return s.crates >= rules.room ? Seats{} : Seats::of(s.turn);
    }
    static void legal(const Rules& rules, const State& s, Seat seat, ActionList<Ferry>& out) {
        out.clear();
        for (std::uint8_t crates = 1; crates <= 3; ++crates) add(rules, s, seat, crates, out);
        if (why_not(rules, s, seat, {Verb::kWait, 0}) == nullptr) out.push_back({Verb::kWait, 0});
    }
    static Refusal refusal(const Rules& rules, const State& s, Seat seat, Action a) {
        ++checks;
        return why_not(rules, s, seat, a);
    }
    static std::span<const Reason* const> reasons() {
        static constexpr std::array<const Reason*, 2> kAll{&kTooMany, &kWaited};
        return kAll;
    }
    static void apply(const Rules& rules, State& s, Seat, Action a) {
        if (a.verb == Verb::kTake) {
            s.crates = static_cast<std::uint8_t>(s.crates - a.crates);
            s.river = false;
            s.turn = static_cast<std::uint8_t>(1 - s.turn);
            return;
        }
        if (a.verb == Verb::kWait) {
            ++s.waits[s.turn];
            s.turn = static_cast<std::uint8_t>(1 - s.turn);
            return;
        }
        s.crates = static_cast<std::uint8_t>(s.crates + a.crates);
        s.points[s.turn] = static_cast<std::int8_t>(s.points[s.turn] + a.crates);
        s.river = s.crates < rules.room;
        if (s.river) return;
        const int loss = (rules.version == 1 ? 1 : 2) + rules.toll;
        s.points[s.turn] = static_cast<std::int8_t>(s.points[s.turn] - loss);
    }
    static Action random_legal(const Rules& rules, const State& s, Seat seat, Rng& rng) {
        ActionList<Ferry> actions;
        legal(rules, s, seat, actions);
        return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    }
    static void chances(const Rules&, const State&, ChanceList<Action>& out) {
        out.clear();
        out.add({Verb::kTake, 0}, 2);
        out.add({Verb::kTake, 1}, 1);
    }
    static Action sample_chance(const Rules&, const State&, Rng& rng) {
        return {Verb::kTake, static_cast<std::uint8_t>(rng.below(3) == 0 ? 1 : 0)};
    }
    static int score(const Rules&, const State& s, Seat seat) { return s.points[seat]; }
    static void score_sheet(const Rules&, const State& s, Seat seat, ScoreSheet& out) {
        out.clear();
        out.push_back({"crates", s.points[seat], 1});
    }
    static Ranking ranking(const Rules&, const State& s) {
        return rank_by(2, [&](int seat) { return s.points[static_cast<std::size_t>(seat)]; });
    }
    static std::string_view end_reason(const Rules& rules, const State& s) {
        return waiting(rules, s).empty() ? "loaded" : "";
    }
    static View observe(const Rules&, const State& s, Seat viewer) { return {{s}, viewer}; }
    static State sample(const Rules&, const View& view, Rng&) { return view; }
    static Seats visible_to(const Rules&, const State&, Seat, Action) { return Seats::everyone(2); }
    static void events(const Rules&, const State&, Seat seat, Action a, const State&, Seat,
                       EventList<Ferry>& out) {
        out.clear();
        out.push_back({a.verb, seat, a.crates});
    }
    static Refusal inconsistency(const Rules&, const State& s) {
        return s.turn > 1 ? &reasons::kNoSuchAction : nullptr;
    }
    static void write(const Rules&, Action a, ActionText& out) {
        out.clear();
        out.append(enum_names(a.verb)[static_cast<std::size_t>(a.verb)]);
        if (a.verb == Verb::kWait) return;
        out.append(" ");
        out.append(static_cast<int>(a.crates));
    }
    static ParsedAction<Action> parse(const Rules&, std::string_view typed) {
        if (typed == "wait") return {{Verb::kWait, 0}, nullptr, 0};
        const bool digit = typed.size() == 6 && typed[5] >= '0' && typed[5] <= '3';
        const auto crates = static_cast<std::uint8_t>(digit ? typed[5] - '0' : 0);
        if (digit && typed.starts_with("load ")) return {{Verb::kLoad, crates}, nullptr, 0};
        if (digit && typed.starts_with("take ")) return {{Verb::kTake, crates}, nullptr, 0};
        return {{}, &reasons::kUnknownVerb, 0};
    }
    static void tell(const Rules&, const Event&, EventText& out) { out.clear(); }
    static void targets(const Rules&, Action, TargetList& out) { out.clear(); }
    static void event_targets(const Rules&, const Event&, TargetList& out) { out.clear(); }
    static void part_names(const Rules&, PartNames& out) { out.clear(); }
    static void intents(const Rules&, const State&, Seat, const Target&, IntentList<Ferry>& out) {
        out.clear();
    }

  private:
    static void add(const Rules& rules, const State& s, Seat seat, std::uint8_t crates,
                    ActionList<Ferry>& out) {
        if (why_not(rules, s, seat, {Verb::kLoad, crates}) == nullptr) {
            out.push_back({Verb::kLoad, crates});
        }
    }
    static Refusal why_not(const Rules& rules, const State& s, Seat actor, Action a) {
        if (!waiting(rules, s).has(actor)) return &reasons::kNotWaiting;
        if (actor == kChance) {
            return a.verb == Verb::kTake && a.crates <= 1 ? nullptr : &reasons::kWrongActor;
        }
        if (a.verb == Verb::kTake) return &reasons::kWrongActor;
        if (a.verb == Verb::kWait) {
            if (rules.version < 2) return &reasons::kUnknownVerb;
            return s.waits[actor] > 0 ? &kWaited : nullptr;
        }
        if (a.crates < 1 || a.crates > 3) return &reasons::kNoSuchAction;
        return s.crates + a.crates > rules.room ? &kTooMany : nullptr;
    }
};
static_assert(Game<Ferry<1>> && Game<Ferry<2>>);

}  // namespace pakhuis::ferry
