// Names of enum values (from a function enum_names beside the enum), and names in tables.
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace pakhuis {

template <class Enum>
    requires std::is_enum_v<Enum>
constexpr std::string_view name_of(Enum value) {
    const auto names = enum_names(value);
    const auto index = static_cast<std::size_t>(value);
    return index < names.size() ? names[index] : std::string_view("none");
}

template <class Enum>
    requires std::is_enum_v<Enum>
constexpr std::size_t at(Enum value) {  // the value as an array index
    return static_cast<std::size_t>(value);
}

// The index of a name in a list of names, or −1. An empty name is never found.
template <class Names>
constexpr int find_name(const Names& names, std::string_view wanted) {
    if (wanted.empty()) return -1;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (std::string_view(names[i]) == wanted) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace pakhuis
