#include "server/web_socket.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <limits>
#include <netinet/tcp.h>
#include <utility>

#include "server/secure_random.h"

namespace pakhuis::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::use_awaitable;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::chrono::seconds kTimeToClose{2};
// Bytes per second that are read from a socket, even while it is closed. People send less than 1
// KiB.
constexpr std::size_t kReadRate = 32 * 1024;

}  // namespace

WebSocket::WebSocket(Stream stream, const NetOptions& options, host::Log& log, std::string address,
                     std::int64_t proxy_round_trip)
    : strand_(stream.get_executor()),
      socket_(std::move(stream)),
      options_(options),
      log_(log),
      address_(std::move(address)),
      proxy_round_trip_(proxy_round_trip),
      wake_(strand_, Clock::time_point::max()),
      next_ping_(strand_) {}

void WebSocket::send(std::shared_ptr<const std::string> message) {
    asio::post(strand_, [self = shared_from_this(), message = std::move(message)] {
        self->enqueue(message);
    });
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
        asio::co_spawn(strand_, write_all(shared_from_this()), asio::detached);
        asio::co_spawn(strand_, ping_all(shared_from_this()), asio::detached);
        listener->opened(shared_from_this());
        co_await read_all(*listener);
    }
    open_ = false;
    wake_.cancel();
    next_ping_.cancel();
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
            listener.received({static_cast<const char*>(data.data()), data.size()});
        }
        buffer.consume(buffer.size());
    }
}

void WebSocket::begin_closing(CloseCode code, const std::string& reason) {
    if (closing_) return;
    closing_.emplace(static_cast<websocket::close_code>(code), reason.substr(0, 120).c_str());
    wake_.cancel();
}

void WebSocket::enqueue(const std::shared_ptr<const std::string>& message) {
    if (!open_) return;
    queued_bytes_ += message->size();
    queue_.push_back(message);
    if (queue_.size() > options_.max_queue || queued_bytes_ > options_.max_queue_bytes) {
        // The client reads too slowly: drop it.
        log_.write(host::LogLevel::kWarning, "slow-reader-dropped", {{"address", address_}});
        open_ = false;
        beast::get_lowest_layer(socket_).close();
    }
    wake_.cancel();
}

asio::awaitable<void> WebSocket::write_all(std::shared_ptr<WebSocket> self) {
    boost::system::error_code error;
    while (self->open_ && !error) {
        if (!self->queue_.empty()) {
            const auto message = self->queue_.front();
            co_await self->socket_.async_write(asio::buffer(*message),
                                               asio::redirect_error(use_awaitable, error));
            if (self->queue_.empty()) break;
            self->queued_bytes_ -= message->size();
            self->queue_.pop_front();
        } else if (self->closing_) {
            // A peer that does not answer, but goes on sending, is cut off.
            beast::get_lowest_layer(self->socket_).expires_after(kTimeToClose);
            co_await self->socket_.async_close(*self->closing_,
                                               asio::redirect_error(use_awaitable, error));
            co_return;
        } else {
            self->wake_.expires_at(Clock::time_point::max());
            co_await self->wake_.async_wait(asio::redirect_error(use_awaitable, error));
            error = {};
        }
    }
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

// Without a proxy: measured by the system from TCP acknowledgements. The client's program can't
// delay these.
std::int64_t WebSocket::round_trip_bound() {
    constexpr std::int64_t kUnknown = std::numeric_limits<std::int64_t>::max();
    if (options_.behind_proxy) return proxy_round_trip_;
    tcp_info info{};
    socklen_t size = sizeof info;
    const int socket = beast::get_lowest_layer(socket_).socket().native_handle();
    if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return kUnknown;
    return (info.tcpi_rtt + 999) / 1000;
}

}  // namespace pakhuis::server
