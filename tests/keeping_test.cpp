// `pakhuis check`, `backup` and `restore` beside a running server.
#include <atomic>
#include <cstdio>
#include <gtest/gtest.h>
#include <string>
#include <sys/wait.h>
#include <thread>

#include "client/player.h"
#include "client/server_fixture.h"
#include "client/server_process.h"
#include "kit/test_folder.h"
#include "sqlite/test_content.h"

namespace {

using namespace pakhuis::client;
using pakhuis::store::content_of;

struct CommandResult {
    int code = -1;
    std::string out;  // with standard error
};

CommandResult pakhuis_command(const std::string& arguments) {
    CommandResult result;
    FILE* pipe = popen((std::string(PAKHUIS_PROGRAM) + " " + arguments + " 2>&1").c_str(), "r");
    char bytes[4096];
    for (std::size_t n = 0; (n = fread(bytes, 1, sizeof bytes, pipe)) > 0;) {
        result.out.append(bytes, n);
    }
    const int status = pclose(pipe);
    result.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return result;
}

class Keeping : public testing::Test {
  protected:
    std::string in_folder(const char* name) const { return (folder.path() / name).string(); }

    pakhuis::TestFolder folder;
    const std::string data = in_folder("data");
    const std::string backup = in_folder("backup.sqlite");
};

TEST_F(Keeping, ChecksAndBacksUpAStoreWhileMatchesArePlayed) {
    {
        ServerProcess server(data, no_limits());
        ASSERT_NE(server.port(), 0);
        std::atomic<int> matches = 0;
        std::jthread load([&](const std::stop_token& stop) {
            Player player(server.port(), http_get(server.port(), "/api/me").cookie);
            while (!stop.stop_requested()) {
                create(player, {"random", "random"});
                ++matches;
            }
        });
        while (matches < 5) std::this_thread::yield();
        for (int round = 0; round < 3; ++round) {
            const auto checked = pakhuis_command("check " + data);
            EXPECT_EQ(checked.code, 0) << checked.out;
            EXPECT_NE(checked.out.find("all replay"), std::string::npos) << checked.out;
            const auto backed = pakhuis_command("backup " + data + " " + backup);
            EXPECT_EQ(backed.code, 0) << backed.out;
        }
    }
    const auto last = pakhuis_command("backup " + data + " " + backup);
    EXPECT_EQ(last.code, 0) << last.out;
    const std::string restored = in_folder("restored");
    const auto made = pakhuis_command("restore " + backup + " " + restored);
    EXPECT_EQ(made.code, 0) << made.out;
    const auto before = content_of(data + "/pakhuis.sqlite");
    EXPECT_GT(before.at("log").size(), 100U);
    EXPECT_EQ(content_of(restored + "/pakhuis.sqlite"), before);
    ServerProcess again(restored, no_limits());
    EXPECT_NE(again.port(), 0);
    EXPECT_EQ(pakhuis_command("check " + restored).code, 0);
    EXPECT_NE(pakhuis_command("restore " + backup + " " + restored).code, 0);
}

TEST_F(Keeping, NamesAFrozenTableOnTheHealthPage) {
    std::string table;
    {
        ServerProcess server(data);
        Player player(server.port(), http_get(server.port(), "/api/me").cookie);
        table = create(player, {"person", "random"});
        EXPECT_FALSE(Json::parse(http_get(server.port(), "/api/health").body).contains("frozen"));
    }
    auto file = pakhuis::store::Connection::open(data + "/pakhuis.sqlite", "").value();
    ASSERT_TRUE(
        file.execute("UPDATE log SET hash = hash + 1; "
                     "UPDATE log SET sum = checksum(tbl, seq, kind, body, hash, at)"));
    ServerProcess server(data);
    EXPECT_EQ(http_get(server.port(), "/api/tables/" + table + "/log").status, 404);
    const auto health = [&] { return http_get(server.port(), "/api/health"); };
    while (!Json::parse(health().body).contains("frozen")) std::this_thread::yield();
    EXPECT_EQ(health().status, 200) << "a warning";
    EXPECT_EQ(Json::parse(health().body)["frozen"], Json{table});
    const auto checked = pakhuis_command("check " + data);
    EXPECT_EQ(checked.code, 2) << checked.out;
    EXPECT_NE(checked.out.find("1 do not replay"), std::string::npos) << checked.out;
}

}  // namespace
