// Rules of fields (versions, defaults, bounds) and types of fields outside the rules.
#include <gtest/gtest.h>

#include "codec/hash.h"
#include "codec/json.h"
#include "codec/json_text.h"

namespace pakhuis::codec {
namespace {

struct Crate {
    int weight = 0;
    int seal = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("weight", self.weight);
        visit("seal", self.seal, since(2));
    }
    friend constexpr bool operator==(const Crate&, const Crate&) = default;
};

struct Rules {
    int version = 1;
};

TEST(FieldVersions, AnEarlierVersionNeitherWritesNorHashesALaterField) {
    const Crate crate{7, 9};
    EXPECT_EQ(to_json(Rules{1}, crate).dump(), R"({"weight":7})");
    EXPECT_EQ(to_json(Rules{2}, crate).dump(), R"({"weight":7,"seal":9})");
    EXPECT_EQ(field_hash(crate, 1), field_hash(Crate{7, 8}, 1));
    EXPECT_NE(field_hash(crate, 2), field_hash(Crate{7, 8}, 2));
}

TEST(FieldVersions, AnEarlierVersionReadsNoLaterField) {
    const auto old = from_json<Crate>(Rules{1}, Json::parse(R"({"weight":7})"));
    ASSERT_TRUE(old);
    EXPECT_EQ(*old, (Crate{7, 0}));
    const auto later = from_json<Crate>(Rules{1}, Json::parse(R"({"weight":7,"seal":9})"));
    ASSERT_FALSE(later);
    EXPECT_EQ(later.error().key, "unknown-field");
    EXPECT_EQ(later.error().place, "seal");
    const auto missing = from_json<Crate>(Rules{2}, Json::parse(R"({"weight":7})"));
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().key, "missing-field");
}

TEST(FieldVersions, ADifferenceLeavesLaterFieldsOut) {
    EXPECT_TRUE(difference_of(Rules{1}, Crate{7, 8}, Crate{7, 9}).is_null());
    EXPECT_EQ(difference_of(Rules{2}, Crate{7, 8}, Crate{7, 9}).text, R"({"seal":9})");
}

struct Letter {
    std::string to;
    std::optional<int> pages;
    std::vector<std::string> copies;
    TextPairs marks;
    Hex64 seal;
    bool urgent = false;
    std::int64_t weight = 1;
    Json inside;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("to", self.to, at_most(5));
        visit("pages", self.pages, between(1, 9));
        visit("copies", self.copies, at_most(2).unless_default());
        visit("marks", self.marks, unless_default());
        visit("seal", self.seal);
        visit("urgent", self.urgent, unless_default());
        visit("weight", self.weight, at_most(1'000'000'000'000));
        visit("inside", self.inside, unless_default());
    }
    friend bool operator==(const Letter&, const Letter&) = default;
};

TEST(Letters, AreWrittenAndReadBack) {
    const Letter whole{"Anna", 3, {"Ben", "Cees"}, {{"b", "2"}, {"a", "1"}}, {0xabcULL},
                       true,   5, Json{{"x", 1}}};
    const Json json = to_json(NoContext{}, whole);
    EXPECT_EQ(json.dump(),
              R"({"to":"Anna","pages":3,"copies":["Ben","Cees"],"marks":{"b":"2","a":"1"},)"
              R"("seal":"0000000000000abc","urgent":true,"weight":5,"inside":{"x":1}})");
    const auto back = from_json<Letter>(NoContext{}, json);
    ASSERT_TRUE(back) << back.error().text();
    EXPECT_EQ(*back, whole);
}

TEST(Letters, LeaveDefaultsOut) {
    const Letter plain{"Anna", {}, {}, {}, {}, false, 0, nullptr};
    const Json json = to_json(NoContext{}, plain);
    EXPECT_EQ(json.dump(), R"({"to":"Anna","seal":"0000000000000000","weight":0})");
    const auto back = from_json<Letter>(NoContext{}, json);
    ASSERT_TRUE(back) << back.error().text();
    EXPECT_EQ(*back, plain);
}

struct Refused {
    const char* json;
    const char* key;
    const char* place;
};

TEST(Letters, RefuseValuesOutOfBounds) {
    const Refused cases[] = {
        {R"({"to":"Antonia","seal":"0000000000000000","weight":0})", "too-long", "to"},
        {R"({"to":"A","pages":0,"seal":"0000000000000000","weight":0})", "out-of-range", "pages"},
        {R"({"to":"A","pages":10,"seal":"0000000000000000","weight":0})", "out-of-range", "pages"},
        {R"({"to":"A","copies":["a","b","c"],"seal":"0000000000000000","weight":0})", "too-many",
         "copies"},
        {R"({"to":"A","copies":["a",2],"seal":"0000000000000000","weight":0})", "wrong-type",
         "copies[1]"},
        {R"({"to":"A","marks":{"a":1},"seal":"0000000000000000","weight":0})", "wrong-type",
         "marks.a"},
        {R"({"to":"A","seal":"xyz","weight":0})", "wrong-type", "seal"},
        {R"({"to":"A","seal":"00000000000000g0","weight":0})", "wrong-type", "seal"},
        {R"({"to":"A","seal":"0000000000000000","weight":-1})", "out-of-range", "weight"},
        {R"({"to":"A","seal":"0000000000000000","weight":18446744073709551615})", "out-of-range",
         "weight"},
        {R"({"seal":"0000000000000000","weight":0})", "missing-field", "to"},
    };
    for (const Refused& c : cases) {
        const auto read = from_json<Letter>(NoContext{}, Json::parse(c.json));
        ASSERT_FALSE(read) << c.json;
        EXPECT_EQ(read.error().key, c.key) << c.json;
        EXPECT_EQ(read.error().place, c.place) << c.json;
    }
}

enum class Way : std::uint8_t { kWalk, kSail };
constexpr auto enum_names(Way) {
    return std::array<std::string_view, 2>{"walk", "sail"};
}

// A list of fields that depends on a name, like that of an action.
struct Journey {
    Way way = Way::kWalk;
    int wind = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("way", self.way);
        if (self.way == Way::kSail) visit("wind", self.wind);
    }
};

TEST(FieldsThatDependOnAName, AreReadAfterIt) {
    const auto key = [](const char* text) {
        const auto read = from_json<Journey>(NoContext{}, Json::parse(text));
        return read ? "" : read.error().key;
    };
    EXPECT_EQ(from_json<Journey>(NoContext{}, Json::parse(R"({"way":"sail","wind":4})"))->wind, 4);
    EXPECT_EQ(key(R"({"way":"sail"})"), "missing-field");
    EXPECT_EQ(key(R"({"way":"walk"})"), "");
    EXPECT_EQ(key(R"({"way":"walk","wind":4})"), "unknown-field");
    EXPECT_EQ(json_text(NoContext{}, Journey{Way::kSail, 4}), R"({"way":"sail","wind":4})");
    EXPECT_EQ(json_text(NoContext{}, Journey{Way::kWalk, 4}), R"({"way":"walk"})");
}

TEST(ParseJson, RefusesAnObjectWithTooManyFields) {
    std::string text = "{";
    for (int i = 0; i < 1001; ++i) text += fmt::format("{}\"k{}\":0", i == 0 ? "" : ",", i);
    const auto read = parse_json(text + "}");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().key, "too-many");
}

}  // namespace
}  // namespace pakhuis::codec
