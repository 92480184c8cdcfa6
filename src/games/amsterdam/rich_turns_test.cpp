// Turns with many cards, resources and Florins: a seat can always act, no component is lost, and
// the turn ends.
#include "games/amsterdam/test_hooks.h"
#include "games/amsterdam/test_table.h"
#include "kit/properties.h"

namespace pakhuis::amsterdam {
namespace {

constexpr int kLongestTurn = 600;

// Thirteen active and five inactive cards, Florins, resources and goods.
void enrich(Table& t, Rng& rng) {
    for (int seat = 0; seat < t.rules.seats; ++seat) {
        const auto own = static_cast<Seat>(seat);
        for (int i = 0; i < 18; ++i) {
            const auto of = static_cast<CardClass>(rng.below(kClasses));
            if (t.state.deck.count(of) == 0) continue;
            const CardId id = t.state.deck.nth(of, rng.below(t.state.deck.count(of)));
            t.state.deck.remove(id);
            (i < 13 ? t.state.active : t.state.below)[own].add(id);
        }
        t.florins(seat, rng.below(20));
        for (int c = 0; c < kColours; ++c) {
            t.state.supply[own] += Resources::of(static_cast<Colour>(c), rng.below(6));
        }
    }
    t.store(0, "beer lace cheese").barge(0, "tulip crystal").ship(0, "w6");
    // A disc with 034 must be on top of its stack.
    for (int seat = 0; seat < t.rules.seats; ++seat) {
        if (has(t.state, static_cast<Seat>(seat), by_effect::kOnTop)) {
            move_to_top(t.state, static_cast<Seat>(seat));
        }
    }
}

// Plays random actions, the end only if no other is left. Returns the number of steps.
int play_turn(const Rules& rules, State& s, Rng& rng, CardSet& used) {
    const Seat seat = actor(s);
    int steps = 0;
    while (s.phase == Phase::kActions && !s.queue.empty() && actor(s) == seat) {
        ActionList<Amsterdam> list;
        Amsterdam::legal(rules, s, seat, list);
        if (list.empty() || steps == kLongestTurn) return kLongestTurn;
        const auto others = static_cast<int>(list.size()) - 1;
        const Action action = list[static_cast<std::size_t>(rng.below(others > 0 ? others : 1))];
        if (action.verb == Verb::kUse) used.add(action.card);
        Amsterdam::apply(rules, s, seat, action);
        const Refusal wrong = Amsterdam::inconsistency(rules, s);
        EXPECT_EQ(wrong, nullptr) << (wrong != nullptr ? wrong->key : "");
        EXPECT_EQ(lost_components(rules, s), "");
        if (wrong != nullptr) return kLongestTurn;
        ++steps;
    }
    return steps;
}

TEST(AmsterdamRichTurns, EndWithAnyCombinationOfCards) {
    CardSet used;
    int longest = 0;
    const int tables = kit::long_matches(300);
    for (int seed = 0; seed < tables; ++seed) {
        Table t(2 + seed % 3);
        Rng rng(static_cast<std::uint64_t>(seed));
        t.round(1 + seed % 12);
        enrich(t, rng);
        ASSERT_EQ(t.problem(), "") << t.json();
        for (int turn = 0; turn < t.rules.seats && t.state.phase == Phase::kActions; ++turn) {
            const State before = t.state;
            const int steps = play_turn(t.rules, t.state, rng, used);
            ASSERT_LT(steps, kLongestTurn)
                << "seed " << seed << ": " << kit::position_text<Amsterdam>(t.rules, before);
            longest = std::max(longest, steps);
        }
    }
    // The turns are rich enough: every card that can be used was used.
    EXPECT_GT(longest, 20);
    EXPECT_EQ(used.plans.count(), kPlans);
    EXPECT_EQ((kActionCards - used).artisans.count(), 1);  // 047 has its own verb
    EXPECT_EQ((kActionCards - used).buildings.count(), 0);
}

}  // namespace
}  // namespace pakhuis::amsterdam
