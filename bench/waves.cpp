// Waves of clients: they connect, play and leave. Is the memory given back?
#include <csignal>
#include <fmt/format.h>
#include <thread>

#include "served_tables.h"

namespace pakhuis::bench {
namespace {

// One wave: connects, plays, leaves.
class Wave : PlayersAtTables {
  public:
    Wave(const Flags& flags, const client::ServerProcess& server, ClientTotals& totals, Rng& rng)
        : PlayersAtTables(server.port(), totals, rng), flags_(flags), server_(server) {}

    // Returns the resident memory in KiB while all are there.
    long run() {
        connect(flags_.clients);
        if (!open_tables(flags_.tables, flags_.clients / flags_.tables)) {
            totals_.violation(fmt::format("{} of {} tables opened", opened_, flags_.tables));
        }
        pace_.run(flags_.rate, seconds(0), seconds(flags_.seconds));
        const long most = resident_kib(server_.pid());
        loop_.run([this] { return totals_.unanswered() == 0; }, seconds(10));
        return most;
    }

  private:
    const Flags& flags_;
    const client::ServerProcess& server_;
};

// Waits until the server has dropped all tables from memory, and a little longer than the interval
// of its housekeeping. Returns the resident memory in KiB.
long wait_until_empty(const client::ServerProcess& server) {
    const auto end = Clock::now() + std::chrono::minutes(3);
    while (Clock::now() < end && figure(server.metrics_port(), "pakhuis_tables_loaded") > 0u) {
        std::this_thread::sleep_for(std::chrono::seconds(1));
    }
    std::this_thread::sleep_for(std::chrono::seconds(65));
    return resident_kib(server.pid());
}

}  // namespace

int run_waves(const Flags& flags) {
    NewServer made(flags, load_flags());
    raise_file_limit();
    client::ServerProcess& server = made.server_;
    ClientTotals& totals = made.counted_;
    const auto mib = [](long kib) { return static_cast<double>(kib) / 1024; };
    fmt::print("{} clients at {} tables play for {:.0f} s and leave; resident MiB: {:.1f} empty\n",
               flags.clients, flags.tables, flags.seconds, mib(resident_kib(server.pid())));
    for (std::size_t i = 1; i <= flags.waves; ++i) {
        const long most = Wave(flags, server, totals, made.random_).run();
        const long left = resident_kib(server.pid());
        const long after = wait_until_empty(server);
        fmt::print("wave {}: {:6.1f} playing, {:6.1f} disconnected, {:6.1f} without tables\n", i,
                   mib(most), mib(left), mib(after));
        std::fflush(stdout);
    }
    if (server.stop(SIGTERM) != 0) totals.violation("the server did not stop cleanly");
    return totals.report() ? 0 : 1;
}

}  // namespace pakhuis::bench
