// For each card: a position with the effect of the supplement, and one where the condition fails.
#pragma once

#include <functional>
#include <map>

#include "games/amsterdam/test_table.h"

namespace pakhuis::amsterdam {

struct CardCase {
    std::function<void()> works;
    std::function<void()> fails;
};
using CardCases = std::map<int, CardCase>;

void add_used_artisans(CardCases& cases);       // III
void add_permanent_artisans(CardCases& cases);  // permanent, I and II
void add_buildings(CardCases& cases);           // III and permanent
void add_laurels(CardCases& cases);             // the end
void add_plans(CardCases& cases);

// "007"
inline std::string numeral(int number) {
    return std::string(name_of(card(number)));
}
inline std::string use(int number) {
    return "0: use " + numeral(number);
}
inline constexpr std::array<std::string_view, kColours> kColourNames = enum_names(Colour{});

// Three seats; the first has the card active.
inline Table table_with(int number) {
    Table t(3);
    t.active(0, numeral(number));
    return t;
}

// The expected gain of a use.
struct Gain {
    int florins = 0;
    int points = 0;
    std::string_view resources = "";
    int steps = 0;
};
inline void expect_gain(Table& t, int number, const Gain& gain) {
    const Table before = t;
    t.play(use(number));
    EXPECT_EQ(t.florins_of(0) - before.florins_of(0), gain.florins);
    EXPECT_EQ(t.points_of(0) - before.points_of(0), gain.points);
    EXPECT_EQ(t.space_of(0) - before.space_of(0), gain.steps);
    EXPECT_EQ(t.supply_of(0) - before.supply_of(0), resources(gain.resources));
    // A card is used once per round.
    EXPECT_EQ(t.refusal(use(number)), "already-used");
}
inline void expect_refused(Table& t, int number, std::string_view why) {
    EXPECT_EQ(t.refusal(use(number)), why);
}
// Refused with any of the keys for a condition that fails.
inline void expect_refused(Table& t, int number) {
    const std::string why = t.refusal(use(number));
    const bool condition =
        why == "condition-fails" || why == "too-few-for-card" || why == "too-many-for-card";
    EXPECT_TRUE(condition) << why;
}

}  // namespace pakhuis::amsterdam
