// The round trip of one connection, measured by pings. It decides how far a press of a live clock
// is dated back, so a client must gain nothing by answering late, early or often.
//
//   - Each ping carries a number that nobody can guess. A pong counts for that ping, once. A pong
//     without a ping counts for nothing.
//   - The shortest round trip of the last ten minutes counts. One pong that comes late changes
//     nothing; a client would have to delay all of them.
//   - Other evidence bounds it: see `counted`.
//
// Time comes in with every call.
#pragma once

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace pakhuis::server {

// Behind a proxy that does not measure, only the client's own answers tell that it is far away. So
// it gets at most this round trip, in ms.
inline constexpr std::int64_t kMostUnproven = 100;

class RoundTrip {
  public:
    using Time = std::chrono::steady_clock::time_point;

    // A ping is sent. Returns its payload. `random`: nobody can guess it.
    std::string ping(std::uint64_t random, Time now) {
        constexpr std::size_t kMostUnanswered = 16;
        if (unanswered_.size() == kMostUnanswered) unanswered_.pop_front();
        unanswered_.push_back({std::to_string(random), now});
        return unanswered_.back().payload;
    }

    // A pong has arrived. Returns whether it answers a ping.
    bool pong(std::string_view payload, Time now) {
        const auto answered = std::find_if(unanswered_.begin(), unanswered_.end(),
                                           [&](const Ping& p) { return p.payload == payload; });
        if (answered == unanswered_.end()) return false;
        measured_.push_back({now, in_ms(now - answered->sent)});
        unanswered_.erase(answered);
        while (now - measured_.front().at > kWindow) measured_.pop_front();
        return true;
    }

    // The round trip that counts, in ms; 0 before the first pong. `bound` is the most that other
    // evidence allows: the system's measurement, the proxy's, or kMostUnproven.
    std::int64_t counted(std::int64_t bound) const {
        if (measured_.empty()) return 0;
        const auto shortest =
            std::min_element(measured_.begin(), measured_.end(),
                             [](const Sample& a, const Sample& b) { return a.ms < b.ms; });
        return std::min(shortest->ms, bound);
    }

    // The pause before the next ping, at a random moment: five pings within two seconds at the
    // beginning, later one every 5 to 15 seconds.
    std::chrono::milliseconds pause(std::uint64_t random) {
        if (quick_ == 0) return std::chrono::milliseconds(5'000 + random % 10'000);
        --quick_;
        return std::chrono::milliseconds(200 + random % 300);
    }
    // The next pings come quickly again.
    void hurry() { quick_ = kQuickPings; }

  private:
    static constexpr int kQuickPings = 4;  // after the first one
    static constexpr std::chrono::minutes kWindow{10};

    struct Ping {
        std::string payload;
        Time sent;
    };
    struct Sample {
        Time at;  // of the pong
        std::int64_t ms = 0;
    };

    static std::int64_t in_ms(Time::duration duration) {
        return std::chrono::duration_cast<std::chrono::milliseconds>(duration).count();
    }

    std::deque<Ping> unanswered_;
    std::deque<Sample> measured_;  // of the last ten minutes
    int quick_ = kQuickPings;
};

// Reads the round trip that a proxy measured, in microseconds (nginx: $tcpinfo_rtt). Returns ms,
// rounded up; nothing if it is not a number.
inline std::optional<std::int64_t> read_proxy_round_trip(std::string_view text) {
    std::int64_t us = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, us);
    if (text.empty() || read.ec != std::errc() || read.ptr != end || us < 0) return std::nullopt;
    return us / 1000 + (us % 1000 == 0 ? 0 : 1);
}

}  // namespace pakhuis::server
