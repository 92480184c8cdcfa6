// `pakhuis balance --sweep`: other values of an edition, and what they change.
#include <algorithm>
#include <fmt/format.h>
#include <iostream>

#include "apps/balance_run.h"
#include "balance/marks.h"
#include "balance/tables.h"

namespace pakhuis::apps {
namespace {

using balance::Report;

// A value of a sweep with what was measured.
struct SweptValue {
    std::string value;
    std::vector<Report> reports;
};

// "/contracts/3/points=4,6" → the pointer, and the values
Result<std::pair<std::string, std::vector<std::string>>> read_sweep(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == text.npos || equals + 1 == text.size()) {
        return fail("bad-option", "--sweep " + text, "Expected /TABLE/ROW/COLUMN=VALUE,VALUE….");
    }
    std::vector<std::string> values;
    for (std::size_t at = equals + 1; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        values.push_back(text.substr(at, comma - at));
        at = comma + 1;
    }
    return std::pair(text.substr(0, equals), std::move(values));
}

Result<std::unique_ptr<Match>> start_with(const Match& start, const std::string& pointer,
                                          const std::string& value) {
    auto edition = balance::tuned(start.info().id, start.edition(), pointer, value);
    if (!edition) return inside("--sweep", edition.error());
    Setup setup = start.setup();
    setup.edition = std::move(*edition);
    setup.edition_hash.reset();
    auto match = start_match(setup);
    if (!match) return inside("--sweep " + pointer + "=" + value, match.error());
    return match;
}

Result<Starts> starts_with(const Starts& starts, const std::string& pointer,
                           const std::string& value) {
    Starts out;
    for (const auto& start : starts) {
        auto match = start_with(*start, pointer, value);
        if (!match) return Failure(match.error());
        out.push_back(std::move(*match));
    }
    return out;
}

void print_sweep(const std::string& pointer, const std::vector<SweptValue>& swept) {
    for (std::size_t i = 0; i < swept.front().reports.size(); ++i) {
        const Report& first = swept.front().reports[i];
        fmt::print("## {} seats\n\n", first.seat_count);
        std::vector<std::string> head{pointer};
        for (const auto& seat : first.seats) head.push_back(seat.name);
        head.insert(head.end(), {"furthest from fair", "decisions", "score"});
        balance::Table table(std::move(head));
        for (const SweptValue& one : swept) {
            const Report& report = one.reports[i];
            std::vector<std::string> row{one.value};
            double score = 0;
            for (const auto& seat : report.seats) {
                row.push_back(balance::share_text(seat.share));
                score += seat.score.value / static_cast<double>(report.seats.size());
            }
            row.push_back(balance::points_text(report.imbalance()));
            row.push_back(fmt::format("{:.0f}", report.mean_decisions));
            row.push_back(fmt::format("{:.1f}", score));
            table.add(std::move(row));
        }
        fmt::print("{}\n", table.text());
    }
}

}  // namespace

int sweep(const BalanceFlags& flags, const Starts& starts) {
    const auto read = read_sweep(flags.sweep);
    if (!read) return report(read.error());
    const auto& [pointer, values] = *read;
    // All values are checked before anything is played.
    std::vector<Starts> tuned;
    for (const std::string& value : values) {
        auto all = starts_with(starts, pointer, value);
        if (!all) return report(all.error());
        tuned.push_back(std::move(*all));
    }
    std::vector<SweptValue> swept;
    for (std::size_t i = 0; i < values.size(); ++i) {
        auto reports = measure(flags, tuned[i]);
        if (!reports) return report_end(reports.error());
        swept.push_back({values[i], std::move(*reports)});
    }
    if (flags.json) {
        codec::Json out = {{"pointer", pointer}, {"values", codec::Json::array()}};
        for (const SweptValue& one : swept) {
            out["values"].push_back({{"value", one.value}, {"reports", json_of(one.reports)}});
        }
        std::cout << out.dump(2) << "\n";
        return kOk;
    }
    fmt::print("{}", balance_head(flags, *starts.front()));
    print_sweep(pointer, swept);
    return kOk;
}

}  // namespace pakhuis::apps
