// A bad network between a server and its database: it delays, cuts and falls silent as a test says.
// It listens at 127.0.0.1 and passes everything on to a socket in a folder.
#pragma once

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <deque>
#include <filesystem>
#include <list>
#include <netinet/in.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace pakhuis {

class Relay {
  public:
    explicit Relay(std::filesystem::path socket_file) : to_(std::move(socket_file)) {
        listening_ = socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* generic = reinterpret_cast<sockaddr*>(&address);
        if (bind(listening_, generic, size) != 0 || listen(listening_, 64) != 0) return;
        getsockname(listening_, generic, &size);
        port_ = ntohs(address.sin_port);
        thread_ = std::thread([this] { run(); });
    }
    ~Relay() {
        stopping_ = true;
        if (thread_.joinable()) thread_.join();
        close(listening_);
    }
    Relay(const Relay&) = delete;
    Relay& operator=(const Relay&) = delete;

    std::uint16_t port() const { return port_; }
    // Bytes take so much longer, in both directions.
    void delay(std::chrono::milliseconds by) { delay_ = by; }
    // Nothing passes, and nobody is told; what was sent meanwhile comes late.
    void silence(bool on) { silent_ = on; }
    // On the connections that are there bytes take so much longer from now on; new ones are quick.
    void hold_back(std::chrono::milliseconds by) { hold_back_ = by; }
    // Closes every connection; what was under way is lost.
    void cut() { cut_ = true; }

  private:
    using Clock = std::chrono::steady_clock;

    struct Way {
        int from = -1;
        int to = -1;
        bool ended = false;  // nothing more comes from there
        std::deque<std::pair<Clock::time_point, std::string>> under_way;
    };
    struct Pair {
        Way there;
        Way back;
        bool open = true;
        std::chrono::milliseconds later{0};
    };

    static bool readable(int socket) {
        pollfd wait{socket, POLLIN, 0};
        return poll(&wait, 1, 0) > 0;
    }
    void accept_one() {
        const int client = accept(listening_, nullptr, nullptr);
        const int database = socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, to_.c_str(), sizeof address.sun_path - 1);
        const bool open =
            connect(database, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
        Pair& pair = pairs_.emplace_back();
        pair.there.from = pair.back.to = client;
        pair.there.to = pair.back.from = database;
        pair.open = open;
    }
    // False: it is closed, and everything has arrived.
    bool pass(Way& way, std::chrono::milliseconds later) {
        while (!way.ended && readable(way.from)) {
            std::array<char, 8192> buffer{};
            const ssize_t n = recv(way.from, buffer.data(), buffer.size(), 0);
            way.ended = n <= 0;
            if (way.ended) break;
            way.under_way.emplace_back(Clock::now() + delay_.load() + later,
                                       std::string(buffer.data(), static_cast<std::size_t>(n)));
        }
        while (!way.under_way.empty() && way.under_way.front().first <= Clock::now()) {
            const std::string& bytes = way.under_way.front().second;
            for (std::size_t at = 0; at < bytes.size();) {
                const ssize_t n = send(way.to, bytes.data() + at, bytes.size() - at, MSG_NOSIGNAL);
                if (n <= 0) return false;
                at += static_cast<std::size_t>(n);
            }
            way.under_way.pop_front();
        }
        return !way.ended || !way.under_way.empty();
    }
    void drop_closed() {
        for (const Pair& pair : pairs_) {
            if (pair.open) continue;
            close(pair.there.from);
            close(pair.there.to);
        }
        std::erase_if(pairs_, [](const Pair& pair) { return !pair.open; });
    }
    void run() {
        while (!stopping_) {
            while (!silent_ && readable(listening_)) accept_one();
            const bool cut = cut_.exchange(false);
            const auto later = hold_back_.exchange(std::chrono::milliseconds(0));
            for (Pair& pair : pairs_) {
                pair.later += later;
                if (cut) pair.open = false;
                if (pair.open && !silent_) {
                    pair.open = pass(pair.there, pair.later) && pass(pair.back, pair.later);
                }
            }
            drop_closed();
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
        for (Pair& pair : pairs_) pair.open = false;
        drop_closed();
    }

    const std::filesystem::path to_;
    int listening_ = -1;
    std::uint16_t port_ = 0;
    std::atomic<std::chrono::milliseconds> delay_{std::chrono::milliseconds(0)};
    std::atomic<std::chrono::milliseconds> hold_back_{std::chrono::milliseconds(0)};
    std::atomic<bool> silent_ = false;
    std::atomic<bool> cut_ = false;
    std::atomic<bool> stopping_ = false;
    std::list<Pair> pairs_;  // of the thread
    std::thread thread_;
};

}  // namespace pakhuis
