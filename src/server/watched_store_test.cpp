#include "server/watched_store.h"

#include <gtest/gtest.h>
#include <vector>

#include "server/test_log.h"
#include "store/memory_store.h"

namespace pakhuis::server {
namespace {

TEST(WatchedStores, LogFailedWritesAndTheirEnd) {
    store::MemoryStore memory;
    TestLog log;
    WatchedStore store(memory, log);
    const auto write = [&] {
        std::string key = "ok";
        store.put_guest({"ann", "h", "Ann", 5}, [&](const std::optional<Problem>& problem) {
            if (problem) key = problem->key;
        });
        memory.commit();
        return key;
    };
    EXPECT_EQ(write(), "ok");
    EXPECT_TRUE(log.lines.empty());
    memory.refuse_writes(Problem{"disk-full", "", "No space left."});
    EXPECT_EQ(write(), "disk-full");
    memory.refuse_writes({});
    EXPECT_EQ(write(), "ok");
    EXPECT_EQ(write(), "ok");
    EXPECT_EQ(log.lines, (std::vector<std::string>{"write-failed disk-full No space left.",
                                                   "writes-succeed-again"}));
}

TEST(WatchedStores, TellPlayersThatTheDatabaseIsAway) {
    store::MemoryStore memory;
    TestLog log;
    WatchedStore store(memory, log);
    std::string sentence;
    memory.refuse_writes(Problem{"unreachable", "", "No route to 10.0.0.7."});
    store.put_guest({"ann", "h", "Ann", 5}, [&](const std::optional<Problem>& problem) {
        sentence = problem ? problem->sentence : "";
    });
    memory.commit();
    EXPECT_NE(sentence.find("database"), std::string::npos) << sentence;
    EXPECT_EQ(sentence.find("10.0.0.7"), std::string::npos) << sentence;
    EXPECT_EQ(store.problem()->key, "unreachable");
    EXPECT_TRUE(store.all_tables());
    EXPECT_FALSE(store.problem()) << "it can be read again";
    memory.refuse_editions(Problem{"unreachable", "", "No route to 10.0.0.7."});
    EXPECT_EQ(store.edition(1).error().sentence, sentence);
    EXPECT_EQ(store.problem()->key, "unreachable");
    EXPECT_EQ(log.lines.back(), "read-failed unreachable No route to 10.0.0.7.");
    memory.refuse_editions({});
    EXPECT_TRUE(store.edition(1));
    EXPECT_FALSE(store.problem());
    memory.refuse_writes(Problem{"disk-full", "", "No space left."});
    store.put_guest({"ann", "h", "Ann", 5}, [](const auto&) {});
    memory.commit();
    EXPECT_TRUE(store.all_tables());
    EXPECT_TRUE(store.problem()) << "that it can be read says nothing of a full disk";
}

}  // namespace
}  // namespace pakhuis::server
