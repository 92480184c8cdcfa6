// The modes of the program. Each prints its measurements and returns the exit code: 1 after a
// violation.
#pragma once

#include <cstdint>
#include <string>

namespace pakhuis::bench {

struct Flags {
    std::size_t clients = 2000;
    std::size_t tables = 500;  // the clients are distributed equally
    double rate = 1000;        // actions per second, over all tables
    double seconds = 30;
    double warm_up = 5;  // seconds before the measurement
    bool ramp = false;
    double ramp_seconds = 10;  // of each step of the ramp
    int busy = 0;              // processes beside it that use a core without pause
    std::size_t restart = 0;   // number of tables; 0: measure load instead
    std::size_t waves = 0;     // number of waves of clients; 0: measure load instead
    std::string attack;        // a name of kAttacks, or "all"; empty: no attack
    double attack_seconds = 10;
    std::uint16_t attack_port = 0;  // not 0: this process is the attacker
    std::string attack_table;       // the table that the attacker asks for
    std::uint64_t seed = 1;
    std::string data;   // parent of the data folder; empty: the system's temporary folder
    std::string store;  // the address of an empty database to use instead; empty: a folder
};

// Measures actions at a fixed rate, then at rising rates.
int run_load(const Flags& flags);
// Measures the start of a server with many unfinished tables.
int run_restart(const Flags& flags);
// Measures an honest match with and without the attack of a stranger.
int run_attack(const Flags& flags);
// The same for people who wait for their bots.
int run_bot_attack(const Flags& flags);
// Measures the memory after waves of clients.
int run_waves(const Flags& flags);

}  // namespace pakhuis::bench
