// An honest match beside a stranger's attack: how long do its players wait?
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <stdexcept>

#include "attacker.h"
#include "client/server_process.h"
#include "modes.h"
#include "open_loop.h"
#include "server_figures.h"

namespace pakhuis::bench {
namespace {

constexpr std::size_t kTables = 4;  // of two honest players each
constexpr double kRate = 20;        // honest actions per second, over all tables
constexpr double kLongest = 100;    // ms that an honest player may wait

Clock::duration seconds(double s) {
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(s));
}

class Siege {
  public:
    explicit Siege(const Flags& flags)
        : flags_(flags),
          folder_(flags.data),
          rng_(flags.seed),
          pace_(loop_, rng_),
          server_(folder_ / "data") {
        if (server_.port() == 0) throw std::runtime_error("the server did not start");
    }
    int run() {
        open_tables();
        fmt::print("{} honest actions/s at {} tables; ms until all at the table have seen one\n",
                   kRate, parties_.size());
        fmt::print("                       quiet                  attacked       server\n");
        fmt::print("attack          p50    p99    max      p50    p99    max     CPU %\n");
        bool bearable = true;
        for (const Attack& attack : kAttacks) {
            if (flags_.attack != "all" && flags_.attack != attack.name) continue;
            if (attack.name == "bots") continue;  // bot_attack.cpp
            bearable = measure(attack) && bearable;
        }
        fmt::print("target: p99 at most doubled (and 10 ms more), no wait over {:.0f} ms: {}\n",
                   kLongest, bearable ? "met" : "missed");
        return totals_.report() ? 0 : 1;
    }

  private:
    void open_tables();
    bool measure(const Attack& attack);

    const Flags& flags_;
    ScratchFolder folder_;
    ClientTotals totals_;
    Rng rng_;
    Loop loop_;
    OpenLoop pace_;
    client::ServerProcess server_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::size_t opened_ = 0;
};

void Siege::open_tables() {
    players_ =
        connect_players(loop_, server_.port(), new_guests(server_.port(), 2 * kTables), totals_);
    if (players_.size() < 2 * kTables) throw std::runtime_error("the players could not connect");
    for (std::size_t i = 0; i < kTables; ++i) {
        Party::Events events;
        events.ready = [this](Party& party) {
            if (party.actions() == 0) ++opened_;
            pace_.ready(party);
        };
        events.acted = [this](Party&, Clock::time_point due, Clock::time_point seen) {
            pace_.acted(due, seen);
        };
        events.refused = [this](Party&) { pace_.refused(); };
        events.over = [](Party& party) { party.rematch(); };
        parties_.push_back(std::make_unique<Party>(
            std::vector<Player*>{players_[2 * i].get(), players_[2 * i + 1].get()},
            R"({"kind":"untimed"})", totals_, rng_, std::move(events)));
        parties_.back()->open();
    }
    loop_.run([this] { return opened_ >= kTables; }, seconds(30));
    pace_.run(kRate, seconds(0), seconds(flags_.warm_up));  // a match with some history
}

bool Siege::measure(const Attack& attack) {
    const LoadRun quiet = pace_.run(kRate, seconds(1), seconds(flags_.attack_seconds));
    const AttackerProcess attacker(attack.name, server_.port(), parties_[0]->table());
    const double before = cpu_seconds(server_.pid());
    const Stopwatch watch;
    const LoadRun attacked = pace_.run(kRate, seconds(1), seconds(flags_.attack_seconds));
    const double cpu = 100 * (cpu_seconds(server_.pid()) - before) / watch.seconds();
    const auto p99 = [](const LoadRun& run) { return run.latency.percentile(0.99); };
    fmt::print("{:12}", attack.name);
    for (const LoadRun* run : {&quiet, &attacked}) {
        fmt::print(" {:6.1f} {:6.1f} {:6.1f}  ", run->latency.percentile(0.5), p99(*run),
                   run->latency.max());
    }
    fmt::print("  {:6.0f}   {}\n", cpu, attack.what);
    std::fflush(stdout);
    if (!attacked.finished) totals_.violation("not all that was due was done a minute later");
    return p99(attacked) <= 2 * p99(quiet) + 10 && attacked.latency.max() <= kLongest;
}

}  // namespace

int run_attack(const Flags& flags) {
    const int others = flags.attack == "bots" ? 0 : Siege(flags).run();
    const int bots = flags.attack == "bots" || flags.attack == "all" ? run_bot_attack(flags) : 0;
    return std::max(others, bots);
}

}  // namespace pakhuis::bench
