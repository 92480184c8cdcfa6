// A problem or an oddity of an edition, with its place.
#pragma once

#include <string_view>

#include "base/fixed_list.h"
#include "engine/reason.h"

namespace pakhuis {

struct EditionProblem {
    const Reason* refusal = nullptr;  // nullptr: no problem
    std::string_view table;           // "tracks"
    int row = 0;
};

using EditionWarnings = Scratch<EditionProblem, 64>;

}  // namespace pakhuis
