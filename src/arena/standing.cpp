#include "arena/standing.h"

#include <algorithm>
#include <numeric>

namespace pakhuis::arena {
namespace {

// Sums of whole numbers, in a larger unit.
Sums in_units(std::int64_t sum, std::int64_t squares, double unit) {
    return {static_cast<double>(sum) / unit, static_cast<double>(squares) / unit / unit};
}

// `parts`: the whole numbers that one match is counted in.
Estimate share_of(std::int64_t sum, std::int64_t squares, std::int64_t deals, int parts,
                  std::int64_t matches_of_deal) {
    const auto matches = static_cast<double>(matches_of_deal);
    return share_interval(in_units(sum, squares, parts * matches), deals, matches);
}

Estimate win_share(const Totals& totals, const Counts& counts, std::size_t bot) {
    return share_of(totals.won[bot], totals.won_squares[bot], totals.deals, kWin,
                    counts.places(bot));
}

codec::Json json_of(const BotStanding& bot) {
    codec::Json out = {{"name", bot.name},
                       {"win_share", rounded(bot.share.value)},
                       {"low", rounded(bot.share.low)},
                       {"high", rounded(bot.share.high)},
                       {"mean_score", rounded(bot.score.value)},
                       {"score_low", rounded(bot.score.low)},
                       {"score_high", rounded(bot.score.high)},
                       {"rating", nullptr},
                       {"rating_error", nullptr}};
    if (bot.rating) {
        out["rating"] = rounded(bot.rating->value);
        out["rating_error"] = rounded(bot.rating->error);
    }
    return out;
}

}  // namespace

double Standing::width() const {
    double out = 0;
    for (const BotStanding& bot : bots) out = std::max(out, bot.share.width());
    return out;
}

std::vector<std::size_t> Standing::order() const {
    std::vector<std::size_t> out(bots.size());
    std::iota(out.begin(), out.end(), std::size_t{0});
    std::sort(out.begin(), out.end(), [&](std::size_t a, std::size_t b) {
        const double one = bots[a].share.value;
        const double two = bots[b].share.value;
        return one != two ? one > two : a < b;
    });
    return out;
}

codec::Json Standing::json() const {
    codec::Json out = {{"matches", matches},
                       {"deals", deals},
                       {"fair_share", rounded(fair_share)},
                       {"bots", codec::Json::array()},
                       {"pairs", codec::Json::array()}};
    for (const BotStanding& bot : bots) out["bots"].push_back(json_of(bot));
    for (const PairStanding& pair : pairs) {
        out["pairs"].push_back({{"first", bots[pair.first].name},
                                {"second", bots[pair.second].name},
                                {"share", rounded(pair.share.value)},
                                {"low", rounded(pair.share.low)},
                                {"high", rounded(pair.share.high)}});
    }
    return out;
}

double share_width(const Totals& totals, const Counts& counts) {
    double out = 0;
    for (std::size_t bot = 0; bot < totals.bots(); ++bot) {
        out = std::max(out, win_share(totals, counts, bot).width());
    }
    return out;
}

Standing standing_of(const Totals& totals, const Counts& counts,
                     const std::vector<std::string>& names, int seats,
                     std::optional<std::size_t> anchor) {
    const std::size_t n = totals.bots();
    Standing out;
    out.deals = totals.deals;
    out.matches = totals.matches;
    // A rival without a seat takes part like one more.
    out.fair_share = 1.0 / (seats == 1 ? 2 : seats);
    std::vector<Rating> ratings;
    if (n > 1) ratings = ratings_of(totals, counts, anchor);
    for (std::size_t i = 0; i < n; ++i) {
        BotStanding& bot = out.bots.emplace_back();
        bot.name = names[i];
        bot.share = win_share(totals, counts, i);
        const auto places = static_cast<double>(counts.places(i));
        bot.score =
            mean_interval(in_units(totals.score[i], totals.score_squares[i], places), totals.deals);
        if (n > 1) bot.rating = ratings[i];
        for (std::size_t j = i + 1; j < n; ++j) {
            if (counts.meetings(i, j) == 0) continue;
            const std::size_t at = i * n + j;
            out.pairs.push_back({i, j,
                                 share_of(totals.ahead[at], totals.ahead_squares[at], totals.deals,
                                          kAhead, counts.meetings(i, j))});
        }
    }
    return out;
}

}  // namespace pakhuis::arena
