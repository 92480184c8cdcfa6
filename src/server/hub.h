// The server's middle: it puts the network, the store, the bots' thread and webhooks behind the
// host's ports, knows guests by their cookies and holds addresses to their limits.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "host/house.h"
#include "server/address_limits.h"
#include "server/bot_pool.h"
#include "server/guests.h"
#include "server/limits.h"
#include "server/net.h"
#include "server/net_scheduler.h"
#include "server/secure_random.h"
#include "server/static_files.h"
#include "server/system_clock.h"
#include "server/watched_store.h"
#include "server/webhook_notifier.h"
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

  private:
    // The guest whose cookie this is; nothing if it is nobody's.
    Result<std::optional<store::Guest>> guest_of(const HttpRequest& request);
    // A guest that did not exist before, and the header that gives the guest a cookie.
    std::pair<store::Guest, std::string> new_guest();
    void greet(const HttpRequest& request, const Respond& respond);
    void page(const HttpRequest& request, const store::Guest& guest, const Respond& respond);
    HttpResponse health() const;
    HttpResponse metrics(std::size_t tables) const;

    const HubOptions options_;
    WatchedStore store_;
    Guests guests_;
    BotPool bots_;
    SystemClock clock_;
    SecureRandom random_;
    AddressLimits addresses_;
    Net* net_ = nullptr;
    WebhookNotifier notifier_;
    std::unique_ptr<NetScheduler> scheduler_;  // these two once attached
    std::unique_ptr<host::House> house_;
};

}  // namespace pakhuis::server
