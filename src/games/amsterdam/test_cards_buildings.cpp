// Buildings with timing III and permanent ones, and the plans.
#include "games/amsterdam/test_cards.h"

namespace pakhuis::amsterdam {
namespace {

// 055–060: after a plan of a quarter, a Florin. 061–066: a point for each active plan of a quarter.
void add_towers(CardCases& cases) {
    for (int i = 0; i < 6; ++i) {
        const int plan = 109 + 4 * i;
        const int other = 109 + 4 * ((i + 1) % 6);
        const std::string colour(kColourNames[static_cast<std::size_t>(i)]);
        const std::string wrong(kColourNames[static_cast<std::size_t>((i + 1) % 6)]);
        cases[55 + i] = {[=] {
                             Table t = table_with(55 + i);
                             t.active(0, numeral(plan)).supply(0, colour).play(use(plan));
                             expect_gain(t, 55 + i, {.florins = 1});
                         },
                         [=] {
                             Table t = table_with(55 + i);
                             t.active(0, numeral(plan) + " " + numeral(other)).supply(0, wrong);
                             t.play(use(other));
                             expect_refused(t, 55 + i);
                         }};
        cases[61 + i] = {[=] {
                             Table t = table_with(61 + i);
                             t.active(0, numeral(plan) + " " + numeral(plan + 3));
                             t.active(0, numeral(other));
                             expect_gain(t, 61 + i, {.points = 2});
                         },
                         [=] {
                             Table t = table_with(61 + i);
                             t.active(0, numeral(other)).below(0, numeral(plan));
                             t.active(1, numeral(plan + 1));
                             expect_refused(t, 61 + i);
                         }};
    }
}

void add_churches(CardCases& cases) {
    cases[70] = {[] {
                     Table t = table_with(70);
                     t.below(0, "001 002 003");
                     expect_gain(t, 70, {.florins = 1});
                 },
                 [] {
                     Table t = table_with(70);
                     t.below(0, "001 002 003 004");
                     expect_refused(t, 70);
                 }};
    cases[71] = {[] {
                     Table t = table_with(71);
                     t.active(0, "024").play("0: use 024");
                     expect_gain(t, 71, {.florins = 1});
                 },
                 [] {
                     // Points do not count, nor do Florins of market, dockers and black market.
                     Table t = table_with(71);
                     t.active(0, "098").supply(0, "pink").ship(0, "blue-quay");
                     t.play({"0: use 098", "0: hire white", "0: claim plantage-5"});
                     t.play("0: sell-florins");
                     EXPECT_EQ(t.florins_of(0), 3);
                     expect_refused(t, 71);
                 }};
    cases[72] = {[] {
                     Table t = table_with(72);
                     t.active(0, "050").aboard(0, "pink").ship(0, "w6").supply(0, "pink");
                     t.play("0: sail pink-quay");
                     expect_gain(t, 72, {.points = 1});
                 },
                 [] {
                     Table t = table_with(72);  // points of dockers, bridges and roofs do not count
                     t.amstel({4, 1, 1}).supply(0, "pink x2").ship(0, "w1").barge(0, "beer");
                     t.play({"0: advance 1", "0: sail beer-anchor", "0: deliver beer"});
                     EXPECT_EQ(t.points_of(0), 6);
                     expect_refused(t, 72);
                 }};
    cases[73] = {[] {
                     Table t = table_with(73);
                     t.ship(0, "beer-anchor").barge(0, "beer x2");
                     t.play({"0: deliver beer", "0: deliver beer"});
                     EXPECT_EQ(t.points_of(0), 4 + 1 + 3 + 1);
                 },
                 [] {
                     Table t = table_with(73);  // selling is not delivering
                     t.supply(0, "pink").play({"0: claim plantage-5", "0: sell-florins"});
                     EXPECT_EQ(t.points_of(0), 0);
                 }};
    cases[74] = {[] {
                     Table t = table_with(74);
                     t.amstel({4, 1, 1}).supply(0, "pink").play("0: claim plantage-5");
                     EXPECT_EQ(t.space_of(0), 5);
                     EXPECT_EQ(t.points_of(0), 2);
                 },
                 [] {
                     Table t = table_with(74);
                     t.below(0, "001").supply(0, "pink").play("0: activate 001");
                     EXPECT_EQ(t.space_of(0), 1);
                     Table mouth = table_with(74);
                     mouth.amstel({19, 1, 1}).supply(0, "pink").play("0: claim plantage-5");
                     EXPECT_EQ(mouth.space_of(0), 19);
                 }};
    cases[75] = {[] {
                     Table t = table_with(75);
                     t.ship(0, "depot-3").barge(0, "beer").play("0: deliver beer");
                     EXPECT_EQ(t.florins_of(0), 1);
                 },
                 [] {
                     Table t = table_with(75);
                     t.supply(0, "pink").play({"0: claim plantage-5", "0: sell-resource"});
                     t.play("0: gain pink");
                     EXPECT_EQ(t.florins_of(0), 0);
                 }};
}

// 076–084: four points for one good each, in warehouse and depot.
void add_entrepots(CardCases& cases) {
    constexpr std::array<std::string_view, 9> kOwn{
        "crystal", "genever", "coffee", "beer", "tiles", "cheese", "lace", "furniture", "tulip"};
    for (std::size_t i = 0; i < kOwn.size(); ++i) {
        const int number = 76 + static_cast<int>(i);
        const std::string good(kOwn[i]);
        const std::string other(kOwn[(i + 1) % kOwn.size()]);
        cases[number] = {[=] {
                             Table t = table_with(number);
                             t.ship(0, "depot-1").barge(0, good).play("0: deliver " + good);
                             EXPECT_EQ(t.points_of(0), 3 + 4);
                             t.barge(0, good).ship(0, good + "-anchor");
                             const int before = t.points_of(0);
                             t.play("0: deliver " + good);
                             const Good which = good_of(t.state.ship[0]);
                             EXPECT_EQ(t.points_of(0) - before,
                                       t.rules.edition.roofs[at(which)].points[0] + 4);
                         },
                         [=] {
                             Table t = table_with(number);
                             t.ship(0, "depot-1").barge(0, other).play("0: deliver " + other);
                             EXPECT_EQ(t.points_of(0), 3);
                         }};
    }
}

void add_weigh_houses(CardCases& cases) {
    for (int number = 88; number <= 90; ++number) {
        cases[number] = {[=] {
                             Table t = table_with(number);
                             t.active(0, "086");
                             expect_gain(t, number, {.florins = 2});
                         },
                         [=] {
                             Table t = table_with(number);
                             t.below(0, "085").active(1, "087");
                             expect_gain(t, number, {.florins = 1});
                         }};
    }
    constexpr std::array<std::string_view, 6> kColour{"pink", "orange", "brown",
                                                      "grey", "violet", "black"};
    for (std::size_t i = 0; i < kColour.size(); ++i) {
        const int number = 91 + static_cast<int>(i);
        cases[number] = {[=] {
                             Table t = table_with(number);
                             expect_gain(t, number, {.resources = kColour[i]});
                         },
                         [=] {
                             Table t(3);
                             t.below(0, numeral(number));
                             expect_refused(t, number, "not-your-card");
                         }};
    }
}

void add_exchange(CardCases& cases) {
    cases[97] = {[] {
                     Table t = table_with(97);
                     t.points(0, 5).points(1, 4);
                     expect_gain(t, 97, {.points = 1});
                 },
                 [] {
                     Table t = table_with(97);
                     t.points(0, 5).points(1, 5);
                     expect_refused(t, 97);
                 }};
    cases[98] = {[] {
                     Table t = table_with(98);
                     t.below(0, "001 002 003 004").supply(0, "pink").play("0: activate 001");
                     expect_gain(t, 98, {.points = 2});
                 },
                 [] {
                     Table t = table_with(98);
                     t.below(0, "001 002 003 004");
                     expect_refused(t, 98);
                 }};
    cases[99] = {[] {
                     Table t = table_with(99);
                     t.active(0, "130").supply(0, "black").play("0: use 130");
                     expect_gain(t, 99, {.points = 2});
                 },
                 [] {
                     Table t = table_with(99);
                     t.active(0, "130").supply(0, "black");
                     expect_refused(t, 99);
                 }};
    cases[100] = {[] {
                      Table t = table_with(100);
                      t.active(0, "001 002 003");
                      expect_gain(t, 100, {.florins = 1});
                  },
                  [] {
                      Table t = table_with(100);
                      t.active(0, "001 002").below(0, "003");
                      expect_refused(t, 100);
                  }};
    cases[101] = {[] {
                      Table t = table_with(101);  // the card counts itself
                      t.active(0, "055 056");
                      expect_gain(t, 101, {.points = 2});
                  },
                  [] {
                      Table t = table_with(101);
                      t.active(0, "055").below(0, "056");
                      expect_refused(t, 101);
                  }};
    cases[102] = {[] {
                      Table t = table_with(102);
                      t.active(0, "109 110 113");
                      expect_gain(t, 102, {.florins = 1});
                  },
                  [] {
                      Table t = table_with(102);
                      t.active(0, "109 110").below(0, "113");
                      expect_refused(t, 102);
                  }};
}

}  // namespace

void add_buildings(CardCases& cases) {
    add_towers(cases);
    add_churches(cases);
    add_entrepots(cases);
    add_weigh_houses(cases);
    add_exchange(cases);
}

// 109–132: in each quarter one plan gives a point, two give a Florin, one gives both.
void add_plans(CardCases& cases) {
    for (int i = 0; i < 24; ++i) {
        const int number = 109 + i;
        const std::string colour(kColourNames[static_cast<std::size_t>(i / 4)]);
        const int florins = i % 4 != 0;
        const int points = i % 4 == 0 || i % 4 == 3;
        cases[number] = {[=] {
                             Table t = table_with(number);
                             t.supply(0, colour + " x2").play(use(number));
                             EXPECT_EQ(t.florins_of(0), florins);
                             EXPECT_EQ(t.points_of(0), points);
                             EXPECT_EQ(t.supply_of(0), resources(colour));
                             expect_refused(t, number, "already-used");
                         },
                         [=] {
                             Table t = table_with(number);
                             const std::size_t other = static_cast<std::size_t>((i / 4 + 1) % 6);
                             t.supply(0, kColourNames[other]);
                             expect_refused(t, number, "too-few-resources");
                         }};
    }
}

}  // namespace pakhuis::amsterdam
