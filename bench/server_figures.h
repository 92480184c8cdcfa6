// Figures of the server from its own pages and from the system.
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
// CPU seconds of a process, in user and system mode.
double cpu_seconds(pid_t pid);
// CPU seconds of all processes, over all cores.
double cpu_seconds_of_all();
// A figure of /metrics, at the port of `pakhuis serve --metrics`.
std::optional<std::uint64_t> figure(std::uint16_t metrics_port, const std::string& name);
// pakhuis_rows_total.
std::optional<std::uint64_t> acknowledged_rows(std::uint16_t metrics_port);

// How long requests waited in one part of their way, from pakhuis_wait_seconds of /metrics.
struct Wait {
    std::string part;
    std::vector<double> bounds;          // of the buckets, in ms
    std::vector<std::uint64_t> up_to{};  // requests up to each bound, since the server's start

    std::uint64_t count() const { return up_to.empty() ? 0 : up_to.back(); }
    // The upper bound of the bucket that has the percentile; `share` from 0 to 1.
    double percentile(double share) const;
};
std::vector<Wait> waits(std::uint16_t metrics_port);
// What was added to `before`.
std::vector<Wait> difference(const std::vector<Wait>& before, std::vector<Wait> after);

// The result of `pakhuis check FOLDER`.
struct Check {
    bool ok = false;  // every table replays
    std::uint64_t tables = 0;
    std::uint64_t rows = 0;
    std::string text;
};
Check check_store(const std::string& place);

// Flags of `pakhuis serve` that allow one address the load of thousands of people, and that open
// the page of figures.
std::vector<std::string> load_flags();
// Allows this process as many open files as the system permits.
void raise_file_limit();

// A new folder. The destructor removes it.
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

// Measures the time since its construction.
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
