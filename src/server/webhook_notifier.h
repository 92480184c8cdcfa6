// Notifies absent players by webhooks.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "host/ports.h"
#include "server/webhook.h"
#include "store/store.h"

namespace pakhuis::server {

class WebhookNotifier final : public host::Notifier {
  public:
    // Without options nothing is sent. `post` runs work soon on another thread, where the store is
    // read.
    WebhookNotifier(store::Store& store, const std::optional<WebhookOptions>& options,
                    std::function<void(host::Work)> post);

    bool available() const override { return webhooks_ != nullptr; }
    std::optional<Problem> address_problem(const std::string& url) const override;
    void notify(const host::TurnNotice& turn) override;

    void stop();
    WebhookFigures figures() const;

  private:
    void send(const host::TurnNotice& turn);

    store::Store& store_;
    const bool allow_private_;
    const std::unique_ptr<Webhooks> webhooks_;  // nullptr: nothing is sent
    const std::function<void(host::Work)> post_;
};

}  // namespace pakhuis::server
