#include "codec/json.h"

#include <gtest/gtest.h>

#include "codec/json_text.h"

namespace pakhuis::codec {
namespace {

struct BoatTag;
using BoatId = Id<BoatTag>;
using BoatSet = IdSet<BoatTag, std::uint32_t>;

enum class Wind : std::uint8_t { kCalm, kStorm };
constexpr auto enum_names(Wind) {
    return std::array<std::string_view, 2>{"calm", "storm"};
}

enum class Cargo : std::uint8_t { kSalt, kTea, kRice, kSilk, kNone = 255 };
constexpr auto enum_names(Cargo) {
    return std::array<std::string_view, 4>{"salt", "tea", "rice", "silk"};
}

struct Crates {
    using Kind = Cargo;
    std::array<int, 4> count{};
    int operator[](Cargo kind) const { return count[static_cast<std::size_t>(kind)]; }
    static Crates of(Cargo kind, int n) {
        Crates crates;
        crates.count[static_cast<std::size_t>(kind)] = n;
        return crates;
    }
    Crates& operator+=(const Crates& other) {
        for (std::size_t i = 0; i < count.size(); ++i) count[i] += other.count[i];
        return *this;
    }
    friend bool operator==(const Crates&, const Crates&) = default;
};

struct Hold {
    std::uint8_t deck = 0;
    template <class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("deck", self.deck);
    }
    friend bool operator==(const Hold&, const Hold&) = default;
};

// One field of each kind.
struct Ship {
    std::uint8_t masts = 0;
    std::int16_t depth = 0;
    bool armed = false;
    Wind wind = Wind::kCalm;
    Cargo cargo = Cargo::kNone;
    BoatId boat{};
    BoatSet boats{};
    Seats owners{};
    Crates crates{};
    Text<5> name;
    FixedList<Hold, 2> holds;
    std::array<std::uint8_t, 2> guns{};
    PerSeat<std::uint8_t, 4> shares;

    template <class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("masts", self.masts);
        visit("depth", self.depth);
        visit("armed", self.armed);
        visit("wind", self.wind);
        visit("cargo", self.cargo);
        visit("boat", self.boat);
        visit("boats", self.boats);
        visit("owners", self.owners);
        visit("crates", self.crates);
        visit("name", self.name);
        visit("holds", self.holds);
        visit("guns", self.guns);
        visit("shares", self.shares);
    }
    friend bool operator==(const Ship&, const Ship&) = default;
};

struct Harbour {
    int seats = 3;
    std::string_view name_of(BoatId id) const { return id.index() == 0 ? "sloop" : "yawl"; }
    BoatId find(BoatTag*, std::string_view name) const {
        return name == "sloop" ? BoatId(0) : name == "yawl" ? BoatId(1) : BoatId();
    }
};

const Harbour kHarbour;

Ship some_ship() {
    Ship ship;
    ship.masts = 3;
    ship.depth = -7;
    ship.armed = true;
    ship.wind = Wind::kStorm;
    ship.cargo = Cargo::kTea;
    ship.boat = BoatId(1);
    ship.boats = BoatSet(0b11);
    ship.owners = Seats::of(0) | Seats::of(2);
    ship.crates = Crates::of(Cargo::kSalt, 4);
    ship.name = "Fluyt";
    ship.holds.push_back({2});
    ship.guns = {5, 6};
    ship.shares = {{1, 2, 3, 0}};
    return ship;
}

constexpr const char* kSomeShip =
    R"({"masts":3,"depth":-7,"armed":true,"wind":"storm","cargo":"tea","boat":"yawl",)"
    R"("boats":["sloop","yawl"],"owners":[0,2],"crates":{"salt":4},"name":"Fluyt",)"
    R"("holds":[{"deck":2}],"guns":[5,6],"shares":[1,2,3]})";

TEST(ToJson, WritesEveryKindOfField) {
    EXPECT_EQ(to_json(kHarbour, some_ship()).dump(), kSomeShip);
}

TEST(ToJson, LeavesOutFieldsThatAreNone) {
    const Json json = to_json(kHarbour, Ship{});
    EXPECT_FALSE(json.contains("cargo"));
    EXPECT_FALSE(json.contains("boat"));
    EXPECT_EQ(json["boats"], Json::array());
    EXPECT_EQ(json["crates"], Json::object());
}

TEST(FromJson, ReadsWrittenValuesBack) {
    for (const Ship& ship : {some_ship(), Ship{}}) {
        const auto back = from_json<Ship>(kHarbour, to_json(kHarbour, ship));
        ASSERT_TRUE(back) << back.error().text();
        EXPECT_EQ(*back, ship);
    }
}

TEST(FromJson, ReadsNullAsNone) {
    Json json = to_json(kHarbour, some_ship());
    json["cargo"] = nullptr;
    json["boat"] = nullptr;
    const auto back = from_json<Ship>(kHarbour, json);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->cargo, Cargo::kNone);
    EXPECT_TRUE(back->boat.none());
}

struct Wrong {
    const char* name;
    const char* path;   // a JSON pointer into the ship
    const char* value;  // JSON to put there; empty: the field is removed
    const char* key;
    const char* place;
};

void PrintTo(const Wrong& w, std::ostream* out) {
    *out << w.path << " = " << w.value;
}

class FromJsonRefuses : public testing::TestWithParam<Wrong> {};

TEST_P(FromJsonRefuses, WithKeyAndPlace) {
    const Wrong& wrong = GetParam();
    Json json = to_json(kHarbour, some_ship());
    if (*wrong.value == '\0') {
        json.erase(wrong.path);
    } else {
        json[Json::json_pointer(wrong.path)] = Json::parse(wrong.value);
    }
    const auto read = from_json<Ship>(kHarbour, json);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().key, wrong.key);
    EXPECT_EQ(read.error().place, wrong.place);
    EXPECT_FALSE(read.error().sentence.empty());
}

INSTANTIATE_TEST_SUITE_P(
    All, FromJsonRefuses,
    testing::Values(
        Wrong{"UnknownField", "/flag", "1", "unknown-field", "flag"},
        Wrong{"UnknownInnerField", "/holds/0/lid", "1", "unknown-field", "holds[0].lid"},
        Wrong{"UnknownKindOfCount", "/crates/gold", "1", "unknown-field", "crates.gold"},
        Wrong{"MissingNumber", "masts", "", "missing-field", "masts"},
        Wrong{"MissingList", "holds", "", "missing-field", "holds"},
        Wrong{"MissingEnum", "wind", "", "missing-field", "wind"},
        Wrong{"MissingInnerField", "/holds/0", "{}", "missing-field", "holds[0].deck"},
        Wrong{"TextForNumber", "/masts", R"("3")", "wrong-type", "masts"},
        Wrong{"FractionForNumber", "/masts", "3.5", "wrong-type", "masts"},
        Wrong{"NumberForFlag", "/armed", "1", "wrong-type", "armed"},
        Wrong{"NumberForEnum", "/wind", "1", "wrong-type", "wind"},
        Wrong{"NullForEnum", "/wind", "null", "wrong-type", "wind"},
        Wrong{"NumberForId", "/boat", "1", "wrong-type", "boat"},
        Wrong{"NameForSet", "/boats", R"("sloop")", "wrong-type", "boats"},
        Wrong{"NullInSet", "/boats", R"(["sloop",null])", "wrong-type", "boats[1]"},
        Wrong{"NumberForSeats", "/owners", "1", "wrong-type", "owners"},
        Wrong{"ListForCounts", "/crates", "[]", "wrong-type", "crates"},
        Wrong{"NumberForText", "/name", "1", "wrong-type", "name"},
        Wrong{"ObjectForList", "/holds", "{}", "wrong-type", "holds"},
        Wrong{"NumberForObject", "/holds/0", "1", "wrong-type", "holds[0]"},
        Wrong{"ObjectForArray", "/guns", "{}", "wrong-type", "guns"},
        Wrong{"NumberForSeatValues", "/shares", "1", "wrong-type", "shares"},
        Wrong{"Negative", "/masts", "-1", "out-of-range", "masts"},
        Wrong{"TooLarge", "/masts", "256", "out-of-range", "masts"},
        Wrong{"TooLow", "/depth", "-32769", "out-of-range", "depth"},
        Wrong{"TooHigh", "/depth", "32768", "out-of-range", "depth"},
        Wrong{"Huge", "/masts", "18446744073709551615", "out-of-range", "masts"},
        Wrong{"SeatFive", "/owners", "[5]", "out-of-range", "owners[0]"},
        Wrong{"LargeCount", "/crates/tea", "100", "out-of-range", "crates.tea"},
        Wrong{"LargeGun", "/guns/1", "300", "out-of-range", "guns[1]"},
        Wrong{"TooMany", "/holds", R"([{"deck":1},{"deck":2},{"deck":3}])", "too-many", "holds"},
        Wrong{"TooLong", "/name", R"("Fluyts")", "too-long", "name"},
        Wrong{"ShortArray", "/guns", "[1]", "wrong-length", "guns"},
        Wrong{"LongArray", "/guns", "[1,2,3]", "wrong-length", "guns"},
        Wrong{"AsManyValuesAsSeats", "/shares", "[1,2,3,4]", "wrong-length", "shares"},
        Wrong{"DoubledName", "/boats", R"(["sloop","sloop"])", "doubled-name", "boats[1]"},
        Wrong{"DoubledSeat", "/owners", "[2,2]", "doubled-name", "owners[1]"},
        Wrong{"UnknownEnum", "/wind", R"("gale")", "unknown-name", "wind"},
        Wrong{"UnknownOptionalEnum", "/cargo", R"("gold")", "unknown-name", "cargo"},
        Wrong{"UnknownId", "/boat", R"("raft")", "unknown-name", "boat"},
        Wrong{"UnknownIdInSet", "/boats", R"(["sloop","raft"])", "unknown-name", "boats[1]"}),
    [](const auto& param) { return std::string(param.param.name); });

TEST(FromJson, RefusesValuesThatAreNoObjects) {
    for (const char* text : {"1", "[]", "null", R"("ship")"}) {
        const auto read = from_json<Ship>(kHarbour, Json::parse(text));
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().key, "wrong-type");
        EXPECT_EQ(read.error().place, "");
    }
}

TEST(FromJson, ReportsTheFirstProblem) {
    Json json = to_json(kHarbour, some_ship());
    json["depth"] = "deep";
    json["masts"] = 1000;
    EXPECT_EQ(from_json<Ship>(kHarbour, json).error().place, "masts");
}

std::string parse_problem(std::string_view text, std::size_t limit = 1000) {
    const auto json = parse_json(text, limit);
    return json ? "" : json.error().key + " at " + json.error().place;
}

TEST(ParseJson, ReadsJson) {
    const auto json = parse_json(R"({"a": [1, {"b": null}], "b": {"a": 2}})");
    ASSERT_TRUE(json);
    EXPECT_EQ((*json)["a"][0], 1);
    EXPECT_EQ(parse_problem(R"([{"a":1},{"a":2}])"), "");
}

TEST(ParseJson, KeepsTheOrderOfFields) {
    EXPECT_EQ(parse_json(R"({"z":1,"a":2})")->dump(), R"({"z":1,"a":2})");
}

TEST(ParseJson, ReportsLineAndColumn) {
    EXPECT_EQ(parse_problem("{]"), "not-json at line 1, column 2");
    EXPECT_EQ(parse_problem("{\n  \"a\": 1,\n  \"b\": x\n}"), "not-json at line 3, column 8");
    EXPECT_EQ(parse_problem("[1] 2"), "not-json at line 1, column 5");
    EXPECT_EQ(parse_json("{]").error().sentence.substr(0, 18), "This is not JSON: ");
}

TEST(ParseJson, RefusesIncompleteText) {
    for (const char* text : {"", "{", "[1,", "\"abc", "{\"a\":"}) {
        EXPECT_EQ(parse_problem(text).substr(0, 8), "not-json") << text;
    }
}

TEST(ParseJson, RefusesBadUtf8) {
    EXPECT_EQ(parse_problem("\"\xff\"").substr(0, 8), "not-json");
}

TEST(ParseJson, RefusesDoubledFields) {
    EXPECT_EQ(parse_problem(R"({"a":1,"b":2,"a":3})"), "doubled-field at a");
    EXPECT_EQ(parse_problem(R"({"x":[{"c":1,"c":1}]})"), "doubled-field at c");
    EXPECT_EQ(parse_problem(R"({"a":{"a":{"a":1}}})"), "");
}

std::string nested(int levels) {
    return std::string(static_cast<std::size_t>(levels), '[') +
           std::string(static_cast<std::size_t>(levels), ']');
}

TEST(ParseJson, RefusesMoreThan32Levels) {
    EXPECT_EQ(parse_problem(nested(32)), "");
    EXPECT_EQ(parse_problem(nested(33)), "too-deep at ");
    EXPECT_EQ(parse_problem(std::string(100'000, '['), 200'000), "too-deep at ");
}

TEST(ParseJson, RefusesMoreThan20000Values) {
    const auto list = [](std::size_t values) {
        std::string text = "[[1,\",{[\\\",\"]";
        for (std::size_t i = 4; i < values; ++i) text += ",1";
        return text + "]";
    };
    EXPECT_EQ(parse_problem(list(20'000), 100'000), "") << "punctuation in strings does not count";
    EXPECT_EQ(parse_problem(list(20'001), 100'000), "too-many at ");
}

TEST(ParseJson, RefusesManyFieldsBeforeItBuildsThem) {
    std::string text = "{\"k0\":0";
    for (int i = 1; i < 45'000; ++i) text += ",\"k" + std::to_string(i) + "\":0";
    EXPECT_EQ(parse_problem(text + "}", 512 * 1024), "too-many at ");
    EXPECT_EQ(parse_problem(text.substr(0, text.find(",\"k1000\"")) + "}", 512 * 1024), "");
    EXPECT_EQ(parse_problem(text.substr(0, text.find(",\"k1001\"")) + "}", 512 * 1024),
              "too-many at k1000");
}

TEST(ParseJson, QuotesLittleOfLongText) {
    const auto json = parse_json("[\"" + std::string(1000, 'x') + "\x01\"]");
    EXPECT_LT(json.error().sentence.size(), 200u);
}

TEST(ParseJson, RefusesMoreThanTheLimit) {
    EXPECT_EQ(parse_problem("[10]", 4), "");
    EXPECT_EQ(parse_problem("[100]", 4), "too-long at ");
}

TEST(Difference, TurnsOneValueIntoTheOther) {
    const Json from = Json::parse(R"({"a":1,"b":{"c":2,"d":[1,2]},"e":"x"})");
    const Json to = Json::parse(R"({"a":1,"b":{"c":3,"d":[2]},"f":{"g":{}}})");
    const Json patch = difference(from, to);
    EXPECT_EQ(patch.dump(), R"({"b":{"c":3,"d":[2]},"f":{"g":{}},"e":null})");
    Json patched = from;
    apply_difference(patched, patch);
    EXPECT_EQ(patched, to);
}

TEST(Difference, IsEmptyForEqualValues) {
    const Json ship = to_json(kHarbour, some_ship());
    EXPECT_TRUE(difference(ship, ship).empty());
}

TEST(Difference, HoldsOnlyChangedFields) {
    Ship before = some_ship();
    Ship after = before;
    after.masts = 4;
    after.crates = Crates::of(Cargo::kTea, 1);
    const Json patch = difference(to_json(kHarbour, before), to_json(kHarbour, after));
    EXPECT_EQ(difference_of(kHarbour, before, after).text, patch.dump());
    EXPECT_TRUE(difference_of(kHarbour, after, after).is_null());
    EXPECT_EQ(patch.dump(), R"({"masts":4,"crates":{"tea":1,"salt":null}})");
    Json json = to_json(kHarbour, before);
    apply_difference(json, patch);
    EXPECT_EQ(*from_json<Ship>(kHarbour, json), after);
}

TEST(Difference, ReplacesAnObjectByAnotherType) {
    for (const auto& [one, other] :
         {std::pair{R"({"a":{"b":1}})", R"({"a":[1]})"},
          std::pair{R"({"a":[1]})", R"({"a":{"b":1}})"},
          std::pair{R"({"a":{"b":1}})", R"({"a":{}})"}, std::pair{R"({"a":1})", R"({})"}}) {
        Json json = Json::parse(one);
        apply_difference(json, difference(json, Json::parse(other)));
        EXPECT_EQ(json, Json::parse(other));
    }
}

}  // namespace
}  // namespace pakhuis::codec
