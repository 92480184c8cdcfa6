// The examples in protocol/ agree with this code.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "kit/json_schema.h"
#include "protocol/client_messages.h"
#include "protocol/server_messages.h"
#include "protocol/type_files.h"

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

template <class... Messages>
std::set<std::string> types_of(const std::variant<Messages...>*) {
    return {std::string(Messages::kType)...};
}

// The schema from the code. tests/types_test.cpp checks that the committed file is the same.
kit::JsonSchema schema_of_the_code() {
    return kit::JsonSchema(Json::parse(type_files().front().text));
}

TEST(Examples, FitTheSchema) {
    const kit::JsonSchema schema = schema_of_the_code();
    for (const auto& file : fs::directory_iterator(kExamples)) {
        const std::string name = file.path().filename().string();
        const std::string side = name.substr(0, name.find('-'));
        EXPECT_EQ(schema.problem(side, example(file.path())), "") << name;
    }
}

TEST(Schema, KnowsTheFieldsOfEveryRequest) {
    // For each changed request, schema and parser agree whether it is valid.
    const kit::JsonSchema schema = schema_of_the_code();
    for (const auto& file : fs::directory_iterator(kExamples)) {
        if (!file.path().filename().string().starts_with("client-")) continue;
        const Json whole = example(file.path());
        for (const auto& item : whole.items()) {
            if (item.key() == "type") continue;
            Json less = whole;
            less.erase(item.key());
            std::uint32_t id = 0;
            EXPECT_EQ(schema.problem("client", less).empty(),
                      read_client_message(less.dump(), id).has_value())
                << less;
            for (const Json& other : {Json(-1), Json("x"), Json(true), Json(Json::array({1}))}) {
                Json odd = whole;
                odd[item.key()] = other;
                const bool read = read_client_message(odd.dump(), id).has_value();
                EXPECT_EQ(read, schema.problem("client", odd).empty()) << odd;
            }
        }
        Json more = whole;
        more["more"] = 1;
        EXPECT_NE(schema.problem("client", more), "") << more;
    }
}

TEST(Schema, RefusesUnknownMessages) {
    const kit::JsonSchema schema = schema_of_the_code();
    EXPECT_NE(schema.problem("server", Json::parse(R"({"type":"ok"})")), "");
    EXPECT_NE(schema.problem("server", Json::parse(R"({"type":"ok","id":-1})")), "");
    EXPECT_NE(schema.problem("server", Json::parse(R"({"type":"oh","id":1})")), "");
    EXPECT_NE(schema.problem("server", Json::parse(R"({"type":"turn","table":"x","waits":1})")),
              "");
}

TEST(ClientExamples, AreReadAndCoverEveryType) {
    std::set<std::string> types;
    for (const auto& file : fs::directory_iterator(kExamples)) {
        if (!file.path().filename().string().starts_with("client-")) continue;
        const Json json = example(file.path());
        std::uint32_t id = 0;
        const auto message = read_client_message(json.dump(), id);
        EXPECT_TRUE(message) << file.path() << message.error().text();
        types.insert(json["type"].get<std::string>());
    }
    EXPECT_EQ(types, types_of(static_cast<ClientMessage*>(nullptr)));
}

TEST(ServerExamples, CoverEveryType) {
    std::set<std::string> types;
    for (const auto& file : fs::directory_iterator(kExamples)) {
        if (!file.path().filename().string().starts_with("server-")) continue;
        types.insert(example(file.path())["type"].get<std::string>());
    }
    EXPECT_EQ(types, types_of(static_cast<ServerMessage*>(nullptr)));
}

TEST(ServerExamples, EqualTheSentMessages) {
    EXPECT_EQ(example(kExamples / "server-hello.json"),
              Json::parse(write(ServerHello{.name = "Guest k3m9", .guest = "k3m9x2w7p4"})));
    EXPECT_EQ(example(kExamples / "server-ok.json"),
              Json::parse(write(Ok{.id = 2, .version = {}, .table = "k3m9x2w7p4qa"})));
    EXPECT_EQ(example(kExamples / "server-refused.json"),
              Json::parse(write(refused(7, {"stale", "", "This answers an earlier question."}))));
    EXPECT_EQ(example(kExamples / "server-presence.json"),
              Json::parse(write(Presence{"k3m9x2w7p4qa", {true, false}, 1})));
    EXPECT_EQ(example(kExamples / "server-turn.json"),
              Json::parse(write(Turn{"k3m9x2w7p4qa", true})));
    const ClockFace face{false, 3000, 700, 200, 50, 10, 14'200, {}};
    EXPECT_EQ(example(kExamples / "server-clock.json"),
              Json::parse(write(Clock{"k3m9x2w7p4qa", 41, face, 4210})));
}

}  // namespace
}  // namespace pakhuis::protocol
