#include "balance/totals.h"

#include <algorithm>

#include "arena/totals.h"

namespace pakhuis::balance {

Totals::Totals(int seats, bool rival, const std::vector<ThingKind>& kinds) {
    const auto n = static_cast<std::size_t>(seats);
    won.resize(n + rival);
    score.resize(n + rival);
    BinTotals bin;
    bin.seats.resize(n);
    bin.won.resize(n);
    for (const ThingKind& kind : kinds) {
        things.emplace_back(static_cast<std::size_t>(kind.bins), bin);
    }
}

void Totals::add(const MatchFigures& match) {
    ++matches;
    std::int64_t left = arena::kWin;
    for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
        won[seat].add(match.seats[seat].won);
        score[seat].add(match.seats[seat].score);
        left -= match.seats[seat].won;
        add_sources(match.seats[seat]);
    }
    if (match.rival) {
        won.back().add(left);
        score.back().add(*match.rival);
    }
    ++decisions[match.decisions];
    ++reasons[std::string(match.reason)];
    add_things(match);
}

void Totals::add_sources(const SeatFigures& seat) {
    for (const SheetLine& line : seat.sheet) {
        auto found = std::find_if(sources.begin(), sources.end(),
                                  [&](const SourceTotals& one) { return one.key == line.key; });
        if (found == sources.end()) {
            sources.push_back({line.key});
            found = sources.end() - 1;
        }
        found->points += line.points;
        found->points_won += seat.won * line.points;
    }
}

void Totals::add_things(const MatchFigures& match) {
    for (std::size_t thing = 0; thing < things.size(); ++thing) {
        for (std::size_t bin = 0; bin < things[thing].size(); ++bin) {
            BinTotals& totals = things[thing][bin];
            std::int64_t in_bin = 0;
            std::int64_t won_there = 0;
            for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
                if (match.seats[seat].bins[thing] != bin) continue;
                ++in_bin;
                won_there += match.seats[seat].won;
                ++totals.seats[seat];
                totals.won[seat] += match.seats[seat].won;
            }
            totals.seats_squares += in_bin * in_bin;
            totals.won_squares += won_there * won_there;
            totals.products += in_bin * won_there;
        }
    }
}

}  // namespace pakhuis::balance
