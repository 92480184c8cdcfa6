// The server in the test's own process: the same parts as `pakhuis serve`, over a store of the
// test's choice and with limits of its choice.
#pragma once

#include "server/hub.h"

namespace pakhuis::client {

class ServerHere {
  public:
    explicit ServerHere(store::Store& store, const server::Limits& limits = {},
                        server::NetOptions options = {})
        : hub_(store, {limits, {}, {}}), net_(on_any_port(options), hub_) {
        hub_.attach(net_);
        net_.start();
    }
    ~ServerHere() {
        hub_.stop();
        net_.stop();
        hub_.drain();
    }
    ServerHere(const ServerHere&) = delete;
    ServerHere& operator=(const ServerHere&) = delete;

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
