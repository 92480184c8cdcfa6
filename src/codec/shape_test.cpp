// Shapes, and the types written from them.
#include "codec/shape.h"

#include <gtest/gtest.h>

#include "codec/json_schema.h"
#include "codec/typescript.h"

namespace pakhuis::codec {
namespace {

enum class Wood : std::uint8_t { kOak, kPine, kNone = 255 };
constexpr auto enum_names(Wood) {
    return std::array<std::string_view, 2>{"oak", "pine"};
}

struct Plank {
    Wood wood = Wood::kNone;
    std::uint8_t length = 1;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("wood", self.wood);
        visit("length", self.length, between(1, 9));
    }
};

template <class T>
struct Stack {
    T top{};

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("top", self.top);
    }
};

struct Yard {
    std::string name;
    std::vector<Plank> planks;
    std::array<Wood, 2> kinds{};
    Stack<int> stack;
    std::optional<bool> open;
    TextPairs marks;
    Seats seats;
    Json map;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("name", self.name, at_most(20));
        visit("planks", self.planks, between(1, 8));
        visit("kinds", self.kinds);
        visit("the-stack", self.stack);
        visit("open", self.open);
        visit("marks", self.marks, unless_default());
        visit("seats", self.seats, since(2));
        visit("map", self.map);
    }
};

TEST(TypeNames, ExistForPlainTypesOnly) {
    EXPECT_EQ(type_name<Plank>(), "Plank");
    EXPECT_EQ(type_name<Wood>(), "Wood");
    EXPECT_EQ(type_name<Stack<int>>(), "") << "a template has many";
}

TEST(TypeScript, DeclaresPartsBeforeTheWhole) {
    TypeScriptFile file("A yard.");
    EXPECT_EQ(file.type_of(shape_of<Yard>(Ids::kMayBeMissing)), "Yard");
    EXPECT_EQ(file.type_of(shape_of<Plank>(Ids::kMayBeMissing)), "Plank") << "declared once";
    EXPECT_EQ(file.text(),
              R"(// A yard.
// Generated from the C++ by `pakhuis types`. Change the C++ and run it again.

export const woodNames = ['oak', 'pine'] as const;
export type Wood = (typeof woodNames)[number];

export interface Plank {
  wood?: Wood;
  length: number;
}

export interface Yard {
  name: string;
  planks: Plank[];
  kinds: (Wood | null)[];
  'the-stack': {
    top: number;
  };
  open?: boolean;
  marks?: Record<string, string>;
  seats?: number[];
  map: Json;
}
)");
}

// The TypeScript compiler then refuses the file.
TEST(TypeScript, DeclaresBothOfTwoTypesWithOneName) {
    TypeScriptFile file("Two.");
    Shape one = shape_of<Plank>(Ids::kMayBeMissing);
    file.type_of(one);
    file.type_of(one);
    const auto declarations = [&] {
        const std::string& text = file.text();
        const std::string wanted = "export interface Plank ";
        int count = 0;
        for (auto at = text.find(wanted); at != text.npos; at = text.find(wanted, at + 1)) ++count;
        return count;
    };
    EXPECT_EQ(declarations(), 1);
    one.fields.pop_back();
    file.type_of(one);
    EXPECT_EQ(declarations(), 2);
}

TEST(Schemas, NameBoundsAndRequiredFields) {
    SchemaDefinitions definitions;
    definitions.schema_of(shape_of<Yard>(Ids::kMayBeMissing));
    const Json& yard = definitions.definitions()["Yard"];
    EXPECT_EQ(yard["required"].dump(), R"(["name","planks","kinds","the-stack","map"])");
    EXPECT_EQ(yard["properties"]["name"].dump(), R"({"type":"string","maxLength":20})");
    EXPECT_EQ(yard["properties"]["planks"].dump(),
              R"({"type":"array","items":{"$ref":"#/$defs/Plank"},"minItems":1,"maxItems":8})");
    EXPECT_EQ(definitions.definitions()["Plank"]["properties"]["length"].dump(),
              R"({"type":"integer","minimum":1,"maximum":9})");
    EXPECT_EQ(definitions.definitions()["Wood"].dump(), R"({"enum":["oak","pine"]})");
}

}  // namespace
}  // namespace pakhuis::codec
