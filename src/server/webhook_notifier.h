// Tells players who are away by webhooks.
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
    // Without options none are sent. `post` runs work on some thread, soon: the store is read
    // there.
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
    const std::unique_ptr<Webhooks> webhooks_;  // nullptr: none are sent
    const std::function<void(host::Work)> post_;
};

}  // namespace pakhuis::server
