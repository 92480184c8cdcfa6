#include "balance/plot.h"

#include <fmt/format.h>

#include "arena/panels.h"

namespace pakhuis::balance {

std::string plot_svg(const std::vector<Report>& reports, const std::string& title,
                     const std::string& subtitle) {
    arena::PanelDrawing drawing;
    for (const Report& report : reports) {
        std::vector<arena::PanelRow> rows;
        for (const SeatReport& seat : report.seats) {
            rows.push_back(arena::share_row(seat.name, seat.share));
        }
        drawing.draw(
            arena::share_panel(fmt::format("{} seat{}: share of wins, 95 % interval; dashed: fair",
                                           report.seat_count, report.seat_count == 1 ? "" : "s"),
                               std::move(rows), report.fair_share));
    }
    return drawing.finish(title, subtitle);
}

}  // namespace pakhuis::balance
