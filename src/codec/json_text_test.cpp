#include "codec/json_text.h"

#include <gtest/gtest.h>
#include <limits>

#include "codec/object_text.h"

namespace pakhuis::codec {
namespace {

struct Parcel {
    std::string label;
    std::optional<int> weight;
    std::vector<std::string> stamps;
    Json extra;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("label", self.label);
        visit("weight", self.weight);
        visit("stamps", self.stamps, unless_default());
        visit("extra", self.extra);
    }
};

// The same value as a tree, written by nlohmann.
std::string text_of_tree(const Parcel& parcel) {
    Json tree = Json::object();
    tree["label"] = parcel.label;
    if (parcel.weight) tree["weight"] = *parcel.weight;
    if (!parcel.stamps.empty()) tree["stamps"] = parcel.stamps;
    if (!parcel.extra.is_null()) tree["extra"] = parcel.extra;
    return tree.dump(-1, ' ', false, Json::error_handler_t::replace);
}

TEST(JsonText, IsTheTextOfTheTree) {
    for (const Parcel& parcel : {
             Parcel{},
             Parcel{"plain", 3, {"a", "b"}, nullptr},
             Parcel{"quote \" and \\", -7, {}, Json{{"x", {1, nullptr}}}},
             Parcel{"line\nend\x01\x7f", {}, {""}, 5},
             Parcel{"caf\xc3\xa9", {}, {"\xe2\x9a\x93"}, "x"},
             Parcel{"not UTF-8: \xff", {}, {"\xc3"}, nullptr},
         }) {
        EXPECT_EQ(json_text(NoContext{}, parcel), text_of_tree(parcel));
    }
}

// Numbers of every size, at their bounds.
struct Bounds {
    std::int8_t a = -128;
    std::uint8_t b = 255;
    std::int16_t c = -32768;
    std::uint16_t d = 65535;
    std::int32_t e = -2147483648;
    std::uint32_t f = 4294967295;
    std::int64_t g = std::numeric_limits<std::int64_t>::min();

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("a", self.a);
        visit("b", self.b);
        visit("c", self.c);
        visit("d", self.d);
        visit("e", self.e);
        visit("f", self.f);
        visit("g", self.g);
    }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

TEST(JsonText, HasNumbersOfEverySize) {
    const std::string text = json_text(NoContext{}, Bounds{});
    EXPECT_EQ(text, R"({"a":-128,"b":255,"c":-32768,"d":65535,"e":-2147483648,"f":4294967295,)"
                    R"("g":-9223372036854775808})");
    const auto back = from_json<Bounds>(NoContext{}, Json::parse(text));
    ASSERT_TRUE(back) << back.error().text();
    EXPECT_EQ(*back, Bounds{});
}

TEST(JsonText, IsRefusedWithNumbersBeyondTheirSize) {
    const Json bounds = to_json(NoContext{}, Bounds{});
    const auto number = [](const char* text) { return Json::parse(text); };
    for (const auto& [name, value] : {std::pair{"a", number("-129")},
                                      {"a", number("128")},
                                      {"b", number("256")},
                                      {"b", number("-1")},
                                      {"c", number("32768")},
                                      {"d", number("65536")},
                                      {"e", number("2147483648")},
                                      {"f", number("4294967296")},
                                      {"g", number("9223372036854775808")}}) {
        Json json = bounds;
        json[name] = value;
        const auto read = from_json<Bounds>(NoContext{}, json);
        ASSERT_FALSE(read) << name << " " << value;
        EXPECT_EQ(read.error().key, "out-of-range");
        EXPECT_EQ(read.error().place, name);
    }
}

TEST(JsonText, OfFlagsIsAListOfThem) {
    EXPECT_EQ(json_text(NoContext{}, std::vector<bool>{true, false}), "[true,false]");
}

TEST(JsonText, KeepsTextAsItIs) {
    JsonText kept;
    EXPECT_TRUE(kept.is_null());
    EXPECT_EQ(json_text(NoContext{}, kept), "null");
    kept = JsonText(Json{{"b", 1}, {"a", {2, 3}}});
    EXPECT_EQ(kept.text, R"({"b":1,"a":[2,3]})");
    EXPECT_EQ(json_text(NoContext{}, kept), kept.text);
    EXPECT_EQ(kept.to_json().dump(), kept.text);
}

TEST(JsonText, OfAnObjectGetsMoreFields) {
    std::string text = R"([{})";
    add_field(text, "name", std::string("tea"));
    add_field(text, "parts", std::vector<std::string>{"a"});
    EXPECT_EQ(text, R"([{"name":"tea","parts":["a"]})");
}

TEST(JsonText, OfAPatchNamesRemovedFieldsLast) {
    const Parcel before{"a", 3, {"x"}, nullptr};
    const Parcel after{"a", {}, {"y"}, 5};
    EXPECT_EQ(difference_of(NoContext{}, before, after).text,
              R"({"stamps":["y"],"extra":5,"weight":null})");
    EXPECT_TRUE(difference_of(NoContext{}, after, after).is_null());
}

}  // namespace
}  // namespace pakhuis::codec
