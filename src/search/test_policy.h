// For tests: `easy` of every game as a policy.
#pragma once

#include "bots/amsterdam/easy.h"
#include "bots/carts/easy.h"
#include "bots/merchants/easy.h"
#include "bots/venise/easy.h"

namespace pakhuis::search {

struct EasyPolicy {
    template <class Rules, class View>
    auto operator()(const Rules& rules, const View& view, Rng& rng) const {
        return bots::easy_choice(rules, view, rng);
    }
};

}  // namespace pakhuis::search
