#include "server/webhook_notifier.h"

#include <utility>

namespace pakhuis::server {

WebhookNotifier::WebhookNotifier(store::Store& store, const std::optional<WebhookOptions>& options,
                                 std::function<void(host::Work)> post)
    : store_(store),
      allow_private_(options && options->allow_private),
      webhooks_(options ? std::make_unique<Webhooks>(*options) : nullptr),
      post_(std::move(post)) {}

std::optional<Problem> WebhookNotifier::address_problem(const std::string& url) const {
    if (!webhooks_) return Problem{"no-webhooks", "url", "This server sends none."};
    if (url.empty()) return std::nullopt;
    const auto address = parse_webhook(url, allow_private_);
    return address ? std::nullopt : std::optional(address.error());
}

void WebhookNotifier::notify(const host::TurnNotice& turn) {
    if (webhooks_) post_([this, turn] { send(turn); });
}

void WebhookNotifier::send(const host::TurnNotice& turn) {
    const auto guest = store_.guest(turn.guest);
    if (!guest || !*guest || (*guest)->webhook.empty()) return;
    const auto address = parse_webhook((*guest)->webhook, allow_private_);
    const Json told = {{"game", turn.game}, {"table", turn.table}, {"path", "/t/" + turn.table}};
    if (address) webhooks_->enqueue(*address, told.dump());
}

void WebhookNotifier::stop() {
    if (webhooks_) webhooks_->stop();
}

WebhookFigures WebhookNotifier::figures() const {
    return webhooks_ ? webhooks_->figures() : WebhookFigures{};
}

}  // namespace pakhuis::server
