#include "server/event_log.h"

#include <array>
#include <cstdio>
#include <ctime>
#include <fmt/format.h>
#include <limits>
#include <utility>

namespace pakhuis::server {
namespace {

using host::LogLevel;

constexpr std::array<std::string_view, 4> kLevels{"error", "warning", "info", "debug"};
constexpr std::size_t kMaxValue = 200;  // bytes
constexpr std::int64_t kSecond = 1000;

std::string time_text(std::int64_t ms) {
    const std::time_t seconds = ms / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", parts.tm_year + 1900,
                       parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec,
                       ms % 1000);
}

// A value of letters, digits and a few signs is written as it is, any other one in quotes. So a
// value can't look like another field or another line.
std::string value_text(std::string_view value) {
    constexpr std::string_view kPlain = "-_.:/,+@";
    value = value.substr(0, kMaxValue);
    bool plain = !value.empty();
    std::string quoted = "\"";
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        const bool letter =
            (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        plain = plain && (letter || kPlain.find(c) != kPlain.npos);
        if (c == '"' || c == '\\') {
            quoted += {'\\', c};
        } else if (byte < 0x20 || byte >= 0x7f) {
            quoted += fmt::format("\\x{:02x}", byte);
        } else {
            quoted += c;
        }
    }
    return plain ? std::string(value) : quoted + '"';
}

void write_to_stderr(const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace

std::optional<LogLevel> read_log_level(std::string_view name) {
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
        if (kLevels[i] == name) return static_cast<LogLevel>(i);
    }
    return std::nullopt;
}

EventLog::EventLog(const EventLogOptions& options, const host::Clock& clock, Sink sink)
    : options_(options), clock_(clock), sink_(sink ? std::move(sink) : Sink(write_to_stderr)) {}

EventLog::~EventLog() {
    const std::lock_guard lock(mutex_);
    report_suppressed(std::numeric_limits<std::int64_t>::max());
}

std::string EventLog::begin_line(LogLevel level, std::string_view event) const {
    return fmt::format("time={} level={} event={}", time_text(clock_.now_ms()),
                       kLevels[static_cast<std::size_t>(level)], event);
}

void EventLog::write(LogLevel level, std::string_view event, host::LogFields fields) {
    if (level > options_.level) return;
    const std::lock_guard lock(mutex_);
    const std::int64_t now = clock_.steady_ms();
    auto kind = kinds_.find(event);
    if (kind == kinds_.end()) kind = kinds_.emplace(event, Kind{level, now}).first;
    if (now - kind->second.second_began >= kSecond) {
        report_suppressed(now - kSecond);
        kind->second.second_began = now;
        kind->second.lines = 0;
    }
    if (kind->second.lines >= options_.per_second) {
        ++kind->second.suppressed;
        return;
    }
    ++kind->second.lines;
    std::string line = begin_line(level, event);
    for (const auto& [key, value] : fields) {
        if (key == "address" && !options_.addresses) continue;
        line += fmt::format(" {}={}", key, value_text(value));
    }
    sink_(line + '\n');
}

void EventLog::report_suppressed() {
    const std::lock_guard lock(mutex_);
    report_suppressed(clock_.steady_ms() - kSecond);
}

// Reports the kinds whose second began at `before` or earlier. The caller holds the lock.
void EventLog::report_suppressed(std::int64_t before) {
    for (auto& [event, kind] : kinds_) {
        if (kind.suppressed == 0 || kind.second_began > before) continue;
        const std::uint64_t count = std::exchange(kind.suppressed, 0);
        sink_(begin_line(kind.level, event) + fmt::format(" suppressed={}\n", count));
    }
}

}  // namespace pakhuis::server
