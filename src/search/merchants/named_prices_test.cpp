// The prices that the search thinks others have named.
#include "search/merchants/named_prices.h"

#include <gtest/gtest.h>

#include "bots/generic.h"
#include "bots/match.h"
#include "kit/random_net.h"
#include "search/searcher.h"

namespace pakhuis::search {
namespace {

using namespace merchants;

Rules rules_of_five() {
    Options options;
    options.seats = 5;
    Rules rules;
    EXPECT_EQ(Merchants::make_rules(options, Merchants::built_in(), rules).refusal, nullptr);
    return rules;
}

// A net that always names nothing.
nets::Net net_of_misers(const Rules& rules) {
    nets::FloatNet net = kit::random_net_for<Merchants>(rules, 64, 16, 1);
    for (float& weight : net.action_features.weights) weight = 0;
    for (float& bias : net.action_features.biases) bias = 0;
    const int nothing = Merchants::action_id(rules, Action{Verb::kBid});
    net.action_ids.biases[static_cast<std::size_t>(nothing)] = 50;
    return nets::quantise(net).net;
}

// Calls visit(state, seat) for each seat that decides when others have named prices already.
template <class Visit>
void for_each_late_bidder(const Rules& rules, Visit&& visit) {
    Rng rng(4);
    bots::play_match<Merchants>(
        rules, rng,
        [&](Seat, const View& v, Rng& r) { return bots::random_choice<Merchants>(rules, v, r); },
        [&](const State& before, Seat actor, const Action&, const State&) {
            if (actor < rules.seats && !before.decided.empty()) visit(before, actor);
        });
}

TEST(NamedPrices, AreWhatTheNetWouldName) {
    const Rules rules = rules_of_five();
    const nets::Net net = net_of_misers(rules);
    const NamedPrices prices(net);
    Rng rng(1);
    int seen = 0;
    for_each_late_bidder(rules, [&](const State& state, Seat seat) {
        const State world = prices.world(rules, Merchants::observe(rules, state, seat), rng);
        EXPECT_TRUE(world.bids == PerPlayer<std::uint16_t>{});
        ++seen;
    });
    EXPECT_GT(seen, 10);
}

TEST(NamedPrices, MakeWorldsThatFitTheView) {
    const Rules rules = rules_of_five();
    const nets::Net net = nets::quantise(kit::random_net_for<Merchants>(rules, 64, 16, 1)).net;
    const NamedPrices prices(net);
    Rng rng(1);
    for_each_late_bidder(rules, [&](const State& state, Seat seat) {
        const View view = Merchants::observe(rules, state, seat);
        const State world = prices.world(rules, view, rng);
        EXPECT_EQ(Merchants::observe(rules, world, seat), view);
        EXPECT_EQ(Merchants::inconsistency(rules, world), nullptr);
    });
}

}  // namespace
}  // namespace pakhuis::search
