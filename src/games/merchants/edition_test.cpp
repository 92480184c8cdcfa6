// The printed tables: the values of the built-in edition, and faults that are refused in another.
#include "games/merchants/edition.h"

#include <functional>
#include <gtest/gtest.h>

#include "codec/hash.h"
#include "codec/json.h"
#include "games/merchants/test_rules.h"

namespace pakhuis::merchants {
namespace {

TEST(MerchantsEdition, IsValidForAllSeatCountsWhenBuiltIn) {
    EXPECT_EQ(edition_problem(built_in_edition()).refusal, nullptr);
    EditionWarnings warnings;
    Merchants::warnings(built_in_edition(), warnings);
    EXPECT_TRUE(warnings.empty());
}

// contents: 84 cards
TEST(MerchantsEdition, HoldsThePrintedComponents) {
    const Edition& e = built_in_edition();
    EXPECT_EQ(action_cards(e, 5) + e.term(Term::kHourglasses), 84);
    EXPECT_EQ(action_cards(e, 3), 54);
    EXPECT_EQ(e.spaces.size(), 26u);
    int colonies = 0;
    int houses = 0;
    for (const CardCount& row : e.cards) {
        colonies += is_colony(row.card) ? row.count : 0;
        houses += is_house(row.card) ? row.count : 0;
    }
    EXPECT_EQ(colonies, 24);
    EXPECT_EQ(houses, 24);
}

// time line: three, two and two scorings; the last space
TEST(MerchantsEdition, MarksOnlyThePayoutsOf1611AsText) {
    int text = 0;
    for (const Space& space : built_in_edition().spaces) {
        if (!scores(space.event) || space.payout_mark != Mark::kText) continue;
        ++text;
        EXPECT_EQ(space.years.view(), "1611");
        EXPECT_EQ(space.event, SpaceEvent::kAmsterdam);
        EXPECT_EQ(space.payouts, (PayoutTable{{{100, 60}, {80, 40}, {60, 40}, {40, 20}}}));
    }
    EXPECT_EQ(text, 1);
}

// reconstruction: ten sites in each quarter and on each continent
TEST(MerchantsEdition, EveryQuarterAndContinentHasTenSites) {
    for (const QuarterRow& row : built_in_edition().quarters) EXPECT_EQ(row.rows * row.columns, 10);
    for (const ContinentRow& row : built_in_edition().continents) {
        EXPECT_EQ(row.sites[0] + row.sites[1] + row.sites[2] + row.sites[3], 10);
    }
    EXPECT_EQ(built_in_edition().bridges.size(), 7u);
}

TEST(MerchantsEdition, IsPrintedAndLoadedAgain) {
    for (const Edition& e : {built_in_edition(), small_edition(4)}) {
        const std::string text = codec::to_json(e, e).dump();
        const auto json = codec::parse_json(text);
        ASSERT_TRUE(json);
        const auto back = codec::from_json<Edition>(e, *json);
        ASSERT_TRUE(back) << back.error().text();
        EXPECT_EQ(*back, e);
        EXPECT_EQ(codec::field_hash(*back), codec::field_hash(e));
        for (const char* mark : {"text", "published", "deduced", "ours"}) {
            EXPECT_NE(text.find(std::string("mark\":\"") + mark), text.npos) << mark;
        }
    }
}

// rulings: another edition may be made for some numbers of players
TEST(MerchantsEdition, MadeForFourPlayersIsPlayedByFourOnly) {
    const Edition e = small_edition(4);
    EXPECT_EQ(edition_problem(e).refusal, nullptr);
    EditionWarnings warnings;
    Merchants::warnings(e, warnings);
    ASSERT_EQ(warnings.size(), 1u);
    EXPECT_EQ(warnings[0].refusal->key, "uneven-turns");
    Options options;
    Rules rules;
    options.seats = 4;
    EXPECT_EQ(make_rules(options, e, rules).refusal, nullptr);
    options.seats = 5;
    EXPECT_EQ(make_rules(options, e, rules).refusal->key, "uneven-turns");
}

struct Fault {
    const char* key;
    const char* table;
    int row;
    std::function<void(Edition&)> make;
};

void PrintTo(const Fault& f, std::ostream* out) {
    *out << f.key << " in " << f.table;
}

class MerchantsBadEdition : public testing::TestWithParam<Fault> {};

TEST_P(MerchantsBadEdition, IsRefused) {
    Edition e = built_in_edition();
    GetParam().make(e);
    const EditionProblem problem = edition_problem(e);
    ASSERT_NE(problem.refusal, nullptr);
    EXPECT_EQ(problem.refusal->key, GetParam().key);
    EXPECT_EQ(problem.table, GetParam().table);
    EXPECT_EQ(problem.row, GetParam().row);
}

void set(Edition& e, Term term, int value) {
    e.terms[at(term)].value = static_cast<std::uint16_t>(value);
}

INSTANTIATE_TEST_SUITE_P(
    Faults, MerchantsBadEdition,
    testing::Values(
        Fault{"term-order", "terms", 1, [](Edition& e) { e.terms[1].term = Term::kBridge; }},
        Fault{"bad-term", "terms", 0, [](Edition& e) { set(e, Term::kStartMoney, 405); }},
        Fault{"bad-term", "terms", 5, [](Edition& e) { set(e, Term::kBridge, 1010); }},
        Fault{"bad-term", "terms", 1, [](Edition& e) { set(e, Term::kCredit, 40); }},
        Fault{"bad-row", "terms", 6, [](Edition& e) { set(e, Term::kRow, 1); }},
        Fault{"bad-row", "terms", 6, [](Edition& e) { set(e, Term::kRow, 16); }},
        Fault{"bad-clock", "terms", 7, [](Edition& e) { set(e, Term::kPriceStep, 0); }},
        Fault{"bad-clock", "terms", 7, [](Edition& e) { set(e, Term::kLowestPrice, 200); }},
        Fault{"bad-clock", "terms", 7, [](Edition& e) { set(e, Term::kLowestPrice, 110); }},
        Fault{"bad-clock", "terms", 7, [](Edition& e) { set(e, Term::kPriceStep, 40); }},
        Fault{"bad-clock", "terms", 7, [](Edition& e) { set(e, Term::kHighestPrice, 1000); }},
        Fault{"hourglasses", "terms", 10, [](Edition& e) { set(e, Term::kHourglasses, 23); }},
        Fault{"bad-time-line", "spaces", 0, [](Edition& e) { e.spaces.clear(); }},
        Fault{"bad-time-line", "spaces", 0,
              [](Edition& e) { e.spaces[0].event = SpaceEvent::kShip; }},
        Fault{"bad-time-line", "spaces", 3,
              [](Edition& e) { e.spaces[3].event = SpaceEvent::kFinal; }},
        Fault{"bad-time-line", "spaces", 25,
              [](Edition& e) { e.spaces[25].event = SpaceEvent::kColonies; }},
        Fault{"bad-payout", "spaces", 4, [](Edition& e) { e.spaces[4].payouts[2].second = 35; }},
        Fault{"bad-payout", "spaces", 9, [](Edition& e) { e.spaces[9].payouts[0].first = 1010; }},
        Fault{"bad-payout", "spaces", 2, [](Edition& e) { e.spaces[2].payouts[0].first = 10; }},
        Fault{"bad-card", "cards", 3, [](Edition& e) { e.cards[3].card = CardKind::kGoods; }},
        Fault{"bad-card", "cards", 0, [](Edition& e) { e.cards[0].card = CardKind::kHourglass; }},
        Fault{"bad-card", "cards", 1, [](Edition& e) { e.cards[1].not_with_three = 4; }},
        Fault{"too-many-cards", "cards", 0, [](Edition& e) { e.cards[0].count = 73; }},
        Fault{"uneven-turns", "cards", 0, [](Edition& e) { e.cards[0].count = 13; }},
        Fault{"uneven-turns", "cards", 0, [](Edition& e) { e.cards.clear(); }},
        Fault{"bad-quarter", "quarters", 2,
              [](Edition& e) { e.quarters[2].quarter = Quarter::kLastage; }},
        Fault{"bad-quarter", "quarters", 1, [](Edition& e) { e.quarters[1].rows = 0; }},
        Fault{"bad-quarter", "quarters", 3, [](Edition& e) { e.quarters[3].rows = 4; }},
        Fault{"bad-bridge", "bridges", 0, [](Edition& e) { e.bridges[0].to = find_site("g3"); }},
        Fault{"bad-bridge", "bridges", 4, [](Edition& e) { e.bridges[4].to = find_site("l10"); }},
        Fault{"bad-bridge", "bridges", 1, [](Edition& e) { e.bridges[1].from = SiteId(); }},
        Fault{"bad-bridge", "bridges", 6,
              [](Edition& e) { e.bridges[6] = {e.bridges[2].to, e.bridges[2].from, Mark::kOurs}; }},
        Fault{"bad-continent", "continents", 0,
              [](Edition& e) { e.continents[0].continent = Continent::kAfrica; }},
        Fault{"bad-continent", "continents", 3, [](Edition& e) { e.continents[3].sites[3] = 16; }},
        Fault{"bad-start", "starts", 4, [](Edition& e) { e.starts[4].house = e.starts[1].house; }},
        Fault{"bad-start", "starts", 2, [](Edition& e) { e.starts[2].house = find_site("l12"); }},
        Fault{"bad-start", "starts", 0, [](Edition& e) { e.starts[0].colony = Colony::kNone; }},
        Fault{"bad-start", "starts", 4, [](Edition& e) {
                  e.continents[1].sites[1] = 1;
                  e.starts[4].colony = e.starts[2].colony;
              }}));

}  // namespace
}  // namespace pakhuis::merchants
