// The bots that can play a seat. `thinking` implements them; all other code only names them.
#pragma once

#include <array>
#include <string_view>

namespace pakhuis {

// `random`, `greedy` and `flat` are untuned references; the others are the levels.
inline constexpr std::array<std::string_view, 8> kBotNames{"random", "greedy", "flat", "beginner",
                                                           "easy",   "medium", "hard", "expert"};

// What people are offered, the weakest first. `easy` is each game's own policy, and `beginner` is
// the same with human mistakes. The others play by a net: `medium` by its first thought, `hard` and
// `expert` search with it.
inline constexpr std::array<std::string_view, 5> kLevels{"beginner", "easy", "medium", "hard",
                                                         "expert"};

constexpr bool searches(std::string_view bot) {
    return bot == "hard" || bot == "expert";
}
constexpr bool needs_net(std::string_view bot) {
    return bot == "medium" || searches(bot);
}

}  // namespace pakhuis
