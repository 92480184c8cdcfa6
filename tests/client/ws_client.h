// A small client for tests: HTTP requests and one WebSocket. Each call blocks.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "client/line.h"

namespace pakhuis::client {

HttpAnswer http_get(std::uint16_t port, const std::string& target, const std::string& cookie = "");
HttpAnswer http_post(std::uint16_t port, const std::string& target, const std::string& body,
                     const std::string& cookie = "", const std::string& origin = "");

class WsClient final : public Line {
  public:
    // Connects; connected() tells whether it worked. `receive_buffer`: the number of bytes that the
    // system may hold for a client that does not read; 0: the usual number. `target`: the path of
    // the socket. `round_trip`: the value of X-Client-RTT, as a proxy sends it; empty: none.
    WsClient(std::uint16_t port, const std::string& cookie, const std::string& origin = "",
             int receive_buffer = 0, const std::string& target = "/ws",
             const std::string& round_trip = "");
    ~WsClient() override;
    WsClient(WsClient&&) noexcept;

    bool connected() const override;
    int status() const;      // HTTP status of the server's answer to the socket request
    int close_code() const;  // the server's close code, 0: none
    std::string close_reason() const;
    bool send(const std::string& text) override;
    bool send_binary(const std::string& bytes);
    std::optional<std::string> receive(std::chrono::milliseconds wait = kPatience) override;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace pakhuis::client
