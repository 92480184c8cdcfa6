// Tells guests elsewhere that a table waits for them, by an HTTP POST to the address they gave.
// Best effort: a message may be late, doubled or lost; the table itself is the truth. Only
// webhook.cpp knows Beast and TLS.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "server/webhook_address.h"

namespace pakhuis::server {

struct WebhookOptions {
    // Messages that are not done yet, those under way and in a pause among them; more are dropped.
    std::size_t max_waiting = 1000;
    std::size_t max_waiting_per_host = 50;    // so that a dead target can't fill it all
    std::size_t at_once = 4;                  // messages under way, at most one per host
    std::chrono::milliseconds timeout{5000};  // of one try, from the lookup to the answer
    // Between the tries: one try more than there are pauses.
    std::vector<std::chrono::milliseconds> pauses{std::chrono::seconds(5),
                                                  std::chrono::seconds(30)};
    // Sends into private networks and to this machine too. Never for strangers' addresses.
    bool allow_private = false;
    std::string ca_file;  // PEM: certificates to trust besides the system's; empty: none
};

// Since the start. What was told is sent, failed, dropped or still waiting.
struct WebhookFigures {
    std::uint64_t sent = 0;     // answered by 2xx
    std::uint64_t failed = 0;   // given up
    std::uint64_t dropped = 0;  // beyond the bounds, or when the server stopped
    std::size_t waiting = 0;
};

class Webhooks {
  public:
    // Throws std::runtime_error with a sentence if the certificates can't be read.
    explicit Webhooks(WebhookOptions options);
    ~Webhooks();
    Webhooks(const Webhooks&) = delete;
    Webhooks& operator=(const Webhooks&) = delete;

    // Sends the JSON, some time. Never waits; from any thread.
    void tell(WebhookAddress address, std::string json);
    // Drops all that is not done; further messages are dropped too. Waits for name lookups under
    // way, which can't be broken off: some seconds at worst.
    void stop();

    WebhookFigures figures() const;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace pakhuis::server
