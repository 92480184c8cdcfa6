// For tests of the real server: one of its own for each test, and what players often do.
#pragma once

#include <filesystem>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <unistd.h>
#include <vector>

#include "client/player.h"
#include "client/server_process.h"

namespace pakhuis::client {

class ServerTest : public testing::Test {
  protected:
    void SetUp() override {
        data = std::filesystem::temp_directory_path() /
               ("pakhuis-server-" + std::to_string(getpid()) + "-" +
                testing::UnitTest::GetInstance()->current_test_info()->name());
        std::filesystem::remove_all(data);
        start();
        ASSERT_NE(server->port(), 0);
    }
    void TearDown() override {
        server.reset();
        std::filesystem::remove_all(data);
    }
    void start(std::vector<std::string> flags = {}) {
        server.reset();
        server = std::make_unique<ServerProcess>(data, std::move(flags));
    }

    std::string new_cookie() const { return http_get(server->port(), "/api/me").cookie; }
    HttpAnswer get(const std::string& target, const std::string& cookie = "") const {
        return http_get(server->port(), target, cookie);
    }

    std::filesystem::path data;
    std::unique_ptr<ServerProcess> server;
};

// A new table of carts; `more` are further terms.
inline std::string create(Player& player, const Json& seats, const Json& more = Json::object()) {
    Json terms = {{"game", "carts"}, {"seats", seats}};
    terms.update(more);
    const Json answer = player.ask({{"type", "create"}, {"terms", terms}});
    EXPECT_EQ(answer["type"], "ok") << answer.dump();
    return answer.value("table", "");
}

inline Json sit(const std::string& table, int seat) {
    return {{"type", "sit"}, {"table", table}, {"seat", seat}};
}

// Equal whatever the order of their fields.
inline bool same(const Json& a, const Json& b) {
    return nlohmann::json::parse(a.dump()) == nlohmann::json::parse(b.dump());
}

// The player at the table is to decide, or nobody any more.
inline bool waits(const Json& table) {
    return table.contains("legal") || table["status"] == "over";
}

// Decides for a seat until the match is over; the last legal action is taken.
inline void play_out(Player& player, int seat) {
    for (int decisions = 0; player.wait_until(waits) && player.table["status"] != "over";) {
        const auto& legal = player.table["legal"];
        const std::string text = legal[legal.size() - 1][0];
        const Json answer = player.ask(act(player.table, seat, text));
        ASSERT_EQ(answer["type"], "ok") << text << ": " << answer.dump();
        player.table.erase("legal");
        ASSERT_LT(++decisions, 500);
    }
}

}  // namespace pakhuis::client
