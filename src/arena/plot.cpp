#include "arena/plot.h"

#include <algorithm>
#include <cmath>

#include "arena/panels.h"

namespace pakhuis::arena {
namespace {

// With a true minus; −0 is 0.
std::string signed_text(double value) {
    const long whole = std::lround(value);
    return fmt::format("{}{}", whole < 0 ? "−" : whole > 0 ? "+" : "", std::abs(whole));
}

Panel win_panel(const Standing& standing) {
    std::vector<PanelRow> rows;
    for (const std::size_t place : standing.order()) {
        rows.push_back(share_row(standing.bots[place].name, standing.bots[place].share));
    }
    return share_panel("Win share, 95 % interval; dashed: equal bots", std::move(rows),
                       standing.fair_share);
}

Panel rating_panel(const Standing& standing) {
    Panel out{"Rating, 95 % interval", {}, {}, signed_text, 0};
    double low = 0;
    double high = 0;
    for (const std::size_t place : standing.order()) {
        const BotStanding& bot = standing.bots[place];
        const double spread = 1.96 * bot.rating->error;
        const Estimate range{bot.rating->value, bot.rating->value - spread,
                             bot.rating->value + spread};
        low = std::min(low, range.low);
        high = std::max(high, range.high);
        out.rows.push_back(
            {bot.name, signed_text(bot.rating->value), fmt::format("± {:.0f}", spread), range});
    }
    out.axis = axis_of(low, high, 5);
    return out;
}

}  // namespace

std::string plot_svg(const Standing& standing, const std::string& title,
                     const std::string& subtitle) {
    PanelDrawing drawing;
    drawing.draw(win_panel(standing));
    if (standing.bots.front().rating) drawing.draw(rating_panel(standing));
    return drawing.finish(title, subtitle);
}

}  // namespace pakhuis::arena
