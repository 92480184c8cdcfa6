// The levels in random matches of every game, for every number of seats: legal choices that depend
// on nothing that the seat can't know.
#include <gtest/gtest.h>

#include "bots/test_matches.h"
#include "thinking/mind.h"
#include "thinking/test_start.h"

namespace pakhuis::thinking {
namespace {

template <class G>
class LevelsOfEveryGame : public testing::Test {};
using Games = testing::Types<Carts, Venise, Merchants, Amsterdam>;
TYPED_TEST_SUITE(LevelsOfEveryGame, Games);

// The kit compares with another deal that looks the same.
TYPED_TEST(LevelsOfEveryGame, ChooseLegallyAndByTheViewAlone) {
    using G = TypeParam;
    for (int seats = G::kInfo.min_seats; seats <= G::kInfo.max_seats; ++seats) {
        const TestStart<G> start(seats);
        Mind<G> mind(start.rules(), start.net);
        int seed = 10 * seats;
        for (const std::string_view level : kLevels) {
            const Bot bot{level, searches(level) ? 16 : 0};
            const int every = searches(level) ? 4 : 1;
            bots::expect_legal_by_view<G>(start.rules(), ++seed, every,
                                          [&](const auto&, const auto& view, Rng& rng) {
                                              return mind.choose(bot, view, rng).action;
                                          });
        }
    }
}

TYPED_TEST(LevelsOfEveryGame, ChooseLegallyAndByTheViewAloneByANetWithoutLogits) {
    using G = TypeParam;
    const int seats = G::kInfo.max_seats;
    const TestStart<G> start(seats, true);
    Mind<G> mind(start.rules(), start.net);
    for (const std::string_view level : {"medium", "hard"}) {
        const Bot bot{level, searches(level) ? 8 : 0};
        bots::expect_legal_by_view<G>(start.rules(), seats, searches(level) ? 40 : 4,
                                      [&](const auto&, const auto& view, Rng& rng) {
                                          return mind.choose(bot, view, rng).action;
                                      });
    }
}

}  // namespace
}  // namespace pakhuis::thinking
