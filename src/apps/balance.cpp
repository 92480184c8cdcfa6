// `pakhuis balance`: how fair a game is, and what goes with winning (docs/balance).
#include <algorithm>
#include <fmt/format.h>
#include <iostream>

#include "apps/arena_table.h"
#include "apps/balance_run.h"
#include "balance/marks.h"
#include "balance/plot.h"
#include "balance/tables.h"
#include "thinking/net_shelf.h"
#include "thinking/thinking.h"

namespace pakhuis::apps {
namespace {

using balance::Report;

// --seats, or every number of seats.
Result<Starts> starts_of(const BalanceFlags& flags) {
    Starts out;
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

// That plays thousands of matches in minutes.
std::string strongest_bot(const Match& start) {
    thinking::let_net_play(start);
    return thinking::why_easy(start, "medium") ? "easy" : "medium";
}

void print_tunable(const Match& start) {
    balance::Table table({"table", "column", "ours", "of"});
    for (const auto& one : balance::tunable_columns(start.info().id, start.edition())) {
        table.add({one.table, one.column, std::to_string(one.ours), std::to_string(one.all)});
    }
    fmt::print("## Values that are ours\n\nAll others are facts, and `--sweep` refuses them.\n\n{}",
               table.text());
}

int run(BalanceFlags& flags) {
    const auto starts = starts_of(flags);
    if (!starts) return report(starts.error());
    if (flags.bot.empty()) flags.bot = strongest_bot(*starts->front());
    if (!flags.sweep.empty()) {
        if (flags.svg.empty()) return sweep(flags, *starts);
        return report({"bad-option", "--svg", "A sweep has no plot."});
    }
    const auto reports = measure(flags, *starts);
    if (!reports) return report_end(reports.error());
    const Match& start = *starts->front();
    if (flags.json) {
        std::cout << codec::Json({{"game", start.info().id},
                                  {"bot", flags.bot},
                                  {"seed", flags.seed},
                                  {"edition", codec::hash_text(start.edition_hash())},
                                  {"reports", json_of(*reports)}})
                         .dump(2)
                  << "\n";
    } else {
        fmt::print("{}", balance_head(flags, start));
        for (const Report& one : *reports) {
            fmt::print("{}", balance::report_text(one, flags.all));
        }
        print_tunable(start);
    }
    if (flags.svg.empty()) return kOk;
    const std::string size = fmt::format("{} matches each, seed {}, {}",
                                         grouped(reports->front().matches), flags.seed, flags.bot);
    return write_file(flags.svg, plot_svg(*reports, std::string(start.info().name), size));
}

}  // namespace

void add_balance(Program& program) {
    auto flags = std::make_shared<BalanceFlags>();
    Command command =
        program.add_command("balance", "How fair a game is, and what goes with winning",
                            [flags] { return run(*flags); });
    flags->setup.add_to(command, false);
    flags->setup.add_net_to(command);
    command.find("--seats").describe(
        "Number of seats (default: one after the other, every number)");
    command.option("--bots", flags->bot,
                   "The bot at all seats (default: medium where there is a net, else easy)");
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
        "One bot plays at all seats, and the result is Markdown. A thing is what a seat had or\n"
        "did: a card, a track, five bridges in a row. Its lift is the share of wins of the seats\n"
        "that had it, minus what these seats win in all; 'beside group' is the lift minus the\n"
        "mean lift of the group. Amounts have a share of wins for each amount, with the part of\n"
        "the seats in brackets. docs/balance explains the figures.\n"
        "--sweep takes values that the edition marks as ours, and no others. The deals are the\n"
        "same for each value. A net plays on other values too, though it was trained on those\n"
        "of the program.");
}

}  // namespace pakhuis::apps
