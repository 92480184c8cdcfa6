// Fairness of a live clock over lines of different length.
#include "host/live_run.h"

#include <array>
#include <gtest/gtest.h>

#include "base/rng.h"
#include "registry/match.h"

namespace pakhuis::host {
namespace {

constexpr int kLength = 14'000;

TEST(LiveRun, APressIsDatedBackByHalfTheRoundTrip) {
    const LiveRun run(1'000, kLength);
    EXPECT_EQ(run.moment(6'000, 0), 5'000);
    EXPECT_EQ(run.moment(6'000, 80), 4'960);
    EXPECT_EQ(run.moment(6'000, 300), 4'850);
}

TEST(LiveRun, ByNoMoreThan150Milliseconds) {
    const LiveRun run(1'000, kLength);
    EXPECT_EQ(run.moment(6'000, 301), 4'850);
    EXPECT_EQ(run.moment(6'000, 60'000), 4'850);
    EXPECT_EQ(run.moment(6'000, -50), 5'000) << "never forward";
}

TEST(LiveRun, NeverBeforeTheRunBegan) {
    const LiveRun run(1'000, kLength);
    EXPECT_EQ(run.moment(1'020, 300), 0);
}

TEST(LiveRun, Closes150MillisecondsAfterTheFirstPressArrived) {
    LiveRun run(1'000, kLength);
    EXPECT_EQ(run.closes(), 1'000 + kLength + kMostLag) << "a last press may be under way";
    run.add({2, 5'000}, 5'040);
    EXPECT_EQ(run.closes(), 1'000 + 5'040 + kMostLag);
    run.add({0, 4'990}, 5'100);
    EXPECT_EQ(run.closes(), 1'000 + 5'040 + kMostLag) << "later ones don't keep it open";
    EXPECT_EQ(run.presses().size(), 2u);
}

// Three people aim at the same moment and miss it by as much as each other; their lines differ.
struct Line {
    std::int64_t there;       // milliseconds from the player to the server
    std::int64_t round_trip;  // as the server measures it
};

std::array<double, 3> shares(const std::array<Line, 3>& lines, int runs) {
    std::array<double, 3> won{};
    Rng rng(7);
    for (int i = 0; i < runs; ++i) {
        LiveRun run(0, kLength);
        std::array<std::pair<std::int64_t, Seat>, 3> arrivals;
        for (Seat seat = 0; seat < 3; ++seat) {
            arrivals[seat] = {5'000 + rng.below(120) + lines[seat].there, seat};
        }
        std::sort(arrivals.begin(), arrivals.end());
        for (const auto& [at, seat] : arrivals) {
            if (at > run.closes()) break;
            run.add({seat, run.moment(at, lines[seat].round_trip)}, static_cast<std::int32_t>(at));
        }
        std::int32_t best = kLength;
        for (const Press& press : run.presses()) best = std::min(best, press.at);
        std::vector<Seat> first;
        for (const Press& press : run.presses()) {
            if (press.at == best) first.push_back(press.seat);
        }
        won[first[static_cast<std::size_t>(rng.below(static_cast<int>(first.size())))]] += 1;
    }
    for (double& share : won) share /= runs;
    return won;
}

TEST(LiveRun, EqualReactionsWinEquallyOftenWhateverTheDelay) {
    for (const std::array<Line, 3>& lines : {std::array<Line, 3>{{{0, 0}, {0, 0}, {0, 0}}},
                                             {{{0, 0}, {75, 150}, {150, 300}}},
                                             {{{2, 4}, {10, 20}, {140, 280}}},
                                             {{{150, 300}, {1, 2}, {40, 80}}}}) {
        for (const double share : shares(lines, 30'000)) EXPECT_NEAR(share, 1.0 / 3, 0.012);
    }
}

TEST(LiveRun, WithoutDatingBackTheSlowLineWouldLose) {
    EXPECT_LT(shares({{{0, 0}, {0, 0}, {150, 0}}}, 10'000)[2], 0.01);
}

}  // namespace
}  // namespace pakhuis::host
