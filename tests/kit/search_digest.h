// What a search over a net chooses in each game, as one number: the same on every machine.
#pragma once

#include "kit/random_net.h"
#include "search/speed.h"

namespace pakhuis::kit {

// The built-in edition with the largest number of seats, random weights.
template <Featured G>
std::uint64_t digest_of_a_search(const nets::Kernels& kernels, int iterations = 40,
                                 int decisions = 40) {
    Options options;
    options.seats = static_cast<std::uint8_t>(G::kInfo.max_seats);
    typename G::Rules rules;
    if (G::make_rules(options, G::built_in(), rules).refusal != nullptr) return 0;
    const nets::Net net = nets::quantise(random_net_for<G>(rules, 64, 16, 1)).net;
    return search::run_searches<G>(rules, net, iterations, decisions, 1, kernels).digest;
}

}  // namespace pakhuis::kit
