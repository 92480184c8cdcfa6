// One stranger who sends as much as he can, from a process and an address of his own.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace pakhuis::bench {

struct Attack {
    std::string_view name;
    int connections = 0;  // at the same time
    std::string_view what;
};

inline constexpr std::array<Attack, 6> kAttacks{{
    {"json", 10, "posts of 45,000 fields"},
    {"import", 10, "posts of a long record"},
    {"garbage", 8, "sockets that send garbage"},
    {"replay", 60, "requests for the replay of the honest table"},
    {"connections", 60, "sockets that are opened and closed"},
    {"bots", 1, "tables full of bots, each of another guest"},
}};

// Attacks the server on this machine until the process is killed. Returns 2 if there is no such
// attack.
int run_attacker(std::string_view name, std::uint16_t port, const std::string& table);

// This program again, as the attacker. Killed by the destructor.
class AttackerProcess {
  public:
    AttackerProcess(std::string_view name, std::uint16_t port, const std::string& table);
    ~AttackerProcess();
    AttackerProcess(const AttackerProcess&) = delete;
    AttackerProcess& operator=(const AttackerProcess&) = delete;

  private:
    pid_t pid_ = -1;
};

}  // namespace pakhuis::bench
