// What the server says of itself and what the system says of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace pakhuis::bench {

// Resident memory in KiB, 0 if there is no such process.
long resident_kib(pid_t pid);
// Seconds that a process has computed, in and for it.
double cpu_seconds(pid_t pid);
// Seconds that all processes together have computed, over all cores.
double cpu_seconds_of_all();
// pakhuis_rows_total of /metrics.
std::optional<std::uint64_t> acknowledged_rows(std::uint16_t port);

// `pakhuis check FOLDER`.
struct Check {
    bool ok = false;  // every table replays
    std::uint64_t tables = 0;
    std::uint64_t rows = 0;
    std::string text;
};
Check check_store(const std::filesystem::path& folder);

// Flags of `pakhuis serve` that let one address do what thousands of people would.
std::vector<std::string> raised_limits();
// As many open files as the system allows.
void raise_file_limit();

// A new folder that is removed at the end.
class ScratchFolder {
  public:
    explicit ScratchFolder(const std::string& parent);
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    std::filesystem::path operator/(const char* name) const { return path_ / name; }

  private:
    std::filesystem::path path_;
};

// Seconds since it was made.
class Stopwatch {
  public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    }
    double ms() const { return seconds() * 1000; }

  private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace pakhuis::bench
