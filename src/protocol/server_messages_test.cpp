#include "protocol/server_messages.h"

#include <gtest/gtest.h>

namespace pakhuis::protocol {
namespace {

SeenTable seen() {
    SeenTable s;
    s.status = TableStatus::kPlaying;
    s.seats.resize(2);
    s.seats[0] = {SeatKind::kPerson, "Anna", true, false, false, true, 1000};
    s.seats[1] = {SeatKind::kBot, "easy", true, false, false, false, std::nullopt};
    s.waiting = Seats::of(0);
    s.legal = {{"draw", "pile"}, {"take pink", "card:0"}};
    return s;
}

TEST(ServerMessages, GreetWithTheVersionOfTheProtocol) {
    EXPECT_EQ(write(ServerHello{.name = "Anna", .guest = "k3"}),
              R"({"type":"hello","name":"Anna","guest":"k3","protocol":)" +
                  std::to_string(kProtocolVersion) + "}");
}

TEST(ServerMessages, AcknowledgeWithVersionOrTable) {
    EXPECT_EQ(write(Ok{.id = 2, .version = {}, .table = {}}), R"({"type":"ok","id":2})");
    EXPECT_EQ(write(Ok{.id = 2, .version = 7, .table = {}}), R"({"type":"ok","id":2,"version":7})");
    EXPECT_EQ(write(Ok{.id = 2, .version = {}, .table = "abc"}),
              R"({"type":"ok","id":2,"table":"abc"})");
}

TEST(ServerMessages, RefuseWithKeyAndSentence) {
    EXPECT_EQ(write(refused(3, {"stale", "", "Too late."})),
              R"({"type":"refused","id":3,"key":"stale","sentence":"Too late."})");
    EXPECT_EQ(write(refused(3, {"wrong-type", "seat", "No."})),
              R"({"type":"refused","id":3,"key":"wrong-type","place":"seat","sentence":"No."})");
    EXPECT_EQ(Json::parse(write(refused(3, {"x", "'\xff'", "y"})))["key"], "x") << "any bytes";
}

TEST(ServerMessages, HoldTheWholeViewInFull) {
    Full full;
    full.table = "abc";
    full.version = 12;
    full.game = "carts";
    full.edition = "0123";
    full.viewer = 0;
    full.terms.game = "carts";
    full.terms.seats = {"person", "easy"};
    full.seen = seen();
    full.view = codec::JsonText(Json{{"row", {{"pink", 2}}}, {"pile-size", 30}});
    EXPECT_EQ(write(full),
              R"({"type":"full","table":"abc","version":12,"game":"carts","edition":"0123",)"
              R"("viewer":0,"terms":{"game":"carts","seats":["person","easy"],)"
              R"("tempo":{"kind":"untimed"},"listed":false},"status":"playing","seats":[)"
              R"({"kind":"person","name":"Anna","present":true,"mine":true,"clock":1000},)"
              R"({"kind":"bot","name":"easy","present":true}],"waiting":[0],)"
              R"("legal":[["draw","pile"],["take pink","card:0"]],)"
              R"("view":{"row":{"pink":2},"pile-size":30}})");
}

TEST(ServerMessages, HoldTheDifferenceInUpdate) {
    Update update;
    update.table = "abc";
    update.from = 11;
    update.version = 12;
    update.seen = seen();
    update.events.push_back(
        {codec::JsonText(Json{{"kind", "took"}, {"seat", 0}}), 12, "Took.", {"card:4"}});
    update.view = codec::JsonText(Json{{"row", {{"red", nullptr}}}});
    const Json json = Json::parse(write(update));
    EXPECT_EQ(json["from"], 11);
    EXPECT_EQ(json["version"], 12);
    EXPECT_EQ(json["events"][0].dump(),
              R"({"kind":"took","seat":0,"version":12,"text":"Took.","targets":["card:4"]})");
    EXPECT_EQ(json["view"].dump(), R"({"row":{"red":null}})");
    update.view = {};
    EXPECT_FALSE(Json::parse(write(update)).contains("view")) << "nothing changed";
}

TEST(ServerMessages, HoldPlacesAndSheetsAtTheEnd) {
    Update update;
    update.seen = seen();
    update.seen.status = TableStatus::kOver;
    update.seen.end = "last-lap";
    update.seen.result = {{1, 30, {{{"routes", {30, 9}}}}}, {2, 20, {}}};
    update.seen.rival = RivalResult{"TOM", 12, {}};
    const Json json = Json::parse(write(update));
    EXPECT_EQ(json["end"], "last-lap");
    EXPECT_EQ(json["result"].dump(),
              R"([{"place":1,"score":30,"sheet":{"routes":{"points":30,"count":9}}},)"
              R"({"place":2,"score":20,"sheet":{}}])");
    EXPECT_EQ(json["rival"].dump(), R"({"name":"TOM","score":12,"sheet":{}})");
}

}  // namespace
}  // namespace pakhuis::protocol
