#include "server/wait_figures.h"

#include <gtest/gtest.h>

namespace pakhuis::server {
namespace {

TEST(WaitFigures, AreAHistogramInPrometheusText) {
    Histogram times;
    times.add(40);
    times.add(1'500);
    times.add(9'000'000);
    const NamedTimes parts[] = {{"commit", times}};
    const std::string text = histogram_text("wait_seconds", "Waits.", parts);
    EXPECT_TRUE(
        text.starts_with("# HELP wait_seconds Waits.\n# TYPE wait_seconds histogram\n"
                         "wait_seconds_bucket{part=\"commit\",le=\"5e-05\"} 1\n"))
        << text;
    for (const char* line : {
             "wait_seconds_bucket{part=\"commit\",le=\"0.001\"} 1\n",
             "wait_seconds_bucket{part=\"commit\",le=\"0.002\"} 2\n",
             "wait_seconds_bucket{part=\"commit\",le=\"5\"} 2\n",
             "wait_seconds_bucket{part=\"commit\",le=\"+Inf\"} 3\n",
             "wait_seconds_sum{part=\"commit\"} 9.001540\n",
             "wait_seconds_count{part=\"commit\"} 3\n",
         }) {
        EXPECT_NE(text.find(line), text.npos) << line << text;
    }
}

TEST(WaitFigures, NameEachPartOfAnActionsWay) {
    const WaitFigures waits;
    const host::TableTimes tables;
    const std::string text = wait_text(waits, tables);
    for (const char* part : {"arrival", "reading", "table-queue", "applying", "writer-queue",
                             "commit", "checkpoint", "answer-queue", "text", "sending"}) {
        EXPECT_NE(text.find(std::string("_count{part=\"") + part + "\"} 0\n"), text.npos) << part;
    }
}

}  // namespace
}  // namespace pakhuis::server
