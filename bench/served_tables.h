// A server with a new data folder, and players who act at its tables at a fixed rate.
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

class ServedTables {
  protected:
    // Throws if the server does not start.
    explicit ServedTables(const Flags& flags, const std::vector<std::string>& server_flags = {});
    // Connects new guests. The figures count those who could connect.
    void connect(std::size_t count);
    // Opens tables of `each` connected players. Returns whether all of them begin in time.
    bool open_tables(std::size_t count, std::size_t each);

    const Flags& flags_;
    ScratchFolder folder_;
    ClientTotals totals_;
    Rng rng_;
    Loop loop_;
    OpenLoop pace_;
    client::ServerProcess server_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::size_t opened_ = 0;  // tables at which the match has begun

  private:
    void open_table(std::vector<Player*> people);
};

}  // namespace pakhuis::bench
