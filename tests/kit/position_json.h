// The definition of position_text, for one file of each game's tests:
//
//   template std::string pakhuis::kit::position_text<Carts>(const Rules&, const State&);
#pragma once

#include "codec/json.h"
#include "kit/position_text.h"

namespace pakhuis::kit {

template <Game G>
std::string position_text(const typename G::Rules& rules, const typename G::State& state) {
    return codec::to_json(rules, state).dump();
}

}  // namespace pakhuis::kit
