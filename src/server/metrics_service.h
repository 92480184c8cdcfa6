// The page of figures at an address of its own, for the operator of the server. The public listener
// does not have it.
#pragma once

#include <memory>
#include <utility>

#include "server/hub.h"

namespace pakhuis::server {

class MetricsService final : public Service {
  public:
    explicit MetricsService(Hub& hub) : hub_(hub) {}

    void http(const HttpRequest& request, Respond respond) override {
        if (request.method != "GET" || request.target != "/metrics") return respond(nothing());
        hub_.answer_metrics(respond);
    }
    std::shared_ptr<Listener> open(const HttpRequest&, HttpResponse& refusal) override {
        refusal = nothing();
        return nullptr;
    }

  private:
    static HttpResponse nothing() {
        return {404, "text/plain; charset=utf-8", "The figures are at /metrics.\n"};
    }

    Hub& hub_;
};

}  // namespace pakhuis::server
