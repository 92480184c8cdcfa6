// Notifies guests by an HTTP POST that a table waits for them. Best effort: a message may be late,
// sent twice or lost; only the table is reliable. Only webhook.cpp uses Beast and TLS.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "host/ports.h"
#include "server/webhook_address.h"

namespace pakhuis::server {

struct WebhookOptions {
    // Limit of unfinished messages, with those under way and in a pause. More are dropped.
    std::size_t max_waiting = 1000;
    std::size_t max_waiting_per_host = 50;    // so that one dead target can't use the whole limit
    std::size_t at_once = 4;                  // messages under way, at most one per host
    std::chrono::milliseconds timeout{5000};  // of one attempt, from the lookup to the answer
    // Pauses between the attempts. There is one attempt more than pauses.
    std::vector<std::chrono::milliseconds> pauses{std::chrono::seconds(5),
                                                  std::chrono::seconds(30)};
    // Allows private networks and this machine. Never for addresses from strangers.
    bool allow_private = false;
    std::string ca_file;       // PEM: trusted certificates besides the system's; empty: none
    host::Log* log = nullptr;  // hears of failed and dropped messages; nullptr: nobody does
};

// Counts since the start. Every message is sent, failed, dropped or still waiting.
struct WebhookFigures {
    std::uint64_t sent = 0;     // answered by 2xx
    std::uint64_t failed = 0;   // no more attempts
    std::uint64_t dropped = 0;  // over the limits, or because the server stopped
    std::size_t waiting = 0;
};

class Webhooks {
  public:
    // Throws std::runtime_error with a sentence if the certificates can't be read.
    explicit Webhooks(WebhookOptions options);
    ~Webhooks();
    Webhooks(const Webhooks&) = delete;
    Webhooks& operator=(const Webhooks&) = delete;

    // Queues the JSON to be sent. Never waits; thread-safe.
    void enqueue(WebhookAddress address, std::string json);
    // Drops all unfinished messages; later messages are dropped too. Waits for name lookups under
    // way, because they can't be cancelled: some seconds at worst.
    void stop();

    WebhookFigures figures() const;

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace pakhuis::server
