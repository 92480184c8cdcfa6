// The beginner of venise: what it never misses, what it misses, and its strength.
#include "bots/venise/beginner.h"

#include "bots/test_matches.h"
#include "bots/venise/test_table.h"

namespace pakhuis::bots {
namespace {

using namespace venise;

constexpr int kTries = PAKHUIS_SANITIZED ? 40 : 200;

// In how many of its tries it plays so that `right` holds after its turn.
template <class Right>
int times(const Position& position, Right&& right) {
    int count = 0;
    for (int seed = 0; seed < kTries; ++seed) {
        Position p = position;
        p.bot = beginner_choice;
        p.rest_of_turn(static_cast<std::uint64_t>(seed));
        count += right(p.s);
    }
    return count;
}

// Two own dice of the same value on touching tiles: a bridge that costs nothing. The seat has some
// bridges already; the next one is worth the more points the more there are.
Position with_bridges(int built) {
    Position p;
    p.die(Tile::kMarket, 3);
    p.die(Tile::kGold, 3);
    EdgeSet others = edges_of(map_at(p.rules, p.s));
    others.remove(edge_between(Tile::kMarket, Tile::kGold));
    while (built-- > 0) p.s.bridges[0].add(others.pop());
    return p;
}
int bridges_built(int already) {
    return times(with_bridges(already),
                 [&](const State& s) { return s.bridges[0].count() > already; });
}

TEST(VeniseBeginner, AlwaysBuildsAFreeBridgeThatBringsManyPoints) {
    EXPECT_EQ(bridges_built(2), kTries);
}

TEST(VeniseBeginner, SometimesMissesTheFirstBridge) {
    const int built = bridges_built(0);
    EXPECT_LT(built, kTries);
    EXPECT_GT(built, kTries / 2);
}

TEST(VeniseBeginner, ChoosesLegallyAndOnlyByItsViewInRandomMatches) {
    for (int seats = 2; seats <= kMaxPlayers; ++seats) {
        const int every = PAKHUIS_SANITIZED ? 40 : 4;
        expect_legal_by_view<Venise>(rules_for(seats), seats, every, beginner_choice);
    }
}

TEST(VeniseBeginner, LosesMostMatchesToEasyAndBeatsGreedyAndRandom) {
    const Rules rules = rules_for(2);
    const int matches = PAKHUIS_SANITIZED ? 4 : 100;
    const auto against = [&](auto other) {
        return win_rate<Venise>(rules, matches, beginner_choice, other);
    };
    const auto easy_bot = [](const Rules& r, const View& v, Rng& rng) {
        return easy_choice(r, v, rng);
    };
    if (!PAKHUIS_SANITIZED) {
        const double against_easy = against(easy_bot);
        EXPECT_GE(against_easy, 0.10);
        EXPECT_LE(against_easy, 0.35);
    }
    EXPECT_GE(against(greedy_choice<Venise>), 0.9);
    EXPECT_GE(against(random_choice<Venise>), 0.9);
}

}  // namespace
}  // namespace pakhuis::bots
