#include "server/event_log.h"

#include <gtest/gtest.h>
#include <vector>

namespace pakhuis::server {
namespace {

using host::LogLevel;

class TestClock final : public host::Clock {
  public:
    std::int64_t now_ms() const override { return 1'750'000'000'007 + passed; }
    std::int64_t steady_ms() const override { return passed; }

    std::int64_t passed = 0;
};

class OperatorLog : public testing::Test {
  protected:
    EventLog make(const EventLogOptions& options = {}) {
        return EventLog(options, clock, [this](const std::string& line) { lines.push_back(line); });
    }
    // Lines without their time and level.
    std::vector<std::string> events() const {
        std::vector<std::string> out;
        for (const std::string& line : lines) {
            out.push_back(line.substr(line.find("event="), line.size() - line.find("event=") - 1));
        }
        return out;
    }

    TestClock clock;
    std::vector<std::string> lines;
};

TEST_F(OperatorLog, HasOneLineForEachEvent) {
    make().write(LogLevel::kWarning, "write-failed", {{"key", "disk-full"}, {"table", "abc"}});
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0],
              "time=2025-06-15T15:06:40.007Z level=warning event=write-failed key=disk-full "
              "table=abc\n");
}

TEST_F(OperatorLog, LeavesOutLessImportantEvents) {
    auto log = make({.level = LogLevel::kWarning});
    log.write(LogLevel::kError, "a");
    log.write(LogLevel::kWarning, "b");
    log.write(LogLevel::kInfo, "c");
    log.write(LogLevel::kDebug, "d");
    EXPECT_EQ(events(), (std::vector<std::string>{"event=a", "event=b"}));
    EXPECT_EQ(read_log_level("debug"), LogLevel::kDebug);
    EXPECT_EQ(read_log_level("loud"), std::nullopt);
}

TEST_F(OperatorLog, KeepsEveryValueInItsFieldAndLine) {
    make().write(LogLevel::kInfo, "x",
                 {{"a", ""}, {"b", "two words"}, {"c", "q\"\\"}, {"d", "1\nevent=y"}, {"e", "é"}});
    EXPECT_EQ(events()[0], R"(event=x a="" b="two words" c="q\"\\" d="1\x0aevent=y" e="\xc3\xa9")");
    lines.clear();
    make().write(LogLevel::kInfo, "x", {{"a", std::string(1000, 'x')}});
    EXPECT_EQ(events()[0], "event=x a=" + std::string(200, 'x'));
}

TEST_F(OperatorLog, HidesAddressesUnlessAllowed) {
    make().write(LogLevel::kInfo, "x", {{"address", "10.0.0.1"}, {"key", "k"}});
    make({.addresses = true}).write(LogLevel::kInfo, "x", {{"address", "10.0.0.1"}});
    EXPECT_EQ(events(), (std::vector<std::string>{"event=x key=k", "event=x address=10.0.0.1"}));
}

TEST_F(OperatorLog, HasFewLinesPerSecondOfEachKindAndCountsTheRest) {
    auto log = make({.per_second = 2});
    for (int i = 0; i < 50; ++i) log.write(LogLevel::kInfo, "flood");
    log.write(LogLevel::kInfo, "other");
    EXPECT_EQ(events(), (std::vector<std::string>{"event=flood", "event=flood", "event=other"}))
        << "a flood hides no other event";
    lines.clear();
    clock.passed += 1000;
    log.write(LogLevel::kInfo, "flood");
    EXPECT_EQ(events(), (std::vector<std::string>{"event=flood suppressed=48", "event=flood"}));
}

TEST_F(OperatorLog, TellsOfTheEndOfAFlood) {
    auto log = make({.per_second = 2});
    for (int i = 0; i < 5; ++i) log.write(LogLevel::kInfo, "flood");
    log.report_suppressed();
    EXPECT_EQ(lines.size(), 2u) << "the second is not over";
    clock.passed += 1000;
    log.report_suppressed();
    log.report_suppressed();
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_EQ(events()[2], "event=flood suppressed=3");
}

TEST_F(OperatorLog, TellsWhatWasSuppressedWhenItEnds) {
    {
        auto log = make({.per_second = 1});
        log.write(LogLevel::kInfo, "flood");
        log.write(LogLevel::kInfo, "flood");
    }
    EXPECT_EQ(events().back(), "event=flood suppressed=1");
}

}  // namespace
}  // namespace pakhuis::server
