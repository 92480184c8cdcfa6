// Parts of a board that belong to an action or an event: `track:12`, `card:joker`. The client
// highlights them and filters the legal actions by them; it knows no rule.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "base/text.h"

namespace pakhuis {

struct Target {
    std::string_view kind;          // kebab-case, a literal of the game: "track"
    std::uint8_t index = kNoIndex;  // which one; kNoIndex for a part that exists once

    static constexpr std::uint8_t kNoIndex = 255;
    friend constexpr bool operator==(const Target&, const Target&) = default;
};

using TargetList = Scratch<Target, 8>;

// The name of a part in actions, views and events: "dam-waag" for `track:12`.
struct PartName {
    Target target;
    std::string_view name;
};
using PartNames = Scratch<PartName, 384>;

inline Text<40> target_text(const Target& target) {
    Text<40> out(target.kind);
    if (target.index != Target::kNoIndex) out.append(':').append(static_cast<int>(target.index));
    return out;
}

}  // namespace pakhuis
