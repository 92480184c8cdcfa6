// A server, and players who act at its tables at a fixed rate.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "client/server_process.h"
#include "modes.h"
#include "open_loop.h"
#include "server_figures.h"

namespace pakhuis::bench {

inline Clock::duration seconds(double s) {
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(s));
}

// Players who act at the tables of a server at a fixed rate.
class PlayersAtTables {
  protected:
    PlayersAtTables(std::uint16_t port, ClientTotals& totals, Rng& rng)
        : port_(port), totals_(totals), rng_(rng), pace_(loop_, rng) {}
    // Connects new guests. The figures count those who could connect.
    void connect(std::size_t count);
    // Opens tables of `each` connected players. Returns whether all of them begin in time.
    bool open_tables(std::size_t count, std::size_t each);

    const std::uint16_t port_;
    ClientTotals& totals_;
    Rng& rng_;
    Loop loop_;
    OpenLoop pace_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::size_t opened_ = 0;  // tables at which the match has begun

  private:
    void open_table(std::vector<Player*> people);
};

// A server with a new data folder, and what its clients count.
struct NewServer {
    // Throws if the server does not start.
    NewServer(const Flags& flags, const std::vector<std::string>& server_flags);

    ScratchFolder folder_;
    const std::string place_;  // of the server's store
    ClientTotals counted_;
    Rng random_;
    client::ServerProcess server_;
};

class ServedTables : protected NewServer, protected PlayersAtTables {
  protected:
    explicit ServedTables(const Flags& flags, const std::vector<std::string>& server_flags = {})
        : NewServer(flags, server_flags),
          PlayersAtTables(server_.port(), counted_, random_),
          flags_(flags) {}

    const Flags& flags_;
};

}  // namespace pakhuis::bench
