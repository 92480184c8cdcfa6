// One network thread with any number of WebSockets. Only client.cpp uses Beast.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace pakhuis::bench {

using Clock = std::chrono::steady_clock;

// All callbacks run inside `run`, one after the other.
class Loop {
  public:
    Loop();
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    // Runs until `done` is true; it is checked after each callback. False if `most` passed first.
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
        std::function<void(std::string_view message)> received;
        std::function<void()> lost;  // or could not be opened
    };
    // Connects. Messages sent before the connection is open wait.
    Socket(Loop& loop, std::uint16_t port, std::string cookie, Events events);
    // Receives nothing more and closes the connection.
    ~Socket();
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    void send(std::string text);

    struct Impl;

  private:
    std::shared_ptr<Impl> impl_;
};

}  // namespace pakhuis::bench
