#include "page/calls.h"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "protocol/version.h"

namespace pakhuis::page {
namespace {

using codec::Json;

Json ask(const Json& request) {
    return codec::parse_json(answer(request.dump())).value();
}

std::string key_of(const Json& reply) {
    return reply.contains("problem") ? reply["problem"]["key"].get<std::string>() : "";
}

std::string recorded() {
    std::ifstream in(PAKHUIS_TESTS_DIR "/records/carts-2-last-lap.record", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(PageCalls, TellTheVersionsOfProtocolAndGames) {
    const Json reply = ask({{"call", "version"}});
    EXPECT_EQ(reply["protocol"], protocol::kProtocolVersion);
    EXPECT_EQ(reply["games"].size(), 4u);
    EXPECT_EQ(reply["games"][0]["id"], "carts");
}

TEST(PageCalls, ReplayARecordToItsState) {
    const Json reply = ask({{"call", "replay"}, {"record", recorded()}});
    EXPECT_EQ(reply["hash"], "2f473c983ea01fbe");
    EXPECT_EQ(reply["end"], "last-lap");
    EXPECT_EQ(reply["scores"], Json::array({33, 10}));
}

TEST(PageCalls, TellWhereARecordIsWrong) {
    std::string record = recorded();
    record.replace(record.find("deal orange"), 11, "deal nothing");
    const Json reply = ask({{"call", "replay"}, {"record", record}});
    EXPECT_EQ(key_of(reply), "unknown-name");
    EXPECT_EQ(reply["problem"]["place"].get<std::string>().substr(0, 16), "line 9 (step 1):");
    EXPECT_NE(reply["problem"]["sentence"], "");
}

TEST(PageCalls, PlayTheSameRandomMatchesFromASeed) {
    const Json call{
        {"call", "bench"}, {"game", "venise"}, {"seats", 2}, {"steps", 2000}, {"seed", 3}};
    const Json reply = ask(call);
    EXPECT_GE(reply["steps"], 2000);
    EXPECT_EQ(ask(call), reply);
}

TEST(PageCalls, AreRefusedWithAReason) {
    EXPECT_EQ(key_of(codec::parse_json(answer("{")).value()), "not-json");
    EXPECT_EQ(key_of(codec::parse_json(answer("[]")).value()), "missing-field");
    EXPECT_EQ(key_of(ask({{"call", "fly"}})), "unknown-call");
    EXPECT_EQ(key_of(ask({{"call", "version"}, {"x", 1}})), "unknown-field");
    EXPECT_EQ(key_of(ask({{"call", "replay"}})), "missing-field");
    Json bench{{"call", "bench"}, {"game", "chess"}, {"seats", 2}, {"steps", 1}, {"seed", 1}};
    EXPECT_EQ(key_of(ask(bench)), "unknown-game");
    bench["game"] = "carts";
    bench["seats"] = 9;
    EXPECT_EQ(key_of(ask(bench)), "bad-seats");
}

}  // namespace
}  // namespace pakhuis::page
