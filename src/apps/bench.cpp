// `pakhuis bench`: measures the speed of the rules, on the games' own types.
#include <array>
#include <fmt/format.h>
#include <iostream>

#include "apps/bench_batch.h"
#include "apps/bench_levels.h"
#include "apps/bench_search.h"
#include "apps/common.h"
#include "apps/stopwatch.h"
#include "engine/play.h"
#include "registry/games.h"
#include "registry/typed_match.h"

namespace pakhuis::apps {
namespace {

constexpr int kMatches = 4096;
constexpr int kMatchesOnGpu = 131'072;

struct BenchFlags {
    SetupFlags setup;
    double seconds = 1.0;
    bool json = false;
    bool batch = false;
    bool gpu = false;
    bool levels = false;
    batch::BatchSetup batches;
    SearchBenchFlags search;

    BenchFlags() { batches.matches = 0; }
};

struct Figures {
    std::string_view game;
    int seats = 0;
    std::size_t state_bytes = 0;
    double copy_ns = 0;
    double steps_per_s = 0;
    double matches_per_s = 0;
};

// Keeps the compiler from removing work whose result is not used.
template <class T>
void keep(T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

template <class State>
double copy_time(const State& state) {
    constexpr int kCopies = 4'000'000;
    std::array<State, 16> room;
    const Stopwatch watch;
    for (int i = 0; i < kCopies; ++i) {
        room[static_cast<std::size_t>(i) % room.size()] = state;
        keep(room);
    }
    return watch.seconds() / kCopies * 1e9;
}

// Whole matches of uniformly random legal actions, with their rankings.
template <Game G>
Figures measure(const typename G::Rules& rules, int seats, double seconds) {
    Figures figures{G::kInfo.id, seats, sizeof(typename G::State)};
    Rng rng(1);
    typename G::State middle = G::start(rules);
    for (int i = 0; i < 60; ++i) random_step<G>(rules, middle, rng);
    figures.copy_ns = copy_time(middle);

    std::uint64_t steps = 0;
    std::uint64_t matches = 0;
    const Stopwatch watch;
    double took = 0;
    do {
        for (int i = 0; i < 200; ++i) {
            typename G::State state = G::start(rules);
            steps += static_cast<std::uint64_t>(random_finish<G>(rules, state, rng));
            Ranking ranking = G::ranking(rules, state);
            keep(ranking);
            ++matches;
        }
        took = watch.seconds();
    } while (took < seconds);
    figures.steps_per_s = static_cast<double>(steps) / took;
    figures.matches_per_s = static_cast<double>(matches) / took;
    return figures;
}

// Some options exclude some numbers of seats. If they exclude all, returns the problem.
template <Game G>
std::optional<Problem> measure_all(const BenchFlags& flags, std::vector<Figures>& out) {
    const SetupFlags& asked = flags.setup;
    Problem problem{"bad-seats", "--seats", "There is no such number of seats."};
    const std::size_t before = out.size();
    for (int seats = G::kInfo.min_seats; seats <= G::kInfo.max_seats; ++seats) {
        if (asked.seats != 0 && asked.seats != seats) continue;
        SetupFlags one = asked;
        one.game = G::kInfo.id;
        one.seats = seats;
        const auto match = one.match();
        if (!match) {
            problem = match.error();
            continue;
        }
        const auto& typed = static_cast<const TypedMatch<G>&>(**match);
        out.push_back(measure<G>(typed.rules(), seats, flags.seconds));
    }
    return out.size() > before ? std::nullopt : std::optional(problem);
}

// measure(match) → Result<…> for the numbers of seats that are asked for and that the options
// allow.
template <class Figures, class Measure>
Result<std::vector<Figures>> measure_each(const BenchFlags& flags, const Measure& measure_one) {
    std::vector<Figures> all;
    Problem problem{"bad-seats", "--seats", "There is no such number of seats."};
    for (const GameInfo* info : all_games()) {
        if (!flags.setup.game.empty() && flags.setup.game != info->id) continue;
        for (int seats = info->min_seats; seats <= info->max_seats; ++seats) {
            if (flags.setup.seats != 0 && flags.setup.seats != seats) continue;
            SetupFlags one = flags.setup;
            one.game = info->id;
            one.seats = seats;
            const auto match = one.match();
            if (!match) {
                problem = match.error();
                continue;
            }
            auto figures = measure_one(**match);
            if (!figures) return Failure(figures.error());
            all.push_back(std::move(*figures));
        }
    }
    if (all.empty()) return Failure(problem);
    return all;
}

int run_batches(const BenchFlags& flags) {
    batch::BatchSetup batches = flags.batches;
    if (flags.gpu) batches.device = batch::Device::kGpu;
    if (batches.matches == 0) batches.matches = flags.gpu ? kMatchesOnGpu : kMatches;
    const auto all = measure_each<BatchFigures>(
        flags, [&](const Match& start) { return measure_batch(start, batches, flags.seconds); });
    if (!all) return report(all.error());
    print_batches(*all, flags.json);
    return kOk;
}

int run_levels(BenchFlags flags) {
    flags.setup.net = flags.search.net;
    const auto all = measure_each<LevelsOfGame>(flags, [&](const Match& start) {
        return Result<LevelsOfGame>(measure_levels(start, flags.seconds));
    });
    if (!all) return report(all.error());
    print_levels(*all, flags.json);
    return kOk;
}

void print_json(const std::vector<Figures>& all) {
    Json out = Json::array();
    for (const Figures& f : all) {
        out.push_back({{"game", std::string(f.game)},
                       {"seats", f.seats},
                       {"state_bytes", f.state_bytes},
                       {"copy_ns", f.copy_ns},
                       {"steps_per_s", f.steps_per_s},
                       {"matches_per_s", f.matches_per_s}});
    }
    std::cout << out.dump(2) << "\n";
}

void print_text(const std::vector<Figures>& all) {
    fmt::print("{:<12}{:>6}{:>12}{:>10}{:>14}{:>14}\n", "game", "seats", "state bytes", "copy ns",
               "M steps/s", "k matches/s");
    for (const Figures& f : all) {
        fmt::print("{:<12}{:>6}{:>12}{:>10.1f}{:>14.2f}{:>14.1f}\n", f.game, f.seats, f.state_bytes,
                   f.copy_ns, f.steps_per_s / 1e6, f.matches_per_s / 1e3);
    }
}

int run(const BenchFlags& flags) {
    const SetupFlags& asked = flags.setup;
    if (!flags.search.net.empty() && !flags.levels) {
        return run_search_bench(flags.search, asked, flags.seconds, flags.json);
    }
    if (asked.game.empty() && (!asked.options.empty() || !asked.edition.empty())) {
        return report({"needs-a-game", "--game", "Options and editions are those of one game."});
    }
    if (!asked.game.empty() && find_game(asked.game) == nullptr) {
        return report(
            {"unknown-game", "--game", fmt::format("There is no game '{}'.", asked.game)});
    }
    if (flags.levels) return run_levels(flags);
    if (flags.batch) return run_batches(flags);
    if (flags.gpu) return report({"needs-batch", "--gpu", "Only batches play on a GPU: --batch."});
    std::vector<Figures> all;
    std::optional<Problem> problem;
    for_each_game([&]<Game G>() {
        if (!asked.game.empty() && asked.game != G::kInfo.id) return;
        if (auto found = measure_all<G>(flags, all)) problem = std::move(found);
    });
    if (problem && all.empty()) return report(*problem);
    if (flags.json) {
        print_json(all);
    } else {
        print_text(all);
    }
    return kOk;
}

}  // namespace

void add_bench(Program& program) {
    auto flags = std::make_shared<BenchFlags>();
    Command command = program.add_command(
        "bench",
        "Measure random play, on one core or in batches: steps are decisions and chance outcomes",
        [flags] { return run(*flags); });
    flags->setup.game.clear();
    flags->setup.add_to(command, false);
    command.find("--game").describe("Only this game");
    command.find("--seats").describe("Only this number of seats");
    command.option("--seconds", flags->seconds, "Per game and number of seats")
        .between(0.05, 60.0)
        .show_default();
    command.flag("--json", flags->json, "Print an array of objects");
    command.flag("--batch", flags->batch,
                 "Many matches at once, on all cores: random play; decisions with lists, features, "
                 "masks and features of actions; self-play of a net with two layers of 256");
    command.flag(
        "--levels", flags->levels,
        "Bots instead: evaluations of the game's net, and decisions and turns of each level");
    command.flag("--gpu", flags->gpu, "With --batch: on an NVIDIA GPU instead (see docs/gpu.md)");
    command
        .option("--matches", flags->batches.matches,
                "With --batch: how many at once; 0: 4,096, on a GPU 131,072")
        .between(0, 4'000'000)
        .show_default();
    command
        .option("--threads", flags->batches.threads, "With --batch; 0: as many as there are cores")
        .between(0, 1024)
        .show_default();
    command.option("--net", flags->search.net,
                   "The file of a net: measure the search over it instead, in its game; with "
                   "--levels the levels that play by it");
    command.option("--iterations", flags->search.iterations, "With --net: of each decision")
        .between(1, 1'000'000)
        .show_default();
    command
        .option("--decisions", flags->search.decisions,
                "With --net: how many are measured again and again")
        .between(1, 100'000)
        .show_default();
}

}  // namespace pakhuis::apps
