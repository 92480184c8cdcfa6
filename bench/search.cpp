// What a search over a net is worth, and how fast it is. Built only on request:
//
//   search_arena GAME NET [name=number]…     NET: a file, or `random`
//
// One seat searches; all others play the net alone, or `easy`, or the same search with other
// numbers (names that begin with `their-`). Seats rotate over the same deals. The result follows
// from the numbers, whatever the number of threads. With `seeing=1` the searcher knows all cards: a
// ceiling, no bot of the house can do it.
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/amsterdam/easy.h"
#include "bots/carts/easy.h"
#include "bots/generic.h"
#include "bots/merchants/easy.h"
#include "bots/venise/easy.h"
#include "kit/random_net.h"
#include "net_files/net_file.h"
#include "search/games/searcher.h"

namespace pakhuis {
namespace {

using Numbers = std::map<std::string, int>;

// The figures of all variants; an argument changes one. Those of the search may have `their-`
// before.
const Numbers kOfMatches = {
    {"seats", 2},   {"deals", 20},  {"seed", 1},
    {"threads", 1}, {"against", 0},  // 0 the net alone, 1 easy, 2 a search by `their-`
    {"seconds", 0},                  // end after so many
    {"version", 0}, {"layout", -1}};
const Numbers kOfSearch = {
    {"iterations", 200},  {"decisions", -1},   {"sharp", 256}, {"play-sharp", 512}, {"scale", 0},
    {"win", 80},          {"paired", 1},       {"keys", 0},    {"width", 4},        {"growth", 2},
    {"exploration", 128}, {"reduction", 4096}, {"root", 8},    {"odds", 256},       {"prior", 2048},
    {"likely", 1},        {"nodes", 1},        {"seeing", 0}};

template <Game G>
struct TrueState {
    const typename G::State* state = nullptr;
    const typename G::State& world(const auto&, const auto&, Rng&) const { return *state; }
};

template <Featured G>
search::Shape shape_of(const Numbers& n) {
    search::Shape shape = search::net_shape<G>();
    shape.nodes = static_cast<std::size_t>(n.at("nodes"));
    shape.edges += 8 * shape.nodes;
    shape.keys = n.at("keys") == 0 ? search::Keys::kViews : search::Keys::kPaths;
    shape.first_width = n.at("width");
    shape.width_per_root = n.at("growth");
    shape.exploration = n.at("exploration");
    shape.reduction = n.at("reduction");
    shape.paired = n.at("paired") != 0;
    shape.root_width = n.at("root");
    shape.root_odds = n.at("odds");
    shape.prior_weight = n.at("prior");
    if (n.at("scale") != 0) shape.end.scale = n.at("scale");
    shape.end.win_percent = n.at("win");
    return shape;
}
template <Featured G>
search::NetUse use_of(const Numbers& n) {
    search::NetUse use = search::net_use<G>();
    if (n.at("decisions") >= 0) use.decisions = n.at("decisions");
    use.sharpness = n.at("sharp");
    use.play_sharp = n.at("play-sharp");
    return use;
}

// Of this thread: other work on the machine does not count.
double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

struct Totals {
    std::vector<double> wins;  // of each deal, a mean over the seats
    std::vector<double> leads;
    long iterations = 0;
    long decisions = 0;  // that were not forced
    double seconds = 0;
    long matches = 0;

    void add(const Totals& other) {
        wins.insert(wins.end(), other.wins.begin(), other.wins.end());
        leads.insert(leads.end(), other.leads.begin(), other.leads.end());
        iterations += other.iterations;
        decisions += other.decisions;
        seconds += other.seconds;
        matches += other.matches;
    }
};

// A player: the net alone, `easy` or a search.
template <Featured G>
class Player {
  public:
    virtual ~Player() = default;
    virtual typename G::Action choose(const typename G::State& state, const typename G::View& view,
                                      Rng& rng) = 0;
    virtual int iterations() const { return 0; }
};

template <Featured G>
class Easy : public Player<G> {
  public:
    explicit Easy(const typename G::Rules& rules) : rules_(rules) {}
    typename G::Action choose(const typename G::State&, const typename G::View& view,
                              Rng& rng) override {
        return bots::easy_choice(rules_, view, rng);
    }

  private:
    const typename G::Rules& rules_;
};

// The likeliest action; a secret one is drawn.
template <Featured G>
class NetAlone : public Player<G> {
  public:
    NetAlone(const typename G::Rules& rules, const nets::Net& net)
        : rules_(rules), net_(net, nets::kernels()) {}
    typename G::Action choose(const typename G::State& state, const typename G::View& view,
                              Rng& rng) override {
        G::legal(rules_, state, view.viewer, legal_);
        if (legal_.size() == 1) return legal_[0];
        net_.weigh(rules_, view, legal_, rng, logits_.data());
        if (is_sealed<G>(rules_, state, view.viewer, legal_[0])) {
            nets::softmax(logits_.data(), legal_.size());
            return legal_[nets::drawn(logits_.data(), legal_.size(), rng)];
        }
        const auto end = logits_.begin() + static_cast<std::ptrdiff_t>(legal_.size());
        return legal_[static_cast<std::size_t>(std::max_element(logits_.begin(), end) -
                                               logits_.begin())];
    }

  private:
    const typename G::Rules& rules_;
    nets::Evaluation<G> net_;
    ActionList<G> legal_;
    std::array<std::int32_t, G::kMaxActions> logits_;
};

template <Featured G, class Likelihood>
class Search : public Player<G> {
  public:
    Search(const typename G::Rules& rules, const nets::Net& net, const Numbers& n)
        : searcher_(rules, net, n.at("iterations"), shape_of<G>(n), use_of<G>(n), nets::kernels(),
                    likelihood(net)) {}
    typename G::Action choose(const typename G::State& state, const typename G::View& view,
                              Rng& rng) override {
        state_ = state;
        return searcher_.choose(view, rng.next());
    }
    int iterations() const override { return searcher_.iterations(); }

  private:
    Likelihood likelihood(const nets::Net& net) {
        if constexpr (std::is_same_v<Likelihood, TrueState<G>>) {
            return {&state_};
        } else if constexpr (std::is_constructible_v<Likelihood, const nets::Net&>) {
            return Likelihood(net);
        } else {
            return {};
        }
    }
    typename G::State state_;
    search::Searcher<G, Likelihood> searcher_;
};

template <Featured G>
using PlayerPointer = std::unique_ptr<Player<G>>;

template <Featured G>
PlayerPointer<G> search_of(const typename G::Rules& rules, const nets::Net& net, const Numbers& n) {
    if (n.at("seeing") != 0) return std::make_unique<Search<G, TrueState<G>>>(rules, net, n);
    if (n.at("likely") != 0) {
        return std::make_unique<Search<G, search::LikelihoodOf<G>>>(rules, net, n);
    }
    return std::make_unique<Search<G, search::AllAlike>>(rules, net, n);
}

struct Setup {
    Numbers matches, own, their;
    nets::Net net;
};

template <Featured G>
PlayerPointer<G> other_of(const typename G::Rules& rules, const Setup& setup) {
    const int against = setup.matches.at("against");
    if (against == 1) return std::make_unique<Easy<G>>(rules);
    if (against == 2) return search_of<G>(rules, setup.net, setup.their);
    return std::make_unique<NetAlone<G>>(rules, setup.net);
}

template <Featured G>
typename G::State play(const typename G::Rules& rules, std::uint64_t seed, Player<G>& own,
                       Player<G>& other, Seat seat, Totals& totals) {
    Rng chance(mix64(seed));
    Rng rng(mix64(seed + 1) + seat);
    typename G::State state = G::start(rules);
    for (Seats who = G::waiting(rules, state); !who.empty(); who = G::waiting(rules, state)) {
        const Seat actor = who.lowest();
        if (actor == kChance) {
            G::apply(rules, state, kChance, G::sample_chance(rules, state, chance));
            continue;
        }
        const auto view = G::observe(rules, state, actor);
        if (actor != seat) {
            G::apply(rules, state, actor, other.choose(state, view, rng));
            continue;
        }
        const double begin = cpu_seconds();
        const auto action = own.choose(state, view, rng);
        if (own.iterations() > 0) {
            totals.seconds += cpu_seconds() - begin;
            totals.iterations += own.iterations();
            ++totals.decisions;
        }
        G::apply(rules, state, actor, action);
    }
    return state;
}

// A deal, played from each seat.
template <Featured G>
Totals play_deal(const typename G::Rules& rules, std::uint64_t seed, Player<G>& own,
                 Player<G>& other) {
    Totals totals;
    double wins = 0, leads = 0;
    for (int s = 0; s < rules.seats; ++s) {
        const auto seat = static_cast<Seat>(s);
        const auto end = play<G>(rules, seed, own, other, seat, totals);
        const Ranking ranking = G::ranking(rules, end);
        int winners = 0;
        for (int i = 0; i < rules.seats; ++i) winners += ranking[static_cast<Seat>(i)] == 1;
        if (ranking[seat] == 1) wins += 1.0 / winners;
        leads += bots::detail::lead<G>(rules, end, seat);
        ++totals.matches;
    }
    totals.wins.push_back(wins / rules.seats);
    totals.leads.push_back(leads / rules.seats);
    return totals;
}

// A mean and half of its 95 % interval.
std::pair<double, double> mean_of(const std::vector<double>& values) {
    double sum = 0, squares = 0;
    for (const double v : values) sum += v;
    const auto count = static_cast<double>(values.size());
    for (const double v : values) squares += (v - sum / count) * (v - sum / count);
    return {sum / count, 1.96 * std::sqrt(squares / (count - 1) / count)};
}

void print(const Totals& t) {
    const auto [wins, near] = mean_of(t.wins);
    const auto [lead, about] = mean_of(t.leads);
    fmt::print("wins {:.1f} % ({:.1f} – {:.1f}) of {}, lead {:.1f} ± {:.1f}", 100 * wins,
               100 * (wins - near), 100 * (wins + near), t.matches, lead, about);
    if (t.decisions > 0) {
        fmt::print("; {:.0f} it/s, {:.4f} s a decision, {:.0f} a match",
                   static_cast<double>(t.iterations) / t.seconds,
                   t.seconds / static_cast<double>(t.decisions),
                   static_cast<double>(t.decisions) / static_cast<double>(t.matches));
    }
    fmt::print("\n");
}

template <Featured G>
int run(Setup& setup) {
    Options options;
    const Numbers& n = setup.matches;
    options.seats = static_cast<std::uint8_t>(n.at("seats"));
    typename G::Rules rules;
    if (G::make_rules(options, G::built_in(), rules).refusal != nullptr) return 1;
    if (setup.net.shape.features == 0) {
        setup.net = nets::quantise(kit::random_net_for<G>(rules, 256, 32, 1)).net;
    }
    Totals totals;
    std::mutex lock;
    std::atomic<int> next{0};
    const std::time_t end = std::time(nullptr) + n.at("seconds");
    const auto work = [&] {
        const auto own = search_of<G>(rules, setup.net, setup.own);
        const auto other = other_of<G>(rules, setup);
        for (int deal = next++; deal < n.at("deals"); deal = next++) {
            if (n.at("seconds") > 0 && std::time(nullptr) >= end) break;
            const auto seed = static_cast<std::uint64_t>(n.at("seed") + deal) << 8;
            const Totals one = play_deal<G>(rules, seed, *own, *other);
            const std::lock_guard guard(lock);
            totals.add(one);
        }
    };
    std::vector<std::thread> threads;
    for (int t = 0; t < n.at("threads"); ++t) threads.emplace_back(work);
    for (auto& thread : threads) thread.join();
    print(totals);
    return 0;
}

int run(const std::string& game, Setup& setup) {
    if (game == "carts") return run<Carts>(setup);
    if (game == "venise") return run<Venise>(setup);
    if (game == "merchants") return run<Merchants>(setup);
    if (game == "amsterdam") return run<Amsterdam>(setup);
    return 1;
}

bool read_number(const std::string& word, Setup& setup) {
    const auto equals = word.find('=');
    if (equals == word.npos) return false;
    std::string name = word.substr(0, equals);
    const int number = std::atoi(word.c_str() + equals + 1);
    if (setup.matches.contains(name)) {
        setup.matches[name] = number;
    } else if (setup.own.contains(name)) {
        setup.own[name] = setup.their[name] = number;
    } else if (name.starts_with("their-") && setup.their.contains(name.substr(6))) {
        setup.their[name.substr(6)] = number;
    } else {
        return false;
    }
    return true;
}

}  // namespace
}  // namespace pakhuis

int main(int count, char** words) {
    using namespace pakhuis;
    if (count < 3) return 2;
    Setup setup{kOfMatches, kOfSearch, kOfSearch, {}};
    for (int i = 3; i < count; ++i) {
        if (!read_number(words[i], setup)) {
            fmt::print(stderr, "{} is no variant\n", words[i]);
            return 2;
        }
    }
    if (std::string_view(words[2]) != "random") {
        std::ifstream file(words[2], std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(file), {});
        auto net = net_files::read_net(bytes);
        if (!net) {
            fmt::print(stderr, "{}: {}\n", words[2], net.error().text());
            return 2;
        }
        setup.net = std::move(*net);
    }
    return run(words[1], setup);
}
