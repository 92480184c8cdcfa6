// A bot as people name it: NAME, or NAME:BUDGET for one that searches.
//
//   medium        by its level
//   hard:400      400 iterations for each decision
//   expert:50ms   50 milliseconds for each decision, whatever that allows on this machine
#pragma once

#include <string_view>

#include "codec/problem.h"

namespace pakhuis::thinking {

struct Bot {
    std::string_view name;  // one of kBotNames
    int iterations = 0;     // of a decision's search; 0: as its level says
    int milliseconds = 0;   // that a decision may take instead; 0: its iterations count
};

// Problems: "unknown-player"; "bad-option" for a budget that is none; "no-search" for a budget of a
// bot that doesn't search.
Result<Bot> read_bot(std::string_view text);

}  // namespace pakhuis::thinking
