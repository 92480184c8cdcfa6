// An honest match beside a stranger's attack: how long do its players wait?
#include <csignal>
#include <fmt/format.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

#include "attacker.h"
#include "served_tables.h"

namespace pakhuis::bench {
namespace {

constexpr std::size_t kTables = 4;  // of two honest players each
constexpr double kRate = 20;        // honest actions per second, over all tables
constexpr double kLongest = 100;    // ms that an honest player may wait

// This program again, as the attacker. Killed by the destructor.
class AttackerProcess {
  public:
    AttackerProcess(std::string_view name, std::uint16_t port, const std::string& table) {
        const std::string flags[] = {
            "load",           "--attack", std::string(name), "--attack-port", std::to_string(port),
            "--attack-table", table};
        pid_ = fork();
        if (pid_ != 0) return;
        execl("/proc/self/exe", flags[0].c_str(), flags[1].c_str(), flags[2].c_str(),
              flags[3].c_str(), flags[4].c_str(), flags[5].c_str(), flags[6].c_str(), nullptr);
        _exit(127);
    }
    ~AttackerProcess() {
        if (pid_ <= 0) return;
        kill(pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
    }
    AttackerProcess(const AttackerProcess&) = delete;
    AttackerProcess& operator=(const AttackerProcess&) = delete;

  private:
    pid_t pid_ = -1;
};

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
    return Siege(flags).run();
}

}  // namespace pakhuis::bench
