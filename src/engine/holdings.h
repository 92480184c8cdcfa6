// What a seat has, counted by kind: money, cards by colour, pieces left.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"

namespace pakhuis {

struct Holding {
    std::string_view kind;  // "card", "florins": stable, clients have words for each
    std::string_view name;  // "green"; empty: there is one of the kind only
    std::int32_t count = 0;
    std::int32_t more = 0;  // in a preview: by how much the count changes
};
// A game lists the same kinds in the same order at any time, those that a seat has none of
// included.
using Holdings = Scratch<Holding, 64>;

// How much of a seat's own step follows from its view.
enum class Foreseen : std::uint8_t {
    kNothing,  // some events at most: the step shows or decides what the seat can't know
    kResult,   // what the seat has, its score and who acts next; other seats' secrets open
    kAll,      // every event, the whole view afterwards, and the verb of chance if it is next
};
constexpr auto enum_names(Foreseen) {
    return std::array<std::string_view, 3>{"nothing", "result", "all"};
}

}  // namespace pakhuis
