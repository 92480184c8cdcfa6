// Connects a WebSocket with the host's connection. Charges messages against the limits before they
// are read. Closes the socket of a client that goes on after many refusals.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "host/connection.h"
#include "server/address_limits.h"
#include "server/costs.h"
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
        connection_ = house_.connect(guest_, std::move(socket), protocol_, address_);
    }
    void received(std::string_view message) override {
        const std::int64_t now = house_.ports().clock.steady_ms();
        const double cost = cost_of_message(message);
        if (!bucket_.take(cost, now)) {
            if (may_be_refused(now)) refuse_too_fast(message);
        } else if (!addresses_.allow_message(address_, cost)) {
            refuse_too_fast(message);
        } else if (const auto kind_cost = connection_->received(message)) {
            bucket_.charge(*kind_cost - 1, now);
            addresses_.charge_message(address_, *kind_cost - 1);
        } else {
            may_be_refused(now);
        }
    }
    void closed() override {
        if (connection_) connection_->closed();
        sockets_.remove(guest_.id, socket_.lock());
        log(host::LogLevel::kDebug, "disconnected");
        addresses_.close(address_);
    }

  private:
    void refuse_too_fast(std::string_view message) {
        log(host::LogLevel::kWarning, "limit-messages");
        connection_->refuse_too_fast(message);
    }
    // Counts a refusal of this client's own doing: too fast, or not a message of the protocol.
    // After too many the socket is closed, and the messages that still arrive are not answered.
    bool may_be_refused(std::int64_t now) {
        if (refusals_.take(1, now)) return true;
        if (const auto socket = socket_.lock()) {
            socket->close(Socket::CloseCode::kPolicy, "too many refused messages");
        }
        return false;
    }
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
    Bucket refusals_{1, 30};        // a refusal each second, and some more at once
    std::weak_ptr<Socket> socket_;  // nothing before it is opened
    std::shared_ptr<host::Connection> connection_;
};

}  // namespace pakhuis::server
