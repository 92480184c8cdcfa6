// Cards that score at the end.
#include "games/amsterdam/test_cards.h"

namespace pakhuis::amsterdam {
namespace {

// The points of these laurel cards if they are active. Seat 1 owns nothing.
int laurel_points_with(std::string_view active) {
    Table t(2);
    t.active(0, active);
    return t.over().line(0, "laurels");
}

void add_cheesemakers(CardCases& cases) {
    cases[7] = {[] { EXPECT_EQ(laurel_points_with("007 001 002 013"), 6); },
                [] { EXPECT_EQ(laurel_points_with("007 055 056 109"), 2); }};
    cases[8] = {[] {
                    Table t(2);
                    t.active(0, "008").below(0, "001 002 003").penalties(0, 1).over();
                    EXPECT_EQ(t.line(0, "penalties"), -3);
                },
                [] {
                    Table t(2);
                    t.below(0, "001 002 008").penalties(0, 1).over();
                    EXPECT_EQ(t.line(0, "penalties"), -22);
                }};
    cases[9] = {[] {
                    Table t(2);
                    t.active(0, "009").amstel({4, 6}).over();
                    EXPECT_EQ(t.space_of(0), 9);
                    EXPECT_EQ(t.points_of(0), 2 + 4);
                    EXPECT_EQ(t.state.order[0], 0);
                },
                [] {
                    Table t(2);  // steps beyond the mouth are lost
                    t.active(0, "009").amstel({18, 19}).over();
                    EXPECT_EQ(t.space_of(0), 19);
                    EXPECT_EQ(t.points_of(0), 10);
                    EXPECT_EQ(t.state.order[0], 1);
                }};
    cases[10] = {[] {
                     Table t(2);
                     t.active(0, "010").barge(0, "beer x2").aboard(0, "blue").over();
                     EXPECT_EQ(t.line(0, "laurels"), 3);
                 },
                 [] {
                     Table t(2);
                     t.active(0, "010").store(0, "beer x2").barge(1, "lace").over();
                     EXPECT_EQ(t.line(0, "laurels"), 0);
                 }};
    cases[11] = {[] {
                     Table t(2);
                     t.active(0, "011").promoted("blue x2 white pink").over();
                     EXPECT_EQ(t.line(0, "laurels"), 4);
                 },
                 [] {
                     Table t(2);
                     t.active(0, "011").aboard(0, "blue x2").over();
                     EXPECT_EQ(t.line(0, "laurels"), 0);
                 }};
    cases[12] = {[] {
                     Table t(2);
                     t.active(0, "012").sold("beer lace tulip").over();
                     EXPECT_EQ(t.line(0, "laurels"), 3);
                 },
                 [] {
                     Table t(2);
                     t.active(0, "012").delivered("beer lace").over();
                     EXPECT_EQ(t.line(0, "laurels"), 0);
                 }};
}

void add_church_laurels(CardCases& cases) {
    cases[67] = {[] { EXPECT_EQ(laurel_points_with("067 070 073"), 15); },
                 [] { EXPECT_EQ(laurel_points_with("067"), 3); }};
    cases[68] = {[] { EXPECT_EQ(laurel_points_with("068 071"), 8); },
                 [] { EXPECT_EQ(laurel_points_with("068 055 085"), 3 + 0); }};
    cases[69] = {[] { EXPECT_EQ(laurel_points_with("067 069 070 071 073"), 15 + 8); },
                 [] { EXPECT_EQ(laurel_points_with("067 069 070 073"), 15 + 3); }};
}

void add_tower_laurels(CardCases& cases) {
    cases[85] = {[] { EXPECT_EQ(laurel_points_with("085 109 110 113"), 3); },
                 [] { EXPECT_EQ(laurel_points_with("085 001 055"), 0); }};
    cases[86] = {[] { EXPECT_EQ(laurel_points_with("086 008 009"), 6); },
                 [] { EXPECT_EQ(laurel_points_with("086 001 055 109"), 2); }};
    cases[87] = {[] { EXPECT_EQ(laurel_points_with("087 055 056"), 6); },
                 [] { EXPECT_EQ(laurel_points_with("087 001 109"), 2); }};
}

void add_palaces(CardCases& cases) {
    cases[103] = {[] { EXPECT_EQ(laurel_points_with("103 001 002 003 004 013 014"), 6); },
                  [] { EXPECT_EQ(laurel_points_with("103 001 013 019"), 0); }};
    cases[104] = {[] { EXPECT_EQ(laurel_points_with("104 109 110 111 113 114"), 6); },
                  [] { EXPECT_EQ(laurel_points_with("104 109 113 117"), 0); }};
    cases[105] = {[] {
                      Table t(2);
                      t.active(0, "105").amstel({13, 1}).over();
                      EXPECT_EQ(t.line(0, "laurels"), 6);
                  },
                  [] {
                      Table t(2);
                      t.active(0, "105").amstel({4, 1}).over();
                      EXPECT_EQ(t.line(0, "laurels"), 0);
                  }};
    cases[106] = {[] {
                      Table t(2);
                      t.active(0, "106").crests(0, "jordaan-1 plantage-2").over();
                      EXPECT_EQ(t.line(0, "laurels"), 2);
                  },
                  [] {
                      Table t(2);
                      t.active(0, "106").crests(1, "jordaan-1").over();
                      EXPECT_EQ(t.line(0, "laurels"), 0);
                  }};
    cases[107] = {[] { EXPECT_EQ(laurel_points_with("107"), 8); },
                  [] {
                      Table t(2);
                      t.active(0, "107").ship(0, "w1").over();
                      EXPECT_EQ(t.line(0, "laurels"), 0);
                  }};
    // The supplement's example: three, two and two of a kind.
    cases[108] = {[] { EXPECT_EQ(laurel_points_with("108 001 002 003 013 014 049 050"), 6); },
                  [] { EXPECT_EQ(laurel_points_with("108 055 056 109"), 0); }};
}

}  // namespace

void add_laurels(CardCases& cases) {
    add_cheesemakers(cases);
    add_church_laurels(cases);
    add_tower_laurels(cases);
    add_palaces(cases);
}

}  // namespace pakhuis::amsterdam
