// A relay between one client and the server. It delays what the server sends, and passes on at once
// what the client sends: a client that answers pings late but presses in time.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <thread>

namespace pakhuis::client {

class SlowLine {
  public:
    SlowLine(std::uint16_t server, std::chrono::milliseconds delay);
    ~SlowLine();
    SlowLine(const SlowLine&) = delete;
    SlowLine& operator=(const SlowLine&) = delete;

    // The client connects here.
    std::uint16_t port() const { return port_; }

  private:
    void relay(std::uint16_t server, std::chrono::milliseconds delay);

    int listening_ = -1;
    std::uint16_t port_ = 0;
    std::atomic<bool> stopping_{false};
    std::thread thread_;
};

}  // namespace pakhuis::client
