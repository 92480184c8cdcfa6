#include "server/web_socket.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/defer.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <limits>
#include <utility>

#include "server/secure_random.h"

namespace pakhuis::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::use_awaitable;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::chrono::seconds kTimeToAnswer{2};
// Bytes per second that are read from a socket, even while it is closed. People send less than 1
// KiB.
constexpr std::size_t kReadRate = 32 * 1024;

std::int64_t microseconds(Clock::duration time) {
    return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

}  // namespace

WebSocket::WebSocket(Stream stream, const NetOptions& options, host::Log& log, std::string address,
                     std::int64_t proxy_round_trip)
    : strand_(stream.get_executor()),
      socket_(std::move(stream)),
      options_(options),
      log_(log),
      address_(std::move(address)),
      proxy_round_trip_(proxy_round_trip),
      next_ping_(strand_),
      time_to_close_(strand_) {}

void WebSocket::send(std::shared_ptr<const std::string> message) {
    {
        const std::lock_guard lock(outbox_mutex_);
        outbox_.push_back({std::move(message), Clock::now()});
        if (outbox_.size() > 1) return;  // all are taken together
    }
    asio::defer(strand_, [self = shared_from_this()] { self->take_outbox(); });
}

void WebSocket::post(host::Work work) {
    asio::post(strand_, std::move(work));
}

void WebSocket::close(CloseCode code, std::string reason) {
    asio::post(strand_, [self = shared_from_this(), code, reason = std::move(reason)] {
        self->begin_closing(code, reason);
    });
}

void WebSocket::measure() {
    asio::post(strand_, [self = shared_from_this()] {
        self->round_trip_.hurry();
        self->next_ping_.cancel();
    });
}

asio::awaitable<void> WebSocket::run(Request request, std::shared_ptr<Listener> listener) {
    boost::system::error_code error;
    beast::get_lowest_layer(socket_).expires_never();
    beast::get_lowest_layer(socket_).rate_policy().read_limit(kReadRate);
    websocket::stream_base::timeout timeout{std::chrono::seconds(10), options_.idle, true};
    socket_.set_option(timeout);
    socket_.read_message_max(options_.max_message);
    socket_.control_callback([this](websocket::frame_type kind, beast::string_view payload) {
        if (kind != websocket::frame_type::pong) return;
        if (round_trip_.pong({payload.data(), payload.size()}, Clock::now())) {
            counted_ = round_trip_.counted(round_trip_bound());
        }
    });
    co_await socket_.async_accept(request, asio::redirect_error(use_awaitable, error));
    if (!error) {
        shaken_hands_ = true;
        write_next();
        asio::co_spawn(strand_, ping_all(shared_from_this()), asio::detached);
        listener->opened(shared_from_this());
        co_await read_all(*listener);
    }
    open_ = false;
    next_ping_.cancel();
    time_to_close_.cancel();
    beast::get_lowest_layer(socket_).close();
    listener->closed();
}

asio::awaitable<void> WebSocket::read_all(Listener& listener) {
    beast::flat_buffer buffer;
    for (;;) {
        boost::system::error_code error;
        co_await socket_.async_read(buffer, asio::redirect_error(use_awaitable, error));
        if (error || !open_) co_return;
        if (!socket_.got_text()) begin_closing(CloseCode::kPolicy, "text only");
        // During closing, only the peer's close message matters.
        const auto data = buffer.cdata();
        if (!closing_) {
            pass_on(listener, {static_cast<const char*>(data.data()), data.size()});
        }
        buffer.consume(buffer.size());
    }
}

void WebSocket::pass_on(Listener& listener, std::string_view message) {
    if (options_.times == nullptr) return listener.received(message);
    options_.times->arrival.add(since_arrival());
    const auto begin = Clock::now();
    listener.received(message);
    options_.times->reading.add(microseconds(Clock::now() - begin));
}

void WebSocket::begin_closing(CloseCode code, const std::string& reason) {
    if (closing_) return;
    closing_.emplace(static_cast<websocket::close_code>(code), reason.substr(0, 120).c_str());
    write_next();
}

// Takes what was sent since the last call.
void WebSocket::take_outbox() {
    std::vector<Outgoing> taken;
    {
        const std::lock_guard lock(outbox_mutex_);
        taken.swap(outbox_);
    }
    if (!open_) return;
    for (Outgoing& message : taken) {
        queued_bytes_ += message.text->size();
        queue_.push_back(std::move(message));
    }
    if (queue_.size() > options_.max_queue || queued_bytes_ > options_.max_queue_bytes) {
        // The client reads too slowly: drop it.
        log_.write(host::LogLevel::kWarning, "slow-reader-dropped", {{"address", address_}});
        open_ = false;
        beast::get_lowest_layer(socket_).close();
    }
    write_next();
}

// Writes the first message of the queue, unless one is being written. After the last one the socket
// is closed, if it should be.
void WebSocket::write_next() {
    if (!open_ || !shaken_hands_ || writing_) return;
    if (queue_.empty()) {
        if (closing_) write_close();
        return;
    }
    writing_ = true;
    socket_.async_write(
        asio::buffer(*queue_.front().text),
        [self = shared_from_this()](const boost::system::error_code& error, std::size_t) {
            self->writing_ = false;
            const Outgoing done = std::move(self->queue_.front());
            self->queue_.pop_front();
            self->queued_bytes_ -= done.text->size();
            if (error) return;
            if (self->options_.times != nullptr) {
                self->options_.times->sending.add(microseconds(Clock::now() - done.since));
            }
            self->write_next();
        });
}

void WebSocket::write_close() {
    writing_ = true;  // for good
    // A peer that does not answer, but goes on sending, is cut off. (Not by the stream's own
    // deadline: it must not change while a ping is under way.)
    time_to_close_.expires_after(kTimeToAnswer);
    time_to_close_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
        if (!error) beast::get_lowest_layer(self->socket_).close();
    });
    socket_.async_close(*closing_,
                        [self = shared_from_this()](const boost::system::error_code&) {});
}

asio::awaitable<void> WebSocket::ping_all(std::shared_ptr<WebSocket> self) {
    boost::system::error_code error;
    SecureRandom random;
    while (self->open_ && !error) {
        const std::string text = self->round_trip_.ping(random.number(), Clock::now());
        const websocket::ping_data payload(text.c_str());
        co_await self->socket_.async_ping(payload, asio::redirect_error(use_awaitable, error));
        if (error || !self->open_) break;
        self->next_ping_.expires_after(self->round_trip_.pause(random.number()));
        co_await self->next_ping_.async_wait(asio::redirect_error(use_awaitable, error));
        error = {};  // `measure` ends the pause early
    }
}

tcp_info WebSocket::connection_info() {
    tcp_info info{};
    socklen_t size = sizeof info;
    const int socket = beast::get_lowest_layer(socket_).socket().native_handle();
    if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return {};
    return info;
}

// Microseconds since the system received the latest bytes. It counts in ticks of its clock, of up
// to 10 ms.
std::int64_t WebSocket::since_arrival() {
    return std::int64_t{connection_info().tcpi_last_data_recv} * 1000;
}

// Without a proxy: measured by the system from TCP acknowledgements. The client's program can't
// delay these.
std::int64_t WebSocket::round_trip_bound() {
    constexpr std::int64_t kUnknown = std::numeric_limits<std::int64_t>::max();
    if (options_.behind_proxy) return proxy_round_trip_;
    const tcp_info info = connection_info();
    return info.tcpi_rtt == 0 ? kUnknown : (info.tcpi_rtt + 999) / 1000;
}

}  // namespace pakhuis::server
