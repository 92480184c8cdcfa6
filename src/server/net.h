// The network behind a simple interface: HTTP and one WebSocket per client. Only net.cpp and
// web_socket.cpp use Beast.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "host/ports.h"
#include "host/shared_text.h"
#include "server/wait_figures.h"

namespace pakhuis::server {

struct HttpRequest {
    std::string method;
    std::string target;   // path and query
    std::string cookie;   // the header as received
    std::string address;  // group of the peer's address (address_group.h)
    std::string body;
    std::string accept_encoding;
    std::string if_none_match;
    bool https = false;  // behind a proxy: whether the client's connection to it is encrypted
    // The size of the body as the head announces it. A chunked body counts as the largest one.
    std::size_t body_bytes = 0;
};

struct HttpResponse {
    int status = 200;
    std::string type = "application/json";
    host::SharedText body{};
    std::string set_cookie{};  // empty: none
    std::string cache = "no-store";
    std::string encoding{};  // of the body; empty: not encoded
    std::string tag{};       // of the content; empty: none
};

// One WebSocket: a client of the host. Thread-safe. A client that reads too slowly is dropped when
// its queue of messages exceeds the limit. The round trip is measured by pings (round_trip.h), but
// is at most the value that the system measures on the connection. So a client gains nothing if it
// answers pings late. Behind a proxy the system measures only the way to the proxy: then the bound
// is the proxy's own measurement, or kMostUnproven.
class Socket : public host::Client {
  public:
    // Why the server closes, as the codes of RFC 6455, 7.4.1.
    enum class CloseCode : std::uint16_t {
        kGoingAway = 1001,  // the server stops; clients may come back soon
        kPolicy = 1008,     // the client did something that is not allowed
    };
    // Sends the messages in the queue first.
    virtual void close(CloseCode code, std::string reason) = 0;
};

// Receives the messages of a WebSocket. Calls come one after the other, in turn with the socket's
// posted work: `opened` first, `closed` last. If the handshake fails, only `closed` is called.
class Listener {
  public:
    virtual ~Listener() = default;
    virtual void opened(std::shared_ptr<Socket> socket) = 0;
    virtual void received(std::string_view message) = 0;
    virtual void closed() = 0;
};

// Handles requests and WebSockets. Called from the network's threads.
class Service {
  public:
    virtual ~Service() = default;
    // Called with the head of a request, before its body is read. False: the body is not read, and
    // `refusal` is sent.
    virtual bool admit(const HttpRequest& /*head*/, HttpResponse& /*refusal*/) { return true; }
    // Answers once, now or later, from any thread. Called for admitted requests.
    using Respond = std::function<void(HttpResponse)>;
    virtual void http(const HttpRequest& request, Respond respond) = 0;
    // A client asks to open a WebSocket. Without a listener it is refused, and `refusal` is sent.
    virtual std::shared_ptr<Listener> open(const HttpRequest& request, HttpResponse& refusal) = 0;
};

struct NetOptions {
    std::string listen = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any free port
    int threads = 2;
    std::size_t max_message = 16 * 1024;
    std::size_t max_body = 512 * 1024;
    std::size_t max_queue = 256;                // messages waiting to be sent to one client
    std::size_t max_queue_bytes = 1024 * 1024;  // the same in bytes
    int send_buffer = 256 * 1024;               // additional bytes that the system may hold
    std::chrono::seconds idle{60};     // a silent peer is pinged after this time, then dropped
    std::chrono::seconds request{30};  // a request must be complete within this time
    std::chrono::milliseconds refused{500};  // an answer 429 comes after this time
    int per_address = 128;  // connections of one address, with WebSockets; more are closed
    // All clients connect through our proxy. Then their address is the last one in X-Forwarded-For,
    // and the connections of the proxy are not limited or measured.
    bool behind_proxy = false;
    // The header in which the proxy gives the round trip of the client's connection in microseconds
    // (nginx: $tcpinfo_rtt); empty: none. The proxy must replace a header of the client.
    std::string round_trip_header{};
    // Measures the messages of WebSockets; nullptr: nothing is measured.
    SocketTimes* times = nullptr;
    // Called by each thread of the network when it begins.
    void (*thread_begins)() = nullptr;
};

class Net {
  public:
    // Opens the port. Throws std::runtime_error with a sentence if it can't. `log` hears of dropped
    // connections; nullptr: nobody does.
    Net(const NetOptions& options, Service& service, host::Log* log = nullptr);
    ~Net();
    Net(const Net&) = delete;
    Net& operator=(const Net&) = delete;

    std::uint16_t port() const;
    // Begins to accept connections.
    void start();
    // Accepts no more connections, tells every socket that the server goes away, and waits for the
    // work under way.
    void stop();

    // Runs work on the network's threads, now or later.
    void post(std::function<void()> work);
    void after(std::chrono::milliseconds delay, std::function<void()> work);

    struct Impl;

  private:
    std::unique_ptr<Impl> impl_;
};

}  // namespace pakhuis::server
