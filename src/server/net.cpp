#include "server/net.h"

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <limits>
#include <mutex>
#include <netinet/tcp.h>
#include <set>
#include <stdexcept>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/address_group.h"
#include "server/round_trip.h"
#include "server/secure_random.h"

namespace pakhuis::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::use_awaitable;
using tcp = asio::ip::tcp;
using Strand = asio::strand<asio::io_context::executor_type>;
using Stream = beast::basic_stream<tcp, Strand, beast::simple_rate_policy>;
using Clock = std::chrono::steady_clock;
using TextBody = http::span_body<const char>;

namespace {

// A large answer is written in pieces of this size, so that others have their turn in between.
constexpr std::size_t kPiece = 64 * 1024;
constexpr std::chrono::seconds kTimeToClose{2};
// Bytes per second that are read from a socket, even while it is closed. People send less than 1
// KiB.
constexpr std::size_t kReadRate = 32 * 1024;

class WebSocket;

}  // namespace

struct Net::Impl {
    Impl(const NetOptions& o, Service& s, host::Log* l)
        : options(o), service(s), log(l == nullptr ? no_log : *l), acceptor(io) {}

    const NetOptions options;
    Service& service;
    host::Log no_log;
    host::Log& log;
    std::mutex mutex;                            // guards sockets and peers
    std::unordered_map<std::string, int> peers;  // connections by address
    asio::io_context io;  // after the members that its coroutines use until they end
    asio::executor_work_guard<asio::io_context::executor_type> work{io.get_executor()};
    tcp::acceptor acceptor;
    std::vector<std::thread> threads;
    std::set<std::shared_ptr<Socket>> sockets;
    std::atomic<bool> stopping{false};

    void add(const std::shared_ptr<Socket>& socket) {
        const std::lock_guard lock(mutex);
        sockets.insert(socket);
        if (stopping) say_goodbye(*socket);
    }
    static void say_goodbye(Socket& socket) {
        socket.close(Socket::CloseCode::kGoingAway, "the server stops; come back soon");
    }
    void remove(const std::shared_ptr<Socket>& socket) {
        const std::lock_guard lock(mutex);
        sockets.erase(socket);
    }
    // Counts one more connection of an address until the pointer is destroyed; null: too many.
    std::shared_ptr<void> count_connection(const std::string& address) {
        const std::lock_guard lock(mutex);
        int& count = peers[address];
        if (count >= options.per_address) return nullptr;
        ++count;
        return {this, [this, address](void*) {
                    const std::lock_guard relock(mutex);
                    if (--peers[address] == 0) peers.erase(address);
                }};
    }
};

namespace {

// A WebSocket on its strand: one coroutine reads, one writes the queue.
class WebSocket final : public Socket, public std::enable_shared_from_this<WebSocket> {
  public:
    // `proxy_round_trip`: the bound of the measured round trip behind a proxy, in ms.
    WebSocket(Stream stream, const NetOptions& options, host::Log& log, std::string address,
              std::int64_t proxy_round_trip)
        : strand_(stream.get_executor()),
          socket_(std::move(stream)),
          options_(options),
          log_(log),
          address_(std::move(address)),
          proxy_round_trip_(proxy_round_trip),
          wake_(strand_, Clock::time_point::max()),
          next_ping_(strand_) {}

    void send(std::shared_ptr<const std::string> message) override {
        asio::post(strand_, [self = shared_from_this(), message = std::move(message)] {
            self->enqueue(message);
        });
    }
    void post(host::Work work) override { asio::post(strand_, std::move(work)); }
    void close(CloseCode code, std::string reason) override {
        asio::post(strand_, [self = shared_from_this(), code, reason = std::move(reason)] {
            self->begin_closing(code, reason);
        });
    }
    std::int64_t round_trip() const override { return counted_.load(); }
    void measure() override {
        asio::post(strand_, [self = shared_from_this()] {
            self->round_trip_.hurry();
            self->next_ping_.cancel();
        });
    }

    // Does the handshake, then reads until one side closes.
    asio::awaitable<void> run(http::request<http::string_body> request,
                              std::shared_ptr<Listener> listener) {
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

  private:
    asio::awaitable<void> read_all(Listener& listener) {
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

    // The first reason counts.
    void begin_closing(CloseCode code, const std::string& reason) {
        if (closing_) return;
        closing_.emplace(static_cast<websocket::close_code>(code), reason.substr(0, 120).c_str());
        wake_.cancel();
    }

    void enqueue(const std::shared_ptr<const std::string>& message) {
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

    static asio::awaitable<void> write_all(std::shared_ptr<WebSocket> self) {
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

    // The server measures the round trip itself. It never uses a client's claim.
    static asio::awaitable<void> ping_all(std::shared_ptr<WebSocket> self) {
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
    std::int64_t round_trip_bound() {
        constexpr std::int64_t kUnknown = std::numeric_limits<std::int64_t>::max();
        if (options_.behind_proxy) return proxy_round_trip_;
        tcp_info info{};
        socklen_t size = sizeof info;
        const int socket = beast::get_lowest_layer(socket_).socket().native_handle();
        if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return kUnknown;
        return (info.tcpi_rtt + 999) / 1000;
    }

    Strand strand_;
    websocket::stream<Stream> socket_;
    const NetOptions& options_;
    host::Log& log_;
    const std::string address_;
    const std::int64_t proxy_round_trip_;
    asio::steady_timer wake_;
    asio::steady_timer next_ping_;
    std::deque<std::shared_ptr<const std::string>> queue_;
    std::size_t queued_bytes_ = 0;
    std::optional<websocket::close_reason> closing_;  // nothing: not closing
    bool open_ = true;
    RoundTrip round_trip_;
    std::atomic<std::int64_t> counted_{0};  // the round trip that counts, in ms
};

// Behind a proxy the last address in X-Forwarded-For, otherwise the peer's address.
std::string address_of(const http::request<http::string_body>& request, const std::string& peer,
                       bool behind_proxy) {
    if (!behind_proxy) return peer;
    const std::string all(request["X-Forwarded-For"]);
    const auto comma = all.rfind(',');
    const std::string last = comma == all.npos ? all : all.substr(comma + 1);
    const auto begin = last.find_first_not_of(' ');
    return begin == last.npos ? peer : address_group(last.substr(begin, 64));
}

// The most that a client's round trip counts behind a proxy, in ms.
std::int64_t proxy_round_trip(const http::request<http::string_body>& request,
                              const NetOptions& options) {
    if (options.round_trip_header.empty()) return kMostUnproven;
    return read_proxy_round_trip(request[options.round_trip_header]).value_or(kMostUnproven);
}

// Takes the body of the request.
HttpRequest to_http_request(http::request<http::string_body>& request, const std::string& address,
                            bool behind_proxy) {
    return {std::string(request.method_string()),
            std::string(request.target()),
            std::string(request[http::field::cookie]),
            address,
            std::move(request.body()),
            std::string(request[http::field::accept_encoding]),
            std::string(request[http::field::if_none_match]),
            behind_proxy && request["X-Forwarded-Proto"] == "https"};
}

// The answer points into the response's body.
http::response<TextBody> answer(const http::request<http::string_body>& request,
                                const HttpResponse& response) {
    http::response<TextBody> out(static_cast<http::status>(response.status), request.version());
    out.set(http::field::content_type, response.type);
    out.set("X-Content-Type-Options", "nosniff");
    out.set("Referrer-Policy", "same-origin");
    out.set("Content-Security-Policy",
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
            "connect-src 'self' ws: wss:; img-src 'self' data:; "
            "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    out.set(http::field::cache_control, response.cache);
    if (!response.encoding.empty()) out.set(http::field::content_encoding, response.encoding);
    if (!response.tag.empty()) {
        out.set(http::field::etag, response.tag);
        out.set(http::field::vary, "Accept-Encoding");
    }
    if (!response.set_cookie.empty()) out.set(http::field::set_cookie, response.set_cookie);
    out.keep_alive(request.keep_alive());
    out.body() = {response.body.str().data(), response.body.size()};
    out.prepare_payload();
    return out;
}

// Pages of other sites may not use this site's cookie.
bool same_origin(const http::request<http::string_body>& request) {
    const auto origin = request[http::field::origin];
    if (origin.empty()) return true;
    const auto host = request[http::field::host];
    const auto scheme = origin.find("://");
    return scheme != origin.npos && origin.substr(scheme + 3) == host;
}

HttpResponse error_response(int status, const char* key, const char* sentence) {
    return {status,
            "application/json",
            std::string("{\"key\":\"") + key + "\",\"sentence\":\"" + sentence + "\"}",
            {}};
}

// Waits for the service's answer, which may come on any thread. There are no temporaries in the
// co_await expression: g++ 12 destroys some of them twice.
asio::awaitable<void> ask(Service& service, const HttpRequest& request, HttpResponse& response) {
    const auto executor = co_await asio::this_coro::executor;
    auto initiate = [&service, &request, &response, executor](auto handler) {
        auto kept = std::make_shared<decltype(handler)>(std::move(handler));
        service.http(request, [kept, executor, &response](HttpResponse answer) {
            auto shared = std::make_shared<HttpResponse>(std::move(answer));
            asio::post(executor, [kept, shared, &response] {
                response = std::move(*shared);
                std::move (*kept)();
            });
        });
    };
    co_await asio::async_initiate<decltype(use_awaitable), void()>(initiate, use_awaitable);
}

asio::awaitable<void> serve_http(Net::Impl& net, Stream stream) {
    boost::system::error_code error;
    const auto peer = stream.socket().remote_endpoint(error);
    const std::string peer_address = error ? "unknown" : address_group(peer.address().to_string());
    const auto counted = net.options.behind_proxy ? nullptr : net.count_connection(peer_address);
    if (!counted && !net.options.behind_proxy) {
        net.log.write(host::LogLevel::kWarning, "limit-connections", {{"address", peer_address}});
        co_return;
    }
    beast::flat_buffer buffer;
    for (;;) {
        http::request_parser<http::string_body> parser;
        parser.body_limit(net.options.max_body);
        parser.header_limit(8 * 1024);
        stream.expires_after(net.options.request);
        co_await http::async_read(stream, buffer, parser,
                                  asio::redirect_error(use_awaitable, error));
        if (error) co_return;
        auto request = parser.release();
        const std::string address = address_of(request, peer_address, net.options.behind_proxy);
        HttpResponse response;
        if (websocket::is_upgrade(request)) {
            response = error_response(403, "bad-origin", "This page may not connect here.");
            std::shared_ptr<Listener> listener;
            if (same_origin(request))
                listener = net.service.open(
                    to_http_request(request, address, net.options.behind_proxy), response);
            if (listener) {
                auto socket =
                    std::make_shared<WebSocket>(std::move(stream), net.options, net.log, address,
                                                proxy_round_trip(request, net.options));
                net.add(socket);
                co_await socket->run(std::move(request), listener);
                net.remove(socket);
                co_return;
            }
        } else if (!same_origin(request) && request.method() != http::verb::get) {
            response = error_response(403, "bad-origin", "This page may not write here.");
        } else {
            const HttpRequest asked = to_http_request(request, address, net.options.behind_proxy);
            co_await ask(net.service, asked, response);
        }
        if (response.status == 429) {
            // It can't ask again at once.
            asio::steady_timer pause(stream.get_executor(), net.options.refused);
            co_await pause.async_wait(asio::redirect_error(use_awaitable, error));
        }
        const auto out = answer(request, response);
        http::response_serializer<TextBody> pieces(out);
        pieces.limit(kPiece);
        co_await http::async_write(stream, pieces, asio::redirect_error(use_awaitable, error));
        if (error || !out.keep_alive()) break;
    }
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
}

asio::awaitable<void> accept_all(Net::Impl& net) {
    while (!net.stopping) {
        boost::system::error_code error;
        const Strand strand = asio::make_strand(net.io.get_executor());
        Stream stream(strand);
        co_await net.acceptor.async_accept(stream.socket(),
                                           asio::redirect_error(use_awaitable, error));
        if (net.stopping) co_return;
        if (error) {
            // Probably out of file descriptors: continue after a pause.
            net.log.write(host::LogLevel::kError, "accept-failed", {{"why", error.message()}});
            asio::steady_timer pause(net.io, std::chrono::milliseconds(50));
            co_await pause.async_wait(use_awaitable);
            continue;
        }
        stream.socket().set_option(tcp::no_delay(true), error);
        stream.socket().set_option(asio::socket_base::send_buffer_size(net.options.send_buffer),
                                   error);
        asio::co_spawn(strand, serve_http(net, std::move(stream)), asio::detached);
    }
}

}  // namespace

Net::Net(const NetOptions& options, Service& service, host::Log* log)
    : impl_(std::make_unique<Impl>(options, service, log)) {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(options.listen, error);
    if (error) throw std::runtime_error("'" + options.listen + "' is not an address");
    const tcp::endpoint endpoint(address, options.port);
    impl_->acceptor.open(endpoint.protocol());
    impl_->acceptor.set_option(asio::socket_base::reuse_address(true));
    impl_->acceptor.bind(endpoint, error);
    if (!error) impl_->acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) {
        throw std::runtime_error("can't listen on " + options.listen + ":" +
                                 std::to_string(options.port) + ": " + error.message());
    }
}

void Net::start() {
    asio::co_spawn(impl_->io, accept_all(*impl_), asio::detached);
    for (int i = 0; i < impl_->options.threads; ++i) {
        impl_->threads.emplace_back([this] { impl_->io.run(); });
    }
}

Net::~Net() {
    stop();
}

std::uint16_t Net::port() const {
    return impl_->acceptor.local_endpoint().port();
}

void Net::stop() {
    if (impl_->stopping.exchange(true)) return;
    asio::post(impl_->io, [this] {
        boost::system::error_code error;
        impl_->acceptor.close(error);
    });
    {
        const std::lock_guard lock(impl_->mutex);
        for (const auto& socket : impl_->sockets) Impl::say_goodbye(*socket);
    }
    impl_->work.reset();
    // Gives peers a second to close; then stops the threads.
    for (int i = 0; i < 40; ++i) {
        {
            const std::lock_guard lock(impl_->mutex);
            if (impl_->sockets.empty()) break;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(25));
    }
    impl_->io.stop();
    for (std::thread& thread : impl_->threads) thread.join();
}

void Net::post(std::function<void()> work) {
    asio::post(impl_->io, std::move(work));
}

void Net::after(std::chrono::milliseconds delay, std::function<void()> work) {
    auto timer = std::make_shared<asio::steady_timer>(impl_->io, delay);
    timer->async_wait([timer, work = std::move(work)](const boost::system::error_code& error) {
        if (!error) work();
    });
}

}  // namespace pakhuis::server
