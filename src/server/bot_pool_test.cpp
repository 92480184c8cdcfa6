#include "server/bot_pool.h"

#include <future>
#include <gtest/gtest.h>

namespace pakhuis::server {
namespace {

TEST(BotEffort, ShrinksWhileManyDecisionsWait) {
    EXPECT_EQ(effort_for(0), 100);
    EXPECT_EQ(effort_for(4), 100);
    EXPECT_EQ(effort_for(8), 50);
    EXPECT_EQ(effort_for(1000), 10);
}

// A job that calls `done` when it is finished.
host::ThinkJob job_of(const std::shared_ptr<const Match>& match, std::function<void()> done) {
    host::ThinkJob job;
    job.match = match;
    job.seat = match->waiting().lowest();
    job.bot = "random";
    job.done = [done = std::move(done)](const std::string&) { done(); };
    return job;
}

std::shared_ptr<const Match> to_decide() {
    auto match = std::move(*start_match({"carts", 2, {}, {}}));
    Rng rng(1);
    while (match->waiting().has(kChance)) match->act(kChance, match->sample_chance(rng));
    return match;
}

TEST(BotPool, ServesOwnersInTurn) {
    const auto match = to_decide();
    std::string order;
    std::promise<void> gate;
    std::promise<void> all;
    BotPool pool;
    // The first job blocks the thread until all others are queued.
    pool.submit("z", job_of(match, [&] { gate.get_future().wait(); }));
    while (pool.waiting() > 0) std::this_thread::yield();
    for (int i = 0; i < 4; ++i) pool.submit("a", job_of(match, [&] { order += 'a'; }));
    pool.submit("b", job_of(match, [&] { order += 'b'; }));
    pool.submit("c", job_of(match, [&] { order += 'c'; }));
    EXPECT_EQ(pool.waiting(), 6u);
    pool.submit("a", job_of(match, [&] { all.set_value(); }));
    gate.set_value();
    all.get_future().wait();
    pool.stop();
    EXPECT_EQ(order, "abcaaa");
}

TEST(BotPool, DropsJobsAfterStop) {
    BotPool pool;
    pool.stop();
    bool done = false;
    pool.submit("a", job_of(to_decide(), [&] { done = true; }));
    EXPECT_FALSE(done);
}

}  // namespace
}  // namespace pakhuis::server
