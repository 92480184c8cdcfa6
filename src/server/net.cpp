#include "server/net.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/defer.hpp>
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
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/address_group.h"
#include "server/round_trip.h"
#include "server/web_socket.h"

namespace pakhuis::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::use_awaitable;
using tcp = asio::ip::tcp;
using TextBody = http::span_body<const char>;
using RequestParser = http::request_parser<http::string_body>;

namespace {

// A large answer is written in pieces of this size, so that others have their turn in between.
constexpr std::size_t kPiece = 64 * 1024;
constexpr std::chrono::seconds kTimeToClose{2};
// Bytes per second that are read of the rest of a request that is refused.
constexpr std::size_t kDrainRate = 256 * 1024;

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

// The bytes of the body that the head announces. A chunked body announces nothing: the most.
std::size_t announced_bytes(const RequestParser& parser, std::size_t most) {
    if (parser.chunked()) return most;
    return static_cast<std::size_t>(
        std::min<std::uint64_t>(parser.content_length().value_or(0), most));
}

// The request without its body.
HttpRequest head_of(const RequestParser& parser, const std::string& peer,
                    const NetOptions& options) {
    const auto& request = parser.get();
    return {std::string(request.method_string()),
            std::string(request.target()),
            std::string(request[http::field::cookie]),
            address_of(request, peer, options.behind_proxy),
            {},
            std::string(request[http::field::accept_encoding]),
            std::string(request[http::field::if_none_match]),
            options.behind_proxy && request["X-Forwarded-Proto"] == "https",
            announced_bytes(parser, options.max_body)};
}

// The answer points into the response's body.
http::response<TextBody> answer(const http::request<http::string_body>& request,
                                const HttpResponse& response, bool keep_alive) {
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
    out.keep_alive(keep_alive);
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

HttpResponse too_large() {
    return error_response(413, "too-large", "This request is too large.");
}

// Whether the body of a request may be read. If not, sets the refusal.
bool may_read_body(Service& service, const http::request<http::string_body>& request,
                   const HttpRequest& head, HttpResponse& refusal) {
    if (!same_origin(request) && request.method() != http::verb::get) {
        refusal = error_response(403, "bad-origin", "This page may not write here.");
        return false;
    }
    return service.admit(head, refusal);
}

// Reads the body if it is allowed, and asks the service. Sets no response if the connection breaks.
asio::awaitable<void> answer_request(Net::Impl& net, Stream& stream, beast::flat_buffer& buffer,
                                     RequestParser& parser, HttpRequest& asked,
                                     std::optional<HttpResponse>& response) {
    HttpResponse answered;
    if (may_read_body(net.service, parser.get(), asked, answered)) {
        boost::system::error_code error;
        if (!parser.is_done()) {
            co_await http::async_read(stream, buffer, parser,
                                      asio::redirect_error(use_awaitable, error));
        }
        if (error == http::error::body_limit) {
            answered = too_large();
        } else if (error) {
            co_return;
        } else {
            asked.body = std::move(parser.get().body());
            co_await ask(net.service, asked, answered);
        }
    }
    response = std::move(answered);
}

// Reads and forgets what the peer still sends. If the connection were closed before that, the
// system would reset it, and the answer might be lost.
asio::awaitable<void> drain(Stream& stream, std::size_t most) {
    boost::system::error_code error;
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
    stream.rate_policy().read_limit(kDrainRate);
    stream.expires_after(kTimeToClose);
    std::array<char, 4096> rest{};
    std::size_t read = 0;
    while (!error && read < most) {
        const std::size_t more = co_await stream.async_read_some(
            asio::buffer(rest), asio::redirect_error(use_awaitable, error));
        read += more;
    }
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
        RequestParser parser;
        parser.body_limit(net.options.max_body);
        parser.header_limit(8 * 1024);
        stream.expires_after(net.options.request);
        co_await http::async_read_header(stream, buffer, parser,
                                         asio::redirect_error(use_awaitable, error));
        const bool too_long = error == http::error::body_limit;
        if (error && !too_long) co_return;
        const auto& request = parser.get();
        HttpRequest asked;
        if (!too_long) asked = head_of(parser, peer_address, net.options);
        std::optional<HttpResponse> response;
        if (too_long) {
            response = too_large();
        } else if (websocket::is_upgrade(request) && parser.is_done()) {
            response = error_response(403, "bad-origin", "This page may not connect here.");
            std::shared_ptr<Listener> listener;
            if (same_origin(request)) listener = net.service.open(asked, *response);
            if (listener) {
                auto socket = std::make_shared<WebSocket>(std::move(stream), net.options, net.log,
                                                          asked.address,
                                                          proxy_round_trip(request, net.options));
                net.add(socket);
                auto handshake = parser.release();
                co_await socket->run(std::move(handshake), listener);
                net.remove(socket);
                co_return;
            }
        } else {
            co_await answer_request(net, stream, buffer, parser, asked, response);
            if (!response) co_return;
        }
        if (response->status == 429) {
            // It can't ask again at once.
            asio::steady_timer pause(stream.get_executor(), net.options.refused);
            co_await pause.async_wait(asio::redirect_error(use_awaitable, error));
        }
        const bool read = parser.is_done();
        const auto out = answer(request, *response, read && request.keep_alive());
        http::response_serializer<TextBody> pieces(out);
        pieces.limit(kPiece);
        co_await http::async_write(stream, pieces, asio::redirect_error(use_awaitable, error));
        if (!error && !read) co_await drain(stream, net.options.max_body);
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
        impl_->threads.emplace_back([this] {
            if (impl_->options.thread_begins != nullptr) impl_->options.thread_begins();
            impl_->io.run();
        });
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

// Work from a thread of the network runs on the same thread next: no other thread is woken for it.
void Net::post(std::function<void()> work) {
    asio::defer(impl_->io, std::move(work));
}

void Net::after(std::chrono::milliseconds delay, std::function<void()> work) {
    auto timer = std::make_shared<asio::steady_timer>(impl_->io, delay);
    timer->async_wait([timer, work = std::move(work)](const boost::system::error_code& error) {
        if (!error) work();
    });
}

}  // namespace pakhuis::server
