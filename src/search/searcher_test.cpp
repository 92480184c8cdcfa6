// The search over a net: legal and honest choices, the same ones everywhere, small memory.
#include "search/games/searcher.h"

#include <gtest/gtest.h>

#include "bots/match.h"
#include "bots/test_matches.h"
#include "kit/search_digest.h"
#include "search/test_policy.h"

namespace pakhuis::search {
namespace {

template <Featured G>
const nets::Net& any_net_of(const typename G::Rules& rules) {
    static const nets::Net net = nets::quantise(kit::random_net_for<G>(rules, 64, 16, 1)).net;
    return net;
}

template <class G>
class SearcherAtEveryGame : public testing::Test {};
using Games = testing::Types<Carts, Venise, Merchants, Amsterdam>;
TYPED_TEST_SUITE(SearcherAtEveryGame, Games);

// The kit compares with another deal that looks the same.
TYPED_TEST(SearcherAtEveryGame, ChoosesLegallyAndByTheViewAloneForEveryNumberOfSeats) {
    using G = TypeParam;
    for (int seats = G::kInfo.min_seats; seats <= G::kInfo.max_seats; ++seats) {
        const auto rules = rules_with<G>(seats);
        bots::expect_legal_by_view<G>(
            rules, seats, 12, [&](const auto& r, const auto& view, Rng& rng) {
                return GameSearcher<G>(r, any_net_of<G>(rules), 20).choose(view, rng.next());
            });
    }
}

// What was thought before, even in the same turn, changes no choice.
TYPED_TEST(SearcherAtEveryGame, ChoosesTheSameFreshAndUsedWithAllKernels) {
    using G = TypeParam;
    const auto rules = rules_with<G>(G::kInfo.max_seats);
    const nets::Net& net = any_net_of<G>(rules);
    GameSearcher<G> used(rules, net, 24);
    int asked = 0;
    Rng rng(5);
    bots::play_match<G>(rules, rng, [&](Seat, const typename G::View& view, Rng& r) {
        if (++asked > 60) return bots::random_choice<G>(rules, view, r);
        const std::uint64_t seed = r.next();
        const auto action = used.choose(view, seed);
        GameSearcher<G> fresh(rules, net, 24, net_shape<G>(), net_use<G>(), nets::kPlainKernels);
        EXPECT_EQ(fresh.choose(view, seed), action);
        return action;
    });
}

// web/tests/unit/nets.test.ts has the same number, of the module in a page.
TEST(SearchDigest, IsTheSameWithAllKernelsAndInAPage) {
    for (const nets::Kernels& kernels : nets::all_kernels()) {
        SCOPED_TRACE(kernels.name);
        EXPECT_EQ(kit::digest_of_a_search<Carts>(kernels) ^
                      kit::digest_of_a_search<Venise>(kernels) ^
                      kit::digest_of_a_search<Merchants>(kernels) ^
                      kit::digest_of_a_search<Amsterdam>(kernels),
                  0x115f3b524811f6ddULL);
    }
}

TEST(Searcher, MixesWhatNobodySees) {
    const auto rules = rules_with<Merchants>(3);
    GameSearcher<Merchants> searcher(rules, any_net_of<Merchants>(rules), 16);
    int secret = 0, mixed = 0;
    Rng rng(3);
    bots::play_match<Merchants>(rules, rng, [&](Seat, const merchants::View& view, Rng& r) {
        const auto first = searcher.choose(view, 1);
        if (first.verb == merchants::Verb::kBid && ++secret <= 10) {
            bool differs = false;
            for (std::uint64_t seed = 2; seed < 12 && !differs; ++seed) {
                differs = !(searcher.choose(view, seed) == first);
            }
            mixed += differs;
        }
        return bots::random_choice<Merchants>(rules, view, r);
    });
    EXPECT_GE(mixed, 5);
}

}  // namespace
}  // namespace pakhuis::search
