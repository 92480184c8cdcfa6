#include "apps/score_table.h"

#include <algorithm>
#include <fmt/format.h>

namespace pakhuis::apps {

namespace {

std::string_view without_number(std::string_view key) {
    const std::size_t end = key.find_last_not_of("0123456789");
    const bool numbered = end + 1 < key.size() && end != key.npos && key[end] == '-';
    return numbered ? key.substr(0, end) : key;
}

// The cell of the line with this key. A rival may not have the line.
std::string cell(const std::vector<SheetLine>& sheet, const std::string& key) {
    for (const SheetLine& line : sheet) {
        if (line.key == key) return fmt::format("{} ({})", line.points, line.count);
    }
    return "–";
}

}  // namespace

std::vector<SheetLine> columns_of(const std::vector<SheetLine>& sheet) {
    std::vector<SheetLine> out;
    for (const SheetLine& line : sheet) {
        const std::string_view key = without_number(line.key);
        if (out.empty() || out.back().key != key) out.push_back({std::string(key), 0, 0});
        out.back().points += line.points;
        out.back().count += line.count;
    }
    return out;
}

std::string score_table(const Match& match, const std::vector<std::string>& players) {
    const Ranking ranking = match.ranking();
    std::vector<Seat> order;
    for (int seat = 0; seat < match.setup().seats; ++seat) order.push_back(static_cast<Seat>(seat));
    std::sort(order.begin(), order.end(), [&](Seat a, Seat b) {
        return ranking[a] != ranking[b] ? ranking[a] < ranking[b] : a < b;
    });

    std::string out = fmt::format("{:<6}{:<18}", "place", "seat");
    const std::vector<SheetLine> columns = columns_of(match.sheet(0));
    for (const SheetLine& line : columns) out += fmt::format("{:>20}", line.key);
    out += fmt::format("{:>8}\n", "total");
    for (const Seat seat : order) {
        out += fmt::format("{:<6}{:<18}", ranking[seat], fmt::format("{} {}", seat, players[seat]));
        const std::vector<SheetLine> sheet = columns_of(match.sheet(seat));
        for (const SheetLine& line : columns) out += fmt::format("{:>20}", cell(sheet, line.key));
        out += fmt::format("{:>8}\n", match.score(seat));
    }
    if (const auto rival = match.rival()) {
        out += fmt::format("{:<6}{:<18}", "", rival->name);
        for (const SheetLine& line : columns) {
            out += fmt::format("{:>20}", cell(rival->sheet, line.key));
        }
        out += fmt::format("{:>8}\n", rival->score);
    }
    return out;
}

}  // namespace pakhuis::apps
