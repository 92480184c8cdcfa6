// The centre of the server. It implements the host's ports with the network, the store, the bots'
// thread and webhooks. It identifies guests by their cookies and checks the limits of addresses.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "host/house.h"
#include "server/address_limits.h"
#include "server/bot_pool.h"
#include "server/guest_addresses.h"
#include "server/guest_sockets.h"
#include "server/guests.h"
#include "server/limits.h"
#include "server/net.h"
#include "server/net_scheduler.h"
#include "server/secure_random.h"
#include "server/static_files.h"
#include "server/system_clock.h"
#include "server/watched_store.h"
#include "server/webhook_notifier.h"
#include "server/worker_pool.h"
#include "store/store.h"

namespace pakhuis::server {

struct HubOptions {
    Limits limits;
    StaticFiles files;
    std::optional<WebhookOptions> webhooks;  // nothing: no webhooks are sent
    host::Log* log = nullptr;                // nullptr: nothing is logged
    const WaitFigures* waits = nullptr;      // for the page of figures; nullptr: not there
    std::optional<std::uint64_t> deals{};    // see SecureRandom
};

class Hub final : public Service {
  public:
    Hub(store::Store& store, HubOptions options);
    ~Hub() override;

    // Sets the network of this hub. Called once, before the first request.
    void attach(Net& net);
    // To shut down: call `stop`, end the network, then call `drain`. `stop` ends bots and webhooks.
    // `drain` waits for all writes and drops all tables.
    void stop();
    void drain();

    // Charges the cost of the request to its address.
    bool admit(const HttpRequest& head, HttpResponse& refusal) override;
    void http(const HttpRequest& request, Respond respond) override;
    // The page of figures. It is not among the public pages: see metrics_service.h.
    void answer_metrics(const Respond& respond);
    std::shared_ptr<Listener> open(const HttpRequest& request, HttpResponse& refusal) override;

  private:
    // The guest of the request's cookie; nothing if there is none.
    Result<std::optional<store::Guest>> guest_of(const HttpRequest& request);
    // A new guest, and the token of the guest's cookie.
    std::pair<store::Guest, std::string> new_guest();
    // Renews the guest's cookie with the answer.
    void answer_me(const HttpRequest& request, const store::Guest& guest, const Respond& respond);
    // Forgets the token and closes the guest's sockets. The answer clears the cookie.
    void log_out(const HttpRequest& request, const Respond& respond);
    void answer_new_guest(const HttpRequest& request, const Respond& respond);
    void page(const HttpRequest& request, const store::Guest& guest, const Respond& respond);
    HttpResponse health();
    host::Json healthy();
    HttpResponse refuse_too_fast(const std::string& address);
    HttpResponse metrics(std::size_t tables);
    // Every minute: gives memory back to the system after tables were dropped.
    void look_at_memory(std::size_t tables_before);

    const HubOptions options_;
    host::Log no_log_;
    host::Log& log_;
    WatchedStore store_;
    Guests guests_;
    GuestAddresses guest_addresses_;
    BotPool bots_;
    WorkerPool workers_;
    SystemClock clock_;
    SecureRandom random_;
    AddressLimits addresses_;
    GuestSockets sockets_;
    Net* net_ = nullptr;
    WebhookNotifier notifier_;
    std::unique_ptr<NetScheduler> scheduler_;  // these two are set by `attach`
    std::unique_ptr<host::House> house_;
};

}  // namespace pakhuis::server
