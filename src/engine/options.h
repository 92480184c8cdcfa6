// The options of a match: the number of seats and the game's variants. A variant is an index into
// the game's list of choices.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace pakhuis {

struct OptionSpec {
    std::string_view key;                       // e.g. "auction"
    std::string_view help;                      // one English sentence
    std::span<const std::string_view> choices;  // the first is the default
};

inline constexpr std::size_t kMaxOptions = 12;

struct Options {
    std::uint8_t seats = 0;
    std::uint16_t version = 0;                       // of the rules; 0: the newest
    std::array<std::uint8_t, kMaxOptions> choice{};  // by position in the game's list of specs

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

// The version of the rules that the options request.
constexpr int version_asked(const Options& options, int newest) {
    return options.version == 0 ? newest : options.version;
}

}  // namespace pakhuis
