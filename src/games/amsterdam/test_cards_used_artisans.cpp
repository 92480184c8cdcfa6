// Artisans with timing III: used once a round.
#include "games/amsterdam/test_cards.h"

namespace pakhuis::amsterdam {
namespace {

// 001–006: a resource after a use of a plan of a quarter.
void add_distillers(CardCases& cases) {
    constexpr std::array<std::string_view, 6> kGained{"orange", "brown", "grey",
                                                      "violet", "black", "pink"};
    for (int i = 0; i < 6; ++i) {
        const int number = 1 + i;
        const int plan = 109 + 4 * i;
        const std::string colour(kColourNames[static_cast<std::size_t>(i)]);
        const std::string_view gained = kGained[static_cast<std::size_t>(i)];
        cases[number] = {[=] {
                             Table t = table_with(number);
                             t.active(0, numeral(plan)).supply(0, colour).play(use(plan));
                             expect_gain(t, number, {.resources = gained});
                         },
                         [=] {
                             // Owning the plan, or using another quarter's plan, is not enough.
                             Table t = table_with(number);
                             const int other = 109 + 4 * ((i + 1) % 6);
                             t.active(0, numeral(plan) + " " + numeral(other));
                             t.supply(0, kColourNames[static_cast<std::size_t>((i + 1) % 6)]);
                             t.play(use(other));
                             expect_refused(t, number);
                         }};
    }
}

void add_brewers(CardCases& cases) {
    cases[13] = {[] {
                     Table t = table_with(13);
                     t.active(0, "055 056 061");
                     expect_gain(t, 13, {.florins = 1});
                 },
                 [] {
                     Table t = table_with(13);
                     t.active(0, "055 056 109 110").below(0, "061");
                     expect_refused(t, 13);
                 }};
    cases[14] = {[] {
                     Table t = table_with(14);
                     t.supply(0, "pink").play("0: advance 1");
                     expect_gain(t, 14, {.points = 1});
                 },
                 [] {
                     Table t = table_with(14);
                     t.supply(0, "pink").play("0: sail w1");
                     expect_refused(t, 14);
                 }};
    cases[15] = {[] {
                     Table t = table_with(15);
                     t.barge(0, "beer lace").store(0, "tulip x2");
                     expect_gain(t, 15, {.points = 1});
                 },
                 [] {
                     Table t = table_with(15);
                     t.barge(0, "beer lace tulip");
                     expect_refused(t, 15);
                 }};
    cases[16] = {[] {
                     Table t = table_with(16);
                     t.supply(0, "pink x2").play({"0: sail w1", "0: sail start"});
                     expect_gain(t, 16, {.points = 1});
                 },
                 [] {
                     Table t = table_with(16);
                     t.supply(0, "pink x2").play("0: sail w1");
                     expect_refused(t, 16);
                 }};
    cases[17] = {[] {
                     Table t = table_with(17);
                     t.amstel({1, 2, 1});
                     expect_gain(t, 17, {.steps = 1});
                 },
                 [] {
                     Table t = table_with(17);
                     t.amstel({3, 2, 1});
                     expect_refused(t, 17);
                     Table mouth =
                         table_with(17);  // not first in the mouth, but there is no further step
                     mouth.amstel({19, 19, 1}).in_order({1, 0, 2});
                     expect_refused(mouth, 17);
                 }};
    cases[18] = {[] {
                     Table t = table_with(18);
                     t.amstel({2, 2, 2}).in_order({1, 2, 0});
                     expect_gain(t, 18, {.florins = 1});
                 },
                 [] {
                     Table t = table_with(18);
                     t.amstel({2, 2, 2}).in_order({1, 0, 2});
                     expect_refused(t, 18);
                 }};
}

void add_roasters(CardCases& cases) {
    cases[19] = {[] {
                     Table t = table_with(19);
                     t.crests(0, "jordaan-1 jordaan-2 jordaan-3 jordaan-4 jordaan-5 plantage-1");
                     expect_gain(t, 19, {.florins = 2});
                     Table one = table_with(19);
                     one.crests(0, "jordaan-1");
                     expect_gain(one, 19, {.florins = 1});
                 },
                 [] {
                     Table t = table_with(19);
                     expect_refused(t, 19);
                 }};
    cases[21] = {[] {
                     Table t = table_with(21);
                     t.active(0, "109 110 113 132");
                     expect_gain(t, 21, {.florins = 3});
                 },
                 [] {
                     Table t = table_with(21);
                     t.below(0, "109");
                     expect_refused(t, 21);
                 }};
    cases[22] = {[] {
                     Table t = table_with(22);
                     t.florins(0, 1);
                     expect_gain(t, 22, {.florins = -1});
                     t.play({"0: sail w1", "0: sail w4", "0: sail w6"});
                     EXPECT_EQ(t.place(0), "w6");
                     EXPECT_EQ(t.refusal("0: sail w8"), "too-few-any");
                 },
                 [] {
                     Table t = table_with(22);
                     expect_refused(t, 22, "too-few-florins");
                 }};
    cases[23] = {[] {
                     Table t = table_with(23);
                     t.florins(0, 2);
                     expect_gain(t, 23, {.florins = -1, .points = 1});
                 },
                 [] {
                     Table t = table_with(23);
                     expect_refused(t, 23, "too-few-florins");
                 }};
    cases[24] = {[] {
                     Table t = table_with(24);
                     expect_gain(t, 24, {.florins = 1, .points = 1});
                 },
                 [] {
                     Table t(3);
                     t.below(0, "024");
                     expect_refused(t, 24, "not-your-card");
                 }};
}

void add_carpenters(CardCases& cases) {
    cases[43] = {[] {
                     Table t = table_with(43);
                     t.points(1, 3).points(2, 1);
                     t.play({"0: use 043", "0: gain violet"});
                     EXPECT_EQ(t.supply_of(0), resources("violet"));
                 },
                 [] {
                     Table t = table_with(43);  // another seat is also last
                     t.points(1, 3);
                     expect_refused(t, 43);
                 }};
    cases[44] = {[] {
                     Table t = table_with(44);
                     t.active(0, "045 048");
                     expect_gain(t, 44, {.florins = 1, .points = 3});
                 },
                 [] {
                     // Inactive carpenters and carpenters of others don't count.
                     Table t = table_with(44);
                     t.below(0, "045").active(1, "048");
                     expect_gain(t, 44, {.florins = 1, .points = 1});
                 }};
    cases[46] = {[] {
                     Table t = table_with(46);
                     t.play({"0: use 046", "0: gain black"});
                     EXPECT_EQ(t.supply_of(0), resources("black"));
                     expect_refused(t, 46, "already-used");
                 },
                 [] {
                     Table t(3);
                     t.below(0, "046");
                     expect_refused(t, 46, "not-your-card");
                 }};
    cases[47] = {[] {
                     Table t = table_with(47);
                     t.active(0, "109 113").play("0: cede 113");
                     EXPECT_EQ(t.florins_of(0), 3);
                     EXPECT_TRUE(t.state.discard.has(card(113)));
                     EXPECT_EQ(t.refusal("0: cede 109"), "already-used");
                 },
                 [] {
                     Table t = table_with(47);
                     t.active(0, "055").below(0, "109");
                     EXPECT_EQ(t.legal(0, "cede"), Texts{});
                     EXPECT_EQ(t.refusal("0: cede 109"), "not-your-card");
                     EXPECT_EQ(t.refusal("0: cede 055"), "not-a-plan");
                 }};
    cases[48] = {[] {
                     Table t = table_with(48);
                     t.supply(0, "pink grey").play({"0: use 048", "0: pay grey"});
                     EXPECT_EQ(t.florins_of(0), 1);
                     EXPECT_EQ(t.supply_of(0), resources("pink"));
                     expect_refused(t, 48, "already-used");
                 },
                 [] {
                     Table t = table_with(48);
                     expect_refused(t, 48, "too-few-any");
                 }};
}

}  // namespace

void add_used_artisans(CardCases& cases) {
    add_distillers(cases);
    add_brewers(cases);
    add_roasters(cases);
    add_carpenters(cases);
}

}  // namespace pakhuis::amsterdam
