// For tests: the rules of every game, and `easy` as a policy.
#pragma once

#include <gtest/gtest.h>

#include "bots/amsterdam/easy.h"
#include "bots/carts/easy.h"
#include "bots/merchants/easy.h"
#include "bots/venise/easy.h"

namespace pakhuis::search {

template <Game G>
typename G::Rules rules_with(int seats) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    typename G::Rules rules;
    EXPECT_EQ(G::make_rules(options, G::built_in(), rules).refusal, nullptr);
    return rules;
}

struct EasyPolicy {
    template <class Rules, class View>
    auto operator()(const Rules& rules, const View& view, Rng& rng) const {
        return bots::easy_choice(rules, view, rng);
    }
};

}  // namespace pakhuis::search
