#include <fmt/format.h>
#include <memory>
#include <stdexcept>

#include "client/server_process.h"
#include "client/ws_client.h"
#include "modes.h"
#include "party.h"
#include "server_figures.h"

namespace pakhuis::bench {
namespace {

constexpr std::size_t kTablesEach = 40;  // tables of each pair of guests
constexpr int kActionsEach = 6;          // actions at each table

// A table for the test after the restart.
struct UnfinishedTable {
    std::string table;
    std::string cookie;  // of the guest at seat 0
};

// Pairs of guests open tables, take a few actions at each and leave them unfinished.
class TableFiller {
  public:
    TableFiller(std::uint16_t port, std::size_t tables, ClientTotals& totals, Rng& rng)
        : tables_(tables), totals_(totals), rng_(rng) {
        const std::size_t pairs = (tables + kTablesEach - 1) / kTablesEach;
        players_ = connect_players(loop_, port, new_guests(port, 2 * pairs), totals);
        for (std::size_t i = 0; i + 1 < players_.size(); i += 2) add_pair(i);
    }

    std::vector<UnfinishedTable> run() {
        for (const auto& party : parties_) open_next(*party);
        const auto done = [this] {
            return unfinished_.size() == tables_ && totals_.unanswered() == 0;
        };
        if (!loop_.run(done, std::chrono::minutes(8))) {
            totals_.violation(
                fmt::format("{} of {} tables were filled", unfinished_.size(), tables_));
        }
        return std::move(unfinished_);
    }

  private:
    void add_pair(std::size_t first) {
        Player* owner = players_[first].get();
        Party::Events events;
        events.ready = [this, owner](Party& party) {
            if (party.actions() < kActionsEach) return party.act(Clock::now());
            unfinished_.push_back({party.table(), owner->cookie()});
            party.leave();
            open_next(party);
        };
        parties_.push_back(std::make_unique<Party>(
            std::vector<Player*>{owner, players_[first + 1].get()}, R"({"kind":"daily","days":3})",
            totals_, rng_, std::move(events)));
    }
    void open_next(Party& party) {
        if (opened_++ < tables_) party.open();
    }

    const std::size_t tables_;
    ClientTotals& totals_;
    Rng& rng_;
    Loop loop_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::size_t opened_ = 0;
    std::vector<UnfinishedTable> unfinished_;
};

// Watches a table and waits for its whole view.
bool see_table(std::uint16_t port, const UnfinishedTable& unfinished) {
    Loop loop;
    ClientTotals totals;
    Player player(loop, port, unfinished.cookie, totals);
    bool seen = false;
    player.follow([&](const Message& message) { seen = message.type == "full"; });
    player.ask(fmt::format(R"("type":"watch","table":"{}","seat":0)", unfinished.table), nullptr);
    return loop.run([&] { return seen; }, std::chrono::seconds(10));
}

// Prints times in ms since the start of the program.
void report_start(const std::filesystem::path& data, const UnfinishedTable* unfinished,
                  ClientTotals& totals) {
    const Stopwatch watch;
    client::ServerProcess server(data, load_flags());
    fmt::print("  open {:.0f} ms", watch.ms());
    if (client::http_get(server.port(), "/api/health").status != 200) {
        totals.violation("the started server does not answer");
    }
    fmt::print(", health {:.0f} ms", watch.ms());
    if (unfinished != nullptr) {
        const auto mine = client::http_get(server.port(), "/api/mine", unfinished->cookie);
        if (mine.body.find(unfinished->table) == std::string::npos) {
            totals.violation("a guest's table is not in his list");
        }
        fmt::print(", a guest's list {:.0f} ms", watch.ms());
        if (!see_table(server.port(), *unfinished)) totals.violation("a table was not shown");
        fmt::print(", a table {:.0f} ms", watch.ms());
    }
    fmt::print("; {:.1f} MiB resident\n", static_cast<double>(resident_kib(server.pid())) / 1024);
    if (server.stop(SIGTERM) != 0) totals.violation("the server did not stop cleanly");
}

}  // namespace

int run_restart(const Flags& flags) {
    const ScratchFolder folder(flags.data);
    ClientTotals totals;
    Rng rng(flags.seed);
    fmt::print("start with an empty folder (target: under 1,000 ms)\n");
    report_start(folder / "empty", nullptr, totals);

    const auto data = folder / "data";
    std::vector<UnfinishedTable> unfinished;
    {
        const Stopwatch watch;
        client::ServerProcess server(data, load_flags());
        if (server.port() == 0) throw std::runtime_error("the server did not start");
        raise_file_limit();
        unfinished = TableFiller(server.port(), flags.restart, totals, rng).run();
        const double filled = watch.seconds();
        const auto rows = acknowledged_rows(server.metrics_port());
        if (rows != totals.rows) totals.violation("not as many rows acknowledged as seen");
        const Stopwatch stopping;
        if (server.stop(SIGTERM) != 0) totals.violation("the server did not stop cleanly");
        fmt::print("{} unfinished tables, {} rows: made in {:.0f} s, stopped in {:.0f} ms\n",
                   unfinished.size(), rows.value_or(0), filled, stopping.ms());
    }
    if (!unfinished.empty()) {
        fmt::print("start with them (target: under 2,000 ms)\n");
        report_start(data, &unfinished[rng() % unfinished.size()], totals);
    }
    const Stopwatch watch;
    const Check check = check_store(data);
    fmt::print("check in {:.1f} s: {}", watch.seconds(), check.text);
    if (!check.ok || check.rows != totals.rows) totals.violation("the store does not replay");
    return totals.report() ? 0 : 1;
}

}  // namespace pakhuis::bench
