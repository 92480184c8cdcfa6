// `pakhuis bench`: how fast the rules play, on the games' own types.
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <iostream>

#include "apps/common.h"
#include "engine/play.h"
#include "registry/games.h"

namespace pakhuis::apps {
namespace {

struct Flags {
    std::string game;
    double seconds = 1.0;
    bool json = false;
};

struct Figures {
    std::string_view game;
    int seats = 0;
    std::size_t state_bytes = 0;
    double copy_ns = 0;
    double steps_per_s = 0;
    double matches_per_s = 0;
};

double since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// Keeps the compiler from leaving out work whose result nobody reads.
template <class T>
void keep(T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

template <class State>
double copy_time(const State& state) {
    constexpr int kCopies = 4'000'000;
    std::array<State, 16> room;
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < kCopies; ++i) {
        room[static_cast<std::size_t>(i) % room.size()] = state;
        keep(room);
    }
    return since(begin) / kCopies * 1e9;
}

// Whole matches, each step drawn uniformly from what is legal, result included.
template <Game G>
Figures measure(const typename G::Rules& rules, int seats, double seconds) {
    Figures figures{G::kInfo.id, seats, sizeof(typename G::State)};
    Rng rng(1);
    typename G::State middle = G::start(rules);
    for (int i = 0; i < 60; ++i) random_step<G>(rules, middle, rng);
    figures.copy_ns = copy_time(middle);

    std::uint64_t steps = 0;
    std::uint64_t matches = 0;
    const auto begin = std::chrono::steady_clock::now();
    double took = 0;
    do {
        for (int i = 0; i < 200; ++i) {
            typename G::State state = G::start(rules);
            steps += static_cast<std::uint64_t>(random_finish<G>(rules, state, rng));
            Ranking ranking = G::ranking(rules, state);
            keep(ranking);
            ++matches;
        }
        took = since(begin);
    } while (took < seconds);
    figures.steps_per_s = static_cast<double>(steps) / took;
    figures.matches_per_s = static_cast<double>(matches) / took;
    return figures;
}

template <Game G>
void measure_all(double seconds, std::vector<Figures>& out) {
    for (int seats = G::kInfo.min_seats; seats <= G::kInfo.max_seats; ++seats) {
        Options options;
        options.seats = static_cast<std::uint8_t>(seats);
        const auto rules = std::make_unique<typename G::Rules>();
        if (G::make_rules(options, G::built_in(), *rules).refusal != nullptr) continue;
        out.push_back(measure<G>(*rules, seats, seconds));
    }
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

int run(const Flags& flags) {
    if (!flags.game.empty() && find_game(flags.game) == nullptr) {
        return report(
            {"unknown-game", "--game", fmt::format("There is no game '{}'.", flags.game)});
    }
    std::vector<Figures> all;
    for_each_game([&]<Game G>() {
        if (flags.game.empty() || flags.game == G::kInfo.id) measure_all<G>(flags.seconds, all);
    });
    if (flags.json) {
        print_json(all);
    } else {
        print_text(all);
    }
    return kOk;
}

}  // namespace

void add_bench(CLI::App& app, Job& job) {
    auto flags = std::make_shared<Flags>();
    CLI::App* command = app.add_subcommand(
        "bench",
        "Measure uniformly random play on one core: steps are decisions and chance outcomes");
    command->add_option("--game", flags->game, "Only this game");
    command->add_option("--seconds", flags->seconds, "Per game and number of seats")
        ->check(CLI::Range(0.05, 60.0))
        ->capture_default_str();
    command->add_flag("--json", flags->json, "Print an array of objects");
    command->callback([flags, &job] { job = [flags] { return run(*flags); }; });
}

}  // namespace pakhuis::apps
