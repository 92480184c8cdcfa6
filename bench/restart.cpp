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

constexpr std::size_t kTablesEach = 40;  // that a pair of guests plays
constexpr int kActionsEach = 6;          // at each table

// A table to come back to.
struct Left {
    std::string table;
    std::string cookie;  // of the guest at seat 0
};

// Pairs of guests open tables, decide a few times at each and leave it unfinished.
class Filling {
  public:
    Filling(std::uint16_t port, std::size_t tables, Tally& tally, Rng& rng)
        : tables_(tables), tally_(tally), rng_(rng) {
        const std::size_t pairs = (tables + kTablesEach - 1) / kTablesEach;
        players_ = connect_players(loop_, port, new_guests(port, 2 * pairs), tally);
        for (std::size_t i = 0; i + 1 < players_.size(); i += 2) add_pair(i);
    }

    std::vector<Left> run() {
        for (const auto& party : parties_) open_next(*party);
        const auto done = [this] { return left_.size() == tables_ && tally_.unanswered() == 0; };
        if (!loop_.run(done, std::chrono::minutes(8))) {
            tally_.violation(fmt::format("{} of {} tables were filled", left_.size(), tables_));
        }
        return std::move(left_);
    }

  private:
    void add_pair(std::size_t first) {
        Player* owner = players_[first].get();
        Party::Events events;
        events.ready = [this, owner](Party& party) {
            if (party.actions() < kActionsEach) return party.act(Clock::now());
            left_.push_back({party.table(), owner->cookie()});
            party.leave();
            open_next(party);
        };
        parties_.push_back(std::make_unique<Party>(
            std::vector<Player*>{owner, players_[first + 1].get()}, R"({"kind":"daily","days":3})",
            tally_, rng_, std::move(events)));
    }
    void open_next(Party& party) {
        if (opened_++ < tables_) party.open();
    }

    const std::size_t tables_;
    Tally& tally_;
    Rng& rng_;
    Loop loop_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::size_t opened_ = 0;
    std::vector<Left> left_;
};

// From the request to follow a table to its whole view.
bool see_table(std::uint16_t port, const Left& left) {
    Loop loop;
    Tally tally;
    Player player(loop, port, left.cookie, tally);
    bool seen = false;
    player.follow([&](const Message& message) { seen = message.type == "full"; });
    player.ask(fmt::format(R"("type":"watch","table":"{}","seat":0)", left.table), nullptr);
    return loop.run([&] { return seen; }, std::chrono::seconds(10));
}

// Times in ms since the program was started.
void report_start(const std::filesystem::path& data, const Left* left, Tally& tally) {
    const Stopwatch watch;
    client::ServerProcess server(data, raised_limits());
    fmt::print("  open {:.0f} ms", watch.ms());
    if (client::http_get(server.port(), "/api/health").status != 200) {
        tally.violation("the started server does not answer");
    }
    fmt::print(", health {:.0f} ms", watch.ms());
    if (left != nullptr) {
        const auto mine = client::http_get(server.port(), "/api/mine", left->cookie);
        if (mine.body.find(left->table) == std::string::npos) {
            tally.violation("a guest's table is not in his list");
        }
        fmt::print(", a guest's list {:.0f} ms", watch.ms());
        if (!see_table(server.port(), *left)) tally.violation("a table was not shown");
        fmt::print(", a table {:.0f} ms", watch.ms());
    }
    fmt::print("; {:.1f} MiB resident\n", static_cast<double>(resident_kib(server.pid())) / 1024);
    if (server.stop(SIGTERM) != 0) tally.violation("the server did not stop cleanly");
}

}  // namespace

int run_restart(const Flags& flags) {
    const ScratchFolder folder(flags.data);
    Tally tally;
    Rng rng(flags.seed);
    fmt::print("start with an empty folder (target: under 1,000 ms)\n");
    report_start(folder / "empty", nullptr, tally);

    const auto data = folder / "data";
    std::vector<Left> left;
    {
        const Stopwatch watch;
        client::ServerProcess server(data, raised_limits());
        if (server.port() == 0) throw std::runtime_error("the server did not start");
        raise_file_limit();
        left = Filling(server.port(), flags.restart, tally, rng).run();
        const double filled = watch.seconds();
        const auto rows = acknowledged_rows(server.port());
        if (rows != tally.rows) tally.violation("not as many rows acknowledged as seen");
        const Stopwatch stopping;
        if (server.stop(SIGTERM) != 0) tally.violation("the server did not stop cleanly");
        fmt::print("{} unfinished tables, {} rows: made in {:.0f} s, stopped in {:.0f} ms\n",
                   left.size(), rows.value_or(0), filled, stopping.ms());
    }
    if (!left.empty()) {
        fmt::print("start with them (target: under 2,000 ms)\n");
        report_start(data, &left[rng() % left.size()], tally);
    }
    const Stopwatch watch;
    const Check check = check_store(data);
    fmt::print("check in {:.1f} s: {}", watch.seconds(), check.text);
    if (!check.ok || check.rows != tally.rows) tally.violation("the store does not replay");
    return tally.report() ? 0 : 1;
}

}  // namespace pakhuis::bench
