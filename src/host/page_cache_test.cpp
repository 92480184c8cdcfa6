#include "host/page_cache.h"

#include <gtest/gtest.h>

namespace pakhuis::host {
namespace {

Page page_with(std::size_t bytes, int status = 200) {
    return {status, "text/plain", std::string(bytes, 'x')};
}

PageKey log_of(const std::string& table) {
    return {table, 1, 0, "log"};
}

void no_answer(const Page&) {}

TEST(PageCache, MakesAPageOnceForAllWhoAsk) {
    PageCache cache(1000);
    int answers = 0;
    const auto count = [&](const Page&) { ++answers; };
    EXPECT_TRUE(cache.ask(log_of("a"), count));
    EXPECT_FALSE(cache.ask(log_of("a"), count)) << "it is being made";
    cache.made(log_of("a"), page_with(10));
    EXPECT_EQ(answers, 2);
    EXPECT_FALSE(cache.ask(log_of("a"), count)) << "it is kept";
    EXPECT_EQ(answers, 3);
}

TEST(PageCache, KeepsPagesApartByTableVersionViewerAndWord) {
    PageCache cache(1000);
    const PageKey key{"a", 1, 0, "log"};
    cache.ask(key, no_answer);
    cache.made(key, page_with(1));
    EXPECT_TRUE(cache.ask({"b", 1, 0, "log"}, no_answer));
    EXPECT_TRUE(cache.ask({"a", 2, 0, "log"}, no_answer));
    EXPECT_TRUE(cache.ask({"a", 1, 1, "log"}, no_answer));
    EXPECT_TRUE(cache.ask({"a", 1, 0, "replay"}, no_answer));
    EXPECT_FALSE(cache.ask(key, no_answer));
}

TEST(PageCache, ForgetsThePageThatWasUsedLongestAgo) {
    PageCache cache(100);
    for (const char* table : {"a", "b"}) {
        cache.ask(log_of(table), no_answer);
        cache.made(log_of(table), page_with(40));
    }
    EXPECT_FALSE(cache.ask(log_of("a"), no_answer));
    cache.ask(log_of("c"), no_answer);
    cache.made(log_of("c"), page_with(40));
    EXPECT_EQ(cache.bytes(), 80u);
    EXPECT_FALSE(cache.ask(log_of("a"), no_answer));
    EXPECT_TRUE(cache.ask(log_of("b"), no_answer)) << "forgotten";
}

TEST(PageCache, KeepsNoRefusalAndNoPageAboveTheLimit) {
    PageCache cache(100);
    cache.ask(log_of("a"), no_answer);
    cache.made(log_of("a"), page_with(10, 503));
    EXPECT_TRUE(cache.ask(log_of("a"), no_answer));
    cache.made(log_of("a"), page_with(101));
    EXPECT_TRUE(cache.ask(log_of("a"), no_answer));
    EXPECT_EQ(cache.bytes(), 0u);
}

}  // namespace
}  // namespace pakhuis::host
