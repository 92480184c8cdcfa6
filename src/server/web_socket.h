// A WebSocket on its strand: one coroutine reads, and the messages of the queue are written one
// after the other. It uses Beast, so only net.cpp includes it.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>
#include <mutex>
#include <netinet/tcp.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net.h"
#include "server/round_trip.h"

namespace pakhuis::server {

using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
using Stream =
    boost::beast::basic_stream<boost::asio::ip::tcp, Strand, boost::beast::simple_rate_policy>;

class WebSocket final : public Socket, public std::enable_shared_from_this<WebSocket> {
  public:
    using Request = boost::beast::http::request<boost::beast::http::string_body>;

    // `proxy_round_trip`: the bound of the measured round trip behind a proxy, in ms.
    WebSocket(Stream stream, const NetOptions& options, host::Log& log, std::string address,
              std::int64_t proxy_round_trip);

    void send(std::shared_ptr<const std::string> message) override;
    void post(host::Work work) override;
    void close(CloseCode code, std::string reason) override;
    std::int64_t round_trip() const override { return counted_.load(); }
    void measure() override;

    // Does the handshake, then reads until one side closes.
    boost::asio::awaitable<void> run(Request request, std::shared_ptr<Listener> listener);

  private:
    boost::asio::awaitable<void> read_all(Listener& listener);
    // The first reason counts.
    void begin_closing(CloseCode code, const std::string& reason);
    void pass_on(Listener& listener, std::string_view message);
    void take_outbox();
    void write_next();
    void write_close();
    // The server measures the round trip itself. It never uses a client's claim.
    static boost::asio::awaitable<void> ping_all(std::shared_ptr<WebSocket> self);
    std::int64_t round_trip_bound();
    std::int64_t since_arrival();
    tcp_info connection_info();

    struct Outgoing {
        std::shared_ptr<const std::string> text;
        std::chrono::steady_clock::time_point since;  // when it was sent by the host
    };

    Strand strand_;
    boost::beast::websocket::stream<Stream> socket_;
    const NetOptions& options_;
    host::Log& log_;
    const std::string address_;
    const std::int64_t proxy_round_trip_;
    boost::asio::steady_timer next_ping_;
    boost::asio::steady_timer time_to_close_;
    std::mutex outbox_mutex_;
    std::vector<Outgoing> outbox_;  // sent by any thread, not yet in the queue
    std::deque<Outgoing> queue_;    // the first one may be under way
    std::size_t queued_bytes_ = 0;
    std::optional<boost::beast::websocket::close_reason> closing_;  // nothing: not closing
    bool open_ = true;
    bool shaken_hands_ = false;  // nothing is written before
    bool writing_ = false;
    RoundTrip round_trip_;
    std::atomic<std::int64_t> counted_{0};  // the round trip that counts, in ms
};

}  // namespace pakhuis::server
