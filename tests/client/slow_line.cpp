#include "client/slow_line.h"

#include <arpa/inet.h>
#include <array>
#include <deque>
#include <netinet/in.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <unistd.h>

namespace pakhuis::client {
namespace {

using Clock = std::chrono::steady_clock;

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    return address;
}

bool readable(int socket) {
    pollfd wait{socket, POLLIN, 0};
    return poll(&wait, 1, 0) > 0;
}

// The bytes that a socket has; empty at its end.
std::string read_some(int socket) {
    std::array<char, 4096> buffer{};
    const ssize_t n = recv(socket, buffer.data(), buffer.size(), 0);
    return n <= 0 ? std::string() : std::string(buffer.data(), static_cast<std::size_t>(n));
}

void write_all(int socket, const std::string& bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        const ssize_t n = send(socket, bytes.data() + at, bytes.size() - at, MSG_NOSIGNAL);
        if (n <= 0) return;
        at += static_cast<std::size_t>(n);
    }
}

}  // namespace

SlowLine::SlowLine(std::uint16_t server, std::chrono::milliseconds delay) {
    listening_ = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    auto* generic = reinterpret_cast<sockaddr*>(&address);
    if (bind(listening_, generic, size) != 0 || listen(listening_, 1) != 0) return;
    getsockname(listening_, generic, &size);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this, server, delay] { relay(server, delay); });
}

SlowLine::~SlowLine() {
    stopping_ = true;
    if (thread_.joinable()) thread_.join();
    close(listening_);
}

void SlowLine::relay(std::uint16_t server, std::chrono::milliseconds delay) {
    while (!readable(listening_)) {
        if (stopping_) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    const int client = accept(listening_, nullptr, nullptr);
    const int upstream = socket(AF_INET, SOCK_STREAM, 0);
    const sockaddr_in address = loopback(server);
    bool open = connect(upstream, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    std::deque<std::pair<Clock::time_point, std::string>> delayed;
    while (open && !stopping_) {
        if (readable(client)) {
            const std::string bytes = read_some(client);
            write_all(upstream, bytes);
            open = !bytes.empty();
        }
        if (readable(upstream)) {
            delayed.emplace_back(Clock::now() + delay, read_some(upstream));
            if (delayed.back().second.empty()) open = false;
        }
        while (!delayed.empty() && delayed.front().first <= Clock::now()) {
            write_all(client, delayed.front().second);
            delayed.pop_front();
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    close(client);
    close(upstream);
}

}  // namespace pakhuis::client
