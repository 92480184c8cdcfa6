// The number of lines of play. Only a change of the rules or of the board may change these numbers.
#include <gtest/gtest.h>

#include "engine/play.h"
#include "games/carts/test_rules.h"
#include "games/carts/test_table.h"
#include "kit/properties.h"

namespace pakhuis::carts {
namespace {

// Each deal may bring one of seven kinds. A colour has six cards, so at the seventh deal a colour
// may be used up.
TEST(CartsPerft, CountsTheLinesFromTheStart) {
    for (int seats = 2; seats <= 4; ++seats) {
        const Rules rules = rules_for(seats);
        const State start = Carts::start(rules);
        EXPECT_EQ(perft<Carts>(rules, start, 0), 1u);
        EXPECT_EQ(perft<Carts>(rules, start, 1), 7u);
        EXPECT_EQ(perft<Carts>(rules, start, 4), 2'401u);
        EXPECT_EQ(perft<Carts>(rules, start, 7), 823'537u);  // 7^7 − 6
    }
}

// There is no pile, one contract is left, and the hand is a single red card.
TEST(CartsPerft, AgreesWithACountByHand) {
    Table t(2);
    t.row("pink blue joker joker").hand(0, "red").pile("", 1);
    t.contract_pile({"dam-zuiderkerk"}, 1);
    // Three kinds to take, `contracts`, and claims with red on oude-kerk-waag and two grey tracks.
    EXPECT_EQ(perft<Carts>(t.rules, t.state, 1), 3u + 1u + 3u);
    // After pink only blue is left as second card, and after blue only pink. The one contract is
    // offered. Each claim turns up the red card that was paid. A joker ends the turn, so seat 1
    // has its whole list.
    Table joker = t;
    joker.play("0: take joker");
    EXPECT_EQ(perft<Carts>(t.rules, t.state, 2), 1u + 1u + 1u + 3u + joker.legal(1).size());
}

struct Count {
    const char* edition;
    int seats;
    int steps;  // random steps from seed 11 to the position
    int depth;
    std::uint64_t lines;
};

void PrintTo(const Count& c, std::ostream* out) {
    *out << c.edition << ", " << c.seats << " seats, after " << c.steps << ", depth " << c.depth;
}

class CartsPerftCount : public testing::TestWithParam<Count> {};

TEST_P(CartsPerftCount, StaysTheSame) {
    const Count& c = GetParam();
    const std::string_view name = c.edition;
    const Edition edition = name == "small"   ? small_edition()
                            : name == "large" ? large_edition()
                                              : built_in_edition();
    const Rules rules = rules_for(c.seats, edition);
    const State state = kit::position_after<Carts>(rules, 11, c.steps);
    EXPECT_EQ(perft<Carts>(rules, state, c.depth), c.lines)
        << kit::position_text<Carts>(rules, state);
}

INSTANTIATE_TEST_SUITE_P(
    Positions, CartsPerftCount,
    testing::Values(Count{"built-in", 2, 30, 6, 1'095'844}, Count{"built-in", 2, 60, 6, 457'500},
                    Count{"built-in", 2, 90, 6, 1'065'716}, Count{"built-in", 3, 30, 6, 96'827},
                    Count{"built-in", 3, 60, 6, 1'346'110}, Count{"built-in", 3, 120, 6, 5'205},
                    Count{"built-in", 4, 30, 6, 929'808}, Count{"built-in", 4, 60, 6, 1'167'542},
                    Count{"built-in", 4, 120, 6, 66'301}, Count{"small", 2, 60, 6, 25'792},
                    Count{"small", 2, 120, 6, 320}, Count{"small", 3, 120, 6, 1'741},
                    Count{"small", 4, 120, 6, 44}, Count{"large", 2, 120, 6, 811'340},
                    Count{"large", 3, 90, 6, 139'815}, Count{"large", 4, 90, 6, 279'505}));

}  // namespace
}  // namespace pakhuis::carts
