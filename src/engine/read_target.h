// Reads a part of a board from its text: "track:12".
#pragma once

#include "base/words.h"
#include "engine/target.h"

namespace pakhuis {

// The inverse of target_text(). Any other text gives a target that no part has.
inline Target read_target(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return {text};
    const int index = read_small_number(text.substr(colon + 1));
    if (index < 0 || index >= Target::kNoIndex) return {};
    return {text.substr(0, colon), static_cast<std::uint8_t>(index)};
}

}  // namespace pakhuis
