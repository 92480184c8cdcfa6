// One thread of the network and any number of WebSockets on it. Only client.cpp knows Beast.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace pakhuis::bench {

using Clock = std::chrono::steady_clock;

// Everything that happens, happens in `run`, one callback after the other.
class Loop {
  public:
    Loop();
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    // Until `done`, which is asked after each callback; false if `most` passed first.
    bool run(const std::function<bool()>& done, Clock::duration most);
    void at(Clock::time_point when, std::function<void()> work);

    struct Impl;
    Impl& impl() { return *impl_; }

  private:
    std::unique_ptr<Impl> impl_;
};

class Socket {
  public:
    struct Events {
        std::function<void(std::string_view message)> heard;
        std::function<void()> lost;  // or never opened
    };
    // Connects; what is sent meanwhile waits.
    Socket(Loop& loop, std::uint16_t port, std::string cookie, Events events);
    // Hears nothing more; the connection closes.
    ~Socket();
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    void send(std::string text);

    struct Impl;

  private:
    std::shared_ptr<Impl> impl_;
};

}  // namespace pakhuis::bench
