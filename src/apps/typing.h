// Finds the actions that match a typed text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pakhuis::apps {

// The candidates whose words begin with the typed words at the same places ("cl dam-w" →
// "claim dam-waag green x2"). If the typed words equal a candidate, only that candidate.
std::vector<std::string> matching(std::string_view typed,
                                  const std::vector<std::string>& candidates);

// The longest common beginning of all candidates; empty if there are none. The Tab key fills it in.
std::string common_beginning(const std::vector<std::string>& candidates);

// At most four of the actions, as examples: the first of each verb. With fewer than three verbs,
// further actions fill the list up to three.
std::vector<std::string> example_actions(const std::vector<std::string>& actions);

}  // namespace pakhuis::apps
