// From what a person types to an action of a list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pakhuis::apps {

// The candidates that what was typed may mean: each typed word begins the candidate's word at the
// same place ("cl dam-w" → "claim dam-waag green x2"). If one of them is meant in full, it alone.
std::vector<std::string> matching(std::string_view typed,
                                  const std::vector<std::string>& candidates);

// The longest text that all candidates begin with: what the Tab key fills in. Empty if there are
// none.
std::string common_beginning(const std::vector<std::string>& candidates);

}  // namespace pakhuis::apps
