// For tests: each test has its own house, and helpers for its pages.
#pragma once

#include <gtest/gtest.h>
#include <string>

#include "client/player.h"
#include "host/test_house.h"

namespace pakhuis::host {

class HouseTest : public testing::Test {
  protected:
    using Json = client::Json;
    using Player = client::Player;

    std::string new_guest() { return house.new_guest(); }
    client::HttpAnswer get(const std::string& target, const std::string& guest = "") {
        return house.get(target, guest);
    }
    Json page(const std::string& target, const std::string& guest = "") {
        return Json::parse(get(target, guest).body);
    }
    static std::string about(const std::string& table, const std::string& word) {
        return "/api/tables/" + table + "/" + word;
    }

    TestHouse house;
};

}  // namespace pakhuis::host
