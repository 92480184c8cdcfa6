#include "server/bot_pool.h"

#include <future>
#include <gtest/gtest.h>

namespace pakhuis::server {
namespace {

// A job that calls `done` when it is finished.
host::ThinkJob job_of(const std::shared_ptr<const Match>& match, std::function<void()> done) {
    host::ThinkJob job;
    job.match = match;
    job.seat = match->waiting().lowest();
    job.bot = "random";
    job.done = [done = std::move(done)](const host::BotDecision&) { done(); };
    return job;
}

std::shared_ptr<const Match> to_decide() {
    auto match = std::move(*start_match({"carts", 2, {}, {}}));
    Rng rng(1);
    while (match->waiting().has(kChance)) match->act(kChance, match->sample_chance(rng));
    return match;
}

// Counts a cost of 1 for each decision.
BotPool::CpuTime counted() {
    return [time = std::int64_t{0}]() mutable { return ++time; };
}

TEST(BotPool, ServesAddressesInTurnAndTheirOwnersInTurn) {
    const auto match = to_decide();
    std::string order;
    std::promise<void> gate;
    std::promise<void> all;
    // The owners "a…" have one address, b and c another one.
    const auto address_of = [](const std::string& owner) {
        return owner == "c" ? "b" : owner.substr(0, 1);
    };
    BotPool pool(address_of, counted());
    // The first job blocks the thread until all others are queued.
    pool.submit("z", job_of(match, [&] { gate.get_future().wait(); }));
    while (pool.waiting() > 0) std::this_thread::yield();
    for (const char name : {'1', '2', '3', '4'}) {
        pool.submit(std::string("a") + name, job_of(match, [&order, name] { order += name; }));
    }
    for (int i = 0; i < 2; ++i) pool.submit("b", job_of(match, [&] { order += 'b'; }));
    pool.submit("c", job_of(match, [&] { order += 'c'; }));
    EXPECT_EQ(pool.waiting(), 7u);
    pool.submit("a5", job_of(match, [&] { all.set_value(); }));
    gate.set_value();
    all.get_future().wait();
    pool.stop();
    EXPECT_EQ(order, "1b2c3b4");
}

TEST(BotPool, TellsWhichDecisionsWereHurriedBecauseManyWaited) {
    const auto match = to_decide();
    std::string hurried;
    std::promise<void> gate;
    std::promise<void> all;
    BotPool pool([](const std::string&) { return ""; }, counted());
    pool.submit("z", job_of(match, [&] { gate.get_future().wait(); }));
    while (pool.waiting() > 0) std::this_thread::yield();
    for (int i = 0; i < 8; ++i) {
        host::ThinkJob job = job_of(match, [] {});
        job.bot = "flat";
        job.done = [&](const host::BotDecision& decision) {
            hurried += decision.hurried ? 'h' : '-';
            if (hurried.size() == 8) all.set_value();
        };
        pool.submit("a", std::move(job));
    }
    gate.set_value();
    all.get_future().wait();
    pool.stop();
    EXPECT_EQ(hurried, "hhh-----") << "four may wait";
}

TEST(BotPool, DropsJobsAfterStop) {
    BotPool pool([](const std::string&) { return ""; });
    pool.stop();
    bool done = false;
    pool.submit("a", job_of(to_decide(), [&] { done = true; }));
    EXPECT_FALSE(done);
}

}  // namespace
}  // namespace pakhuis::server
