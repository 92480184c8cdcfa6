#include "protocol/messages.h"

#include <gtest/gtest.h>

namespace pakhuis::protocol {
namespace {

std::string problem(std::string_view text) {
    std::uint32_t id = 0;
    const auto message = parse_client_message(text, id);
    return message ? "" : message.error().key + " " + message.error().place;
}

TEST(ClientMessages, AreReadByTheirType) {
    std::uint32_t id = 0;
    const auto message = parse_client_message(
        R"({"type":"act","id":7,"table":"abc","seat":1,"action":"draw","version":41})", id);
    ASSERT_TRUE(message) << message.error().text();
    EXPECT_EQ(message->type, Request::kAct);
    EXPECT_EQ(message->id, 7u);
    EXPECT_EQ(message->table, "abc");
    EXPECT_EQ(message->seat, Seat{1});
    EXPECT_EQ(message->action, "draw");
    EXPECT_EQ(message->version, 41u);
    EXPECT_EQ(problem(R"({"type":"ping"})"), "");
    EXPECT_EQ(problem(R"({"type":"create","id":1,"terms":{"game":"carts"}})"), "");
}

TEST(ClientMessages, AreStrict) {
    EXPECT_EQ(problem("hello"), "not-json line 1, column 1");
    EXPECT_EQ(problem("[1]"), "wrong-type ");
    EXPECT_EQ(problem("{}"), "missing-field type");
    EXPECT_EQ(problem(R"({"type":7})"), "missing-field type");
    EXPECT_EQ(problem(R"({"type":"fly"})"), "unknown-type type");
    EXPECT_EQ(problem(R"({"type":"ping","id":-1})"), "wrong-type id");
    EXPECT_EQ(problem(R"({"type":"ping","table":"x"})"), "unknown-field table");
    EXPECT_EQ(problem(R"({"type":"sit","table":"x"})"), "missing-field seat");
    EXPECT_EQ(problem(R"({"type":"sit","table":"x","seat":5})"), "wrong-type seat");
    EXPECT_EQ(problem(R"({"type":"sit","table":7,"seat":0})"), "wrong-type table");
    EXPECT_EQ(problem(R"({"type":"act","table":"x","seat":0,"action":"draw","version":1.5})"),
              "wrong-type version");
    EXPECT_EQ(problem(R"({"type":"create","terms":[]})"), "wrong-type terms");
    EXPECT_EQ(problem(std::string(kMaxClientMessage + 1, ' ')), "too-long ");
}

TEST(ClientMessages, AreNamedByTheirIdEvenIfWrong) {
    std::uint32_t id = 0;
    EXPECT_FALSE(parse_client_message(R"({"id":9,"type":"fly"})", id));
    EXPECT_EQ(id, 9u);
}

TEST(ClientMessages, OfHttpAreLongerAndStrictToo) {
    const auto problem_of = [](const std::string& text) {
        const auto asked = parse_create(text);
        return asked ? "" : asked.error().key;
    };
    EXPECT_EQ(problem_of(R"({"terms":{"begin":")" + std::string(100'000, 'x') + "\"}}"), "");
    EXPECT_EQ(problem_of(R"({"terms":{},"table":"x"})"), "unknown-field");
    EXPECT_EQ(problem_of(R"({"seat":0})"), "missing-field");
    EXPECT_EQ(problem_of("[]"), "wrong-type");
    EXPECT_EQ(problem_of(std::string(kMaxImport + 1, ' ')), "too-long");
}

TEST(ServerMessages, RefuseWithKeyAndSentence) {
    const Json json = Json::parse(refused_message(3, {"stale", "", "Too late."}));
    EXPECT_EQ(json["type"], "refused");
    EXPECT_EQ(json["id"], 3);
    EXPECT_EQ(json["key"], "stale");
    EXPECT_EQ(json["sentence"], "Too late.");
    EXPECT_EQ(Json::parse(refused_message(3, {"x", "'\xff'", "y"}))["key"], "x") << "any bytes";
}

Seen seen() {
    Seen s;
    s.table = "abc";
    s.game = "carts";
    s.version = 12;
    s.status = "playing";
    s.viewer = 0;
    s.seats = {{"person", "Anna", true, false, false, true, 1000},
               {"bot", "easy", true, false, false, false, std::nullopt}};
    s.waiting = {0};
    s.view = {{"row", {{"pink", 2}}}, {"pile-size", 30}};
    s.legal = {{"draw", {"pile"}}, {"take pink", {"card:0"}}};
    return s;
}

TEST(ServerMessages, FullHoldsTheWholeView) {
    const Json json = Json::parse(full_message(seen(), {{"game", "carts"}}));
    EXPECT_EQ(json["type"], "full");
    EXPECT_EQ(json["view"]["pile-size"], 30);
    EXPECT_EQ(json["legal"], Json::parse(R"([["draw","pile"],["take pink","card:0"]])"));
    EXPECT_EQ(json["seats"][0]["clock"], 1000);
}

TEST(ServerMessages, UpdatesHoldTheDifference) {
    Seen now = seen();
    now.view = {{"row", {{"red", nullptr}}}};
    const Json json =
        Json::parse(update_message(now, 11, {{12, {{"kind", "took"}}, "Took.", {"card:4"}}}));
    EXPECT_EQ(json["from"], 11);
    EXPECT_EQ(json["version"], 12);
    EXPECT_EQ(json["events"][0]["text"], "Took.");
    EXPECT_EQ(json["view"].dump(), R"({"row":{"red":null}})");
    now.view = Json::object();
    EXPECT_FALSE(Json::parse(update_message(now, 11, {})).contains("view")) << "nothing changed";
}

}  // namespace
}  // namespace pakhuis::protocol
