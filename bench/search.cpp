// Search against `easy`, to see what a variant is worth: wins with their interval, and iterations a
// second. Built only on request:
//
//   search_arena GAME [name=number]…
//
// Seats rotate, consecutive matches share a deal. The result follows from the numbers, whatever
// the number of threads.
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/amsterdam/easy.h"
#include "bots/carts/easy.h"
#include "bots/generic.h"
#include "bots/match.h"
#include "bots/merchants/easy.h"
#include "bots/venise/easy.h"
#include "search/carts/likelihood.h"
#include "search/tree.h"

namespace pakhuis {
namespace {

using Numbers = std::map<std::string, int>;

// The figures of all variants; an argument changes one.
Numbers defaults() {
    return {{"seats", 2},        {"matches", 40}, {"seed", 1},          {"threads", 1},
            {"iterations", 200}, {"judge", 1},    {"priors", 1},        {"decisions", 40},
            {"scale", 20},       {"win", 4},      {"paired", 0},        {"keys", 0},
            {"width", 4},        {"growth", 2},   {"exploration", 384}, {"reduction", 4096},
            {"likely", 0},       {"nodes", 16384}};
}

struct EasyPolicy {
    template <class Rules, class View>
    auto operator()(const Rules& rules, const View& view, Rng& rng) const {
        return bots::easy_choice(rules, view, rng);
    }
};

search::EndValue end_of(Numbers& n) {
    return {n["scale"], n["win"]};
}

search::Shape shape_of(Numbers& n) {
    search::Shape shape;
    shape.nodes = static_cast<std::size_t>(n["nodes"]);
    shape.keys = n["keys"] == 0 ? search::Keys::kViews : search::Keys::kPaths;
    shape.first_width = n["width"];
    shape.width_per_root = n["growth"];
    shape.exploration = n["exploration"];
    shape.reduction = n["reduction"];
    shape.paired = n["paired"] != 0;
    shape.end = end_of(n);
    return shape;
}

struct Totals {
    double wins = 0;
    long points = 0;
    long iterations = 0;
    long decisions = 0;  // that were not forced
    double seconds = 0;

    void add(const Totals& other) {
        wins += other.wins;
        points += other.points;
        iterations += other.iterations;
        decisions += other.decisions;
        seconds += other.seconds;
    }
};

// Of this thread: other work on the machine does not count.
double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <Game G, class TreeType>
Totals play_one(const typename G::Rules& rules, TreeType& tree, int match, Numbers& n) {
    const auto seat = static_cast<Seat>(match % rules.seats);
    Rng rng(static_cast<std::uint64_t>(n["seed"] + match / rules.seats));
    const search::Budget budget{n["iterations"]};
    Totals totals;
    const auto end =
        bots::play_match<G>(rules, rng, [&](Seat actor, const typename G::View& view, Rng& r) {
            if (actor != seat) return bots::easy_choice(rules, view, r);
            const double begin = cpu_seconds();
            const auto action = tree.choose(view, budget, r.next());
            if (tree.iterations() == 0) return action;
            totals.seconds += cpu_seconds() - begin;
            totals.iterations += tree.iterations();
            ++totals.decisions;
            return action;
        });
    const Ranking ranking = G::ranking(rules, end);
    int winners = 0;
    for (int s = 0; s < rules.seats; ++s) winners += ranking[static_cast<Seat>(s)] == 1;
    if (ranking[seat] == 1) totals.wins = 1.0 / winners;
    totals.points = bots::detail::lead<G>(rules, end, seat);
    return totals;
}

void print(const Totals& totals, int matches) {
    const double count = matches;
    const double p = totals.wins / count;
    const double z = 1.96;
    const double scale = 1 + z * z / count;
    const double centre = (p + z * z / (2 * count)) / scale;
    const double spread = z * std::sqrt(p * (1 - p) / count + z * z / (4 * count * count)) / scale;
    const auto decisions = static_cast<double>(totals.decisions);
    fmt::print("wins {:.1f} % ({:.1f} – {:.1f}) of {}, lead {:.1f}\n", 100 * p,
               100 * (centre - spread), 100 * (centre + spread), matches,
               static_cast<double>(totals.points) / count);
    fmt::print("{:.0f} iterations per CPU second, {:.4f} CPU s a decision, {:.0f} a match\n",
               static_cast<double>(totals.iterations) / totals.seconds, totals.seconds / decisions,
               decisions / count);
}

template <Game G, class JudgeType, class Likelihood>
void measure(const typename G::Rules& rules, const JudgeType& judge, Likelihood likelihood,
             Numbers& n) {
    Totals totals;
    std::mutex lock;
    std::atomic<int> next{0};
    const auto play = [&](Numbers own) {
        search::Tree<G, JudgeType, Likelihood> tree(rules, judge, shape_of(own), likelihood);
        for (int m = next++; m < own["matches"]; m = next++) {
            const Totals one = play_one<G>(rules, tree, m, own);
            const std::lock_guard guard(lock);
            totals.add(one);
        }
    };
    std::vector<std::thread> threads;
    for (int t = 0; t < n["threads"]; ++t) threads.emplace_back(play, n);
    for (auto& thread : threads) thread.join();
    print(totals, n["matches"]);
}

template <Game G, class Values>
void with_priors(const typename G::Rules& rules, const Values& values, Numbers& n) {
    using Easy = search::PolicyPriors<G, EasyPolicy>;
    using search::AllAlike;
    if (n["priors"] == 0) {
        measure<G>(rules, search::Judge<Values, search::EvenPriors<G>>{values, {}}, AllAlike{}, n);
        return;
    }
    const search::Judge<Values, Easy> judge{values, Easy{}};
    if constexpr (std::is_same_v<G, Carts>) {
        if (n["likely"] != 0) return measure<G>(rules, judge, search::CartsLikelihood{}, n);
    }
    measure<G>(rules, judge, AllAlike{}, n);
}

template <Game G>
int run(Numbers& n) {
    Options options;
    options.seats = static_cast<std::uint8_t>(n["seats"]);
    typename G::Rules rules;
    if (G::make_rules(options, G::built_in(), rules).refusal != nullptr) return 1;
    if (n["judge"] == 0) {
        with_priors<G>(rules, search::ScoreValues<G>{n["scale"]}, n);
    } else {
        using Playout = search::PlayoutValues<G, EasyPolicy>;
        with_priors<G>(rules, Playout{{}, end_of(n), n["decisions"]}, n);
    }
    return 0;
}

int run(const std::string& game, Numbers& n) {
    if (game == "carts") return run<Carts>(n);
    if (game == "venise") return run<Venise>(n);
    if (game == "merchants") return run<Merchants>(n);
    if (game == "amsterdam") return run<Amsterdam>(n);
    return 1;
}

}  // namespace
}  // namespace pakhuis

int main(int count, char** words) {
    auto numbers = pakhuis::defaults();
    for (int i = 2; i < count; ++i) {
        const std::string word = words[i];
        const auto equals = word.find('=');
        const std::string name = word.substr(0, equals);
        if (equals == word.npos || !numbers.contains(name)) {
            fmt::print(stderr, "{} is no variant\n", word);
            return 2;
        }
        numbers[name] = std::atoi(word.c_str() + equals + 1);
    }
    return count < 2 ? 2 : pakhuis::run(words[1], numbers);
}
