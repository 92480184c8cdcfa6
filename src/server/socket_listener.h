// Connects a WebSocket with the host's connection. Counts messages against the limits.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "host/connection.h"
#include "server/address_limits.h"
#include "server/net.h"

namespace pakhuis::server {

class SocketListener final : public Listener {
  public:
    // The socket is already counted for its address; `closed` ends that. `protocol` is the version
    // that the client names.
    SocketListener(host::House& house, AddressLimits& addresses, const Limits& limits,
                   store::Guest guest, std::string address, int protocol)
        : house_(house),
          addresses_(addresses),
          guest_(std::move(guest)),
          address_(std::move(address)),
          protocol_(protocol),
          bucket_(limits.messages_per_second) {}

    void opened(std::shared_ptr<Socket> socket) override {
        connection_ = house_.connect(guest_, std::move(socket), protocol_, address_);
    }
    void received(std::string_view message) override {
        const std::int64_t now = house_.ports().clock.now_ms();
        if (bucket_.take(now) && addresses_.allow_message(address_, now)) {
            connection_->received(message);
        } else {
            connection_->refuse_too_fast(message);
        }
    }
    void closed() override {
        if (connection_) connection_->closed();
        addresses_.close(address_);
    }

  private:
    host::House& house_;
    AddressLimits& addresses_;
    const store::Guest guest_;
    const std::string address_;
    const int protocol_;
    Bucket bucket_;
    std::shared_ptr<host::Connection> connection_;
};

}  // namespace pakhuis::server
