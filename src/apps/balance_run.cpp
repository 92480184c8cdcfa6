// `pakhuis balance`: plays the matches, with a line that shows progress.
#include "apps/balance_run.h"

#include <algorithm>
#include <fmt/format.h>

#include "apps/arena_table.h"
#include "apps/long_run.h"
#include "balance/balance.h"
#include "thinking/net_shelf.h"

namespace pakhuis::apps {
namespace {

using balance::Balance;
using balance::Report;

constexpr double kBalanceRound = 0.25;  // seconds

balance::BalanceSetup setup_of(const BalanceFlags& flags) {
    balance::BalanceSetup out;
    out.bot = flags.bot;
    out.seed = flags.seed;
    const auto most = static_cast<std::uint64_t>(balance::kMostMatches) + 1;
    out.matches = static_cast<std::int64_t>(std::min(flags.matches, most));
    out.threads = flags.threads;
    return out;
}

Result<Report> measure_one(const BalanceFlags& flags, const Match& start) {
    thinking::let_net_play(start);
    warn_of_nets(start, {flags.bot});
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
            line.show(fmt::format("{} seats: {} of {} matches", start.setup().seats,
                                  grouped(balance.totals().matches + played),
                                  grouped(static_cast<std::int64_t>(flags.matches))));
        });
        const bool quick = line.seconds() - begin < kBalanceRound;
        if (quick) round = std::min<std::int64_t>(2 * round, 4096);
    }
    line.clear();
    if (!balance.finished()) return fail("stopped", "", "Stopped: no result.");
    return balance.report();
}

std::string command_of(const BalanceFlags& flags) {
    std::string out = "pakhuis balance --game " + flags.setup.game;
    if (flags.setup.seats != 0) out += fmt::format(" --seats {}", flags.setup.seats);
    out += fmt::format(" --bots {} --matches {} --seed {}", flags.bot, flags.matches, flags.seed);
    for (const std::string& option : flags.setup.options) out += " --option " + option;
    if (!flags.setup.edition.empty()) out += " --edition " + flags.setup.edition;
    if (!flags.setup.net.empty()) out += " --net " + flags.setup.net;
    if (!flags.sweep.empty()) out += " --sweep " + flags.sweep;
    if (flags.all) out += " --all";
    return out;
}

}  // namespace

Result<std::vector<Report>> measure(const BalanceFlags& flags, const Starts& starts) {
    std::vector<Report> out;
    for (const auto& start : starts) {
        auto one = measure_one(flags, *start);
        if (!one) return Failure(one.error());
        out.push_back(std::move(*one));
    }
    return out;
}

codec::Json json_of(const std::vector<Report>& reports) {
    codec::Json out = codec::Json::array();
    for (const Report& report : reports) out.push_back(report.json());
    return out;
}

std::string balance_head(const BalanceFlags& flags, const Match& start) {
    return fmt::format(
        "`{}`: edition {}, rules {}. Each match has its own deal; all seats play `{}`. ±: 95 "
        "%.\n\n",
        command_of(flags), codec::hash_text(start.edition_hash()), start.setup().version,
        flags.bot);
}

int report_end(const Problem& problem) {
    if (problem.key != "stopped") return report(problem);
    fmt::print(stderr, "pakhuis: stopped: no result\n");
    return kFailed;
}

}  // namespace pakhuis::apps
