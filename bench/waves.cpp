// Waves of clients: they connect, play and leave. Is the memory given back?
#include <csignal>
#include <fmt/format.h>
#include <memory>
#include <stdexcept>
#include <thread>

#include "client/server_process.h"
#include "modes.h"
#include "open_loop.h"
#include "server_figures.h"

namespace pakhuis::bench {
namespace {

Clock::duration seconds(double s) {
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(s));
}

// One wave: connects, plays, leaves.
class Wave {
  public:
    Wave(const Flags& flags, const client::ServerProcess& server, ClientTotals& totals, Rng& rng)
        : flags_(flags), server_(server), totals_(totals), rng_(rng), pace_(loop_, rng) {}

    // Returns the resident memory in KiB while all are there.
    long run() {
        players_ = connect_players(loop_, server_.port(),
                                   new_guests(server_.port(), flags_.clients), totals_);
        const std::size_t each = flags_.clients / flags_.tables;
        for (std::size_t i = 0; i + each <= players_.size(); i += each) open_table(i, each);
        loop_.run([this] { return opened_ >= parties_.size(); }, seconds(60));
        pace_.run(flags_.rate, seconds(0), seconds(flags_.seconds));
        const long most = resident_kib(server_.pid());
        loop_.run([this] { return totals_.unanswered() == 0; }, seconds(10));
        return most;
    }

  private:
    void open_table(std::size_t first, std::size_t count) {
        std::vector<Player*> people;
        for (std::size_t k = 0; k < count; ++k) people.push_back(players_[first + k].get());
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
        parties_.push_back(std::make_unique<Party>(std::move(people), R"({"kind":"untimed"})",
                                                   totals_, rng_, std::move(events)));
        parties_.back()->open();
    }

    const Flags& flags_;
    const client::ServerProcess& server_;
    ClientTotals& totals_;
    Rng& rng_;
    Loop loop_;
    OpenLoop pace_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::size_t opened_ = 0;
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
    const ScratchFolder folder(flags.data);
    client::ServerProcess server(folder / "data", load_flags());
    if (server.port() == 0) throw std::runtime_error("the server did not start");
    raise_file_limit();
    ClientTotals totals;
    Rng rng(flags.seed);
    const auto mib = [](long kib) { return static_cast<double>(kib) / 1024; };
    fmt::print("{} clients at {} tables play for {:.0f} s and leave; resident MiB: {:.1f} empty\n",
               flags.clients, flags.tables, flags.seconds, mib(resident_kib(server.pid())));
    for (std::size_t i = 1; i <= flags.waves; ++i) {
        const long most = Wave(flags, server, totals, rng).run();
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
