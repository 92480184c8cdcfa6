// Twin matches (client/twins.h) on the real server. Many more of them run through the host in
// memory: src/host/twins_test.cpp.
#include "client/twins.h"

#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

#include "client/server_process.h"
#include "client/server_venue.h"
#include "kit/sanitized.h"

namespace pakhuis::client {
namespace {

namespace fs = std::filesystem;

class TwinMatches : public testing::TestWithParam<GameWithSecrets> {
  protected:
    TwinMatches() { EXPECT_NE(server.port(), 0); }
    ~TwinMatches() override {
        server.stop();
        fs::remove_all(data);
    }

    // In memory if there is such a folder, because these tests do not need a disk.
    const fs::path data =
        fs::path(fs::is_directory("/dev/shm") ? "/dev/shm" : fs::temp_directory_path()) /
        ("pakhuis-twins-" + std::to_string(getpid()));
    ServerProcess server{data, no_limits()};
    ServerVenue venue{server.port()};
};

TEST_P(TwinMatches, LookTheSameToASeatThatCannotSeeTheDifference) {
    const char* wanted = std::getenv("PAKHUIS_TWINS");
    const int usual = PAKHUIS_SANITIZED ? 2 : 6;
    const int pairs = wanted == nullptr ? usual : std::atoi(wanted);
    for (int i = 0; i < pairs && !HasFatalFailure(); ++i) {
        const Twins twins = make_twins(GetParam(), static_cast<std::uint64_t>(i) + 1);
        const auto [one, two] = transcripts(venue, twins);
        ASSERT_EQ(one, two) << "pair " << i << ", " << describe(twins);
    }
}

// Proves that the comparison can fail: a seat that sees the outcome gets different bytes.
TEST_P(TwinMatches, DifferToASeatThatSeesTheDifference) {
    const auto [one, two] = transcripts(venue, seen_twins(GetParam()));
    EXPECT_NE(one, two);
}

INSTANTIATE_TEST_SUITE_P(Games, TwinMatches, testing::ValuesIn(games_with_secrets()),
                         [](const auto& kind) { return std::string(kind.param.game); });

}  // namespace
}  // namespace pakhuis::client
