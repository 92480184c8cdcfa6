#include "apps/score_table.h"

#include <algorithm>
#include <fmt/format.h>

namespace pakhuis::apps {

std::string score_table(const Match& match, const std::vector<std::string>& players) {
    const Ranking ranking = match.ranking();
    std::vector<Seat> order;
    for (int seat = 0; seat < match.setup().seats; ++seat) order.push_back(static_cast<Seat>(seat));
    std::sort(order.begin(), order.end(), [&](Seat a, Seat b) {
        return ranking[a] != ranking[b] ? ranking[a] < ranking[b] : a < b;
    });

    std::string out = fmt::format("{:<6}{:<18}", "place", "seat");
    for (const SheetLine& line : match.sheet(0)) out += fmt::format("{:>20}", line.key);
    out += fmt::format("{:>8}\n", "total");
    for (const Seat seat : order) {
        out += fmt::format("{:<6}{:<18}", ranking[seat], fmt::format("{} {}", seat, players[seat]));
        for (const SheetLine& line : match.sheet(seat)) {
            out += fmt::format("{:>20}", fmt::format("{} ({})", line.points, line.count));
        }
        out += fmt::format("{:>8}\n", match.score(seat));
    }
    return out;
}

}  // namespace pakhuis::apps
