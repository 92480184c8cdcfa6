#include "arena/totals.h"

#include <algorithm>

namespace pakhuis::arena {

Counts::Counts(const Schedule& schedule, bool rival) {
    const int bots = schedule.bots();
    std::int64_t matches = 0;
    for (const Seating& seating : schedule.of(0)) matches += seating.weight;
    for (int i = 0; i < bots; ++i) places_.push_back(schedule.places(i));
    if (rival) places_.push_back(matches);
    const auto all = static_cast<int>(places_.size());
    for (int i = 0; i < all; ++i) {
        for (int j = 0; j < all; ++j) {
            const bool seated = i < bots && j < bots;
            const std::int64_t with_rival =
                i == j ? 0 : schedule.places(std::min({i, j, bots - 1}));
            meetings_.push_back(seated ? schedule.meetings(i, j) : with_rival);
        }
    }
}

void DealResult::add(const Seating& seating, const batch::PlayedMatch& match) {
    const std::size_t n = won.size();
    const std::size_t seats = seating.bots.size();
    const std::int64_t weight = seating.weight;
    std::int64_t winners = 0;
    for (std::size_t s = 0; s < seats; ++s) winners += match.ranking[s] == 1;
    const std::int64_t win = winners == 0 ? 0 : kWin / winners;
    for (std::size_t s = 0; s < seats; ++s) {
        const auto bot = static_cast<std::size_t>(seating.bots[s]);
        const int place = match.ranking[s];
        if (place == 1) won[bot] += weight * win;
        score[bot] += weight * match.scores[s];
        for (std::size_t t = 0; t < seats; ++t) {
            const auto other = static_cast<std::size_t>(seating.bots[t]);
            if (other == bot || place > match.ranking[t]) continue;
            ahead[bot * n + other] += weight * (place < match.ranking[t] ? kAhead : kAhead / 2);
        }
        // The rules give the first place to the seat or to the rival.
        if (!match.rival) continue;
        const std::size_t rival = n - 1;
        ahead[place == 1 ? bot * n + rival : rival * n + bot] += weight * kAhead;
    }
    if (!match.rival) return;
    if (winners == 0) won[n - 1] += weight * kWin;
    score[n - 1] += weight * *match.rival;
}

Totals::Totals(std::size_t bots)
    : won(bots),
      won_squares(bots),
      score(bots),
      score_squares(bots),
      ahead(bots * bots),
      ahead_squares(bots * bots),
      products(bots * bots) {}

void Totals::add(const DealResult& deal, std::int64_t deal_matches) {
    const std::size_t n = bots();
    std::vector<std::int64_t> points(n);
    for (std::size_t i = 0; i < n; ++i) {
        won[i] += deal.won[i];
        won_squares[i] += deal.won[i] * deal.won[i];
        score[i] += deal.score[i];
        score_squares[i] += deal.score[i] * deal.score[i];
        for (std::size_t at = i * n; at < (i + 1) * n; ++at) {
            ahead[at] += deal.ahead[at];
            ahead_squares[at] += deal.ahead[at] * deal.ahead[at];
            points[i] += deal.ahead[at];
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) products[i * n + j] += points[i] * points[j];
    }
    ++deals;
    matches += deal_matches;
}

bool Totals::fits(std::size_t bots) const {
    const auto all = [&](std::size_t size, const auto&... lists) {
        return ((lists.size() == size) && ...);
    };
    return all(bots, won, won_squares, score, score_squares) &&
           all(bots * bots, ahead, ahead_squares, products);
}

}  // namespace pakhuis::arena
