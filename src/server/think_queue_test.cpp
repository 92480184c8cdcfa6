#include "server/think_queue.h"

#include <gtest/gtest.h>
#include <map>

#include "server/guest_addresses.h"

namespace pakhuis::server {
namespace {

// The job is its cost.
using Costs = ThinkQueue<int>;

// Thinks until `time` has passed. After each decision the same table asks for the next one, so all
// addresses wait all the time. Returns the time that each address got.
std::map<std::string, int> think(Costs& queue, int time) {
    std::map<std::string, int> used;
    while (time > 0) {
        const auto turn = queue.pop();
        time -= turn.job;
        used[turn.address] += turn.job;
        queue.push(turn.address, turn.owner, turn.job);
        queue.done(turn, turn.job);
    }
    return used;
}

TEST(BotEffort, ShrinksWhileManyDecisionsWait) {
    EXPECT_EQ(effort_for(0), 100);
    EXPECT_EQ(effort_for(4), 100);
    EXPECT_EQ(effort_for(8), 50);
    EXPECT_EQ(effort_for(1000), 10);
}

TEST(ThinkQueue, GivesAStrangerWithAHundredGuestsAtMostHalf) {
    Costs queue;
    for (int i = 0; i < 100; ++i) queue.push("stranger", "guest " + std::to_string(i), 10);
    queue.push("honest", "person", 10);
    auto used = think(queue, 10'000);
    EXPECT_NEAR(used["honest"], 5'000, 20);
    EXPECT_NEAR(used["stranger"], 5'000, 20);
}

TEST(ThinkQueue, CountsTimeAndNotDecisions) {
    Costs queue;
    queue.push("hard", "a", 200);
    queue.push("easy", "b", 1);
    auto used = think(queue, 40'000);
    EXPECT_NEAR(used["easy"], 20'000, 200);
}

TEST(ThinkQueue, SharesTheTimeOfAnAddressAmongItsGuests) {
    Costs queue;
    queue.push("one house", "first", 100);
    for (int i = 0; i < 9; ++i) queue.push("one house", "second", 10);
    std::map<std::string, int> used;
    for (int i = 0; i < 110; ++i) {
        const auto turn = queue.pop();
        used[turn.owner] += turn.job;
        queue.push(turn.address, turn.owner, turn.job);
        queue.done(turn, turn.job);
    }
    EXPECT_NEAR(used["first"], used["second"], 100);
}

TEST(ThinkQueue, LetsANewcomerWaitForOneDecisionOnly) {
    Costs queue;
    for (int i = 0; i < 100; ++i) queue.push("stranger", "guest " + std::to_string(i), 10);
    think(queue, 1'000);
    const auto under_way = queue.pop();
    queue.push("honest", "person", 10);
    queue.done(under_way, 10);
    EXPECT_EQ(queue.pop().address, "honest");
}

TEST(ThinkQueue, SavesUpNoTurnsForThoseWhoDoNotWait) {
    Costs queue;
    queue.push("a", "a", 10);
    queue.push("b", "b", 10);
    think(queue, 10'000);
    queue.push("late", "late", 10);
    auto used = think(queue, 3'000);
    EXPECT_NEAR(used["late"], 1'000, 20);
}

TEST(ThinkQueue, LowersTheEffortOfThoseWhoCauseTheWaitOnly) {
    Costs queue;
    for (int i = 0; i < 100; ++i) queue.push("stranger", "guest " + std::to_string(i), 10);
    queue.push("honest", "person", 10);
    std::map<std::string, int> effort;
    for (int i = 0; i < 2; ++i) {
        const auto turn = queue.pop();
        effort[turn.address] = turn.effort;
        queue.done(turn, turn.job);
    }
    EXPECT_EQ(effort["stranger"], 10);
    EXPECT_EQ(effort["honest"], 100);
}

TEST(ThinkQueue, LowersEverybodysEffortIfManyAddressesWait) {
    Costs queue;
    for (int i = 0; i < 40; ++i) queue.push("address " + std::to_string(i), "person", 10);
    EXPECT_EQ(queue.pop().effort, effort_for(39));
}

TEST(FairTurns, ForgetPartiesThatNoLongerWait) {
    FairTurns turns;
    for (int i = 0; i < 100; ++i) {
        const std::string name = std::to_string(i);
        turns.enter(name);
        EXPECT_EQ(turns.next(), name);
        turns.leave(name);
        turns.charge(name, 10);
    }
    EXPECT_EQ(turns.size(), 0u);
}

TEST(FairTurns, RememberTheUseOfAPartyThatComesBackAtOnce) {
    FairTurns turns;
    turns.enter("a");
    turns.enter("b");
    EXPECT_EQ(turns.next(), "a");
    turns.leave("a");
    turns.charge("a", 10);
    turns.enter("a");
    EXPECT_EQ(turns.next(), "b");
    turns.charge("b", 5);
    EXPECT_EQ(turns.next(), "b") << "a has used more";
}

TEST(GuestAddresses, KnowTheLatestAddressOfAGuest) {
    GuestAddresses addresses;
    EXPECT_EQ(addresses.of("anna"), "");
    addresses.note("anna", "10.0.0.1");
    addresses.note("anna", "10.0.0.2");
    EXPECT_EQ(addresses.of("anna"), "10.0.0.2");
}

TEST(GuestAddresses, ForgetGuestsWhomNobodyAsksFor) {
    GuestAddresses addresses(10);
    addresses.note("anna", "10.0.0.1");
    addresses.note("bert", "10.0.0.1");
    for (int i = 0; i < 100; ++i) {
        addresses.note(std::to_string(i), "10.0.0.2");
        EXPECT_EQ(addresses.of("anna"), "10.0.0.1");
    }
    EXPECT_EQ(addresses.of("bert"), "");
}

}  // namespace
}  // namespace pakhuis::server
