// The examples in protocol/ are what this code reads and writes.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "protocol/messages.h"

namespace pakhuis::protocol {
namespace {

namespace fs = std::filesystem;

const fs::path kExamples = fs::path(PAKHUIS_TESTS_DIR) / "../protocol/examples";

Json example(const fs::path& path) {
    std::ifstream in(path);
    std::ostringstream text;
    text << in.rdbuf();
    return Json::parse(text.str());
}

std::set<std::string> keys_of(const Json& json) {
    std::set<std::string> keys;
    for (const auto& item : json.items()) keys.insert(item.key());
    return keys;
}

TEST(Examples, OfTheClientAreReadAndCoverEveryType) {
    std::set<std::string> types;
    for (const auto& file : fs::directory_iterator(kExamples)) {
        if (!file.path().filename().string().starts_with("client-")) continue;
        const Json json = example(file.path());
        std::uint32_t id = 0;
        const auto message = parse_client_message(json.dump(), id);
        EXPECT_TRUE(message) << file.path() << message.error().text();
        types.insert(json["type"].get<std::string>());
    }
    for (const std::string_view type : enum_names(Request{})) {
        EXPECT_TRUE(types.contains(std::string(type))) << type;
    }
}

Seen seen() {
    Seen s;
    s.table = "k3m9x2w7p4qa";
    s.game = "carts";
    s.version = 21;
    s.status = "playing";
    s.viewer = 0;
    s.seats = {{"person", "Anna", true, false, false, true, std::nullopt},
               {"bot", "easy", true, false, false, false, std::nullopt}};
    s.waiting = {0};
    s.view = {{"viewer", 0}, {"phase", "second"}};
    s.legal = {{"draw", {"pile"}}};
    return s;
}

TEST(Examples, OfTheServerHaveTheFieldsThatItSends) {
    const Json terms = example(kExamples / "server-full.json")["terms"];
    EXPECT_EQ(keys_of(example(kExamples / "server-full.json")),
              keys_of(Json::parse(full_message(seen(), terms))));
    const Json old = {{"viewer", 0}, {"phase", "turn"}};
    EXPECT_EQ(keys_of(example(kExamples / "server-update.json")),
              keys_of(Json::parse(update_message(seen(), 20, old, {}))));
    EXPECT_EQ(keys_of(example(kExamples / "server-ok.json")),
              keys_of(Json::parse(ok_message(2, {{"table", "k3m9x2w7p4qa"}}))));
    EXPECT_EQ(keys_of(example(kExamples / "server-refused.json")),
              keys_of(Json::parse(refused_message(7, {"stale", "", "Too late."}))));
    EXPECT_EQ(example(kExamples / "server-full.json")["seats"][0],
              Json::parse(full_message(seen(), terms))["seats"][0]);
}

}  // namespace
}  // namespace pakhuis::protocol
