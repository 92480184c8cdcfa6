// Trains the net of a game on processors: by the choices of `easy`, then by self-play.
//
//   trainer GAME DIR [name=value]…
//
// Writes DIR/<game>.net (to play), <game>.weights (to go on: the same DIR does) and <game>.log.
// train/README.md says how it works.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "imitation.h"
#include "learner.h"
#include "net_files/net_file.h"
#include "registry/visit_match.h"

namespace pakhuis::train {
namespace {

constexpr std::size_t kPool = 16;  // earlier selves
constexpr int kPiece = 192;        // matches that a thread plays at a time

std::map<std::string, double> defaults() {
    return {{"seconds", 3600},  {"imitate", 0},          {"seed", 1},
            {"threads", 2},     {"matches", 4096},       {"decisions", 16},
            {"step", 4096},     {"rate", 4e-4},          {"least-rate", 0.1},
            {"spread", 0.006},  {"trace", 0.95},         {"lead", 0.2},
            {"rivals", 0.25},   {"values-first", 8},     {"measure", 300},
            {"measured", 1024}, {"repeats", 1},          {"large", 0},
            {"by-values", 0},   {"warmth", 0.04},        {"least-warmth", 0.25},
            {"imitated", 1024}, {"imitation-rate", 1e-3}};
}

class Clock {
  public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
    }

  private:
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

struct TrainedSetup {
    std::unique_ptr<Match> start;
    int part = 1;
};

std::vector<TrainedSetup> setups_of(const std::string& game, const nlohmann::json& config) {
    std::vector<TrainedSetup> out;
    for (const auto& setup : config["setups"]) {
        codec::TextPairs options;
        const auto given = setup.value("options", nlohmann::json::object());
        for (const auto& [name, value] : given.items()) {
            options.emplace_back(name, value.get<std::string>());
        }
        auto start = start_match({game, setup["seats"].get<int>(), options});
        if (!start) give_up(start.error());
        out.push_back({std::move(*start), setup["part"].get<int>()});
    }
    return out;
}

struct Lists {
    FeatureList views, actions;
    int version = 0;
};
Lists lists_of(const Match& start) {
    Lists out;
    visit_match(start, [&]<Game G>(const TypedMatch<G>& typed) {
        G::list_features(typed.clockless_rules(), out.views);
        G::list_action_features(typed.clockless_rules(), out.actions);
        out.version = G::kFeatureVersion;
    });
    return out;
}

class Training {
  public:
    Training(const std::string& game, const std::filesystem::path& folder,
             const std::map<std::string, double>& options, const nlohmann::json& config)
        : game_(game),
          path_(folder / game),
          options_(options),
          setups_(setups_of(game, config)),
          lists_(lists_of(*setups_[0].start)),
          scales_(lists_.views, lists_.actions),
          layout_(shape_of(config)),
          rule_{config["margin"].get<float>(), static_cast<float>(of("lead"))},
          rng_(static_cast<std::uint64_t>(of("seed"))),
          workers_(static_cast<int>(of("threads"))),
          learner_(first_learner()),
          log_(path_.string() + ".log", std::ios::app) {
        for (const TrainedSetup& setup : setups_) parts_ += setup.part;
        if (learner_.read(path_.string() + ".weights")) fmt::print("goes on\n");
    }

    void run() {
        if (of("imitate") > 0 && !by_values_) imitate();
        if (of("seconds") > 0) play();
        save();
    }

  private:
    double of(const std::string& name) const { return options_.at(name); }

    nets::NetShape shape_of(const nlohmann::json& config) const {
        const auto& sizes = config[of("large") != 0 ? "sizes" : "small_sizes"];
        const auto batch = batch_of(*setups_[0].start, setup_of(1, 1, false));
        int seats = 0;
        for (const TrainedSetup& s : setups_) seats = std::max(seats, s.start->setup().seats);
        const bool logits = of("by-values") == 0;
        return {batch->sizes().features,
                sizes[0],
                sizes[1],
                sizes[2],
                seats,
                logits ? batch->sizes().action_ids : 0,
                logits ? batch->sizes().action_features : 0};
    }

    Learner first_learner() {
        const auto batch = batch_of(*setups_[0].start, setup_of(1024, 5, false));
        batch->step_random(200);
        Positions seen;
        see_positions(batch->arrays(), batch->sizes().action_features, scales_, seen);
        double power = 0, reach = 0;
        for (const float value : seen.views.value) {
            power += static_cast<double>(value * value) / 1024;
            reach += static_cast<double>(std::abs(value)) / 1024;
        }
        return {layout_, first_weights(layout_, power, rng_), rate_factors(layout_, reach),
                workers_};
    }

    void imitate() {
        std::vector<Imitation> plays;
        for (const TrainedSetup& setup : setups_) {
            const int matches = static_cast<int>(of("imitated")) * setup.part / parts_ / 2;
            for (int half = 0; half < 2; ++half) {
                plays.emplace_back(*setup.start, "easy", std::max(16, matches), rng_.next(),
                                   scales_);
            }
        }
        const Clock clock;
        Report report;
        double told = 0;
        for (double done = 0; done < 1; done = clock.seconds() / of("imitate")) {
            workers_.share(plays.size(), [&](std::size_t p) { plays[p].play_on(8); });
            std::vector<Memory*> memories;
            for (Imitation& play : plays) play.add_memories(memories, 24, rng_);
            report = learner_.learn(
                memories, {.rate = of("imitation-rate") * std::pow(0.03, done), .imitate = true},
                1024, rng_);
            if (clock.seconds() > told + 30) {
                told = clock.seconds();
                tell(clock, report);
            }
        }
        measure(clock, report);
        learner_.forget_slopes();
    }

    void play() {
        std::vector<Play> plays;
        for (const TrainedSetup& setup : setups_) {
            const int matches = static_cast<int>(of("matches")) * setup.part / parts_;
            // Only the main setups have rivals.
            const int rivals = setup.part > 1 ? static_cast<int>(of("rivals") * matches) : 0;
            const auto add = [&](int count, bool with_rivals) {
                const int pieces = (count + kPiece - 1) / kPiece;
                for (int n = 0; n < pieces; ++n) {
                    plays.emplace_back(*setup.start, count / pieces, with_rivals, rng_.next(),
                                       layout_, scales_, rule_);
                }
            };
            add(matches - rivals, false);
            add(rivals, true);
        }
        std::vector<Weights> pool{learner_.mean()};
        const Clock clock;
        double measured = 0, kept = 0;
        Report report;
        for (double done = 0; done < 1; done = clock.seconds() / of("seconds")) {
            const Weights& rival = pool[rng_.next() % pool.size()];
            workers_.share(plays.size(), [&](std::size_t p) {
                const Players players{
                    learner_.weights(), rival,
                    static_cast<float>(of("warmth") * std::pow(of("least-warmth"), done)),
                    by_values_ && clock.seconds() < of("imitate") ? "easy" : nullptr};
                plays[p].play_on(players, static_cast<int>(of("decisions")),
                                 static_cast<float>(of("trace")));
            });
            std::vector<Memory*> memories;
            for (Play& one : plays) {
                for (Memory& memory : one.judged()) memories.push_back(&memory);
            }
            // The values first: gains mean nothing as long as values are not known.
            const double fall = std::pow(of("least-rate"), done);
            const Rates rates{.rate = of("rate") * fall * std::min(1.0, (passes_ + 1) / 10.0),
                              .spread = of("spread") * fall,
                              .choices = !by_values_ && passes_ >= of("values-first"),
                              .layers = by_values_ || passes_ >= of("values-first")};
            for (int n = 0; n < static_cast<int>(of("repeats")); ++n) {
                report =
                    learner_.learn(memories, rates, static_cast<std::size_t>(of("step")), rng_);
            }
            ++passes_;
            decisions_ += of("matches") * of("decisions");
            if (clock.seconds() > kept + 60) {
                kept = clock.seconds();
                if (pool.size() == kPool) {
                    pool.erase(pool.begin() + 1 + static_cast<int>(rng_.next() % (kPool - 4)));
                }
                pool.push_back(learner_.mean());
                tell(clock, report);
            }
            if (clock.seconds() > measured + of("measure")) {
                measured = clock.seconds();
                measure(clock, report);
                save();
            }
        }
        measure(clock, report);
    }

    void tell(const Clock& clock, const Report& report, const std::string& more = "") {
        const std::string line = fmt::format(
            R"({{"seconds": {:.0f}, "steps": {}, "decisions": {:.0f}, "entropy": {:.3f}, "error": {:.4f}, "change": {:.4f}{}}})",
            clock.seconds(), learner_.steps(), decisions_, report.entropy, report.error,
            report.change, more);
        fmt::print("{} {}\n", game_, line);
        std::fflush(stdout);
        log_ << line << std::endl;
    }

    void measure(const Clock& clock, const Report& report) {
        std::string over;
        std::set<int> seen;
        for (const TrainedSetup& setup : setups_) {
            const int seats = setup.start->setup().seats;
            if (!seen.insert(seats).second) continue;
            constexpr std::size_t kJobs = 4;
            std::vector<double> won(kJobs);
            workers_.share(kJobs, [&](std::size_t job) {
                won[job] = against(*setup.start, "easy", static_cast<int>(of("measured")) / kJobs,
                                   77 + job, layout_, scales_, learner_.mean());
            });
            double sum = 0;
            for (const double w : won) sum += w / kJobs;
            over += fmt::format("{}\"{}\": {:.3f}", over.empty() ? "" : ", ", seats, sum);
        }
        tell(clock, report, fmt::format(", \"over_easy\": {{{}}}", over));
    }

    void save() {
        nets::NetPurpose purpose{game_, 0, 0, lists_.version, {}};
        std::set<std::uint64_t> editions;
        for (const TrainedSetup& setup : setups_) {
            purpose.rules_from = purpose.rules_to = setup.start->setup().version;
            editions.insert(setup.start->edition_hash());
        }
        purpose.editions.assign(editions.begin(), editions.end());
        const auto made = quantise(net_of(layout_, scales_, learner_.mean(), purpose));
        if (made.fault != nullptr) {
            fmt::print(stderr, "trainer: {}\n", made.fault);
        } else {
            std::ofstream(path_.string() + ".net", std::ios::binary)
                << net_files::write_net(made.net);
        }
        if (!learner_.write(path_.string() + ".weights")) {
            fmt::print(stderr, "trainer: {}.weights can't be written\n", path_.string());
        }
    }

    std::string game_;
    std::filesystem::path path_;
    const std::map<std::string, double>& options_;
    std::vector<TrainedSetup> setups_;
    Lists lists_;
    Scales scales_;
    Layout layout_;
    ResultRule rule_;
    Rng rng_;
    batch::Workers workers_;
    Learner learner_;
    std::ofstream log_;
    const bool by_values_ = is_by_values(layout_);
    int parts_ = 0;
    double passes_ = 0, decisions_ = 0;
};

int run(int argc, char** argv) {
    std::map<std::string, double> options = defaults();
    if (argc < 3) {
        fmt::print(stderr, "trainer GAME DIR [name=value]…\n");
        for (const auto& [name, value] : options) fmt::print(stderr, "  {}={}\n", name, value);
        return 2;
    }
    for (int a = 3; a < argc; ++a) {
        const std::string text = argv[a];
        const std::size_t at = text.find('=');
        const auto found = options.find(text.substr(0, at));
        if (at == std::string::npos || found == options.end()) {
            fmt::print(stderr, "trainer: {}: unknown\n", text);
            return 2;
        }
        found->second = std::stod(text.substr(at + 1));
    }
    std::ifstream file(PAKHUIS_TRAINED_GAMES);
    const nlohmann::json games = nlohmann::json::parse(file);
    if (!games.contains(argv[1])) {
        fmt::print(stderr, "trainer: {}: no such game\n", argv[1]);
        return 2;
    }
    std::filesystem::create_directories(argv[2]);
    Training(argv[1], argv[2], options, games[argv[1]]).run();
    return 0;
}

}  // namespace
}  // namespace pakhuis::train

int main(int argc, char** argv) {
    return pakhuis::train::run(argc, argv);
}
