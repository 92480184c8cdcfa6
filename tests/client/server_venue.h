// The real server as a house for guests.
#pragma once

#include <cstdint>

#include "client/line.h"
#include "client/ws_client.h"

namespace pakhuis::client {

class ServerVenue final : public Venue {
  public:
    explicit ServerVenue(std::uint16_t port) : port_(port) {}

    std::string new_guest() override { return http_get(port_, "/api/me").cookie; }
    std::unique_ptr<Line> connect(const std::string& guest) override {
        return std::make_unique<WsClient>(port_, guest);
    }
    HttpAnswer get(const std::string& target, const std::string& guest = "") override {
        return http_get(port_, target, guest);
    }
    HttpAnswer post(const std::string& target, const std::string& body,
                    const std::string& guest = "") override {
        return http_post(port_, target, body, guest);
    }

  private:
    const std::uint16_t port_;
};

}  // namespace pakhuis::client
