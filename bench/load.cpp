#include <algorithm>
#include <fmt/format.h>
#include <unistd.h>

#include "busy_processes.h"
#include "served_tables.h"
#include "server/thread_priority.h"

namespace pakhuis::bench {
namespace {

constexpr double kTarget = 20;      // ms, limit of the 99th percentile at the first rate
constexpr double kRampEnd = 100;    // ms, the ramp ends when the 99th percentile is higher
constexpr double kRampStep = 1.25;  // factor from rate to rate

// CPU seconds so far.
struct Cpu {
    double server = 0, client = 0, others = 0;
};

class Load : ServedTables {
  public:
    explicit Load(const Flags& flags);
    int run();

  private:
    LoadRun step(double rate, double warm_up, double time);
    void ramp(LoadRun last);
    void report_memory() const;
    void report_waits(const std::vector<Wait>& before) const;
    Cpu cpu() const;
    // Called when nothing is under way. Then the stored rows must equal the acknowledged rows.
    void finish();

    const BusyProcesses busy_;
    struct {
        long empty = 0, connected = 0, opened = 0, played = 0;  // KiB
    } memory_;
};

Load::Load(const Flags& flags) : ServedTables(flags, load_flags()), busy_(flags.busy) {
    // After the server's start, so that the server has only its own limit.
    raise_file_limit();
    // The clients are the instrument: they should not be late themselves.
    server::ask_to_run_soon();
}

Cpu Load::cpu() const {
    const double server = cpu_seconds(server_.pid());
    const double client = cpu_seconds(getpid());
    return {server, client, cpu_seconds_of_all() - server - client};
}

LoadRun Load::step(double rate, double warm_up, double time) {
    const Stopwatch watch;
    const Cpu before = cpu();
    LoadRun run = pace_.run(rate, seconds(warm_up), seconds(time));
    const Cpu after = cpu();
    const auto percent = [&](double used) { return 100 * used / watch.seconds(); };
    const Samples& l = run.latency;
    fmt::print("{:6.0f} {:6.0f} {:6.1f} {:6.1f} {:6.1f} {:6.1f} {:6.1f} {:6.1f}", run.rate,
               run.reached, l.percentile(0.5), l.percentile(0.9), l.percentile(0.99),
               l.percentile(0.999), l.max(), run.late.percentile(0.99));
    fmt::print(" {:6.0f} {:6.0f} {:6.0f}\n", percent(after.server - before.server),
               percent(after.client - before.client), percent(after.others - before.others));
    std::fflush(stdout);
    if (!run.finished) totals_.violation("not all that was due was done a minute later");
    return run;
}

void Load::ramp(LoadRun last) {
    double reached = 0;
    while (last.finished && last.latency.percentile(0.99) <= kRampEnd) {
        reached = last.rate;
        last = step(last.rate * kRampStep, 1, flags_.ramp_seconds);
    }
    fmt::print("ramp: {:.0f} actions/s with p99 <= {:.0f} ms\n", reached, kRampEnd);
}

void Load::report_memory() const {
    const auto per = [](long more, std::size_t n) {
        return n == 0 ? 0.0 : static_cast<double>(more) / static_cast<double>(n);
    };
    fmt::print(
        "memory: {:.1f} MiB empty, {:.1f} KiB per connection, {:.1f} KiB per new table,\n"
        "        {:.1f} KiB per table after the load, {:.1f} MiB in all\n",
        static_cast<double>(memory_.empty) / 1024,
        per(memory_.connected - memory_.empty, players_.size()),
        per(memory_.opened - memory_.connected, parties_.size()),
        per(memory_.played - memory_.connected, parties_.size()),
        static_cast<double>(memory_.played) / 1024);
}

void Load::report_waits(const std::vector<Wait>& before) const {
    fmt::print("waits in the server, p99 and max in ms, each at most:\n");
    for (const Wait& wait : difference(before, waits(server_.metrics_port()))) {
        if (wait.count() == 0) continue;
        fmt::print("  {:14} {:6} {:6}\n", wait.part, wait.percentile(0.99), wait.percentile(1));
    }
}

void Load::finish() {
    // A party whose match just ended may be opening its next table.
    const auto unsettled = [this] {
        return std::count_if(parties_.begin(), parties_.end(),
                             [](const auto& party) { return !party->at_rest(); });
    };
    loop_.run([&] { return totals_.unanswered() == 0 && unsettled() == 0; }, seconds(10));
    if (totals_.unanswered() > 0) {
        totals_.violation(fmt::format("{} requests were not answered", totals_.unanswered()));
    }
    if (unsettled() > 0) {
        totals_.violation(
            fmt::format("at {} tables not all seats have seen the last version", unsettled()));
    }
    for (const auto& party : parties_) party->leave();
    loop_.run([this] { return totals_.unanswered() == 0; }, seconds(10));
    const auto rows = acknowledged_rows(server_.metrics_port());
    players_.clear();
    if (server_.stop(SIGTERM) != 0) totals_.violation("the server did not stop cleanly");
    const Check check = check_store(place_);
    fmt::print("check: {}", check.text);
    if (!check.ok) totals_.violation("the store does not replay");
    if (!rows || check.rows != *rows || totals_.rows != *rows || check.tables != totals_.tables) {
        totals_.violation(
            fmt::format("rows: {} acknowledged, {} kept, {} seen; tables: {} kept, {} "
                        "created",
                        rows.value_or(0), check.rows, totals_.rows, check.tables, totals_.tables));
    }
}

int Load::run() {
    memory_.empty = resident_kib(server_.pid());
    connect(flags_.clients);
    if (players_.size() < flags_.clients) {
        totals_.violation(fmt::format("{} of {} connected", players_.size(), flags_.clients));
    }
    memory_.connected = resident_kib(server_.pid());
    if (!open_tables(flags_.tables, flags_.clients / flags_.tables)) {
        totals_.violation(fmt::format("{} of {} tables opened", opened_, flags_.tables));
    }
    memory_.opened = resident_kib(server_.pid());
    fmt::print(
        "{} clients at {} tables; ms from when an action was due until all at the table\n"
        "have seen it, or until it was sent (late); CPU in % of one core\n"
        "  rate   done median    p90    p99  p99.9    max   late server client others\n",
        players_.size(), parties_.size());
    const std::vector<Wait> before = waits(server_.metrics_port());
    const LoadRun first = step(flags_.rate, flags_.warm_up, flags_.seconds);
    fmt::print("target: p99 <= {:.0f} ms: {}\n", kTarget,
               first.latency.percentile(0.99) <= kTarget ? "met" : "missed");
    memory_.played = resident_kib(server_.pid());
    report_waits(before);
    if (flags_.ramp) ramp(first);
    report_memory();
    finish();
    return totals_.report() ? 0 : 1;
}

}  // namespace

int run_load(const Flags& flags) {
    return Load(flags).run();
}

}  // namespace pakhuis::bench
