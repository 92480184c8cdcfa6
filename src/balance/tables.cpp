#include "balance/tables.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace pakhuis::balance {
namespace {

// A long group shows so many things of each end.
constexpr std::size_t kOfEachEnd = 5;
// Bins with fewer seats say nothing.
constexpr std::int64_t kFewestSeats = 40;

// In characters; all texts here are UTF-8.
std::size_t width_of(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) >> 6) != 2;
    }));
}

std::string percent(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

// With a true minus.
std::string decimal(double value, int digits) {
    const std::string text = fmt::format("{:.{}f}", std::abs(value), digits);
    const bool zero = text.find_first_not_of("0.") == text.npos;
    return (value < 0 && !zero ? "−" : "") + text;
}

std::string score_text(const Estimate& score) {
    return decimal(score.value, 1) + fmt::format(" ± {:.1f}", (score.high - score.low) / 2);
}

std::string seats_table(const Report& report) {
    Table table({"", "wins", "95 % interval", "beside fair", "score"});
    for (const SeatReport& seat : report.seats) {
        table.add({seat.name, percent(seat.share.value),
                   fmt::format("{:.1f} – {:.1f} %", 100 * seat.share.low, 100 * seat.share.high),
                   points_text(seat.share.value - report.fair_share), score_text(seat.score)});
    }
    return table.text();
}

std::string sources_table(const Report& report) {
    Table table({"points by source", "mean of a seat", "of the winner", "difference"});
    for (const SourceReport& source : report.sources) {
        table.add({source.key, decimal(source.points, 2), decimal(source.of_winners, 2),
                   decimal(source.of_winners - source.points, 2)});
    }
    return table.text();
}

// Things of a group that seats have or have not, the best first.
std::vector<const ThingReport*> sorted_group(const Report& report, const std::string& group) {
    std::vector<const ThingReport*> out;
    for (const ThingReport& thing : report.things) {
        if (thing.kind.group != group || thing.kind.is_amount()) continue;
        if (thing.had().seats >= kFewestSeats) out.push_back(&thing);
    }
    std::sort(out.begin(), out.end(), [](const auto* a, const auto* b) {
        if (a->beside_group != b->beside_group) return a->beside_group > b->beside_group;
        return a->kind.name < b->kind.name;
    });
    return out;
}

std::string group_table(const Report& report, const std::string& group, bool all) {
    const auto things = sorted_group(report, group);
    Table table({group, "seats with it", "wins", "lift", "beside group"});
    const bool shortened = !all && things.size() > 2 * kOfEachEnd + 2;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (shortened && i >= kOfEachEnd && i < things.size() - kOfEachEnd) {
            if (i == kOfEachEnd) {
                table.add(
                    {fmt::format("… {} more", things.size() - 2 * kOfEachEnd), "", "", "", ""});
            }
            continue;
        }
        const BinReport& had = things[i]->had();
        table.add({things[i]->kind.name, percent(had.frequency), share_text(had.share),
                   points_text(had.lift),
                   things.size() > 1 ? points_text(things[i]->beside_group) : ""});
    }
    return table.size() == 0 ? "" : table.text() + "\n";
}

std::string bin_name(const ThingKind& kind, std::size_t bin) {
    const int from = static_cast<int>(bin) * kind.step;
    if (bin + 1 == static_cast<std::size_t>(kind.bins)) return fmt::format("{}+", from);
    return kind.step == 1 ? fmt::format("{}", from)
                          : fmt::format("{}–{}", from, from + kind.step - 1);
}

std::string bin_text(const BinReport& bin) {
    return fmt::format("{} ({:.0f} %)", share_text(bin.share), 100 * bin.frequency);
}

// The last bin that says something, over the things of a group.
std::size_t last_bin(const std::vector<const ThingReport*>& things) {
    std::size_t out = 0;
    for (const ThingReport* thing : things) {
        for (std::size_t bin = 0; bin < thing->bins.size(); ++bin) {
            if (thing->bins[bin].seats >= kFewestSeats) out = std::max(out, bin);
        }
    }
    return out;
}

// Whether all seats have the same amount.
bool is_constant(const ThingReport& thing) {
    return std::any_of(thing.bins.begin(), thing.bins.end(),
                       [](const BinReport& bin) { return bin.frequency == 1; });
}

// Amounts of a group, whose bins are alike: a row for each thing.
std::string amounts_table(const Report& report, const std::string& group) {
    std::vector<const ThingReport*> things;
    for (const ThingReport& thing : report.things) {
        if (thing.kind.group != group || !thing.kind.is_amount()) continue;
        if (!is_constant(thing)) things.push_back(&thing);
    }
    const std::size_t last = last_bin(things);
    if (last == 0) return "";
    std::vector<std::string> head{group};
    for (std::size_t bin = 0; bin <= last; ++bin) {
        head.push_back(bin_name(things.front()->kind, bin));
    }
    Table table(std::move(head));
    for (const ThingReport* thing : things) {
        std::vector<std::string> row{thing->kind.name};
        for (std::size_t bin = 0; bin <= last; ++bin) {
            const bool few = thing->bins[bin].seats < kFewestSeats;
            row.push_back(few ? "" : bin_text(thing->bins[bin]));
        }
        table.add(std::move(row));
    }
    return table.text() + "\n";
}

std::vector<std::string> groups_of(const Report& report) {
    std::vector<std::string> out;
    for (const ThingReport& thing : report.things) {
        if (std::find(out.begin(), out.end(), thing.kind.group) == out.end()) {
            out.push_back(thing.kind.group);
        }
    }
    return out;
}

}  // namespace

std::string Table::text() const {
    std::vector<std::size_t> widths(rows_.front().size());
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max({widths[i], width_of(row[i]), std::size_t{3}});
        }
    }
    std::string out;
    for (const auto& row : rows_) {
        out += "|";
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string pad(widths[i] - width_of(row[i]), ' ');
            out += " " + (i == 0 ? row[i] + pad : pad + row[i]) + " |";
        }
        out += "\n";
        if (&row != &rows_.front()) continue;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            out += (i == 0 ? "|" : "") + std::string(widths[i] + (i == 0 ? 2u : 1u), '-') +
                   (i == 0 ? "|" : ":|");
        }
        out += "\n";
    }
    return out;
}

std::string share_text(const Estimate& share) {
    return fmt::format("{:.1f} ± {:.1f} %", 100 * share.value, 50 * share.width());
}

std::string points_text(double difference) {
    const double points = std::round(1000 * difference) / 10;
    return fmt::format("{}{:.1f}", points < 0 ? "−" : points > 0 ? "+" : "", std::abs(points));
}

std::string report_text(const Report& report, bool all) {
    std::string out =
        fmt::format("## {} seat{}\n\n", report.seat_count, report.seat_count == 1 ? "" : "s");
    out += seats_table(report);
    out += fmt::format("\nDecisions in a match: {:.0f}; nine of ten matches have {} to {}. Ends: ",
                       report.mean_decisions, report.few_decisions, report.many_decisions);
    for (std::size_t i = 0; i < report.reasons.size(); ++i) {
        out += fmt::format("{}`{}` {}", i == 0 ? "" : ", ", report.reasons[i].first,
                           percent(report.reasons[i].second));
    }
    out += ".\n\n" + sources_table(report) + "\n";
    for (const std::string& group : groups_of(report)) {
        out += group_table(report, group, all) + amounts_table(report, group);
    }
    return out;
}

}  // namespace pakhuis::balance
