#include "client/ws_client.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace pakhuis::client {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

namespace {

HttpAnswer exchange(std::uint16_t port, http::request<http::string_body> request,
                    const std::string& cookie) {
    HttpAnswer answer;
    asio::io_context io;
    tcp::socket socket(io);
    boost::system::error_code error;
    socket.connect({asio::ip::address_v4::loopback(), port}, error);
    if (error) return answer;
    request.set(http::field::host, "localhost");
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
    request.keep_alive(false);
    request.prepare_payload();
    http::write(socket, request, error);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    if (!error) http::read(socket, buffer, response, error);
    if (error) return answer;
    answer.status = static_cast<int>(response.result_int());
    answer.body = response.body();
    answer.cookie_header = std::string(response[http::field::set_cookie]);
    answer.cookie = answer.cookie_header.substr(0, answer.cookie_header.find(';'));
    return answer;
}

}  // namespace

HttpAnswer http_get(std::uint16_t port, const std::string& target, const std::string& cookie) {
    return exchange(port, {http::verb::get, target, 11}, cookie);
}

HttpAnswer http_post(std::uint16_t port, const std::string& target, const std::string& body,
                     const std::string& cookie, const std::string& origin) {
    http::request<http::string_body> request(http::verb::post, target, 11, body);
    if (!origin.empty()) request.set(http::field::origin, origin);
    return exchange(port, std::move(request), cookie);
}

struct WsClient::Impl {
    asio::io_context io;
    beast::websocket::stream<tcp::socket> socket{io};
    beast::flat_buffer buffer;
    int status = 0;
    bool connected = false;
    bool reading = false;
};

WsClient::WsClient(std::uint16_t port, const std::string& cookie, const std::string& origin,
                   int receive_buffer, const std::string& target, const std::string& round_trip)
    : impl_(std::make_unique<Impl>()) {
    boost::system::error_code error;
    auto& socket = impl_->socket;
    socket.next_layer().open(tcp::v4(), error);
    if (receive_buffer > 0) {
        socket.next_layer().set_option(asio::socket_base::receive_buffer_size(receive_buffer),
                                       error);
    }
    socket.next_layer().connect({asio::ip::address_v4::loopback(), port}, error);
    if (error) return;
    socket.set_option(
        beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
            if (!cookie.empty()) request.set(http::field::cookie, cookie);
            if (!origin.empty()) request.set(http::field::origin, origin);
            if (!round_trip.empty()) request.set("X-Client-RTT", round_trip);
        }));
    beast::websocket::response_type response;
    socket.handshake(response, "localhost", target, error);
    impl_->status = static_cast<int>(response.result_int());
    impl_->connected = !error;
}

WsClient::~WsClient() = default;
WsClient::WsClient(WsClient&&) noexcept = default;

bool WsClient::connected() const {
    return impl_->connected;
}

int WsClient::status() const {
    return impl_->status;
}

int WsClient::close_code() const {
    return impl_->socket.reason().code;
}

std::string WsClient::close_reason() const {
    return impl_->socket.reason().reason.c_str();
}

bool WsClient::send_binary(const std::string& bytes) {
    impl_->socket.binary(true);
    const bool sent = send(bytes);
    impl_->socket.text(true);
    return sent;
}

bool WsClient::send(const std::string& text) {
    boost::system::error_code error;
    impl_->socket.write(asio::buffer(text), error);
    return !error;
}

std::optional<std::string> WsClient::receive(std::chrono::milliseconds wait) {
    if (!impl_->connected) return std::nullopt;
    if (!impl_->reading) {
        impl_->reading = true;
        impl_->socket.async_read(impl_->buffer,
                                 [impl = impl_.get()](const auto& error, std::size_t) {
                                     impl->reading = false;
                                     if (error) impl->connected = false;
                                 });
    }
    impl_->io.restart();
    impl_->io.run_for(wait);
    if (impl_->reading || !impl_->connected) return std::nullopt;
    std::string text = beast::buffers_to_string(impl_->buffer.data());
    impl_->buffer.consume(impl_->buffer.size());
    return text;
}

}  // namespace pakhuis::client
