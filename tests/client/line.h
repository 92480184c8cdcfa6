// Connections of tests to a house: the real server over the network, or a house in memory. Players
// are the same for both.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace pakhuis::client {

// How long a test waits for an expected message: long enough for a busy machine.
inline constexpr std::chrono::seconds kPatience{30};

struct HttpAnswer {
    int status = 0;  // 0: no answer
    std::string body;
    std::string cookie;           // "pakhuis=…" if one was set
    std::string cookie_header{};  // with its attributes
};

// One client's connection.
class Line {
  public:
    virtual ~Line() = default;
    virtual bool connected() const = 0;
    // False if the other side has closed.
    virtual bool send(const std::string& text) = 0;
    // The next message; nothing after the timeout or if the other side has closed.
    virtual std::optional<std::string> receive(std::chrono::milliseconds wait = kPatience) = 0;
};

// A house for guests. A cookie identifies a guest; an empty one belongs to nobody.
class Venue {
  public:
    virtual ~Venue() = default;
    virtual std::string new_guest() = 0;
    virtual std::unique_ptr<Line> connect(const std::string& guest) = 0;
    virtual HttpAnswer get(const std::string& target, const std::string& guest = "") = 0;
    virtual HttpAnswer post(const std::string& target, const std::string& body,
                            const std::string& guest = "") = 0;
};

}  // namespace pakhuis::client
