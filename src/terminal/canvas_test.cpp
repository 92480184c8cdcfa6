#include "terminal/canvas.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace pakhuis::terminal {
namespace {

TEST(Canvas, TextIsCutOffAtTheEdgesAndTheGridGrowsDownwards) {
    Canvas canvas(5);
    EXPECT_EQ(canvas.put({3, 1}, "Dam"), 6);
    canvas.put({-1, 0}, "Waag");
    EXPECT_EQ(canvas.text(false), "aag\n   Da\n");
}

TEST(Canvas, DrawsUnfitGlyphsAsQuestionMarks) {
    Canvas canvas(20);
    EXPECT_EQ(text_width("\x1b[31m\xff ü–★"), 10);
    canvas.put({0, 0}, "\x1b[31m\xff ü–★ 鯨");
    EXPECT_EQ(canvas.text(true), "?[31m? ü–★ ?\n");
}

TEST(Canvas, CodesAreWrittenWhereTheInkChangesAndOnlyWithColour) {
    Canvas canvas(8);
    canvas.put({0, 0}, "ab", {160, 231, true});
    canvas.put({2, 0}, "c");
    EXPECT_EQ(canvas.text(true), "\x1b[0;1;38;5;160;48;5;231mab\x1b[0mc\n");
    EXPECT_EQ(canvas.text(false), "abc\n");
}

TEST(Canvas, LinesPassUnderText) {
    Canvas canvas(7);
    canvas.put({3, 0}, "X");
    canvas.dotted_line({0, 0}, {6, 0});
    EXPECT_EQ(canvas.text(false), "···X···\n");
    canvas.thick_line({0, 0}, {6, 0});
    EXPECT_EQ(canvas.text(false), "▀▀▀X▀▀▘\n");
}

TEST(Canvas, CellsBetweenRunFromEndToEndWithoutGaps) {
    for (const Spot to : {Spot{7, 2}, Spot{-3, 5}, Spot{-4, -9}, Spot{0, 0}, Spot{6, -6}}) {
        const std::vector<Spot> cells = cells_between({0, 0}, to);
        EXPECT_EQ(cells.front(), (Spot{0, 0}));
        EXPECT_EQ(cells.back(), to);
        for (std::size_t i = 1; i < cells.size(); ++i) {
            EXPECT_LE(std::abs(cells[i].x - cells[i - 1].x), 1);
            EXPECT_LE(std::abs(cells[i].y - cells[i - 1].y), 1);
        }
    }
}

TEST(Canvas, DrawsAFrameAroundAPastedCanvas) {
    Canvas inner(2);
    inner.put({0, 0}, "ab");
    Canvas canvas(4);
    canvas.frame({0, 0}, 4, 3);
    canvas.paste({1, 1}, inner);
    EXPECT_EQ(canvas.text(false), "╭──╮\n│ab│\n╰──╯\n");
}

}  // namespace
}  // namespace pakhuis::terminal
