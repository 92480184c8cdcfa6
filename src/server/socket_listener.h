// Connects a WebSocket with the host's connection. Counts messages against the limits.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "host/connection.h"
#include "server/address_limits.h"
#include "server/guest_sockets.h"
#include "server/net.h"

namespace pakhuis::server {

class SocketListener final : public Listener {
  public:
    // The socket is already counted for its address; `closed` ends that. `protocol` is the version
    // that the client names.
    SocketListener(host::House& house, AddressLimits& addresses, const Limits& limits,
                   GuestSockets& sockets, store::Guest guest, std::string address, int protocol)
        : house_(house),
          addresses_(addresses),
          sockets_(sockets),
          guest_(std::move(guest)),
          address_(std::move(address)),
          protocol_(protocol),
          bucket_(limits.messages_per_second) {}

    void opened(std::shared_ptr<Socket> socket) override {
        sockets_.add(guest_.id, socket);
        socket_ = socket;
        log(host::LogLevel::kDebug, "connected");
        connection_ = house_.connect(guest_, std::move(socket), protocol_);
    }
    void received(std::string_view message) override {
        const std::int64_t now = house_.ports().clock.now_ms();
        if (bucket_.take(now) && addresses_.allow_message(address_, now)) {
            connection_->received(message);
        } else {
            log(host::LogLevel::kWarning, "limit-messages");
            connection_->refuse_too_fast(message);
        }
    }
    void closed() override {
        if (connection_) connection_->closed();
        sockets_.remove(guest_.id, socket_.lock());
        log(host::LogLevel::kDebug, "disconnected");
        addresses_.close(address_);
    }

  private:
    void log(host::LogLevel level, std::string_view event) {
        house_.ports().log.write(level, event, {{"guest", guest_.id}, {"address", address_}});
    }

    host::House& house_;
    AddressLimits& addresses_;
    GuestSockets& sockets_;
    const store::Guest guest_;
    const std::string address_;
    const int protocol_;
    Bucket bucket_;
    std::weak_ptr<Socket> socket_;  // nothing before it is opened
    std::shared_ptr<host::Connection> connection_;
};

}  // namespace pakhuis::server
