// The bots that can play a seat. `thinking` implements them; all other code only names them.
#pragma once

#include <array>
#include <string_view>

namespace pakhuis {

// `random`, `greedy` and `flat` are untuned references; `easy` is each game's own policy, and
// `beginner` is the same with human mistakes.
inline constexpr std::array<std::string_view, 5> kBotNames{"random", "greedy", "flat", "beginner",
                                                           "easy"};

}  // namespace pakhuis
