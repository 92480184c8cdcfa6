// A seat's knowledge of prices in the current run, and samples of its view.
#include "kit/secrets.h"

#include <gtest/gtest.h>

#include "games/merchants/test_hooks.h"
#include "games/merchants/test_table.h"
#include "kit/chance.h"
#include "kit/secret_answers.h"

namespace pakhuis::merchants {
namespace {

// Merchants with refusals that show the price of seat 0.
struct TellsPrices : Merchants {
    static Refusal refusal(const Rules& rules, const State& s, Seat actor, Action a) {
        const Refusal refusal = Merchants::refusal(rules, s, actor, a);
        if (refusal == nullptr || refusal->key != "no-such-price") return refusal;
        return Refusal(refusal.reason()).with("least", s.bids[0]);
    }
};

// Merchants with intents that show whether seat 0 wants to press early.
struct MeansPrices : Merchants {
    static void intents(const Rules& rules, const State& s, Seat seat, const Target& target,
                        IntentList<Merchants>& out) {
        Merchants::intents(rules, s, seat, target, out);
        if (s.bids[0] == kEarlyBid) out.push_back(Action::of(Verb::kDone));
    }
};

}  // namespace
}  // namespace pakhuis::merchants

template <>
std::string pakhuis::kit::position_text<pakhuis::merchants::TellsPrices>(
    const pakhuis::merchants::Rules& rules, const pakhuis::merchants::State& state) {
    return position_text<Merchants>(rules, state);
}
template <>
std::string pakhuis::kit::position_text<pakhuis::merchants::MeansPrices>(
    const pakhuis::merchants::Rules& rules, const pakhuis::merchants::State& state) {
    return position_text<Merchants>(rules, state);
}

namespace pakhuis::merchants {
namespace {

Table bidding() {
    Table t(3);
    t.money({400, 130, 260}).auction();
    return t.play({"0: bid early", "1: bid 90"});
}

// rulings: while a run is open
TEST(MerchantsSecrets, ASeatSeesItsOwnPriceAndWhoHasDecided) {
    const Table t = bidding();
    EXPECT_EQ(t.view(0).own_bid, kEarlyBid);
    EXPECT_EQ(t.view(1).own_bid, 90);
    EXPECT_EQ(t.view(2).own_bid, 0);
    EXPECT_EQ(t.view(kSpectator).own_bid, 0);
    for (const Seat viewer : kit::viewers(3)) EXPECT_EQ(t.view(viewer).decided, Seats::first(2));
}

// rulings: the prices of others are drawn from all amounts they could name
TEST(MerchantsSecrets, SamplesDrawTheOthersPricesFromAllTheyCanName) {
    const Table t = bidding();
    Rng rng(1);
    std::vector<double> counts(10);  // 50 … 130 and nothing
    for (int i = 0; i < 20'000; ++i) {
        const State s = Merchants::sample(t.rules, t.view(0), rng);
        ASSERT_EQ(s.bids[0], kEarlyBid);
        ASSERT_EQ(s.bids[2], 0) << "seat 2 has not decided";
        ASSERT_EQ(Merchants::inconsistency(t.rules, s), nullptr);
        counts[s.bids[1] == 0 ? 9u : (s.bids[1] - 50u) / 10u] += 1;
    }
    EXPECT_LT(kit::chi_square(counts, std::vector<double>(10, 1.0)), kit::chi_square_bound(9));
}

// rulings: the first early presser, the buyer and the price are public afterwards
TEST(MerchantsSecrets, LosersPricesLeaveNoTraceAfterARun) {
    Table t = bidding();
    Table u(3);
    u.money({400, 130, 260}).auction().play({"0: bid early", "1: bid nothing", "2: bid early"});
    t.play({"2: bid 200", "chance: early 0"});
    u.play("chance: early 0");
    EXPECT_EQ(t.state, u.state);
}

// The kit finds refusals and intents that depend on another seat's price.
TEST(MerchantsSecrets, AnswersThatTellAPriceAreFound) {
    const Table t = bidding();
    const auto fault = [&]<class G>(Seat seat) {
        Rng rng(3);
        const kit::Hooks<G> hooks{each_action, {}, {}, {}};
        return kit::answers_fault<G>(t.rules, t.state, hooks, seat, 1, rng);
    };
    EXPECT_EQ(fault.template operator()<Merchants>(2), "");
    EXPECT_TRUE(fault.template operator()<TellsPrices>(2).starts_with("a refusal tells a secret"));
    EXPECT_TRUE(fault.template operator()<MeansPrices>(2).starts_with("intents tell a secret"));
    EXPECT_EQ(fault.template operator()<MeansPrices>(0), "") << "its own price";
}

// design: visible_to
TEST(MerchantsSecrets, OnlyPricesAreHidden) {
    const Table t = bidding();
    const auto sees = [&](Seat actor, const Action& action) {
        return Merchants::visible_to(t.rules, t.state, actor, action);
    };
    EXPECT_EQ(sees(2, Action::bid(100)), Seats::of(2));
    EXPECT_EQ(sees(2, Action::bid(0)), Seats::of(2));
    EXPECT_EQ(sees(kChance, Action::early(0)), Seats::everyone(3));
    EXPECT_EQ(sees(kChance, Action::turn(CardKind::kGoods)), Seats::everyone(3));
    EXPECT_EQ(sees(kClock, Action::sold(1, 90)), Seats::everyone(3));
}

// rulings: all but prices and the pile's order is open
TEST(MerchantsSecrets, OutsideAuctionsEverybodySeesTheSame) {
    const Table t(4);
    for (const Seat viewer : kit::viewers(4)) {
        EXPECT_EQ(static_cast<const Open&>(t.view(viewer)), static_cast<const Open&>(t.state));
    }
}

}  // namespace
}  // namespace pakhuis::merchants
