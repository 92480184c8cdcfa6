// The log for the operator: one line per event on standard error, as key=value. Thread-safe.
//
//   time=2025-06-15T10:20:30.123Z level=warning event=limit-requests suppressed=40
//
// A flood of one event can't fill the disk: each kind of event has at most a few lines per second.
// The next line of the log says how many were suppressed. Fields named "address" are written only
// if the operator allows it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "host/ports.h"

namespace pakhuis::server {

struct EventLogOptions {
    host::LogLevel level = host::LogLevel::kInfo;  // less important events are not written
    bool addresses = false;                        // whether addresses of clients are written
    int per_second = 5;                            // lines of each kind of event
};

// "warning" → kWarning; nothing if there is no such level.
std::optional<host::LogLevel> read_log_level(std::string_view name);

class EventLog final : public host::Log {
  public:
    using Sink = std::function<void(const std::string& line)>;  // the line ends with \n

    // Writes to standard error if there is no sink.
    EventLog(const EventLogOptions& options, const host::Clock& clock, Sink sink = {});
    ~EventLog() override;
    EventLog(const EventLog&) = delete;
    EventLog& operator=(const EventLog&) = delete;

    void write(host::LogLevel level, std::string_view event, host::LogFields fields = {}) override;
    // Writes how many lines were suppressed in the seconds before. Called now and then, so that the
    // end of a flood is told too.
    void report_suppressed();

  private:
    struct Kind {
        host::LogLevel level = host::LogLevel::kInfo;
        std::int64_t second_began = 0;  // by the steady clock
        int lines = 0;                  // in this second
        std::uint64_t suppressed = 0;
    };
    std::string begin_line(host::LogLevel level, std::string_view event) const;
    void report_suppressed(std::int64_t before);

    const EventLogOptions options_;
    const host::Clock& clock_;
    const Sink sink_;
    std::mutex mutex_;  // guards all below, and the order of lines
    std::map<std::string, Kind, std::less<>> kinds_;
};

}  // namespace pakhuis::server
