// The easy level of carts: its plans, its choices in set positions, and its strength.
#include "bots/carts/plan.h"
#include "bots/carts/test_table.h"

namespace pakhuis::bots {
namespace {

// A large custom board: a ring of 32 places with chords and the longest tracks.
Edition wide_edition() {
    Edition e = built_in_edition();
    e.places.clear();
    e.tracks.clear();
    e.contracts.clear();
    for (int i = 0; i < kMaxPlaces; ++i) {
        Place place;
        place.name = Text<31>("Place ").append(i);
        e.places.push_back(place);
    }
    for (int i = 0; i < kMaxTracks; ++i) {
        Track t;
        t.from = PlaceId(i % kMaxPlaces);
        t.to = PlaceId((i < kMaxPlaces ? i + 1 : i + 5) % kMaxPlaces);
        t.length = static_cast<std::uint8_t>(1 + i % kMaxLength);
        t.colour = static_cast<Colour>(i % kKinds);
        e.tracks.push_back(t);
    }
    for (int i = 0; i < kMaxContracts; ++i) {
        Contract c;
        c.from = PlaceId(i);
        c.to = PlaceId((i + 7) % kMaxPlaces);
        c.points = static_cast<std::uint8_t>(shortest_way(e, c.from, c.to));
        e.contracts.push_back(c);
    }
    return e;
}

TEST(Easy, PlaysLegallyToTheEndOnAnotherBoard) {
    const Edition edition = wide_edition();
    for (int seats = 2; seats <= kMaxPlayers; ++seats) {
        const Rules rules = rules_for(seats, edition);
        for (int seed = 0; seed < 20; ++seed) {
            const State end = play_itself<Carts>(rules, seed, kEasy.choose);
            EXPECT_EQ(end.phase, Phase::kOver);
        }
    }
}

TEST(Easy, ClaimsTheTrackThatCompletesItsContract) {
    const Rules rules = rules_for(2);
    const ContractId goal = contract(rules, "waag-munttoren");
    const Cards hand = Cards::of(Card::kRed, 2) + Cards::of(Card::kGreen, 4);
    State s = set_position(rules, hand, kPlainRow, ContractSet::of(goal));
    give_track(rules, s, 0, "waag-oost-indisch-huis");
    EXPECT_EQ(answer(rules, kEasy, s), "claim oost-indisch-huis-munttoren-a red x2");
}

TEST(Easy, TakesTheColourThatItsPlanLacks) {
    const Rules rules = rules_for(2);
    const ContractId goal = contract(rules, "waag-munttoren");
    State s = set_position(rules, Cards::of(Card::kRed), kPlainRow, ContractSet::of(goal));
    give_track(rules, s, 0, "waag-oost-indisch-huis");
    EXPECT_EQ(answer(rules, kEasy, s), "take red");
}

TEST(Easy, SparesJokersAndTheCardsThatItsPlanNeedsWhenItPaysOnGrey) {
    const Rules rules = rules_for(2);
    ContractSet goals = ContractSet::of(contract(rules, "waag-munttoren"));
    const Cards hand = Cards::of(Card::kRed, 2) + Cards::of(Card::kPink) + Cards::of(Card::kJoker);
    State s = set_position(rules, hand, kPlainRow, goals);
    // The other way is taken, so the grey single track has no short detour.
    give_track(rules, s, 1, "zuiderkerk-oost-indisch-huis");
    give_track(rules, s, 1, "oost-indisch-huis-dam-a");
    EXPECT_EQ(answer(rules, kEasy, s), "claim waag-oost-indisch-huis pink x1");
}

TEST(Easy, KeepsTheContractThatItsTracksJoinAlready) {
    const Rules rules = rules_for(2);
    EXPECT_EQ(answer(rules, kEasy, offered_in_last_lap(rules)), "keep waag-munttoren");
}

TEST(Easy, DrawsNoContractsInTheLastLap) {
    const Rules rules = rules_for(2);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        play_match<Carts>(
            rules, rng, [&](Seat, const View& view, Rng& r) { return easy_choice(rules, view, r); },
            [&](const State& before, Seat, const Action& action, const State&) {
                EXPECT_TRUE(action.verb != Verb::kContracts || before.turns_left == kNoLap);
            });
    }
}

TEST(Easy, BeatsGreedyInNineMatchesOfTenAndCompletesThreeContractsOfFour) {
    const BotResults results =
        play_against(rules_for(2), kEasy, kGreedy, PAKHUIS_SANITIZED ? 200 : 1000);
    EXPECT_GE(results.win_rate, 0.90);
    EXPECT_GE(results.completion(), 0.75);
}

TEST(Easy, BeatsSeveralGreedyPlayersToo) {
    for (int seats = 3; seats <= kMaxPlayers; ++seats) {
        const BotResults results =
            play_against(rules_for(seats), kEasy, kGreedy, PAKHUIS_SANITIZED ? 60 : 300);
        EXPECT_GE(results.win_rate, 0.85) << seats;
        EXPECT_GE(results.completion(), 0.75) << seats;
    }
}

TEST(CartsPlan, GivesUpContractsWithoutEnoughCartsOrTurns) {
    const Rules rules = rules_for(2);
    const ContractSet far = ContractSet::of(contract(rules, "nieuwe-waal-zuiderkerk"));
    State s = set_position(rules, {}, kPlainRow, far);
    const View enough = Carts::observe(rules, s, 0);
    EXPECT_EQ(plan_for(Situation(rules, enough), far).served, far);

    View few_carts = enough;
    few_carts.carts[0] = 7;
    EXPECT_EQ(plan_for(Situation(rules, few_carts), far).given_up, far);

    View little_time = enough;
    little_time.carts[1] = 4;
    EXPECT_EQ(plan_for(Situation(rules, little_time), far).given_up, far);
}

TEST(CartsPlan, ADetourAvoidsTheLostTrackAndItsClosedTwin) {
    const Rules rules = rules_for(2);
    const ContractSet goal = ContractSet::of(contract(rules, "nieuwe-waal-zuiderkerk"));
    const State s = set_position(rules, {}, kPlainRow, goal);
    const View view = Carts::observe(rules, s, 0);
    const Situation situation(rules, view);
    const TrackId twin = track(rules, "nieuwe-waal-haringpakkerstoren-a");
    const TrackId other = track(rules, "nieuwe-waal-haringpakkerstoren-b");
    // With two players the other twin closes too, so it is not a cheap detour.
    EXPECT_GT(detour(situation, {}, twin), situation.price[to_index(other.index())]);
    EXPECT_LT(detour(situation, {}, twin), kNoWay);
}

}  // namespace
}  // namespace pakhuis::bots
