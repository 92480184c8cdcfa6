// What the program can do; each prints what it measured and returns the exit code: 1 if something
// happened that never should.
#pragma once

#include <cstdint>
#include <string>

namespace pakhuis::bench {

struct Flags {
    std::size_t clients = 2000;
    std::size_t tables = 500;  // the clients sit at them in equal numbers
    double rate = 1000;        // actions per second, over all tables
    double seconds = 30;
    double warm_up = 5;  // seconds before them
    bool ramp = false;
    double ramp_seconds = 10;  // of each step
    std::size_t restart = 0;   // tables; 0: load instead
    std::uint64_t seed = 1;
    std::string data;  // the folder to make the data folder in; empty: the system's for such
};

// Actions at a fixed rate, and then at rising ones.
int run_load(const Flags& flags);
// How soon a server with many unfinished tables is back.
int run_restart(const Flags& flags);

}  // namespace pakhuis::bench
