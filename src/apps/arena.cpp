// `pakhuis arena`: how strong bots are against each other (docs/strength.md).
#include "arena/arena.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>

#include "apps/arena_table.h"
#include "apps/common.h"
#include "apps/edition_file.h"
#include "apps/long_run.h"
#include "arena/bots.h"
#include "arena/plot.h"
#include "sqlite/private_files.h"

namespace pakhuis::apps {
namespace {

using arena::Arena;
using arena::Standing;

constexpr std::uint64_t kUsualMatches = 1000;
constexpr double kSecondsOfRound = 0.25;
constexpr double kSecondsBetweenSaves = 5;

struct ArenaFlags {
    SetupFlags setup;
    std::string bots = "beginner,easy";
    std::optional<std::uint64_t> matches;
    std::uint64_t seed = 1;
    double until = 0;
    std::string anchor;
    int threads = 0;
    std::string resume;
    std::string svg;
    StyleFlags style;
    bool json = false;
};

// The state file.
class StateFile {
  public:
    explicit StateFile(std::string path) : path_(std::move(path)) {}

    // A file that is missing is a beginning.
    Result<void> load(Arena& arena) const {
        if (path_.empty() || !std::filesystem::exists(path_)) return {};
        const auto text = read_file(path_);
        if (!text) return Failure(text.error());
        const auto loaded = arena.load(*text);
        if (!loaded) return inside(path_, loaded.error());
        return {};
    }

    // Written whole under another name first: a kill leaves the old file or the new one.
    Result<void> save(const Arena& arena) const {
        if (path_.empty()) return {};
        const auto part = store::make_temporary_file(path_);
        if (!part) return unwritable(part.error());
        std::ofstream out(*part, std::ios::binary);
        out << arena.save();
        out.close();
        if (!out) {
            std::error_code ignored;
            std::filesystem::remove(*part, ignored);
            return fail("unwritable", path_, "The file can't be written.");
        }
        const auto published = store::publish_file(*part, path_);
        if (!published) return unwritable(published.error());
        return {};
    }

  private:
    static Failure unwritable(const Problem& problem) {
        return fail("unwritable", problem.place, problem.sentence);
    }

    const std::string path_;
};

std::string rate_text(double rate) {
    return rate < 10 ? fmt::format("{:.2g}", rate) : grouped(static_cast<std::int64_t>(rate));
}

// Plays rounds of deals until the end or a signal.
class Run {
  public:
    Run(Arena& arena, const StateFile& file)
        : arena_(arena), file_(file), before_(arena.totals().matches), stop_(stop_on_signals()) {}

    Result<void> play() {
        // Results don't depend on the size of a round: many matches keep all threads busy, few let
        // the run end soon.
        std::int64_t round = 4 * std::int64_t{arena_.threads()};
        double saved = 0;
        while (!arena_.finished() && !stop_) {
            const double begin = line_.seconds();
            arena_.play(round, stop_, [&](std::int64_t matches) { show(matches); });
            const double now = line_.seconds();
            if (now - begin < kSecondsOfRound) round = std::min<std::int64_t>(2 * round, 1 << 16);
            if (now - saved < kSecondsBetweenSaves) continue;
            if (const auto done = file_.save(arena_); !done) return done;
            saved = now;
        }
        line_.clear();
        return file_.save(arena_);
    }

    std::int64_t played() const { return arena_.totals().matches - before_; }
    double seconds() const { return line_.seconds(); }

  private:
    void show(std::int64_t of_round) {
        if (!line_.due()) return;
        const std::int64_t all = arena_.totals().matches + of_round;
        const double rate = static_cast<double>(all - before_) / line_.seconds();
        const std::int64_t left = std::max<std::int64_t>(0, arena_.expected_matches() - all);
        line_.show(fmt::format("{} of {} matches, {} a second, {} left{}", grouped(all),
                               grouped(arena_.expected_matches()), rate_text(rate),
                               clock_text(static_cast<double>(left) / rate), leader()));
    }

    std::string leader() const {
        if (arena_.totals().deals < 2) return "";
        const Standing standing = arena_.standing();
        const auto& best = *std::max_element(
            standing.bots.begin(), standing.bots.end(),
            [](const auto& a, const auto& b) { return a.share.value < b.share.value; });
        return fmt::format("; {} {:.1f} % ± {:.1f}", best.name, 100 * best.share.value,
                           50 * best.share.width());
    }

    Arena& arena_;
    const StateFile& file_;
    const std::int64_t before_;
    const std::atomic<bool>& stop_;
    ProgressLine line_;
};

std::string title_of(const Match& start) {
    std::string out = fmt::format("{}, {} seat{}", start.info().name, start.setup().seats,
                                  start.setup().seats == 1 ? "" : "s");
    for (const auto& [key, value] : start.setup().options) {
        out += fmt::format(", {} {}", key, value);
    }
    return out;
}

std::string size_of(const Standing& standing, std::uint64_t seed) {
    return fmt::format("{} matches, {} deals, seed {}", grouped(standing.matches),
                       grouped(standing.deals), seed);
}

int print(const ArenaFlags& flags, const Match& start, const Arena& arena, const Run& run) {
    if (arena.totals().deals < 2) {
        fmt::print(stderr, "pakhuis: no result: fewer than two deals were played\n");
        return kOk;
    }
    const Standing standing = arena.standing();
    if (flags.json) {
        std::cout << standing.json().dump(2) << "\n";
    } else {
        fmt::print("{} · {}\n", title_of(start), size_of(standing, flags.seed));
        fmt::print("± and intervals: 95 %\n\n{}", arena_table(standing, flags.style.style()));
        if (run.played() > 0) {
            const double rate = static_cast<double>(run.played()) / run.seconds();
            fmt::print("\n{} matches in {}, {} a second\n", grouped(run.played()),
                       clock_text(run.seconds()), rate_text(rate));
        }
    }
    if (flags.svg.empty()) return kOk;
    return write_file(flags.svg,
                      plot_svg(standing, title_of(start), size_of(standing, flags.seed)));
}

void tell_how_to_go_on(const ArenaFlags& flags) {
    if (flags.resume.empty()) {
        fmt::print(stderr,
                   "pakhuis: stopped, and nothing was kept; with --resume FILE the same "
                   "command could go on\n");
    } else {
        fmt::print(stderr, "pakhuis: stopped; the same command goes on from {}\n", flags.resume);
    }
}

// As many as bots, if the game can; else as always.
int seats_for(const std::string& game, std::size_t bots) {
    const GameInfo* info = find_game(game);
    if (info == nullptr) return 0;  // refused later
    const auto n = static_cast<int>(bots);
    return n >= usual_seats(*info) && n <= info->max_seats ? n : usual_seats(*info);
}

Result<arena::ArenaSetup> read_flags(ArenaFlags& flags) {
    arena::ArenaSetup setup;
    auto bots = arena::read_bots(flags.bots);
    if (!bots) return Failure(bots.error());
    if (flags.setup.seats == 0) flags.setup.seats = seats_for(flags.setup.game, bots->size());
    setup.bots = std::move(*bots);
    setup.seed = flags.seed;
    const auto most = static_cast<std::uint64_t>(arena::kMostMatches);
    // An arena that ends by its width needs no other end.
    const std::uint64_t usual = flags.until > 0 ? most : kUsualMatches;
    setup.matches = static_cast<std::int64_t>(std::min(flags.matches.value_or(usual), most + 1));
    setup.until = flags.until;
    setup.threads = flags.threads;
    setup.anchor = flags.anchor;
    return setup;
}

int run(ArenaFlags& flags) {
    const auto setup = read_flags(flags);
    if (!setup) return report(setup.error());
    const auto start = flags.setup.match();
    if (!start) return report(start.error());
    const auto made = Arena::make(**start, *setup);
    if (!made) return report(made.error());
    warn_of_nets(**start, setup->bots);
    Arena& arena = **made;
    const StateFile file(flags.resume);
    if (const auto loaded = file.load(arena); !loaded) return report(loaded.error());
    Run run(arena, file);
    // A file that can't be written is told before hours of work.
    if (const auto saved = file.save(arena); !saved) return report(saved.error());
    if (const auto played = run.play(); !played) return report(played.error());
    if (const int code = print(flags, **start, arena, run); code != kOk) return code;
    if (arena.finished()) return kOk;
    tell_how_to_go_on(flags);
    return kFailed;
}

}  // namespace

void add_arena(Program& program) {
    auto flags = std::make_shared<ArenaFlags>();
    Command command = program.add_command("arena", "How strong bots are against each other",
                                          [flags] { return run(*flags); });
    flags->setup.add_to(command, false);
    flags->setup.add_net_to(command);
    command.find("--seats").describe(
        "Number of seats (default: as many as bots if the game can, else the fewest, but two)");
    command.option("--bots", flags->bots, "The bots, e.g. random,greedy,easy").show_default();
    command.option("--matches", flags->matches,
                   "How many, rounded up to whole deals (default: 1000; with --until as many as "
                   "it takes)");
    command
        .option("--until", flags->until,
                "End when each win share's interval is at most this wide; 0.02 is two points of "
                "a hundred")
        .between(0.0, 1.0);
    command.option("--seed", flags->seed, "All matches follow from it").show_default();
    command.option("--anchor", flags->anchor, "The bot with rating 0 (default: their mean is 0)");
    command.option("--threads", flags->threads, "0: as many as there are cores")
        .between(0, 1024)
        .show_default();
    command.option("--resume", flags->resume,
                   "Keep what was played in this file, and go on from it if it is there");
    command.option("--svg", flags->svg, "Draw the result into this file");
    flags->style.add_to(command);
    command.flag("--json", flags->json, "Print the result as JSON");
    command.footer(
        "Every deal is played by all line-ups, each in all rotations of the seats, with the same "
        "cards.\nMore bots than seats: the line-ups are all choices of bots. Fewer: each sits "
        "equally often, and\nthe seats that are left go to every choice of bots. To say who sits "
        "there name a bot for each\nseat, one of them again: medium,easy,easy.\nhard:400 searches with 400 "
        "iterations for each decision, hard:50ms for 50 milliseconds.\nCtrl-C ends at the last "
        "whole deal. With --resume the same command goes on, and the result is the\nsame as "
        "without the interruption. docs/strength.md explains the figures.");
}

}  // namespace pakhuis::apps
