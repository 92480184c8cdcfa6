// One WebSocket of the network, without the host behind it.
#include <gtest/gtest.h>

#include "client/ws_client.h"
#include "server/net.h"

namespace {

using namespace pakhuis;

// Closes each socket as soon as it is open: its first ping is still under way then.
class ClosingService : public server::Service {
  public:
    void http(const server::HttpRequest& /*request*/, Respond respond) override { respond({}); }
    std::shared_ptr<server::Listener> open(const server::HttpRequest& /*request*/,
                                           server::HttpResponse& /*refusal*/) override {
        return std::make_shared<Closer>();
    }

  private:
    struct Closer : server::Listener {
        void opened(std::shared_ptr<server::Socket> socket) override {
            socket->close(server::Socket::CloseCode::kPolicy, "closed at once");
        }
        void received(std::string_view /*message*/) override {}
        void closed() override {}
    };
};

TEST(WebSocket, ClosesWhileAPingIsUnderWay) {
    ClosingService service;
    server::NetOptions options;
    options.port = 0;
    server::Net net(options, service);
    net.start();
    for (int i = 0; i < 20; ++i) {
        client::WsClient client(net.port(), "");
        EXPECT_FALSE(client.receive().has_value());
        EXPECT_EQ(client.close_code(), 1008);
        EXPECT_EQ(client.close_reason(), "closed at once");
    }
    net.stop();
}

}  // namespace
