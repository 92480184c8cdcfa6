// How tests reach a house: the real server over the network, or one in memory. Players are the same
// for both.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace pakhuis::client {

// How long a test waits for what must come: long enough for a busy machine.
inline constexpr std::chrono::seconds kPatience{30};

struct HttpAnswer {
    int status = 0;  // 0: no answer
    std::string body;
    std::string cookie;  // "pakhuis=…" if one was set
};

// One client's connection.
class Line {
  public:
    virtual ~Line() = default;
    virtual bool connected() const = 0;
    // False once the other side is gone.
    virtual bool send(const std::string& text) = 0;
    // The next message, or nothing within the time or because the other side closed.
    virtual std::optional<std::string> receive(std::chrono::milliseconds wait = kPatience) = 0;
};

// A house that guests come to. A guest is named by a cookie; an empty one is nobody's.
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
