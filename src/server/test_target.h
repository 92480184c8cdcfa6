// For tests: a tiny HTTP server on this machine with prepared answers. Each connection has its own
// thread.
#pragma once

#include <algorithm>
#include <arpa/inet.h>
#include <atomic>
#include <functional>
#include <mutex>
#include <netinet/in.h>
#include <openssl/ssl.h>
#include <optional>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace pakhuis::server {

class TestTarget {
  public:
    // The answer to the nth connection (from 0), byte for byte. Nothing: no answer. "": closes the
    // connection.
    using Answer = std::function<std::optional<std::string>(int)>;

    explicit TestTarget(Answer answer, const char* ip = "127.0.0.1", SSL_CTX* tls = nullptr)
        : answer_(std::move(answer)), tls_(tls), listener_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        ::inet_pton(AF_INET, ip, &address.sin_addr);
        socklen_t size = sizeof address;
        auto* const generic = reinterpret_cast<sockaddr*>(&address);
        if (::bind(listener_, generic, size) != 0 || ::listen(listener_, 64) != 0 ||
            ::getsockname(listener_, generic, &size) != 0)
            throw std::runtime_error("the test's server can't listen");
        port_ = ntohs(address.sin_port);
        thread_ = std::thread([this] { accept_all(); });
    }
    ~TestTarget() {
        stopping_ = true;
        thread_.join();
        for (std::thread& thread : threads_) thread.join();
        ::close(listener_);
    }
    TestTarget(const TestTarget&) = delete;
    TestTarget& operator=(const TestTarget&) = delete;

    std::uint16_t port() const { return port_; }
    int connections() const { return connections_; }
    // The highest number of requests that waited for answers at the same time.
    int most_at_once() const {
        const std::lock_guard lock(mutex_);
        return most_;
    }
    // Each whole request as received.
    std::vector<std::string> requests() const {
        const std::lock_guard lock(mutex_);
        return requests_;
    }
    // The host names from the TLS handshakes of clients.
    std::vector<std::string> names() const {
        const std::lock_guard lock(mutex_);
        return names_;
    }

  private:
    // One connection in both directions, with or without TLS.
    struct Peer {
        int socket;
        SSL* tls;
        int read(char* to, int size) const {
            return tls ? SSL_read(tls, to, size)
                       : static_cast<int>(::recv(socket, to, static_cast<std::size_t>(size), 0));
        }
        bool write(const std::string& text) const {
            const int size = static_cast<int>(text.size());
            if (tls) return SSL_write(tls, text.data(), size) == size;
            return ::send(socket, text.data(), text.size(), MSG_NOSIGNAL) == size;
        }
    };

    // Waits for bytes, the end of the peer or the end of the test. False only at the end of the
    // test.
    bool readable(int socket) const {
        while (!stopping_) {
            pollfd what{socket, POLLIN, 0};
            if (::poll(&what, 1, 10) > 0) return true;
        }
        return false;
    }

    void accept_all() {
        while (readable(listener_)) {
            const int socket = ::accept(listener_, nullptr, nullptr);
            if (socket < 0) continue;
            threads_.emplace_back([this, socket, n = connections_++] {
                serve(socket, n);
                ::close(socket);
            });
        }
    }

    void serve(int socket, int n) {
        if (!tls_) return talk({socket, nullptr}, n);
        SSL* const tls = SSL_new(tls_);
        SSL_set_fd(tls, socket);
        if (SSL_accept(tls) == 1) {
            if (const char* name = SSL_get_servername(tls, TLSEXT_NAMETYPE_host_name)) {
                const std::lock_guard lock(mutex_);
                names_.emplace_back(name);
            }
            talk({socket, tls}, n);
        }
        SSL_free(tls);
    }

    void talk(const Peer& peer, int n) {
        std::string request;
        while (!whole(request)) {
            char some[4096];
            if (!peer.tls && !readable(peer.socket)) return;
            const int got = peer.read(some, sizeof some);
            if (got <= 0) return;
            request.append(some, static_cast<std::size_t>(got));
        }
        {
            const std::lock_guard lock(mutex_);
            requests_.push_back(request);
            most_ = std::max(most_, ++now_);
        }
        const auto text = answer_(n);
        {
            const std::lock_guard lock(mutex_);
            --now_;
        }
        if (text && (text->empty() || !peer.write(*text))) return;
        // The client closes first. Otherwise it could lose unread bytes, and a missing answer would
        // end too soon.
        readable(peer.socket);
    }

    static bool whole(const std::string& request) {
        const std::size_t end = request.find("\r\n\r\n");
        const std::size_t length = request.find("Content-Length: ");
        if (end == request.npos || length == request.npos) return false;
        return request.size() >= end + 4 + std::stoul(request.substr(length + 16));
    }

    const Answer answer_;
    SSL_CTX* const tls_;
    const int listener_;
    std::uint16_t port_ = 0;
    std::atomic<bool> stopping_{false};
    std::atomic<int> connections_{0};
    mutable std::mutex mutex_;  // guards the next four
    int now_ = 0;
    int most_ = 0;
    std::vector<std::string> requests_;
    std::vector<std::string> names_;
    std::vector<std::thread> threads_;
    std::thread thread_;
};

}  // namespace pakhuis::server
