// A server for one test: the real program on a free port, with a data folder.
#pragma once

#include <csignal>
#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/types.h>
#include <vector>

namespace pakhuis::client {

// Where the server of a test keeps its data.
enum class Keeps { kFolder, kDatabase };

// For tests that play as fast as possible.
inline std::vector<std::string> no_limits() {
    std::vector<std::string> flags = {"--connections-per-address", "1000"};
    for (const char* name :
         {"--messages-per-second", "--messages-per-address", "--requests-per-second",
          "--tables-per-guest", "--all-tables-per-guest", "--tables-per-hour", "--imports-per-hour",
          "--tables-per-address-hour", "--imports-per-address-hour"}) {
        flags.insert(flags.end(), {name, "1000000"});
    }
    return flags;
}

// For tests that read the server's figures.
inline std::vector<std::string> with_metrics(std::vector<std::string> flags = {}) {
    flags.insert(flags.end(), {"--metrics", "127.0.0.1:0"});
    return flags;
}

class ServerProcess {
  public:
    // Starts `pakhuis serve` on a data folder, or on the address of a database. port() is 0 if it
    // does not start within half a minute. metrics_port() is the port of the figures if the flags
    // have --metrics. Only errors are logged, unless the log goes to a file.
    explicit ServerProcess(const std::string& place, std::vector<std::string> flags = {},
                           const std::filesystem::path& log_file = {});
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    std::uint16_t port() const { return port_; }
    std::uint16_t metrics_port() const { return metrics_port_; }
    pid_t pid() const { return pid_; }
    // Sends the signal and waits for the end. Returns the exit code, or −1 if the signal killed it.
    int stop(int signal = SIGTERM);

  private:
    pid_t pid_ = -1;
    std::uint16_t port_ = 0;
    std::uint16_t metrics_port_ = 0;
};

}  // namespace pakhuis::client
