// The beginner of carts: what it never misses, what it misses, and its strength.
#include "bots/carts/test_table.h"

namespace pakhuis::bots {
namespace {

// How often it gives this answer, of 200 times.
int times(const Rules& rules, const State& s, std::string_view wanted) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        count += answer(rules, kBeginner, s, seed) == wanted;
    }
    return count;
}

State begun_contract(const Rules& rules, const Cards& hand, const Cards& row) {
    const ContractId goal = contract(rules, "waag-munttoren");
    State s = set_position(rules, hand, row, ContractSet::of(goal));
    give_track(rules, s, 0, "waag-oost-indisch-huis");
    return s;
}

TEST(CartsBeginner, AlwaysClaimsTheTrackThatCompletesItsContract) {
    const Rules rules = rules_for(2);
    const Cards hand = Cards::of(Card::kRed, 2) + Cards::of(Card::kGreen, 4);
    const State s = begun_contract(rules, hand, kPlainRow);
    EXPECT_EQ(times(rules, s, "claim oost-indisch-huis-munttoren-a red x2"), 200);
}

TEST(CartsBeginner, NeverKeepsTheHopelessContractInsteadOfTheCompleteOne) {
    const Rules rules = rules_for(2);
    const State s = offered_in_last_lap(rules);
    EXPECT_EQ(times(rules, s, "keep nieuwe-waal-zuiderkerk"), 0);
    EXPECT_GE(times(rules, s, "keep waag-munttoren"), 150);
}

TEST(CartsBeginner, SometimesMissesTheColourThatItsPlanLacks) {
    const Rules rules = rules_for(2);
    const State s = begun_contract(rules, Cards::of(Card::kRed), kPlainRow);
    const int right = times(rules, s, "take red");
    EXPECT_GE(right, 160);
    EXPECT_LT(right, 200);
}

TEST(CartsBeginner, LosesMostMatchesToEasyAndBeatsGreedyAndRandom) {
    const Rules rules = rules_for(2);
    const int matches = PAKHUIS_SANITIZED ? 100 : 600;
    const double against_easy = play_against(rules, kBeginner, kEasy, matches).win_rate;
    EXPECT_GE(against_easy, 0.10);
    EXPECT_LE(against_easy, 0.40);
    EXPECT_GE(play_against(rules, kBeginner, kGreedy, matches / 5).win_rate, 0.9);
    EXPECT_GE(play_against(rules, kBeginner, kRandom, matches / 5).win_rate, 0.95);
}

}  // namespace
}  // namespace pakhuis::bots
