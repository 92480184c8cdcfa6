// The examples in protocol/ are what this code reads and writes.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "kit/json_schema.h"
#include "protocol/messages.h"

namespace pakhuis::protocol {
namespace {

namespace fs = std::filesystem;

const fs::path kProtocol = fs::path(PAKHUIS_TESTS_DIR) / "../protocol";
const fs::path kExamples = kProtocol / "examples";

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

TEST(Examples, FitTheSchema) {
    const kit::JsonSchema schema(example(kProtocol / "schema.json"));
    for (const auto& file : fs::directory_iterator(kExamples)) {
        const std::string name = file.path().filename().string();
        const std::string side = name.substr(0, name.find('-'));
        EXPECT_EQ(schema.problem(side, example(file.path())), "") << name;
    }
}

TEST(Schema, KnowsTheFieldsOfEveryRequest) {
    // A request with a field too many, or one too few, fits neither the schema nor the parser.
    const kit::JsonSchema schema(example(kProtocol / "schema.json"));
    for (const auto& file : fs::directory_iterator(kExamples)) {
        if (!file.path().filename().string().starts_with("client-")) continue;
        const Json whole = example(file.path());
        for (const auto& item : whole.items()) {
            if (item.key() == "type") continue;
            Json less = whole;
            less.erase(item.key());
            std::uint32_t id = 0;
            EXPECT_EQ(schema.problem("client", less).empty(),
                      parse_client_message(less.dump(), id).has_value())
                << less;
            for (const Json& other : {Json(-1), Json("x"), Json(true), Json(Json::array({1}))}) {
                Json odd = whole;
                odd[item.key()] = other;
                const bool read = parse_client_message(odd.dump(), id).has_value();
                EXPECT_TRUE(read || !schema.problem("client", odd).empty()) << odd;
            }
        }
        Json more = whole;
        more["more"] = 1;
        EXPECT_NE(schema.problem("client", more), "") << more;
    }
}

TEST(Schema, RefusesWhatItDoesNotKnow) {
    const kit::JsonSchema schema(example(kProtocol / "schema.json"));
    EXPECT_NE(schema.problem("server", Json::parse(R"({"type":"ok"})")), "");
    EXPECT_NE(schema.problem("server", Json::parse(R"({"type":"ok","id":-1})")), "");
    EXPECT_NE(schema.problem("server", Json::parse(R"({"type":"oh","id":1})")), "");
    EXPECT_NE(schema.problem("server", Json::parse(R"({"type":"turn","table":"x","waits":1})")),
              "");
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
    EXPECT_EQ(keys_of(example(kExamples / "server-update.json")),
              keys_of(Json::parse(update_message(seen(), 20, {}))));
    EXPECT_EQ(keys_of(example(kExamples / "server-ok.json")),
              keys_of(Json::parse(ok_message(2, {{"table", "k3m9x2w7p4qa"}}))));
    EXPECT_EQ(keys_of(example(kExamples / "server-refused.json")),
              keys_of(Json::parse(refused_message(7, {"stale", "", "Too late."}))));
    EXPECT_EQ(example(kExamples / "server-presence.json"),
              Json::parse(presence_message("k3m9x2w7p4qa", {true, false}, 1)));
    EXPECT_EQ(example(kExamples / "server-turn.json"),
              Json::parse(turn_message("k3m9x2w7p4qa", true)));
    EXPECT_EQ(example(kExamples / "server-clock.json"),
              Json::parse(clock_message("k3m9x2w7p4qa", 41,
                                        {false, 3000, 700, 200, 50, 10, 14'200, {}}, 4210)));
    EXPECT_EQ(example(kExamples / "server-full.json")["seats"][0],
              Json::parse(full_message(seen(), terms))["seats"][0]);
}

}  // namespace
}  // namespace pakhuis::protocol
