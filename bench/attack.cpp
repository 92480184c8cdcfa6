// An honest match beside a stranger's attack: how long do its players wait?
#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

#include "attacker.h"
#include "served_tables.h"

namespace pakhuis::bench {
namespace {

constexpr std::size_t kTables = 4;  // of two honest players each
constexpr double kRate = 20;        // honest actions per second, over all tables
constexpr double kLongest = 100;    // ms that an honest player may wait

class Siege : ServedTables {
  public:
    explicit Siege(const Flags& flags) : ServedTables(flags) {}
    int run() {
        begin_matches();
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
    void begin_matches();
    bool measure(const Attack& attack);
};

void Siege::begin_matches() {
    connect(2 * kTables);
    if (!open_tables(kTables, 2)) throw std::runtime_error("the players could not begin");
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
