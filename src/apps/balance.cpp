// `pakhuis balance`: how fair a game is, and what goes with winning (docs/balance).
#include "balance/balance.h"

#include <algorithm>
#include <fmt/format.h>
#include <iostream>

#include "apps/arena_table.h"
#include "apps/common.h"
#include "apps/long_run.h"
#include "balance/marks.h"
#include "balance/plot.h"
#include "balance/tables.h"

namespace pakhuis::apps {
namespace {

using balance::Balance;
using balance::Report;

constexpr double kBalanceRound = 0.25;

struct BalanceFlags {
    SetupFlags setup;
    std::string bot = "easy";
    std::uint64_t matches = 2000;
    std::uint64_t seed = 1;
    int threads = 0;
    std::string sweep;
    std::string svg;
    bool all = false;
    bool json = false;
};

balance::BalanceSetup setup_of(const BalanceFlags& flags) {
    balance::BalanceSetup out;
    out.bot = flags.bot;
    out.seed = flags.seed;
    const auto most = static_cast<std::uint64_t>(balance::kMostMatches) + 1;
    out.matches = static_cast<std::int64_t>(std::min(flags.matches, most));
    out.threads = flags.threads;
    return out;
}

// Nothing if it was stopped.
Result<std::optional<Report>> measure(const BalanceFlags& flags, const Match& start) {
    auto made = Balance::make(start, setup_of(flags));
    if (!made) return Failure(made.error());
    Balance& balance = **made;
    const std::atomic<bool>& stop = stop_on_signals();
    ProgressLine line;
    std::int64_t round = 4 * std::int64_t{balance.threads()};
    while (!balance.finished() && !stop) {
        const double begin = line.seconds();
        balance.play(round, stop, [&](std::int64_t played) {
            if (!line.due()) return;
            const std::int64_t all = balance.totals().matches + played;
            line.show(fmt::format("{} seats: {} of {} matches", start.setup().seats, grouped(all),
                                  grouped(static_cast<std::int64_t>(flags.matches))));
        });
        if (line.seconds() - begin < kBalanceRound)
            round = std::min<std::int64_t>(2 * round, 4096);
    }
    line.clear();
    if (!balance.finished()) return std::optional<Report>();
    return std::optional<Report>(balance.report());
}

// --seats, or every number of seats.
Result<std::vector<std::unique_ptr<Match>>> starts_of(const BalanceFlags& flags) {
    std::vector<std::unique_ptr<Match>> out;
    const GameInfo* info = find_game(flags.setup.game);
    const bool every = flags.setup.seats == 0 && info != nullptr;
    const int most = every ? info->max_seats : flags.setup.seats;
    for (int seats = every ? info->min_seats : flags.setup.seats; seats <= most; ++seats) {
        SetupFlags setup = flags.setup;
        setup.seats = seats;
        auto match = setup.match();
        if (!match) return Failure(match.error());
        out.push_back(std::move(*match));
    }
    return out;
}

std::string command_of(const BalanceFlags& flags) {
    std::string out = "pakhuis balance --game " + flags.setup.game;
    if (flags.setup.seats != 0) out += fmt::format(" --seats {}", flags.setup.seats);
    out += fmt::format(" --bots {} --matches {} --seed {}", flags.bot, flags.matches, flags.seed);
    for (const std::string& option : flags.setup.options) out += " --option " + option;
    if (!flags.setup.edition.empty()) out += " --edition " + flags.setup.edition;
    if (!flags.sweep.empty()) out += " --sweep " + flags.sweep;
    if (flags.all) out += " --all";
    return out;
}

std::string head_of(const BalanceFlags& flags, const Match& start) {
    return fmt::format(
        "`{}`: edition {}, rules {}. Each match has its own deal; all seats play `{}`. ±: 95 "
        "%.\n\n",
        command_of(flags), codec::hash_text(start.edition_hash()), start.setup().version,
        flags.bot);
}

int stopped() {
    fmt::print(stderr, "pakhuis: stopped: no result\n");
    return kFailed;
}

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

codec::Json json_of(const std::vector<Report>& reports) {
    codec::Json out = codec::Json::array();
    for (const Report& report : reports) out.push_back(report.json());
    return out;
}

int sweep(const BalanceFlags& flags, const std::vector<std::unique_ptr<Match>>& starts) {
    const auto read = read_sweep(flags.sweep);
    if (!read) return report(read.error());
    const auto& [pointer, values] = *read;
    // All values are checked before anything is played.
    std::vector<std::vector<std::unique_ptr<Match>>> tuned;
    for (const std::string& value : values) {
        tuned.emplace_back();
        for (const auto& start : starts) {
            auto match = start_with(*start, pointer, value);
            if (!match) return report(match.error());
            tuned.back().push_back(std::move(*match));
        }
    }
    std::vector<SweptValue> swept;
    for (std::size_t i = 0; i < values.size(); ++i) {
        swept.push_back({values[i], {}});
        for (const auto& start : tuned[i]) {
            auto measured = measure(flags, *start);
            if (!measured) return report(measured.error());
            if (!*measured) return stopped();
            swept.back().reports.push_back(std::move(**measured));
        }
    }
    if (flags.json) {
        codec::Json out = {{"pointer", pointer}, {"values", codec::Json::array()}};
        for (const SweptValue& one : swept) {
            out["values"].push_back({{"value", one.value}, {"reports", json_of(one.reports)}});
        }
        std::cout << out.dump(2) << "\n";
        return kOk;
    }
    fmt::print("{}", head_of(flags, *starts.front()));
    print_sweep(pointer, swept);
    return kOk;
}

void print_tunable(const Match& start) {
    balance::Table table({"table", "column", "ours", "of"});
    for (const auto& one : balance::tunable_columns(start.info().id, start.edition())) {
        table.add({one.table, one.column, std::to_string(one.ours), std::to_string(one.all)});
    }
    fmt::print("## Values that are ours\n\nAll others are facts, and `--sweep` refuses them.\n\n{}",
               table.text());
}

int run(const BalanceFlags& flags) {
    const auto starts = starts_of(flags);
    if (!starts) return report(starts.error());
    if (!flags.sweep.empty()) return sweep(flags, *starts);
    std::vector<Report> reports;
    for (const auto& start : *starts) {
        auto measured = measure(flags, *start);
        if (!measured) return report(measured.error());
        if (!*measured) return stopped();
        reports.push_back(std::move(**measured));
    }
    const Match& start = *starts->front();
    if (flags.json) {
        std::cout << codec::Json({{"game", start.info().id},
                                  {"bot", flags.bot},
                                  {"seed", flags.seed},
                                  {"edition", codec::hash_text(start.edition_hash())},
                                  {"reports", json_of(reports)}})
                         .dump(2)
                  << "\n";
    } else {
        fmt::print("{}", head_of(flags, start));
        for (const Report& one : reports) {
            fmt::print("{}", balance::report_text(one, flags.all));
        }
        print_tunable(start);
    }
    if (flags.svg.empty()) return kOk;
    const std::string size = fmt::format("{} matches each, seed {}, {}",
                                         grouped(reports.front().matches), flags.seed, flags.bot);
    return write_file(flags.svg, plot_svg(reports, std::string(start.info().name), size));
}

}  // namespace

void add_balance(Program& program) {
    auto flags = std::make_shared<BalanceFlags>();
    Command command =
        program.add_command("balance", "How fair a game is, and what goes with winning",
                            [flags] { return run(*flags); });
    flags->setup.add_to(command, false);
    command.find("--seats").describe(
        "Number of seats (default: one after the other, every number)");
    command.option("--bots", flags->bot, "The bot at all seats").show_default();
    command.option("--matches", flags->matches, "How many for each number of seats").show_default();
    command.option("--seed", flags->seed, "All matches follow from it").show_default();
    command.option("--threads", flags->threads, "0: as many as there are cores")
        .between(0, 1024)
        .show_default();
    command.option("--sweep", flags->sweep,
                   "Measure other values of the edition, e.g. /contracts/3/points=4,6");
    command.option("--svg", flags->svg, "Draw the shares of wins into this file");
    command.flag("--all", flags->all, "List long groups of things in full");
    command.flag("--json", flags->json, "Print the result as JSON, with all things");
    command.footer(
        "One bot plays at all seats, and the result is Markdown. A thing is what a seat had or "
        "did: "
        "a card, a\ntrack, five bridges in a row. Its lift is the share of wins of the seats that "
        "had it, minus what\nthese seats win in all; 'beside group' is the lift minus the mean "
        "lift "
        "of the group. Amounts have\na share of wins for each amount, with the part of the seats "
        "in "
        "brackets.\n--sweep takes values that the edition marks as ours, and no others. The deals "
        "are the same for\neach value. docs/balance explains the figures.");
}

}  // namespace pakhuis::apps
