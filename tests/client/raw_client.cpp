#include "client/raw_client.h"

#include <arpa/inet.h>
#include <array>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace pakhuis::client {
namespace {

sockaddr_in address_of(const std::string& text, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    inet_pton(AF_INET, text.c_str(), &address.sin_addr);
    return address;
}

}  // namespace

RawClient::RawClient(std::uint16_t port, const std::string& from)
    : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    const sockaddr_in here = address_of(from, 0);
    const sockaddr_in there = address_of("127.0.0.1", port);
    closed_ = bind(socket_, reinterpret_cast<const sockaddr*>(&here), sizeof(here)) != 0 ||
              connect(socket_, reinterpret_cast<const sockaddr*>(&there), sizeof(there)) != 0;
}

RawClient::RawClient(RawClient&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), closed_(other.closed_) {}

RawClient::~RawClient() {
    if (socket_ >= 0) ::close(socket_);
}

bool RawClient::send(const std::string& bytes) {
    std::size_t sent = 0;
    while (sent < bytes.size()) {
        const ssize_t n = ::send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (n <= 0) return false;
        sent += static_cast<std::size_t>(n);
    }
    return true;
}

std::string RawClient::receive_all(std::chrono::milliseconds wait) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + wait;
    std::string all;
    while (!closed_) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        pollfd readable{socket_, POLLIN, 0};
        if (left <= 0 || poll(&readable, 1, static_cast<int>(left)) <= 0) break;
        std::array<char, 4096> buffer{};
        const ssize_t n = recv(socket_, buffer.data(), buffer.size(), 0);
        closed_ = n <= 0;
        if (n > 0) all.append(buffer.data(), static_cast<std::size_t>(n));
    }
    return all;
}

}  // namespace pakhuis::client
