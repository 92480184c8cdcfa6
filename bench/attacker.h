// One stranger who sends as much as he can, from a process and an address of his own.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace pakhuis::bench {

struct Attack {
    std::string_view name;
    int connections = 0;  // at the same time
    std::string_view what;
};

inline constexpr std::array<Attack, 5> kAttacks{{
    {"json", 10, "posts of 45,000 fields"},
    {"import", 10, "posts of a long record"},
    {"garbage", 8, "sockets that send garbage"},
    {"replay", 60, "requests for the replay of the honest table"},
    {"connections", 60, "sockets that are opened and closed"},
}};

// Attacks the server on this machine until the process is killed. Returns 2 if there is no such
// attack.
int run_attacker(std::string_view name, std::uint16_t port, const std::string& table);

}  // namespace pakhuis::bench
