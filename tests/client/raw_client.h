// For tests of input that is not HTTP: a TCP connection to the server that sends any bytes.
#pragma once

#include <cstdint>
#include <string>

#include "client/ws_client.h"

namespace pakhuis::client {

class RawClient {
  public:
    // `from`: another address of this machine, such as 127.0.0.2.
    explicit RawClient(std::uint16_t port, const std::string& from = "127.0.0.1");
    ~RawClient();
    RawClient(RawClient&& other) noexcept;
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;

    bool send(const std::string& bytes);
    // Everything until the server closes. closed() is false if it does not close in time.
    std::string receive_all(std::chrono::milliseconds wait = kPatience);
    bool closed() const { return closed_; }

  private:
    int socket_ = -1;
    bool closed_ = false;
};

}  // namespace pakhuis::client
