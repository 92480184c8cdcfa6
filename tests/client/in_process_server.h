// A server in the process of the test. It has the same parts as `pakhuis serve`, with a store and
// limits of the test.
#pragma once

#include "server/hub.h"

namespace pakhuis::client {

class InProcessServer {
  public:
    explicit InProcessServer(store::Store& store, const server::Limits& limits = {},
                             server::NetOptions options = {})
        : hub_(store, {limits, {}, {}}), net_(on_any_port(options), hub_) {
        hub_.attach(net_);
        net_.start();
    }
    ~InProcessServer() {
        hub_.stop();
        net_.stop();
        hub_.drain();
    }
    InProcessServer(const InProcessServer&) = delete;
    InProcessServer& operator=(const InProcessServer&) = delete;

    std::uint16_t port() const { return net_.port(); }

  private:
    static server::NetOptions on_any_port(server::NetOptions options) {
        options.port = 0;
        return options;
    }

    server::Hub hub_;
    server::Net net_;
};

}  // namespace pakhuis::client
