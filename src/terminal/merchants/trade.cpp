#include "terminal/merchants/trade.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/index.h"
#include "games/merchants/payout.h"
#include "terminal/merchants/ink.h"

namespace pakhuis::terminal {

using namespace merchants;

namespace {

constexpr std::array<std::string_view, kSectors> kRanks{"1st", "2nd", "3rd", "4th"};
constexpr int kRankWidth = 4;
constexpr int kWideTrade = 96;  // columns of a terminal whose exchange shows ranks

// The seats with a marker on a space of a row.
std::vector<int> seats_on(const Rules& rules, const View& v, int good, int space) {
    std::vector<int> seats;
    for (int seat = 0; seat < rules.seats; ++seat) {
        if (v.markers[to_index(seat)].count(good) == space) seats.push_back(seat);
    }
    return seats;
}

// Columns from a space to the next: room for two markers at least, and a blank. Where all seats
// stand on one space, its neighbours are empty and no blank is needed.
int space_width(const Rules& rules, const View& v) {
    std::size_t most = 2;
    for (int good = 0; good < kSectors; ++good) {
        for (int space = 1; space <= rules.row; ++space) {
            most = std::max(most, seats_on(rules, v, good, space).size());
        }
    }
    return std::min(static_cast<int>(most) + 1, rules.seats);
}

// The seats in a sector with the values that rank them, the best first.
std::vector<std::pair<int, int>> standing(const Rules& rules, const View& v, Area area,
                                          int sector) {
    std::vector<std::pair<int, int>> out;  // value, seat
    for (int seat = 0; seat < rules.seats; ++seat) {
        const int value = player_value(rules, v, area, sector, static_cast<Seat>(seat));
        if (value > 0) out.emplace_back(value, seat);
    }
    std::sort(out.begin(), out.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    return out;
}

}  // namespace

std::string_view rank_of(const Rules& rules, const View& v, Area area, int sector) {
    if (sector_value(rules, v, area, sector) == 0) return "–";
    const auto order = sector_order(rules, v, area);
    const auto place = std::find(order.begin(), order.end(), sector) - order.begin();
    return kRanks[static_cast<std::size_t>(place)];
}

int put_standing(Canvas& canvas, Spot spot, const Rules& rules, const View& v, Area area,
                 int sector, bool tight) {
    canvas.put(spot, rank_of(rules, v, area, sector), kFaint);
    spot.x += kRankWidth;
    for (const auto& [value, seat] : standing(rules, v, area, sector)) {
        spot.x = put_marked(canvas, spot, seat, value) + (tight ? 0 : 1);
    }
    return spot.x;
}

Canvas draw_exchange(const Rules& rules, const View& v, const Style& style) {
    constexpr int kLeft = 9;
    const int step = space_width(rules, v);
    const int end = kLeft + step * rules.row;
    const bool ranked = style.width >= kWideTrade;
    Canvas canvas(std::clamp(ranked ? end + kRankWidth - 1 : end - 1, 1, style.width));
    const auto column = [&](int space) { return kLeft + step * (space - 1); };
    canvas.put({0, 0}, "Exchange", kBold);
    for (int space = 1; space <= rules.row; ++space) {
        canvas.put({column(space), 0}, fmt::format("{}", space), kFaint);
    }
    for (int g = 0; g < kSectors; ++g) {
        const auto good = static_cast<Good>(g);
        canvas.put({0, 1 + g}, letter(good), ground_of(good));
        canvas.put({2, 1 + g}, name_of(good));
        for (int space = 1; space <= rules.row; ++space) {
            const auto seats = seats_on(rules, v, g, space);
            if (seats.empty()) canvas.put({column(space), 1 + g}, U'·', kFaint);
            int x = column(space);
            for (const int seat : seats) canvas.put({x++, 1 + g}, mark_of(seat), ink_of(seat));
        }
        if (!ranked) continue;
        canvas.put({end, 1 + g}, rank_of(rules, v, Area::kExchange, g), kFaint);
    }
    return canvas;
}

namespace {

// One continent's sites of a good: a mark for each colony, a dot for each free site.
void put_sites(Canvas& canvas, Spot spot, const Rules& rules, const View& v, Colony colony) {
    int x = spot.x;
    for (int seat = 0; seat < rules.seats; ++seat) {
        for (int n = v.colonies[to_index(seat)][colony]; n > 0; --n) {
            canvas.put({x++, spot.y}, mark_of(seat), ink_of(seat));
        }
    }
    const int end = spot.x + rules.colony_sites[colony];
    while (x < end) canvas.put({x++, spot.y}, U'·', kFaint);
}

}  // namespace

Canvas draw_colonies(const Rules& rules, const View& v, const Style& style, bool tight) {
    constexpr int kLeft = 12;
    std::array<int, kSectors> column{};
    int x = kLeft;
    for (int g = 0; g < kSectors; ++g) {
        column[to_index(g)] = x;
        int most = 0;
        for (const ContinentRow& row : rules.edition.continents) {
            most = std::max<int>(most, row.sites[to_index(g)]);
        }
        x += std::max(most, 1) + 1;
    }
    const int wide = x + kRankWidth + (tight ? 2 * rules.seats : 3 * rules.seats - 1);
    Canvas canvas(std::clamp(wide, 1, style.width));
    canvas.put({0, 0}, "Colonies", kBold);
    for (int g = 0; g < kSectors; ++g) {
        const auto good = static_cast<Good>(g);
        canvas.put({column[to_index(g)], 0}, letter(good), ground_of(good));
    }
    for (int c = 0; c < kSectors; ++c) {
        const auto continent = static_cast<Continent>(c);
        canvas.put({0, 1 + c}, title_of(continent));
        for (int g = 0; g < kSectors; ++g) {
            const Colony colony = colony_of(continent, static_cast<Good>(g));
            put_sites(canvas, {column[to_index(g)], 1 + c}, rules, v, colony);
        }
        put_standing(canvas, {x, 1 + c}, rules, v, Area::kColonies, c, tight);
    }
    return canvas;
}

}  // namespace pakhuis::terminal
