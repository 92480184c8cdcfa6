// The source of a printed value. Every table entry of an edition has one, and clients show it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace pakhuis {

enum class Mark : std::uint8_t {
    kText,       // stated by the rulebook's text
    kPublished,  // found in public sources
    kDeduced,    // follows from the text
    kOurs,       // a reconstruction
};

constexpr auto enum_names(Mark) {
    return std::array<std::string_view, 4>{"text", "published", "deduced", "ours"};
}

}  // namespace pakhuis
