// Permanent artisans, and artisans of phases I and II.
#include "games/amsterdam/test_cards.h"

namespace pakhuis::amsterdam {
namespace {

Table with_active(std::string_view numbers) {
    Table t(3);
    t.active(0, numbers);
    return t;
}

void add_tile_makers(CardCases& cases) {
    cases[20] = {[] {
                     Table t = with_active("020");
                     t.round(1).tile("a2").florins(0, 3).play({"0: market", "0: market"});
                     EXPECT_EQ(t.points_of(0), 4);
                     EXPECT_EQ(t.refusal("0: market"), "market-used");
                 },
                 [] {
                     Table t(3);
                     t.round(1).tile("a2").florins(0, 3).play("0: market");
                     EXPECT_EQ(t.refusal("0: market"), "market-used");
                 }};
    cases[25] = {[] {
                     Table t = with_active("025");
                     t.supply(0, "pink").play("0: claim plantage-1");  // costs 2
                     EXPECT_EQ(t.supply_of(0), Resources{});
                     Table free = with_active("025");
                     free.play("0: claim plantage-5");  // costs 1
                     EXPECT_EQ(free.state.crests[0].count(), 1);
                 },
                 [] {
                     Table t(3);
                     t.supply(0, "pink");
                     EXPECT_EQ(t.refusal("0: claim plantage-1"), "too-few-resources");
                     Table dear = with_active("025");
                     dear.supply(0, "pink x2");
                     EXPECT_EQ(dear.refusal("0: claim plantage-2"), "too-few-resources");
                 }};
    cases[26] = {[] {
                     Table t = with_active("026");
                     t.supply(0, "pink").play({"0: claim plantage-5", "0: store"});
                     EXPECT_EQ(t.florins_of(0), 1);
                 },
                 [] {
                     Table t = with_active("026");  // no Florin for others' blocks
                     t.to_act({1}).supply(1, "pink").play({"1: claim plantage-5", "1: store"});
                     EXPECT_EQ(t.florins_of(0) + t.florins_of(1), 0);
                 }};
    cases[27] = {[] {
                     Table t = with_active("027");
                     t.florins(0, 2).supply(0, "grey").play("0: acquire plantage-2");  // costs 4
                     EXPECT_EQ(t.florins_of(0), 0);
                     EXPECT_EQ(t.supply_of(0), resources("grey"));
                 },
                 [] {
                     Table t = with_active("027");
                     t.florins(0, 1);
                     EXPECT_EQ(t.refusal("0: acquire plantage-2"), "too-few-florins");
                     Table none(3);
                     none.florins(0, 2);
                     EXPECT_EQ(none.refusal("0: acquire plantage-2"), "needs-card");
                     Table twice = with_active("027");
                     twice.florins(0, 4).play({"0: acquire plantage-2", "0: store"});
                     EXPECT_EQ(twice.refusal("0: acquire plantage-3"), "block-limit");
                 }};
    cases[28] = {[] {
                     Table t = with_active("028");
                     t.supply(0, "pink grey x3").play({"0: claim plantage-5", "0: store"});
                     t.play({"0: claim haarlemmerbuurt-2", "0: store"});
                     EXPECT_EQ(t.state.crests[0].count(), 2);
                     EXPECT_EQ(t.refusal("0: claim haarlemmerbuurt-1"), "block-limit");
                 },
                 [] {
                     Table t(3);
                     t.supply(0, "pink grey").play({"0: claim plantage-5", "0: store"});
                     EXPECT_EQ(t.refusal("0: claim haarlemmerbuurt-2"), "block-limit");
                 }};
    cases[29] = {[] {
                     Table t = with_active("029 109");
                     t.supply(0, "pink x4").play({"0: use 109", "0: use 109", "0: use 109"});
                     EXPECT_EQ(t.points_of(0), 3);
                     EXPECT_EQ(t.supply_of(0), resources("pink"));
                     expect_refused(t, 109, "already-used");
                 },
                 [] {
                     Table t =
                         with_active("029 109 113 046");  // only one plan a turn, and no other card
                     t.supply(0, "pink x2 grey x2").play({"0: use 109", "0: use 113"});
                     t.play("0: use 113");
                     expect_refused(t, 109, "plan-repeated");
                     t.play({"0: use 046", "0: gain pink"});
                     expect_refused(t, 46, "already-used");
                 }};
    cases[30] = {[] {
                     Table t = with_active("030");
                     t.below(0, "055").supply(0, "pink orange").play("0: activate 055");
                     EXPECT_EQ(t.florins_of(0), 2);
                 },
                 [] {
                     Table t = with_active("030");
                     t.below(0, "001").supply(0, "pink").play("0: activate 001");
                     EXPECT_EQ(t.florins_of(0), 0);
                 }};
}

void add_lacemakers(CardCases& cases) {
    cases[31] = {[] {
                     Table t = with_active("031");
                     t.below(0, "055").supply(0, "pink orange");
                     EXPECT_EQ(t.legal(0, "activate"),
                               (Texts{"activate 055 without orange", "activate 055 without pink"}));
                     t.play("0: activate 055 without pink");
                     EXPECT_EQ(t.supply_of(0), resources("pink"));
                 },
                 [] {
                     Table t = with_active("031");
                     t.below(0, "055 013").supply(0, "grey pink violet");
                     EXPECT_EQ(t.legal(0, "activate"),
                               (Texts{"activate 013", "activate 055 without orange"}));
                     EXPECT_EQ(t.refusal("0: activate 013 without pink"), "no-discount");
                     EXPECT_EQ(t.refusal("0: activate 055"), "name-discount");
                 }};
    cases[32] = {[] {
                     Table t = with_active("032");
                     t.supply(0, "pink x6").play({"0: use 032", "0: use 032"});
                     EXPECT_EQ(t.florins_of(0), 2);
                 },
                 [] {
                     Table t = with_active("032");
                     t.supply(0, "pink x2");
                     expect_refused(t, 32, "too-few-any");
                 }};
    cases[33] = {[] {
                     Table t = with_active("033");
                     t.below(0, "001").supply(0, "pink").play("0: activate 001");
                     EXPECT_EQ(t.florins_of(0), 1);
                     Table itself(3);
                     itself.below(0, "033").supply(0, "grey orange violet");
                     itself.play("0: activate 033");
                     EXPECT_EQ(itself.florins_of(0), 1);
                 },
                 [] {
                     Table t = with_active("033");
                     t.below(0, "055").supply(0, "pink orange").play("0: activate 055");
                     EXPECT_EQ(t.florins_of(0), 0);
                 }};
    cases[34] = {[] {
                     // A disc of another seat that arrives goes under it.
                     Table t = with_active("034");
                     t.amstel({2, 1, 1}).to_act({1}).supply(1, "pink").play("1: advance 1");
                     EXPECT_EQ(t.state.order[0], 0);
                     EXPECT_EQ(t.state.order[1], 1);
                     Table top(3);  // on activation it moves to the top
                     top.amstel({2, 2, 1}).in_order({1, 0, 2});
                     top.below(0, "034").supply(0, "violet black").play("0: activate 034");
                     EXPECT_EQ(top.state.order[0], 0);
                 },
                 [] {
                     Table t(3);
                     t.amstel({2, 1, 1}).to_act({1}).supply(1, "pink").play("1: advance 1");
                     EXPECT_EQ(t.state.order[0], 1);
                     Table mouth = with_active("034");  // discs in the mouth form no stack
                     mouth.amstel({18, 19, 1}).supply(0, "pink").play("0: advance 1");
                     EXPECT_EQ(mouth.state.order[0], 1);
                 }};
    cases[35] = {[] {
                     Table t = with_active("035 055");
                     t.below(0, "112").supply(0, "pink x4").play("0: activate 112");
                     EXPECT_EQ(t.florins_of(0), 1);
                     EXPECT_EQ(t.points_of(0), 1);
                     expect_gain(t, 55, {.florins = 1});  // the free use counts as a use
                     t.play("0: use 112");                // the paid use is still possible
                     EXPECT_EQ(t.points_of(0), 2);
                 },
                 [] {
                     Table t = with_active("035");
                     t.below(0, "001").supply(0, "pink").play("0: activate 001");
                     EXPECT_EQ(t.florins_of(0) + t.points_of(0), 0);
                 }};
    cases[36] = {[] {
                     Table t = with_active("036");
                     t.supply(0, "pink x2 grey").play({"0: use 036", "0: pay pink"});
                     t.play("0: gain black");
                     EXPECT_EQ(t.supply_of(0), resources("grey black"));
                     t.play("0: use 036");  // a second use; a payment without a choice is automatic
                     EXPECT_EQ(t.supply_of(0), Resources{});
                 },
                 [] {
                     Table t = with_active("036");
                     t.supply(0, "pink");
                     expect_refused(t, 36, "too-few-any");
                 }};
}

void add_glassblowers(CardCases& cases) {
    cases[37] = {[] {
                     Table t = with_active("037");
                     t.supply(0, "pink").play("0: claim plantage-5");
                     EXPECT_EQ(t.legal(0), (Texts{"sell-both", "store"}));
                     t.play({"0: sell-both", "0: gain grey"});
                     EXPECT_EQ(t.florins_of(0), 2);
                     EXPECT_EQ(t.supply_of(0), resources("grey"));
                 },
                 [] {
                     Table t(3);
                     t.supply(0, "pink").play("0: claim plantage-5");
                     EXPECT_EQ(t.legal(0), (Texts{"sell-florins", "sell-resource", "store"}));
                     EXPECT_EQ(t.refusal("0: sell-both"), "needs-card");
                 }};
    cases[38] = {[] {
                     Table t = with_active("038");
                     t.below(0, "112").florins(0, 7);
                     t.play("0: buy 112");
                     EXPECT_TRUE(t.state.active[0].has(card(112)));
                     EXPECT_EQ(t.florins_of(0), 4);
                 },
                 [] {
                     Table t = with_active("038");
                     t.below(0, "112").florins(0, 2);
                     EXPECT_EQ(t.refusal("0: buy 112"), "too-few-florins");
                     Table none(3);
                     none.below(0, "112").florins(0, 9);
                     EXPECT_EQ(none.refusal("0: buy 112"), "needs-card");
                 }};
    cases[39] = {[] {
                     Table t = with_active("039");
                     t.florins(0, 5).play({"0: use 039", "0: gain pink", "0: gain black"});
                     t.play({"0: use 039", "0: gain pink", "0: gain pink"});
                     EXPECT_EQ(t.supply_of(0), resources("pink x3 black"));
                     EXPECT_EQ(t.florins_of(0), 1);
                 },
                 [] {
                     Table t = with_active("039");
                     t.florins(0, 1);
                     expect_refused(t, 39, "too-few-florins");
                 }};
    cases[40] = {[] {
                     Table t = with_active("040");
                     t.supply(0, "pink").play({"0: sail w1", "0: sail w4"});
                     EXPECT_EQ(t.supply_of(0), Resources{});
                     EXPECT_EQ(t.refusal("0: sail w6"), "too-few-any");
                 },
                 [] {
                     Table t = with_active("040 022");  // spaces that are not paid are not doubled
                     t.florins(0, 1).play({"0: use 022", "0: sail w1", "0: sail w4", "0: sail w6"});
                     EXPECT_EQ(t.refusal("0: sail w8"), "too-few-any");
                 }};
    cases[41] = {[] {
                     Table t = with_active("041");
                     t.below(0, "109").supply(0, "pink x2").play("0: activate 109");
                     EXPECT_EQ(t.florins_of(0), 1);
                 },
                 [] {
                     Table t = with_active("041");
                     t.below(0, "055").supply(0, "pink orange").play("0: activate 055");
                     EXPECT_EQ(t.florins_of(0), 0);
                 }};
    cases[42] = {
        [] {
            Table t = with_active("042");
            t.below(0, "001 013").supply(0, "violet");
            t.play({"0: activate 001 without pink", "0: activate 013 without pink"});
            EXPECT_EQ(t.supply_of(0), Resources{});
        },
        [] {
            Table t = with_active("042 014");  // no discount for a second brewer, nor for buildings
            t.below(0, "013 055").supply(0, "violet pink");
            EXPECT_EQ(t.legal(0, "activate"), (Texts{"activate 013"}));
            EXPECT_EQ(t.refusal("0: activate 013 without pink"), "no-discount");
            Table itself(3);
            itself.below(0, "042").supply(0, "pink");
            EXPECT_EQ(itself.legal(0, "activate"), Texts{});
        }};
}

void add_phases(CardCases& cases) {
    cases[45] = {[] {
                     Table t = with_active("045");
                     t.round(1).tile("a4").florins(0,
                                                   2);  // the tile gives two points and a resource
                     t.play({"0: market", "0: gain pink", "0: gain grey"});
                     EXPECT_EQ(t.supply_of(0), resources("pink grey"));
                 },
                 [] {
                     Edition e = built_in_edition();
                     e.tiles[0].points = 0;  // A1 gives only steps
                     Table t(3, false, e);
                     t.active(0, "045").round(1).tile("a1").florins(0, 2).play("0: market");
                     EXPECT_TRUE(t.state.asked.empty());
                 }};
    cases[49] = {[] {
                     Table t = with_active("049");
                     t.taking_cards("109 110 055 001 002").play({"0: skip", "1: take 055"});
                     t.play("2: take 001");
                     EXPECT_EQ(t.state.below[0].count(), 0);
                     EXPECT_EQ(t.state.discard.count(), 3);
                 },
                 [] {
                     Table t(3);
                     t.taking_cards("109 110 055 001 002");
                     EXPECT_EQ(t.refusal("0: skip"), "needs-card");
                 }};
    cases[50] = {[] {
                     Table t = with_active("050");
                     t.aboard(0, "pink").ship(0, "w6").supply(0, "pink").play("0: sail pink-quay");
                     EXPECT_EQ(t.points_of(0), 18);
                 },
                 [] {
                     Table t = with_active("050");
                     t.aboard(0, "pink").ship(0, "w1").supply(0, "pink").play("0: sail blue-quay");
                     EXPECT_EQ(t.points_of(0), 0);
                     Table none(3);
                     none.aboard(0, "pink").ship(0, "w6").supply(0, "pink");
                     none.play("0: sail pink-quay");
                     EXPECT_EQ(none.points_of(0), 9);
                 }};
    cases[51] = {[] {
                     Table t = with_active("051");
                     t.taking_dice({1, 1, 3, 3, 3, 3}).play("0: dice pink grey");
                     EXPECT_EQ(t.florins_of(0), 4);
                     EXPECT_EQ(t.rondel_of(0, 1), resources("pink grey"));
                 },
                 [] {
                     Table t = with_active("051");
                     t.taking_dice({1, 2, 2, 3, 3, 3}).play("0: dice grey orange");
                     EXPECT_EQ(t.florins_of(0), 0);
                 }};
    cases[52] = {[] {
                     Table t = with_active("052");  // a six turned to one in round 8
                     t.taking_dice({6, 2, 2, 3, 3, 3}).play("0: dice pink grey");
                     EXPECT_EQ(t.rondel_of(0, 1), resources("pink x3"));
                     EXPECT_EQ(t.rondel_of(0, 2), resources("grey x2"));
                 },
                 [] {
                     Table t = with_active("052");
                     t.taking_dice({1, 2, 2, 3, 3, 3}).play("0: dice grey orange");
                     EXPECT_EQ(t.rondel_of(0, 1), Resources{});
                 }};
    cases[53] = {[] {
                     Table t = with_active("053");
                     t.taking_dice({4, 1, 3, 3, 3, 3}).play("0: dice pink grey");
                     EXPECT_EQ(t.legal(0),
                               (Texts{"leave", "shift grey 2", "shift pink 3", "shift pink 5"}));
                     t.play("0: shift pink 3");
                     EXPECT_EQ(t.rondel_of(0, 3), resources("pink x4"));
                     EXPECT_EQ(t.rondel_of(0, 1), resources("grey"));
                 },
                 [] {
                     Table t = with_active("053");
                     t.round(7).taking_dice({6, 1, 3, 3, 3, 3}).play("0: dice pink grey");
                     EXPECT_EQ(t.legal(0), (Texts{"leave", "shift grey 2", "shift pink 5"}));
                     t.play("0: leave");
                     EXPECT_EQ(t.rondel_of(0, 6), resources("pink x6"));
                 }};
    cases[54] = {
        [] {
            Table t = with_active(
                "053 054");  // 054's resource goes with the die's resources to the other space
            t.taking_dice({4, 2, 3, 3, 3, 3}).play("0: dice pink grey");
            t.play("0: shift pink 5");
            EXPECT_EQ(t.rondel_of(0, 5), resources("pink x5"));
            EXPECT_EQ(t.rondel_of(0, 2), resources("grey x3"));
        },
        [] {
            Table t(3);
            t.below(0, "054").taking_dice({4, 2, 3, 3, 3, 3}).play("0: dice pink grey");
            EXPECT_EQ(t.rondel_of(0, 4), resources("pink x4"));
        }};
}

}  // namespace

void add_permanent_artisans(CardCases& cases) {
    add_tile_makers(cases);
    add_lacemakers(cases);
    add_glassblowers(cases);
    add_phases(cases);
}

}  // namespace pakhuis::amsterdam
