#include "protocol/client_messages.h"

#include <gtest/gtest.h>

#include "protocol/version.h"

namespace pakhuis::protocol {
namespace {

std::string problem(std::string_view text) {
    std::uint32_t id = 0;
    const auto message = read_client_message(text, id);
    return message ? "" : message.error().key + " " + message.error().place;
}

TEST(ClientMessages, AreReadByTheirType) {
    std::uint32_t id = 0;
    const auto message = read_client_message(
        R"({"type":"act","id":7,"table":"abc","seat":1,"action":"draw","version":41})", id);
    ASSERT_TRUE(message) << message.error().text();
    EXPECT_EQ(id, 7u);
    const auto& act = std::get<Act>(*message);
    EXPECT_EQ(act.table, "abc");
    EXPECT_EQ(act.seat.seat, Seat{1});
    EXPECT_EQ(act.action, "draw");
    EXPECT_EQ(act.version, 41u);
    EXPECT_EQ(problem(R"({"type":"ping"})"), "");
    EXPECT_EQ(problem(R"({"type":"create","id":1,"terms":{"game":"carts"}})"), "");
}

TEST(ClientMessages, MayActForChance) {
    std::uint32_t id = 0;
    const auto message = read_client_message(
        R"({"type":"act","table":"abc","seat":"chance","action":"deal green","version":1})", id);
    ASSERT_TRUE(message) << message.error().text();
    EXPECT_EQ(std::get<Act>(*message).seat.seat, kChance);
    EXPECT_EQ(problem(R"({"type":"act","table":"x","seat":"clock","action":"","version":1})"),
              "wrong-type seat");
    EXPECT_EQ(problem(R"({"type":"act","table":"x","seat":5,"action":"","version":1})"),
              "out-of-range seat");
    EXPECT_EQ(problem(R"({"type":"undo","table":"x","seat":"chance"})"), "wrong-type seat");
}

TEST(ClientMessages, AreStrict) {
    EXPECT_EQ(problem("hello"), "not-json line 1, column 1");
    EXPECT_EQ(problem("[1]"), "wrong-type ");
    EXPECT_EQ(problem("{}"), "missing-field type");
    EXPECT_EQ(problem(R"({"type":7})"), "missing-field type");
    EXPECT_EQ(problem(R"({"type":"fly"})"), "unknown-type type");
    EXPECT_EQ(problem(R"({"type":"ping","id":-1})"), "out-of-range id");
    EXPECT_EQ(problem(R"({"type":"ping","id":"7"})"), "wrong-type id");
    EXPECT_EQ(problem(R"({"type":"ping","table":"x"})"), "unknown-field table");
    EXPECT_EQ(problem(R"({"type":"sit","table":"x"})"), "missing-field seat");
    EXPECT_EQ(problem(R"({"type":"sit","table":"x","seat":5})"), "out-of-range seat");
    EXPECT_EQ(problem(R"({"type":"sit","table":7,"seat":0})"), "wrong-type table");
    EXPECT_EQ(problem(R"({"type":"leave","table":")" + std::string(33, 'x') + "\"}"),
              "too-long table");
    EXPECT_EQ(problem(R"({"type":"act","table":"x","seat":0,"action":"draw","version":1.5})"),
              "wrong-type version");
    EXPECT_EQ(problem(R"({"type":"watch","table":"x","version":2147483648})"),
              "out-of-range version");
    EXPECT_EQ(problem(std::string(kMaxClientMessage + 1, ' ')), "too-long ");
}

TEST(ClientMessages, ReportTheWrongFieldOfTheTerms) {
    const auto terms = [](const std::string& text) {
        return problem(R"({"type":"create","terms":)" + text + "}");
    };
    EXPECT_EQ(terms("[]"), "wrong-type terms");
    EXPECT_EQ(terms(R"({"colour":"red"})"), "unknown-field terms.colour");
    EXPECT_EQ(terms(R"({"seats":["person",1]})"), "wrong-type terms.seats[1]");
    EXPECT_EQ(terms(R"({"seats":["a","b","c","d","e","f"]})"), "too-many terms.seats");
    EXPECT_EQ(terms(R"({"tempo":{"kind":"slow"}})"), "unknown-name terms.tempo.kind");
    EXPECT_EQ(terms(R"({"tempo":{"kind":"daily","days":31}})"), "out-of-range terms.tempo.days");
    EXPECT_EQ(terms(R"({"options":{"map":1}})"), "wrong-type terms.options.map");
    EXPECT_EQ(terms(R"({"listed":1})"), "wrong-type terms.listed");
}

TEST(ClientMessages, KeepTheirIdIfTheyAreRefused) {
    std::uint32_t id = 0;
    EXPECT_FALSE(read_client_message(R"({"id":9,"type":"fly"})", id));
    EXPECT_EQ(id, 9u);
    EXPECT_FALSE(read_client_message(R"({"type":"ping","id":4294967303})", id));
    EXPECT_EQ(id, 0u);
}

TEST(ClientMessages, ShowTheirIdWithoutBeingRead) {
    EXPECT_EQ(find_id(R"({"type":"ping","id":7})"), 7u);
    EXPECT_EQ(find_id(R"({"id":7,"type":)"), 7u) << "the rest is not read";
    EXPECT_EQ(find_id(R"({"terms":{"id":3,"seats":[{"id":4}]},"id":5})"), 5u);
    EXPECT_EQ(find_id(R"({"id":"7"})"), 0u);
    EXPECT_EQ(find_id(R"({"id":4294967303})"), 0u);
    EXPECT_EQ(find_id(R"([{"id":7}])"), 0u);
    EXPECT_EQ(find_id("garbage"), 0u);
    EXPECT_EQ(find_id(R"({"name":")" + std::string(1024, 'x') + R"(","id":7})"), 0u)
        << "only the first bytes are read";
}

TEST(ClientMessages, MayBeLongerByHttp) {
    const auto problem_of = [](const std::string& text) {
        const auto asked = read_create(text);
        return asked ? "" : asked.error().key;
    };
    EXPECT_EQ(problem_of(R"({"terms":{"begin":")" + std::string(100'000, 'x') + "\"}}"), "");
    EXPECT_EQ(problem_of(R"({"terms":{},"table":"x"})"), "unknown-field");
    EXPECT_EQ(problem_of(R"({"seat":0})"), "missing-field");
    EXPECT_EQ(problem_of("[]"), "wrong-type");
    EXPECT_EQ(problem_of(std::string(kMaxImport + 1, ' ')), "too-long");
}

TEST(ProtocolVersion, IsReadFromTheAddressOfTheSocket) {
    EXPECT_EQ(protocol_of("/ws?protocol=12"), 12);
    EXPECT_EQ(protocol_of("/ws"), kUnnamedProtocol);
    EXPECT_EQ(protocol_of("/ws?protocol="), 0);
    EXPECT_EQ(protocol_of("/ws?protocol=two"), 0);
    EXPECT_EQ(protocol_of("/ws?protocol=99999999999999999999"), 0);
    EXPECT_TRUE(is_too_old(kOldestProtocol - 1));
    EXPECT_FALSE(is_too_old(kProtocolVersion));
}

}  // namespace
}  // namespace pakhuis::protocol
