#include "codec/json_text.h"

#include <gtest/gtest.h>

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

// As the tree is written.
std::string text_of_tree(const Parcel& parcel) {
    return to_json(NoContext{}, parcel).dump(-1, ' ', false, Json::error_handler_t::replace);
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
