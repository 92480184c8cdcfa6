// The lesson of carts teaches enough to win: its learner beats the beginner. Each rule of thumb in
// a set position.
#include "bots/carts/test_table.h"
#include "bots/carts/test_taught.h"
#include "kit/effort.h"

namespace pakhuis::bots {
namespace {

constexpr NamedBot kTaught{"taught", taught_choice};

// A contract of which one route is missing, red and two spaces long.
State one_route_missing(const Rules& rules, const Cards& hand, const Cards& row) {
    State s = set_position(rules, hand, row, ContractSet::of(contract(rules, "waag-munttoren")));
    give_track(rules, s, 0, "waag-oost-indisch-huis");
    return s;
}

TEST(CartsTaught, ClaimsTheMissingRouteThatItsCardsPay) {
    const Rules rules = rules_for(2);
    const Cards hand = Cards::of(Card::kRed, 2) + Cards::of(Card::kGreen, 4);
    EXPECT_EQ(answer(rules, kTaught, one_route_missing(rules, hand, kPlainRow)),
              "claim oost-indisch-huis-munttoren-a red x2");
}

TEST(CartsTaught, TakesTheFaceUpCardThatTheMissingRouteNeeds) {
    const Rules rules = rules_for(2);
    const Cards row = kPlainRow - Cards::of(Card::kPink) + Cards::of(Card::kJoker);
    EXPECT_EQ(answer(rules, kTaught, one_route_missing(rules, Cards::of(Card::kRed), row)),
              "take red");
}

TEST(CartsTaught, TakesTheWildCardIfNoNeededColourIsFaceUp) {
    const Rules rules = rules_for(2);
    const Cards row = kPlainRow - Cards::of(Card::kRed) + Cards::of(Card::kJoker);
    EXPECT_EQ(answer(rules, kTaught, one_route_missing(rules, Cards::of(Card::kRed), row)),
              "take joker");
}

TEST(CartsTaught, DrawsFromTheDeckIfNothingThatHelpsIsFaceUp) {
    const Rules rules = rules_for(2);
    const Cards row = kPlainRow - Cards::of(Card::kRed) + Cards::of(Card::kOrange);
    EXPECT_EQ(answer(rules, kTaught, one_route_missing(rules, Cards::of(Card::kRed), row)), "draw");
}

TEST(CartsTaught, DrawsContractsOnceItsOwnAreCompleted) {
    const Rules rules = rules_for(2);
    State s = one_route_missing(rules, {}, kPlainRow);
    give_track(rules, s, 0, "oost-indisch-huis-munttoren-a");
    EXPECT_EQ(answer(rules, kTaught, s), "contracts");
}

TEST(CartsTaught, ClaimsALongRouteWithACartSymbolWhenFewCartsAreLeft) {
    const Rules rules = rules_for(2);
    const Cards hand = Cards::of(Card::kGreen, 4) + Cards::of(Card::kBlack, 2);
    State s = one_route_missing(rules, hand, kPlainRow);
    for (const char* name : {"oost-indisch-huis-munttoren-a", "zuiderkerk-oost-indisch-huis",
                             "zuiderkerk-blauwbrug-a"}) {
        give_track(rules, s, 0, name);
    }
    // Begijnhof–Leidsepoort is as long, but has no cart symbol.
    give_track(rules, s, 1, "blauwbrug-munttoren");
    EXPECT_EQ(answer(rules, kTaught, s), "claim haringpakkerstoren-oude-waal green x3");
}

// The opening of the lesson, until the learner chooses its first contract.
State opening(const Rules& rules) {
    State s = Carts::start(rules);
    for (const char* step :
         {"deal orange", "deal black", "deal red", "deal black", "turn red", "turn pink",
          "turn blue", "turn green", "turn black", "offer haringpakkerstoren-dam",
          "offer waag-munttoren", "offer oude-waal-leidsepoort", "offer waag-blauwbrug"}) {
        const auto parsed = Carts::parse(rules, step);
        EXPECT_EQ(Carts::refusal(rules, s, kChance, parsed.action), nullptr) << step;
        Carts::apply(rules, s, kChance, parsed.action);
    }
    return s;
}

TEST(CartsTaught, BeginsWithTheShortContract) {
    const Rules rules = rules_for(2);
    EXPECT_EQ(answer(rules, kTaught, opening(rules)), "keep haringpakkerstoren-dam");
}

// The second choice of the lesson: the routes of its first contract are claimed.
State second_choice(const Rules& rules) {
    const ContractSet done = ContractSet::of(contract(rules, "haringpakkerstoren-dam"));
    State s = set_position(rules, {}, kPlainRow, done);
    for (const char* name : {"haringpakkerstoren-korenmetershuisje", "korenmetershuisje-dam-a",
                             "nieuwe-waal-haringpakkerstoren-a"}) {
        give_track(rules, s, 0, name);
    }
    s.phase = Phase::kKeep;
    for (const char* name : {"nieuwe-waal-oude-kerk", "noordermarkt-dam"}) {
        s.offer[0].add(contract(rules, name));
    }
    s.contract_pile -= s.offer[0];
    return s;
}

TEST(CartsTaught, KeepsBothContractsThatUseItsRoutes) {
    const Rules rules = rules_for(2);
    EXPECT_EQ(answer(rules, kTaught, second_choice(rules)),
              "keep noordermarkt-dam nieuwe-waal-oude-kerk");
}

TEST(CartsTaught, KeepsTheContractThatItsRoutesConnectAlready) {
    const Rules rules = rules_for(2);
    EXPECT_EQ(answer(rules, kTaught, offered_in_last_lap(rules)), "keep waag-munttoren");
}

TEST(CartsTaught, ChoosesLegallyAndOnlyByItsView) {
    for (int seats = 2; seats <= kMaxPlayers; ++seats) {
        for (int seed = 0; seed < 20; ++seed) {
            expect_legal_by_view<Carts>(rules_for(seats), seed, 4, taught_choice);
        }
        EXPECT_EQ(play_itself<Carts>(rules_for(seats), 7, taught_choice).phase, Phase::kOver);
    }
}

// PAKHUIS_LONG_MATCHES=10000 plays that many.
TEST(CartsTaught, BeatsTheBeginnerInMoreThanHalfOfItsMatches) {
    const int matches = kit::long_matches(600);
    const double rate = play_against(rules_for(2), kTaught, kBeginner, matches).win_rate;
    record_rate("beginner", rate, matches);
    EXPECT_GT(lower_end(rate, matches), 0.5) << rate;
}

TEST(CartsTaught, WinsMoreThanItsShareAgainstSeveralBeginners) {
    const int matches = kit::long_matches(300);
    for (int seats = 3; seats <= kMaxPlayers; ++seats) {
        const double rate = play_against(rules_for(seats), kTaught, kBeginner, matches).win_rate;
        record_rate(seats == 3 ? "two-beginners" : "three-beginners", rate, matches);
        EXPECT_GT(lower_end(rate, matches), 1.0 / seats) << rate;
    }
}

}  // namespace
}  // namespace pakhuis::bots
