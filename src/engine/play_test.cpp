// The loops of play.h on a very small game.
#include "engine/play.h"

#include <gtest/gtest.h>

namespace pakhuis {

// Two seats pay into a chest. Both choose a stake of 1 or 2 in secret. Then a die adds 1 (weight 1)
// or 2 (weight 3). The match ends when the chest holds five or more.
struct Chest {
    enum Verb : std::uint8_t { kStake, kRoll };
    struct Action {
        std::uint8_t verb = kStake;
        std::uint8_t number = 0;
        friend bool operator==(const Action&, const Action&) = default;
    };
    struct State {
        PerSeat<std::uint8_t, 2> stake;  // 0: not yet
        std::uint8_t chest = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    struct View {
        Seat viewer = kSpectator;
        State state;
        friend bool operator==(const View&, const View&) = default;
    };
    using Event = Action;
    struct Rules {
        int version = 1;
        int seats = 2;
    };
    struct Edition {};
    static constexpr std::size_t kMaxActions = 2;
    static constexpr std::size_t kMaxEvents = 1;
    static constexpr std::array<std::string_view, 1> kStreams{"die"};
    static constexpr GameInfo kInfo{"chest", "Chest", 2, 2, 1, 1, 0, 6, {}, kStreams};

    static const Edition& built_in() {
        static constexpr Edition kEdition{};
        return kEdition;
    }
    static EditionProblem prepare(Edition&) { return {}; }
    static void warnings(const Edition&, EditionWarnings& out) { out.clear(); }
    static EditionProblem make_rules(const Options&, const Edition&, Rules&) { return {}; }
    static State start(const Rules&) { return {}; }
    static Seats waiting(const Rules&, const State& s) {
        if (s.chest >= 5) return {};
        Seats who;
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            if (s.stake[seat] == 0) who = who | Seats::of(seat);
        }
        return who.empty() ? Seats::of(kChance) : who;
    }
    static void legal(const Rules& rules, const State& s, Seat seat, ActionList<Chest>& out) {
        out.clear();
        if (!waiting(rules, s).has(seat)) return;
        out.push_back({kStake, 1});
        out.push_back({kStake, 2});
    }
    static std::span<const Reason* const> reasons() { return {}; }
    static Refusal refusal(const Rules& rules, const State& s, Seat seat, Action a) {
        if (!waiting(rules, s).has(seat)) return &reasons::kNotWaiting;
        return a.number == 1 || a.number == 2 ? nullptr : &reasons::kNoSuchAction;
    }
    static void apply(const Rules&, State& s, Seat seat, Action a) {
        if (a.verb == kStake) {
            s.stake[seat == 0 ? 0 : 1] = a.number;
            return;
        }
        s.chest = static_cast<std::uint8_t>(s.chest + s.stake[0] + s.stake[1] + a.number);
        s.stake = {};
    }
    static Action random_legal(const Rules&, const State&, Seat, Rng& rng) {
        return {kStake, static_cast<std::uint8_t>(1 + rng.below(2))};
    }
    static void chances(const Rules&, const State&, ChanceList<Action>& out) {
        out.clear();
        out.add({kRoll, 1}, 1);
        out.add({kRoll, 2}, 3);
    }
    static Action sample_chance(const Rules&, const State&, Rng& rng) {
        return {kRoll, static_cast<std::uint8_t>(rng.below(4) == 0 ? 1 : 2)};
    }
    static int score(const Rules&, const State& s, Seat) { return s.chest; }
    static void score_sheet(const Rules&, const State& s, Seat, ScoreSheet& out) {
        out.clear();
        out.push_back({"chest", s.chest, 1});
    }
    static Ranking ranking(const Rules&, const State&) {
        return rank_by(2, [](int) { return 0; });
    }
    static std::string_view end_reason(const Rules&, const State& s) {
        return s.chest >= 5 ? "full" : "";
    }
    static View observe(const Rules&, const State& s, Seat viewer) { return {viewer, s}; }
    static State sample(const Rules&, const View& view, Rng&) { return view.state; }
    static Seats visible_to(const Rules&, const State&, Seat, Action) { return Seats::everyone(2); }
    static void events(const Rules&, const State&, Seat, Action a, const State&, Seat,
                       EventList<Chest>& out) {
        out.clear();
        out.push_back(a);
    }
    static Refusal inconsistency(const Rules&, const State&) { return nullptr; }
    static void write(const Rules&, Action a, ActionText& out) {
        out = ActionText("stake ");
        out.append(static_cast<int>(a.number));
    }
    static ParsedAction<Action> parse(const Rules&, std::string_view) { return {}; }
    static void tell(const Rules&, const Event&, EventText& out) { out.clear(); }
    static void targets(const Rules&, Action, TargetList& out) { out.clear(); }
    static void event_targets(const Rules&, const Event&, TargetList& out) { out.clear(); }
    static void part_names(const Rules&, PartNames& out) { out.clear(); }
    static void intents(const Rules&, const State&, Seat, const Target&, IntentList<Chest>& out) {
        out.clear();
    }
};
static_assert(Game<Chest>);

namespace {

TEST(Perft, CountsLinesOfPlay) {
    const Chest::Rules rules;
    const auto start = Chest::start(rules);
    EXPECT_EQ(perft<Chest>(rules, start, 0), 1u);
    EXPECT_EQ(perft<Chest>(rules, start, 1), 2u);
    EXPECT_EQ(perft<Chest>(rules, start, 2), 4u);  // the order of the two stakes does not count
    EXPECT_EQ(perft<Chest>(rules, start, 3), 8u);  // outcomes count once, whatever their weight
}

// Stakes and die of one round give 3 to 6. The sum is below five for 1,1,1 (3) and for 1,1,2, 1,2,1
// and 2,1,1 (4).
TEST(Perft, CountsLinesThatEndEarly) {
    const Chest::Rules rules;
    const auto start = Chest::start(rules);
    EXPECT_EQ(perft<Chest>(rules, start, 4), 4u + 4u * 2u);
    EXPECT_EQ(perft<Chest>(rules, start, 6), 4u + 4u * 8u);
    EXPECT_EQ(perft<Chest>(rules, start, 9), 4u + 4u * 8u);
}

TEST(RandomPlay, StopsAtTheEnd) {
    const Chest::Rules rules;
    Rng rng(1);
    for (int i = 0; i < 100; ++i) {
        auto state = Chest::start(rules);
        const int steps = random_finish<Chest>(rules, state, rng);
        EXPECT_TRUE(steps == 3 || steps == 6);
        EXPECT_EQ(Chest::end_reason(rules, state), "full");
        const auto end = state;
        EXPECT_EQ(random_step<Chest>(rules, state, rng), kSpectator);
        EXPECT_EQ(state, end);
    }
}

TEST(RandomPlay, StepReturnsTheActor) {
    const Chest::Rules rules;
    Rng rng(2);
    auto state = Chest::start(rules);
    EXPECT_EQ(random_step<Chest>(rules, state, rng), 0);
    EXPECT_EQ(random_step<Chest>(rules, state, rng), 1);
    EXPECT_EQ(random_step<Chest>(rules, state, rng), kChance);
}

TEST(RandomPlay, EqualSeedsGiveEqualMatches) {
    const Chest::Rules rules;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Rng one(seed);
        Rng other(seed);
        auto first = Chest::start(rules);
        auto second = Chest::start(rules);
        random_finish<Chest>(rules, first, one);
        random_finish<Chest>(rules, second, other);
        EXPECT_EQ(first, second);
    }
}

}  // namespace
}  // namespace pakhuis
