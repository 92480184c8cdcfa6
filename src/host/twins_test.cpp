// Twin matches (client/twins.h) through the host: every message to a seat and every page that it
// requests.
#include "client/twins.h"

#include <gtest/gtest.h>

#include "host/test_house.h"
#include "kit/sanitized.h"

namespace pakhuis::host {
namespace {

using client::GameWithSecrets;

class TwinsInMemory : public testing::TestWithParam<GameWithSecrets> {};

TEST_P(TwinsInMemory, LookTheSameToASeatThatCannotSeeTheDifference) {
    const int pairs = PAKHUIS_SANITIZED ? 2 : 100;
    for (int i = 0; i < pairs && !HasFatalFailure(); ++i) {
        TestHouse house;
        const client::Twins twins =
            client::make_twins(GetParam(), static_cast<std::uint64_t>(i) + 1);
        const auto [one, two] = client::transcripts(house, twins);
        ASSERT_EQ(one, two) << "pair " << i << ", " << describe(twins);
    }
}

// Proves that the comparison can fail.
TEST_P(TwinsInMemory, DifferToASeatThatSeesTheDifference) {
    TestHouse house;
    const auto [one, two] = client::transcripts(house, client::seen_twins(GetParam()));
    EXPECT_NE(one, two);
}

INSTANTIATE_TEST_SUITE_P(Games, TwinsInMemory, testing::ValuesIn(client::games_with_secrets()),
                         [](const auto& kind) { return std::string(kind.param.game); });

}  // namespace
}  // namespace pakhuis::host
