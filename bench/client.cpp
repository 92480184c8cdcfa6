#include "client.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

namespace pakhuis::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;
using tcp = asio::ip::tcp;

struct Loop::Impl {
    asio::io_context io{1};
};

Loop::Loop() : impl_(std::make_unique<Impl>()) {}
Loop::~Loop() = default;

bool Loop::run(const std::function<bool()>& done, Clock::duration most) {
    const auto end = Clock::now() + most;
    while (!done()) {
        if (Clock::now() > end) return false;
        impl_->io.restart();
        impl_->io.run_one_until(end);
    }
    return true;
}

void Loop::at(Clock::time_point when, std::function<void()> work) {
    auto timer = std::make_shared<asio::steady_timer>(impl_->io, when);
    timer->async_wait([timer, work = std::move(work)](const error_code& error) {
        if (!error) work();
    });
}

struct Socket::Impl : std::enable_shared_from_this<Socket::Impl> {
    Impl(Loop& loop, std::string c, Events e)
        : events(std::move(e)), cookie(std::move(c)), socket(loop.impl().io) {}

    void connect(std::uint16_t port) {
        socket.next_layer().async_connect(
            {asio::ip::address_v4::loopback(), port},
            [self = shared_from_this()](const error_code& error) { self->shake_hands(error); });
    }
    void shake_hands(const error_code& error) {
        if (error) return end();
        error_code ignored;
        ignored = socket.next_layer().set_option(tcp::no_delay(true), ignored);
        socket.set_option(
            websocket::stream_base::decorator([c = cookie](websocket::request_type& request) {
                request.set(beast::http::field::cookie, c);
            }));
        socket.async_handshake(
            "localhost", "/ws",
            [self = shared_from_this()](const error_code& failed) { self->opened(failed); });
    }
    void opened(const error_code& error) {
        if (error) return end();
        socket.text(true);
        open = true;
        read();
        if (!queue.empty()) write();
    }
    void read() {
        socket.async_read(buffer, [self = shared_from_this()](const error_code& error,
                                                              std::size_t) { self->got(error); });
    }
    void got(const error_code& error) {
        if (error) return end();
        const auto data = buffer.cdata();
        if (events.received) events.received({static_cast<const char*>(data.data()), data.size()});
        buffer.consume(buffer.size());
        if (!ended) read();
    }
    void write() {
        socket.async_write(asio::buffer(queue.front()),
                           [self = shared_from_this()](const error_code& error, std::size_t) {
                               if (error) return self->end();
                               self->queue.pop_front();
                               if (!self->queue.empty()) self->write();
                           });
    }
    void end() {
        if (ended) return;
        ended = true;
        open = false;
        if (events.lost) events.lost();
    }

    Events events;
    const std::string cookie;
    websocket::stream<tcp::socket> socket;
    beast::flat_buffer buffer;
    std::deque<std::string> queue;  // the first is being written
    bool open = false;
    bool ended = false;
};

Socket::Socket(Loop& loop, std::uint16_t port, std::string cookie, Events events)
    : impl_(std::make_shared<Impl>(loop, std::move(cookie), std::move(events))) {
    impl_->connect(port);
}

Socket::~Socket() {
    impl_->ended = true;
    impl_->events = {};
    error_code error;
    error = impl_->socket.next_layer().close(error);
}

void Socket::send(std::string text) {
    impl_->queue.push_back(std::move(text));
    if (impl_->open && impl_->queue.size() == 1) impl_->write();
}

}  // namespace pakhuis::bench
