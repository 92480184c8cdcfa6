#include "apps/arena_table.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "arena/axis.h"
#include "terminal/canvas.h"
#include "terminal/ink.h"

namespace pakhuis::apps {
namespace {

using arena::Axis;
using arena::BotStanding;
using arena::Standing;
using terminal::Canvas;
using terminal::Ink;

// Columns.
constexpr int kShare = 12;
constexpr int kInterval = 21;
constexpr int kBar = 39;
constexpr int kBarWidth = 25;
constexpr int kScore = 66;
constexpr int kRating = 82;
constexpr int kPairWidth = 11;

std::string percent(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

// Right-aligned, so that it ends before column `end`.
void put_before(Canvas& canvas, int end, int y, const std::string& text, const Ink& ink = {}) {
    canvas.put({end - terminal::text_width(text), y}, text, ink);
}

Axis share_axis(const Standing& standing) {
    double low = standing.fair_share;
    double high = low;
    for (const BotStanding& bot : standing.bots) {
        low = std::min(low, bot.share.low);
        high = std::max(high, bot.share.high);
    }
    return arena::axis_of(low, high, 4);
}

int column_of(const Axis& axis, double share) {
    return kBar + static_cast<int>(std::lround(axis.place(share) * (kBarWidth - 1)));
}

void put_bar(Canvas& canvas, int y, const Axis& axis, const Standing& standing,
             const BotStanding& bot, const Ink& ink) {
    for (int x = kBar; x < kBar + kBarWidth; ++x) canvas.put({x, y}, U'·', terminal::kFaint);
    canvas.put({column_of(axis, standing.fair_share), y}, U'┊', terminal::kFaint);
    const int low = column_of(axis, bot.share.low);
    const int high = column_of(axis, bot.share.high);
    for (int x = low; x <= high; ++x) canvas.put({x, y}, U'━', ink);
    canvas.put({column_of(axis, bot.share.value), y}, U'●', ink);
}

void put_heads(Canvas& canvas, const Axis& axis) {
    const Ink& ink = terminal::kFaint;
    canvas.put({0, 0}, "bot", ink);
    canvas.put({kShare, 0}, "wins", ink);
    canvas.put({kInterval, 0}, "95 % interval", ink);
    canvas.put({kBar, 0}, fmt::format("{:.3g} %", 100 * axis.low), ink);
    const std::string high = fmt::format("{:.3g} %", 100 * axis.high);
    put_before(canvas, kBar + kBarWidth, 0, high, ink);
    canvas.put({kScore, 0}, "mean score", ink);
    canvas.put({kRating, 0}, "rating", ink);
}

void put_bot(Canvas& canvas, int y, const Axis& axis, const Standing& standing,
             const BotStanding& bot) {
    // Better or worse than the others beyond doubt.
    Ink ink;
    if (bot.share.low > standing.fair_share) ink = terminal::kGood;
    if (bot.share.high < standing.fair_share) ink = terminal::kBad;
    canvas.put({0, y}, bot.name, terminal::kBold);
    canvas.put({kShare, y}, fmt::format("{:>7}", percent(bot.share.value)), ink);
    canvas.put({kInterval, y},
               fmt::format("{:.1f} – {:.1f} %", 100 * bot.share.low, 100 * bot.share.high));
    put_bar(canvas, y, axis, standing, bot, ink);
    canvas.put({kScore, y},
               fmt::format("{:>6.1f} ± {:.1f}", bot.score.value, bot.score.high - bot.score.value));
    if (!bot.rating) return;
    canvas.put({kRating, y},
               fmt::format("{:>+6.0f} ± {:.0f}", bot.rating->value, 1.96 * bot.rating->error));
}

// The row's share of the meetings with the column.
std::optional<double> ahead(const Standing& standing, std::size_t row, std::size_t column) {
    for (const arena::PairStanding& pair : standing.pairs) {
        if (pair.first == row && pair.second == column) return pair.share.value;
        if (pair.first == column && pair.second == row) return 1 - pair.share.value;
    }
    return std::nullopt;
}

void put_pairs(Canvas& canvas, int y, const Standing& standing,
               const std::vector<std::size_t>& order) {
    canvas.put({0, y}, "ahead of", terminal::kFaint);
    int x = kShare;
    for (const std::size_t column : order) {
        canvas.put({x, y}, fmt::format("{:>{}}", standing.bots[column].name, kPairWidth - 2),
                   terminal::kFaint);
        x += kPairWidth;
    }
    for (const std::size_t row : order) {
        canvas.put({0, ++y}, standing.bots[row].name, terminal::kBold);
        x = kShare;
        for (const std::size_t column : order) {
            const auto share = ahead(standing, row, column);
            canvas.put({x, y},
                       fmt::format("{:>{}}", share ? percent(*share) : "–", kPairWidth - 2));
            x += kPairWidth;
        }
    }
}

}  // namespace

std::string grouped(std::int64_t number) {
    std::string out = std::to_string(number);
    for (auto at = static_cast<int>(out.size()) - 3; at > 0; at -= 3) {
        out.insert(static_cast<std::size_t>(at), ",");
    }
    return out;
}

std::string arena_table(const Standing& standing, const terminal::Style& style) {
    const std::vector<std::size_t> order = standing.order();
    const auto bots = static_cast<int>(order.size());
    Canvas canvas(std::max(100, kShare + bots * kPairWidth));
    const Axis axis = share_axis(standing);
    put_heads(canvas, axis);
    int y = 1;
    for (const std::size_t bot : order) put_bot(canvas, y++, axis, standing, standing.bots[bot]);
    if (bots > 2) put_pairs(canvas, y + 1, standing, order);
    return canvas.text(style.colour);
}

}  // namespace pakhuis::apps
