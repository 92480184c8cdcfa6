// Consequences that are told before an action, and figures beside the board.
#include <gtest/gtest.h>

#include "games/carts/test_table.h"
#include "kit/told.h"

namespace pakhuis::carts {
namespace {

kit::Told told_before(const Table& t, int seat, std::string_view typed) {
    return kit::told_before<Carts>(t.rules, t.state, static_cast<Seat>(seat), typed);
}

const ContractFigures& progress(const Figures& figures, ContractId contract) {
    for (const ContractFigures& one : figures.contracts) {
        if (one.contract == contract) return one;
    }
    ADD_FAILURE() << "this contract is not known";
    return figures.contracts[0];
}

// rulebook: claiming a track
TEST(CartsPreview, AClaimTellsCostPointsAndTheContractsItJoins) {
    Table t(2);
    t.hand(0, "green x2").holds(0, {"dam-zuiderkerk"}).owns(0, {"oost-indisch-huis-dam-b"});
    const kit::Told told = told_before(t, 0, "claim zuiderkerk-oost-indisch-huis green x1");
    EXPECT_EQ(told.foreseen, Foreseen::kAll);
    EXPECT_EQ(told.changes, (Texts{"card green -1", "carts -1"}));
    EXPECT_EQ(told.points, (Texts{"routes +1", "contracts-done +3", "contracts-failed +3"}));
    EXPECT_EQ(told.next, "1");
}

// rulebook: drawing transport cards
TEST(CartsPreview, ACardFromThePileStaysOpen) {
    const kit::Told told = told_before(Table(2), 0, "draw");
    EXPECT_TRUE(told.changes.empty());
    EXPECT_EQ(told.next, "chance");
}

// rulebook: preparation. All seats choose at the same time.
TEST(CartsPreview, TheLastFirstChoiceDoesNotTellWhatOthersKept) {
    Table t = Table::at_start(2);
    Rng rng(1);
    while (t.state.phase != Phase::kChoose) {
        Carts::apply(t.rules, t.state, kChance, Carts::sample_chance(t.rules, t.state, rng));
    }
    Carts::apply(t.rules, t.state, 1, Carts::random_legal(t.rules, t.state, 1, rng));
    const kit::Told told = told_before(t, 0, t.legal(0)[0]);
    EXPECT_EQ(told.foreseen, Foreseen::kResult);
    for (const std::string& event : told.events) EXPECT_EQ(event.find("Seat 1 keeps"), event.npos);
}

// rulebook: end of the game
TEST(CartsPreview, TheLastStepTellsOwnPointsAndNoContractOfOthers) {
    Table t(2);
    t.hand(0, "green x2").holds(0, {"dam-zuiderkerk"}).owns(0, {"oost-indisch-huis-dam-b"});
    t.state.turns_left = 1;
    const kit::Told told = told_before(t, 0, "claim zuiderkerk-oost-indisch-huis green x1");
    EXPECT_EQ(told.foreseen, Foreseen::kResult);
    EXPECT_EQ(told.points, (Texts{"routes +1", "contracts-done +3", "contracts-failed +3"}));
    for (const std::string& event : told.events) EXPECT_EQ(event.find("Seat 1"), event.npos);
    EXPECT_EQ(told.next, "");
}

// rulebook: contracts
TEST(CartsFigures, TellTheFewestSpacesThatAContractStillNeeds) {
    Table t(2);
    t.holds(0, {"dam-zuiderkerk"}).owns(0, {"oost-indisch-huis-dam-b"});
    Figures figures = Carts::figures(t.rules, t.state, 0);
    const ContractFigures one = progress(figures, t.contract("dam-zuiderkerk"));
    EXPECT_FALSE(one.done);
    EXPECT_FALSE(one.lost);
    EXPECT_EQ(one.spaces, 1);
    EXPECT_EQ(one.missing, TrackSet::of(t.track("zuiderkerk-oost-indisch-huis")));
    t.owns(0, {"zuiderkerk-oost-indisch-huis"});
    figures = Carts::figures(t.rules, t.state, 0);
    EXPECT_TRUE(progress(figures, t.contract("dam-zuiderkerk")).done);
}

// What is paid of the track with this name.
int paid(const Table& t, std::string_view name, Seat viewer = 0) {
    const auto id = static_cast<std::size_t>(t.track(std::string(name)).index());
    return Carts::figures(t.rules, t.state, viewer).paid[id];
}

// rulebook: claiming a track. Wild cards stand for any colour.
TEST(CartsFigures, TellHowManySpacesOfATrackTheHandPays) {
    Table t(2);
    t.hand(0, "green x1 joker");
    EXPECT_EQ(paid(t, "blauwbrug-munttoren"), 2) << "green, 3 spaces";
    t.hand(0, "green x3 joker");
    EXPECT_EQ(paid(t, "blauwbrug-munttoren"), 3) << "no more than its spaces";
    t.owns(1, {"blauwbrug-munttoren"});
    EXPECT_EQ(paid(t, "blauwbrug-munttoren"), 0) << "it is taken";
    EXPECT_TRUE(Carts::figures(t.rules, t.state, kSpectator).paid.empty());
}

// The cards that help the own contract; cards that others took openly are not unseen.
TEST(CartsFigures, CountTheUnseenCardsThatBringAContractNearer) {
    Table t(2);
    t.holds(0, {"dam-zuiderkerk"}).owns(0, {"oost-indisch-huis-dam-b"});
    Figures figures = Carts::figures(t.rules, t.state, 0);
    ASSERT_EQ(progress(figures, t.contract("dam-zuiderkerk")).spaces, 1);
    EXPECT_EQ(figures.unseen, kDeckSize - 5) << "all but the row";
    const int useful = figures.unseen_useful;
    EXPECT_GT(useful, 0);
    t.hand(1, "joker").sure(1, "joker");
    figures = Carts::figures(t.rules, t.state, 0);
    EXPECT_EQ(figures.unseen, kDeckSize - 6);
    EXPECT_EQ(figures.unseen_useful, useful - 1);
    t.hand(0, "joker");
    EXPECT_EQ(Carts::figures(t.rules, t.state, 0).useful.size(), 0u) << "all is paid";
}

// rulebook: double tracks
TEST(CartsFigures, WithTwoSeatsTheTwinOfAClaimedTrackIsClosed) {
    Table two(2);
    two.owns(1, {"oost-indisch-huis-dam-a"});
    EXPECT_EQ(Carts::figures(two.rules, two.state, 0).closed,
              TrackSet::of(two.track("oost-indisch-huis-dam-b")));
    Table three(3);
    three.owns(1, {"oost-indisch-huis-dam-a"});
    EXPECT_TRUE(Carts::figures(three.rules, three.state, 0).closed.empty());
}

// rulebook: end of the game
TEST(CartsFigures, ShowContractsOfOthersOnlyAtTheEnd) {
    Table t(2);
    EXPECT_EQ(Carts::figures(t.rules, t.state, 0).contracts.size(), 1u);
    EXPECT_EQ(Carts::figures(t.rules, t.state, kSpectator).contracts.size(), 0u);
    t.state.phase = Phase::kOver;
    EXPECT_EQ(Carts::figures(t.rules, t.state, 0).contracts.size(), 2u);
    EXPECT_EQ(Carts::figures(t.rules, t.state, kSpectator).contracts.size(), 2u);
}

}  // namespace
}  // namespace pakhuis::carts
