// `pakhuis selfplay`: bots play whole matches, which shards in a folder keep (docs/shards.md).
#include "selfplay/selfplay.h"

#include <cstdio>
#include <fmt/format.h>

#include "apps/common.h"
#include "apps/long_run.h"

namespace pakhuis::apps {
namespace {

using selfplay::Outcome;
using selfplay::Progress;

struct SelfplayFlags {
    SetupFlags setup;
    std::string players = "easy,easy";
    std::uint64_t matches = 10'000;
    std::string out;
    std::uint64_t seed = 1;
    int each = 5'000;
    int threads = 0;
    bool rows = false;
    std::string part = "1/1";
};

// By the speed of all processes together.
std::string left_text(const Progress& progress, double now) {
    const std::int64_t finished = progress.all - progress.left;
    if (finished == 0) {
        const double each = now / static_cast<double>(std::max<std::int64_t>(1, progress.matches));
        return clock_text(each * static_cast<double>(progress.left - progress.matches));
    }
    return clock_text(now / static_cast<double>(finished) * static_cast<double>(progress.left));
}

void show(ProgressLine& line, const Progress& progress) {
    if (!line.due()) return;
    const double now = line.seconds();
    line.show(fmt::format("{} matches, {:.0f} a second, {} shards finished, {} left",
                          progress.matches, static_cast<double>(progress.matches) / now,
                          progress.shards, left_text(progress, now)));
}

void print(const Outcome& outcome, double seconds) {
    const Progress& done = outcome.done;
    const auto rate = [&](auto count) { return static_cast<double>(count) / seconds; };
    fmt::print("{} shards written: {} matches, {} decisions, {} bytes in {:.2f} s\n", done.shards,
               done.matches, done.decisions, done.bytes, seconds);
    fmt::print("{:.0f} matches, {:.0f} decisions, {:.2f} MB a second\n", rate(done.matches),
               rate(done.decisions), rate(done.bytes) / 1e6);
    if (outcome.before > 0) fmt::print("{} matches were there already\n", outcome.before);
    if (outcome.elsewhere > 0 && !outcome.stopped) {
        fmt::print("{} matches are other processes' work\n", outcome.elsewhere);
    }
}

Result<selfplay::SelfplaySetup> read_flags(const SelfplayFlags& flags) {
    selfplay::SelfplaySetup setup;
    const auto players = read_players(flags.players, false);
    if (!players) return Failure(players.error());
    setup.players = *players;
    setup.seed = flags.seed;
    setup.matches = static_cast<std::int64_t>(
        std::min<std::uint64_t>(flags.matches, static_cast<std::uint64_t>(shards::kMostMatches)));
    setup.each = flags.each;
    setup.rows = flags.rows;
    setup.threads = flags.threads;
    int used = 0;
    const int read = std::sscanf(flags.part.c_str(), "%6d/%6d%n", &setup.part, &setup.parts, &used);
    if (read != 2 || static_cast<std::size_t>(used) != flags.part.size()) {
        return fail("bad-option", "--part", "Expected I/N, e.g. 2/4.");
    }
    return setup;
}

int run(SelfplayFlags& flags) {
    const auto setup = read_flags(flags);
    if (!setup) return report(setup.error());
    if (flags.setup.seats == 0) flags.setup.seats = static_cast<int>(setup->players.size());
    const auto start = flags.setup.match();
    if (!start) return report(start.error());
    warn_of_nets(**start, setup->players);
    ProgressLine line;
    const auto outcome = run_selfplay(**start, *setup, flags.out, stop_on_signals(),
                                      [&](const Progress& progress) { show(line, progress); });
    line.clear();
    if (!outcome) return report(outcome.error());
    print(*outcome, line.seconds());
    if (!outcome->stopped) return kOk;
    fmt::print(stderr, "pakhuis: stopped; the same command goes on from here\n");
    return kFailed;
}

}  // namespace

void add_selfplay(Program& program) {
    auto flags = std::make_shared<SelfplayFlags>();
    Command command = program.add_command(
        "selfplay", "Bots play many matches, and files keep each of them exactly",
        [flags] { return run(*flags); });
    flags->setup.add_to(command, false);
    flags->setup.add_net_to(command);
    command.find("--seats").describe("Number of seats (default: as many as players)");
    command.option("--players", flags->players, "The bots; seats rotate").show_default();
    command.option("--matches", flags->matches, "Of all processes together, 0 and further")
        .positive()
        .show_default();
    command.option("--out", flags->out, "The folder of the shards; it is made if it is missing")
        .required();
    command.option("--seed", flags->seed, "All matches follow from it").show_default();
    command.option("--shard-matches", flags->each, "Of one shard; a kill loses at most these")
        .between(1, 100'000'000)
        .show_default();
    command.option("--threads", flags->threads, "0: as many as there are cores")
        .between(0, 1024)
        .show_default();
    command.flag("--features", flags->rows,
                 "Keep the features of each decision, too: many times the size");
    command.option("--part", flags->part, "I/N: only every N-th shard, from the I-th on")
        .show_default();
    command.footer(
        "Start as many processes as you like with the same flags and the same folder: they share "
        "the\nwork, and each match is played once. A process that is stopped or killed leaves its\n"
        "finished shards; start the same command again to go on. Without a common folder give "
        "each\nmachine its --part. `pakhuis shards DIR` checks what was written.");
}

}  // namespace pakhuis::apps
