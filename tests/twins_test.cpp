// Twin matches (client/twins.h) on the real server. Many more of them run through the host in
// memory: src/host/twins_test.cpp.
#include "client/twins.h"

#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

#include "client/server_process.h"
#include "client/server_venue.h"
#include "kit/postgres_server.h"
#include "kit/sanitized.h"

namespace pakhuis::client {
namespace {

namespace fs = std::filesystem;

class TwinMatches : public testing::TestWithParam<std::tuple<GameWithSecrets, Keeps>> {
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
    const bool in_a_database = std::get<Keeps>(GetParam()) == Keeps::kDatabase;
    ServerProcess server{in_a_database ? PostgresServer::shared().new_database() : data.string(),
                         no_limits()};
    ServerVenue venue{server.port()};
};

TEST_P(TwinMatches, LookTheSameToASeatThatCannotSeeTheDifference) {
    const char* wanted = std::getenv("PAKHUIS_TWINS");
    const int usual = in_a_database ? 1 : PAKHUIS_SANITIZED ? 2 : 6;
    const int pairs = wanted == nullptr ? usual : std::atoi(wanted);
    for (int i = 0; i < pairs && !HasFatalFailure(); ++i) {
        const Twins twins =
            make_twins(std::get<GameWithSecrets>(GetParam()), static_cast<std::uint64_t>(i) + 1);
        const auto [one, two] = transcripts(venue, twins);
        ASSERT_EQ(one, two) << "pair " << i << ", " << describe(twins);
    }
}

// Proves that the comparison can fail: a seat that sees the outcome gets different bytes.
TEST_P(TwinMatches, DifferToASeatThatSeesTheDifference) {
    const auto [one, two] = transcripts(venue, seen_twins(std::get<GameWithSecrets>(GetParam())));
    EXPECT_NE(one, two);
}

INSTANTIATE_TEST_SUITE_P(Games, TwinMatches,
                         testing::Combine(testing::ValuesIn(games_with_secrets()),
                                          testing::Values(Keeps::kFolder, Keeps::kDatabase)),
                         [](const auto& twins) {
                             const bool folder = std::get<Keeps>(twins.param) == Keeps::kFolder;
                             return std::string(std::get<GameWithSecrets>(twins.param).game) +
                                    (folder ? "" : "InADatabase");
                         });

}  // namespace
}  // namespace pakhuis::client
