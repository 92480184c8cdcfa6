#include "balance/report.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>

#include "arena/totals.h"

namespace pakhuis::balance {
namespace {

constexpr double kUnit = arena::kWin;

double real(std::int64_t value) {
    return static_cast<double>(value);
}

std::int64_t sum_of(const std::vector<std::int64_t>& values) {
    std::int64_t sum = 0;
    for (const std::int64_t value : values) sum += value;
    return sum;
}

SeatReport seat_of(const Totals& totals, std::size_t seat, std::string name) {
    const Sum& won = totals.won[seat];
    const Sum& score = totals.score[seat];
    return {std::move(name),
            arena::share_interval({real(won.sum) / kUnit, real(won.squares) / kUnit / kUnit},
                                  totals.matches, 1),
            arena::mean_interval({real(score.sum), real(score.squares)}, totals.matches)};
}

BinReport bin_of(const Totals& totals, const BinTotals& bin) {
    BinReport out;
    out.seats = sum_of(bin.seats);
    const auto seats = static_cast<double>(bin.seats.size());
    out.frequency = real(out.seats) / (real(totals.matches) * seats);
    out.share = arena::ratio_interval(
        {real(sum_of(bin.won)) / kUnit, real(out.seats), real(bin.won_squares) / kUnit / kUnit,
         real(bin.seats_squares), real(bin.products) / kUnit},
        totals.matches);
    if (out.seats == 0) return out;
    double expected = 0;
    for (std::size_t seat = 0; seat < bin.seats.size(); ++seat) {
        expected += real(bin.seats[seat]) * real(totals.won[seat].sum) / kUnit;
    }
    out.lift = out.share.value - expected / real(totals.matches) / real(out.seats);
    return out;
}

// Lifts of a group, weighted by the seats that have each thing.
void compare_groups(std::vector<ThingReport>& things) {
    std::map<std::string, std::pair<double, double>> groups;  // lifts, seats
    for (const ThingReport& thing : things) {
        if (thing.kind.is_amount()) continue;
        auto& [lifts, seats] = groups[thing.kind.group];
        lifts += thing.had().lift * real(thing.had().seats);
        seats += real(thing.had().seats);
    }
    for (ThingReport& thing : things) {
        const auto& [lifts, seats] = groups[thing.kind.group];
        if (thing.kind.is_amount() || thing.had().seats == 0) continue;
        thing.beside_group = thing.had().lift - lifts / seats;
    }
}

void report_decisions(const Totals& totals, Report& out) {
    std::int64_t before = 0;
    double sum = 0;
    for (const auto& [decisions, matches] : totals.decisions) {
        sum += real(decisions) * real(matches);
        if (20 * before < totals.matches) out.few_decisions = decisions;
        if (20 * before < 19 * totals.matches) out.many_decisions = decisions;
        before += matches;
    }
    out.mean_decisions = sum / real(totals.matches);
}

using arena::rounded;

codec::Json json_of(const Estimate& estimate) {
    return {{"value", rounded(estimate.value)},
            {"low", rounded(estimate.low)},
            {"high", rounded(estimate.high)}};
}

codec::Json json_of(const ThingReport& thing) {
    codec::Json out = {{"group", thing.kind.group}, {"name", thing.kind.name}};
    if (!thing.kind.is_amount()) out["beside_group"] = rounded(thing.beside_group);
    for (std::size_t i = thing.kind.is_amount() ? 0 : 1; i < thing.bins.size(); ++i) {
        const BinReport& bin = thing.bins[i];
        out["amounts"].push_back({{"from", static_cast<int>(i) * thing.kind.step},
                                  {"frequency", rounded(bin.frequency)},
                                  {"win_share", json_of(bin.share)},
                                  {"lift", rounded(bin.lift)}});
    }
    return out;
}

}  // namespace

double Report::imbalance() const {
    double out = 0;
    for (const SeatReport& seat : seats) {
        out = std::max(out, std::abs(seat.share.value - fair_share));
    }
    return out;
}

codec::Json Report::json() const {
    codec::Json out = {
        {"seats", seat_count},
        {"matches", matches},
        {"fair_share", rounded(fair_share)},
        {"places", codec::Json::array()},
        {"decisions",
         {{"mean", rounded(mean_decisions)}, {"few", few_decisions}, {"many", many_decisions}}}};
    for (const SeatReport& seat : seats) {
        out["places"].push_back({{"name", seat.name},
                                 {"win_share", json_of(seat.share)},
                                 {"score", json_of(seat.score)}});
    }
    for (const auto& [reason, share] : reasons) out["end_reasons"][reason] = rounded(share);
    for (const SourceReport& source : sources) {
        out["sources"].push_back({{"key", source.key},
                                  {"points", rounded(source.points)},
                                  {"of_winners", rounded(source.of_winners)}});
    }
    for (const ThingReport& thing : things) out["things"].push_back(json_of(thing));
    return out;
}

Report report_of(const Totals& totals, int seats, const std::vector<ThingKind>& kinds,
                 const std::string& rival) {
    Report out;
    out.matches = totals.matches;
    out.seat_count = seats;
    out.fair_share = 1.0 / static_cast<double>(totals.won.size());
    double wins = 0;
    for (int seat = 0; seat < seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        out.seats.push_back(seat_of(totals, at, fmt::format("seat {}", seat)));
        wins += real(totals.won[at].sum);
    }
    if (!rival.empty()) out.seats.push_back(seat_of(totals, totals.won.size() - 1, rival));
    report_decisions(totals, out);
    for (const auto& [reason, matches] : totals.reasons) {
        out.reasons.emplace_back(reason, real(matches) / real(totals.matches));
    }
    for (const SourceTotals& source : totals.sources) {
        out.sources.push_back({source.key, real(source.points) / real(totals.matches) / seats,
                               wins > 0 ? real(source.points_won) / wins : 0});
    }
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        ThingReport& thing = out.things.emplace_back();
        thing.kind = kinds[i];
        for (const BinTotals& bin : totals.things[i]) thing.bins.push_back(bin_of(totals, bin));
    }
    compare_groups(out.things);
    return out;
}

}  // namespace pakhuis::balance
