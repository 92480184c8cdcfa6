// Bots as people name them.
#include "thinking/bot.h"

#include <gtest/gtest.h>

namespace pakhuis::thinking {
namespace {

TEST(BotNames, MayHaveABudgetIfTheBotSearches) {
    EXPECT_EQ(read_bot("easy")->name, "easy");
    EXPECT_EQ(read_bot("hard")->iterations, 0);
    EXPECT_EQ(read_bot("hard:400")->iterations, 400);
    EXPECT_EQ(read_bot("hard:400")->milliseconds, 0);
    EXPECT_EQ(read_bot("expert:50ms")->milliseconds, 50);
    EXPECT_EQ(read_bot("expert:50ms")->iterations, 0);
    EXPECT_EQ(read_bot("medium:50").error().key, "no-search");
}

TEST(BotNames, AreRefusedWithASentence) {
    EXPECT_EQ(read_bot("chess").error().sentence,
              "'chess' is not one of: random, greedy, flat, beginner, easy, medium, hard, expert.");
    EXPECT_EQ(read_bot("hard:x").error().sentence,
              "Expected NAME, NAME:N for N iterations or NAME:Nms for milliseconds, not 'hard:x'.");
}

}  // namespace
}  // namespace pakhuis::thinking
