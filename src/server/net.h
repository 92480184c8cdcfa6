// The network behind a plain interface: HTTP and one WebSocket per client. Only net.cpp knows
// Beast.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "host/ports.h"

namespace pakhuis::server {

struct HttpRequest {
    std::string method;
    std::string target;   // path and query
    std::string cookie;   // the header as it came
    std::string address;  // of the peer
    std::string body;
    std::string accept_encoding;
    std::string if_none_match;
};

struct HttpResponse {
    int status = 200;
    std::string type = "application/json";
    std::string body{};
    std::string set_cookie{};  // empty: none
    std::string cache = "no-store";
    std::string encoding{};  // of the body; empty: as it is
    std::string tag{};       // of the content; empty: none
};

// One WebSocket: a client of the host. All calls may come from any thread. A reader so slow that
// the queue of messages passes its bound is dropped. The round trip is the one that the server
// measured last by a ping, and at most what the system measures on the connection: answering pings
// late gains nothing. (Behind a proxy the system sees the proxy only.)
class Socket : public host::Client {
  public:
    virtual void close(std::string reason) = 0;
};

// The receiver of a WebSocket's messages. Calls come one after the other, in turn with the socket's
// posted work, `opened` first, `closed` last; where the handshake fails, `closed` alone.
class Listener {
  public:
    virtual ~Listener() = default;
    virtual void opened(std::shared_ptr<Socket> socket) = 0;
    virtual void received(std::string_view message) = 0;
    virtual void closed() = 0;
};

// What the server does with what comes in. Called from the network's threads.
class Service {
  public:
    virtual ~Service() = default;
    // Answers once, now or later, from any thread.
    using Respond = std::function<void(HttpResponse)>;
    virtual void http(const HttpRequest& request, Respond respond) = 0;
    // A WebSocket asks to be opened. No listener: refused with the response.
    virtual std::shared_ptr<Listener> open(const HttpRequest& request, HttpResponse& refusal) = 0;
};

struct NetOptions {
    std::string listen = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any free one
    int threads = 2;
    std::size_t max_message = 16 * 1024;
    std::size_t max_body = 512 * 1024;
    std::size_t max_queue = 256;                // messages waiting to be sent to one client
    std::size_t max_queue_bytes = 1024 * 1024;  // likewise
    int send_buffer = 256 * 1024;               // what the system may hold of it besides
    std::chrono::seconds idle{60};              // silence after which a peer is asked, then dropped
    std::chrono::seconds request{30};           // in which a request must be complete
    int per_address = 128;  // connections of one address, WebSockets and others; more are closed
    // Everybody comes through a proxy of ours: it says who they are (X-Forwarded-For, the last
    // one), and its own connections tell nothing of theirs.
    bool behind_proxy = false;
};

class Net {
  public:
    // Takes the port; throws std::runtime_error with a sentence if it can't.
    Net(const NetOptions& options, Service& service);
    ~Net();
    Net(const Net&) = delete;
    Net& operator=(const Net&) = delete;

    std::uint16_t port() const;
    // From here on connections are accepted.
    void start();
    // Accepts nothing more, closes every socket, and waits for what is under way.
    void stop();

    // Runs something on the network's threads, now or later.
    void post(std::function<void()> work);
    void after(std::chrono::milliseconds delay, std::function<void()> work);

    struct Impl;

  private:
    std::unique_ptr<Impl> impl_;
};

}  // namespace pakhuis::server
