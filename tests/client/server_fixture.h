// For tests of the real server: each test has its own server, and helpers for players.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
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
        std::string test = testing::UnitTest::GetInstance()->current_test_info()->name();
        std::replace(test.begin(), test.end(), '/', '-');  // before a parameter
        data = std::filesystem::temp_directory_path() /
               ("pakhuis-server-" + std::to_string(getpid()) + "-" + test);
        std::filesystem::remove_all(data);
        start();
        ASSERT_NE(server->port(), 0);
    }
    void TearDown() override {
        server.reset();
        std::filesystem::remove_all(data);
        std::filesystem::remove(log_file());
    }
    void start(std::vector<std::string> flags = {}) {
        server.reset();
        server = std::make_unique<ServerProcess>(place(), std::move(flags));
    }
    // The same, and `log` returns what the server has logged.
    void start_logged(std::vector<std::string> flags = {}) {
        server.reset();
        server = std::make_unique<ServerProcess>(place(), std::move(flags), log_file());
    }
    std::string place() const { return store.empty() ? data.string() : store; }
    std::filesystem::path log_file() const { return data.string() + ".log"; }
    std::string log() const {
        std::ifstream in(log_file());
        return {std::istreambuf_iterator<char>(in), {}};
    }

    std::string new_cookie() const { return http_get(server->port(), "/api/me").cookie; }
    HttpAnswer get(const std::string& target, const std::string& cookie = "") const {
        return http_get(server->port(), target, cookie);
    }

    // Whether the page of figures has this text. The server runs with --metrics.
    bool figures_have(const std::string& text) const {
        return http_get(server->metrics_port(), "/metrics").body.find(text) != std::string::npos;
    }

    std::filesystem::path data;
    std::string store;  // the address of a database to be used instead; empty: none
    std::unique_ptr<ServerProcess> server;
};

}  // namespace pakhuis::client
