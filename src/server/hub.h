// The server's middle: guests, connections, tables. Net brings requests, TableHost does them.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/bot_pool.h"
#include "server/guests.h"
#include "server/limits.h"
#include "server/net.h"
#include "server/static_files.h"
#include "server/table_host.h"
#include "server/webhook.h"
#include "store/store.h"

namespace pakhuis::server {

struct HubOptions {
    Limits limits;
    StaticFiles files;
    std::optional<WebhookOptions> webhooks;  // nothing: none are sent
};

class Hub final : public Service {
  public:
    Hub(store::Store& store, HubOptions options);
    ~Hub() override;

    // The network that this hub serves; called once, before anything comes in.
    void attach(Net& net);
    // In this order, around the end of the network: no new work; all writes are answered and all
    // tables let go.
    void stop();
    void drain();

    void http(const HttpRequest& request, Respond respond) override;
    std::shared_ptr<Listener> open(const HttpRequest& request, HttpResponse& refusal) override;

    // For connections.
    std::shared_ptr<TableHost> host(const std::string& table);
    // A new table at which the guest takes these seats, or the first for a person; answers its id.
    using Created = std::function<void(std::optional<Problem>, std::string)>;
    void create_table(const tables::Terms& terms, const store::Guest& guest, Seats seats,
                      const Created& answer);
    // The table at which the people of a finished one play again: made if there is none yet.
    void rematch(const std::string& table, const store::Guest& guest, const Created& asked);
    void change_guest(const store::Guest& guest, Guests::Change change, const Guests::Kept& answer);
    // Whether a guest may give this address; empty: none.
    std::optional<Problem> webhook_problem(const std::string& url) const;
    void here(const std::string& guest, const std::shared_ptr<Socket>& socket);
    void gone(const std::string& address, const std::string& guest,
              const std::shared_ptr<Socket>& socket);
    // Whether an address may send one more message, over all its sockets.
    bool allow_message(const std::string& address);
    const Limits& limits() const { return options_.limits; }

  private:
    // The guest whose cookie this is; nothing if it is nobody's.
    Result<std::optional<store::Guest>> guest_of(const HttpRequest& request);
    // A guest that did not exist before, and the header that gives him his cookie.
    std::pair<store::Guest, std::string> new_guest() const;
    using Buckets = std::unordered_map<std::string, Bucket>;  // by address
    bool allow(Buckets& buckets, const std::string& address, double rate);
    // Whether the guest may make one more table, which is counted until it is answered.
    std::optional<Problem> begin_table(const std::string& guest);
    void route(const HttpRequest& request, const store::Guest& guest, const Respond& respond);
    void table_page(const std::string& rest, const std::string& query, const store::Guest& guest,
                    const Respond& respond);
    void post_table(const HttpRequest& request, const store::Guest& guest, const Respond& respond);
    HttpResponse next_page(const std::string& after, const std::string& guest);
    HttpResponse metrics() const;
    void turned(const Turn& turn);
    void look_for_flags();

    store::Store& store_;
    const HubOptions options_;
    Guests guests_;
    BotPool bots_;
    std::unique_ptr<Webhooks> webhooks_;  // nullptr: none are sent
    std::unique_ptr<Shared> shared_;
    std::atomic<bool> stopping_{false};

    mutable std::mutex mutex_;  // of all below
    std::unordered_map<std::string, std::shared_ptr<TableHost>> hosts_;
    std::unordered_map<std::string, int> connections_;                       // by address
    std::unordered_multimap<std::string, std::shared_ptr<Socket>> sockets_;  // by guest
    std::unordered_map<std::string, int> creating_;                          // tables, by guest
    // Those that are being made, by table, with those who ask for the same one meanwhile.
    std::unordered_map<std::string, std::vector<std::function<void()>>> rematches_;
    Buckets requests_;
    Buckets messages_;
};

std::uint64_t random_number();
// A new random text of letters and digits, `length` long: ids and tokens.
std::string random_text(std::size_t length);
// What is kept of a token.
std::string token_hash(const std::string& token);

}  // namespace pakhuis::server
