#include "server/webhook.h"

#include <gtest/gtest.h>

#include "kit/test_folder.h"
#include "server/test_certificate.h"
#include "server/test_log.h"
#include "server/test_target.h"

namespace pakhuis::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr const char* kOk = "HTTP/1.1 204 No Content\r\n\r\n";
constexpr const char* kBroken = "HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n";

TestTarget::Answer always(const std::string& text) {
    return [text](int) { return text; };
}
std::optional<std::string> silence(int) {
    return std::nullopt;
}

// Three attempts with short pauses on this machine. Long timeouts, for slow machines.
WebhookOptions quick_options() {
    WebhookOptions options;
    options.allow_private = true;
    options.timeout = seconds(60);
    options.pauses = {milliseconds(1), milliseconds(2)};
    return options;
}

WebhookAddress address_of(const TestTarget& target, const std::string& host = "127.0.0.1") {
    return {false, host, target.port(), "/turn?x=1"};
}
WebhookAddress with_tls(WebhookAddress address) {
    address.tls = true;
    return address;
}

bool eventually(const std::function<bool()>& holds) {
    for (int i = 0; i < 12000; ++i) {
        if (holds()) return true;
        std::this_thread::sleep_for(milliseconds(5));
    }
    return false;
}

// Waits until no message waits, then returns the figures.
WebhookFigures figures_when_idle(const Webhooks& hooks) {
    EXPECT_TRUE(eventually([&] { return hooks.figures().waiting == 0; }));
    return hooks.figures();
}

testing::AssertionResult figures_are(const WebhookFigures& figures, std::uint64_t sent,
                                     std::uint64_t failed, std::uint64_t dropped) {
    if (figures.sent == sent && figures.failed == failed && figures.dropped == dropped)
        return testing::AssertionSuccess();
    return testing::AssertionFailure() << figures.sent << " sent, " << figures.failed << " failed, "
                                       << figures.dropped << " dropped";
}

TEST(Webhooks, PostTheJsonAsGiven) {
    const TestTarget target(always(kOk));
    Webhooks hooks(quick_options());
    hooks.enqueue(address_of(target), R"({"table":"abc"})");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 1, 0, 0));
    ASSERT_EQ(target.requests().size(), 1u);
    EXPECT_EQ(target.requests()[0],
              "POST /turn?x=1 HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(target.port()) +
                  "\r\nUser-Agent: pakhuis\r\n"
                  "Content-Type: application/json\r\n"
                  "Connection: close\r\n"
                  "Content-Length: 15\r\n\r\n"
                  R"({"table":"abc"})");
}

TEST(Webhooks, TryAgainWhenTheTargetIsBroken) {
    const TestTarget target([](int n) { return n < 2 ? kBroken : kOk; });
    Webhooks hooks(quick_options());
    hooks.enqueue(address_of(target), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 1, 0, 0));
    EXPECT_EQ(target.requests().size(), 3u);
}

TEST(Webhooks, GiveUpAfterTheLastPause) {
    const TestTarget broken(always(kBroken));
    const TestTarget hangs_up(always(""));
    Webhooks hooks(quick_options());
    hooks.enqueue(address_of(broken), "{}");
    hooks.enqueue(address_of(hangs_up), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 0, 2, 0));
    EXPECT_EQ(broken.requests().size(), 3u);
    EXPECT_EQ(hangs_up.requests().size(), 3u);
}

TEST(Webhooks, LogTheHostOfAFailedMessageButNoPath) {
    const TestTarget broken(always(kBroken));
    TestLog log;
    WebhookOptions options = quick_options();
    options.log = &log;
    Webhooks hooks(options);
    hooks.enqueue(address_of(broken), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 0, 1, 0));
    EXPECT_EQ(log.lines, std::vector<std::string>{"webhook-failed 127.0.0.1"});
}

TEST(Webhooks, TryAgainWhenNobodyListens) {
    WebhookAddress nobody;
    {
        const TestTarget closed(silence);
        nobody = address_of(closed);
    }
    Webhooks hooks(quick_options());
    hooks.enqueue(nobody, "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 0, 1, 0));
}

TEST(Webhooks, GiveUpAfterARefusal) {
    for (const char* status : {"400 Bad", "404 Not Found", "410 Gone", "429 Slow"}) {
        const TestTarget target(always("HTTP/1.1 " + std::string(status) + "\r\n\r\n"));
        Webhooks hooks(quick_options());
        hooks.enqueue(address_of(target), "{}");
        EXPECT_TRUE(figures_are(figures_when_idle(hooks), 0, 1, 0)) << status;
        EXPECT_EQ(target.requests().size(), 1u) << status;
    }
}

TEST(Webhooks, FollowNoRedirects) {
    const TestTarget elsewhere(always(kOk));
    const TestTarget target(always("HTTP/1.1 307 There\r\nLocation: http://127.0.0.1:" +
                                   std::to_string(elsewhere.port()) + "/\r\n\r\n"));
    Webhooks hooks(quick_options());
    hooks.enqueue(address_of(target), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 0, 1, 0));
    EXPECT_EQ(target.requests().size(), 1u);
    EXPECT_EQ(elsewhere.connections(), 0);
}

TEST(Webhooks, StopWaitingAfterTheTimeout) {
    const TestTarget target(silence);
    WebhookOptions options = quick_options();
    options.timeout = milliseconds(100);
    Webhooks hooks(options);
    hooks.enqueue(address_of(target), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 0, 1, 0));
    EXPECT_LE(target.connections(), 3);
}

TEST(Webhooks, ReadNoMoreThanTheHeaderOfAnAnswer) {
    const TestTarget early(always("HTTP/1.1 103 Hints\r\nLink: x\r\n\r\n" + std::string(kOk)));
    const TestTarget large(always("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\nmore"));
    const TestTarget endless(always("HTTP/1.1 200 OK\r\nX: " + std::string(40'000, 'x')));
    const TestTarget other(always("SSH-2.0-Other\r\n\r\n"));
    Webhooks hooks(quick_options());
    hooks.enqueue(address_of(early), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 1, 0, 0));
    hooks.enqueue(address_of(large), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 2, 0, 0));
    hooks.enqueue(address_of(endless), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 2, 1, 0));
    hooks.enqueue(address_of(other), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 2, 2, 0));
}

TEST(Webhooks, DropMessagesOverTheLimit) {
    const TestTarget target(silence);
    WebhookOptions options = quick_options();
    options.max_waiting = 4;
    Webhooks hooks(options);
    for (int i = 0; i < 10; ++i) hooks.enqueue(address_of(target), "{}");
    EXPECT_EQ(hooks.figures().waiting, 4u);
    EXPECT_TRUE(figures_are(hooks.figures(), 0, 0, 6));
    hooks.stop();
    hooks.enqueue(address_of(target), "{}");
    EXPECT_TRUE(figures_are(hooks.figures(), 0, 0, 11));
    EXPECT_EQ(hooks.figures().waiting, 0u);
}

TEST(Webhooks, DropMessagesOverTheLimitOfOneHost) {
    const TestTarget slow(silence);
    const TestTarget target(always(kOk), "127.0.0.2");
    WebhookOptions options = quick_options();
    options.max_waiting_per_host = 3;
    Webhooks hooks(options);
    for (int i = 0; i < 10; ++i) hooks.enqueue(address_of(slow), "{}");
    // A host that does not answer delays no other host.
    hooks.enqueue(address_of(target, "127.0.0.2"), "{}");
    EXPECT_TRUE(eventually([&] { return hooks.figures().sent == 1; }));
    EXPECT_TRUE(figures_are(hooks.figures(), 1, 0, 7));
    EXPECT_EQ(hooks.figures().waiting, 3u);
}

TEST(Webhooks, SendOneMessageAtATimeToAHost) {
    const TestTarget target([](int) {
        std::this_thread::sleep_for(milliseconds(5));
        return kOk;
    });
    Webhooks hooks(quick_options());
    for (int i = 0; i < 8; ++i) hooks.enqueue(address_of(target), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 8, 0, 0));
    EXPECT_EQ(target.requests().size(), 8u);
    EXPECT_EQ(target.most_at_once(), 1);
}

TEST(Webhooks, SendToSeveralHostsAtOnce) {
    std::atomic<int> there{0};
    const TestTarget target(
        [&](int) {
            ++there;
            EXPECT_TRUE(eventually([&] { return there == 3; }));
            return kOk;
        },
        "0.0.0.0");
    Webhooks hooks(quick_options());
    for (const char* host : {"127.0.0.1", "127.0.0.2", "127.0.0.3"}) {
        hooks.enqueue(address_of(target, host), "{}");
    }
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 3, 0, 0));
}

TEST(Webhooks, LimitTheMessagesUnderWay) {
    const TestTarget first(silence);
    const TestTarget second(silence, "127.0.0.2");
    const TestTarget third(always(kOk), "127.0.0.3");
    WebhookOptions options = quick_options();
    options.at_once = 2;
    Webhooks hooks(options);
    hooks.enqueue(address_of(first), "{}");
    hooks.enqueue(address_of(second, "127.0.0.2"), "{}");
    EXPECT_TRUE(eventually([&] { return first.connections() + second.connections() == 2; }));
    hooks.enqueue(address_of(third, "127.0.0.3"), "{}");
    std::this_thread::sleep_for(milliseconds(50));
    EXPECT_EQ(third.connections(), 0);
}

TEST(Webhooks, SendNothingIntoPrivateNetworks) {
    const TestTarget target(always(kOk));
    WebhookOptions options = quick_options();
    options.allow_private = false;
    Webhooks hooks(options);
    const char* const hosts[] = {"127.0.0.1", "localhost", "::1", "::ffff:127.0.0.1", "0.0.0.0"};
    for (const char* host : hosts) hooks.enqueue(address_of(target, host), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 0, std::size(hosts), 0));
    EXPECT_EQ(target.connections(), 0);
}

TEST(Webhooks, RefuseAnUntrustedCertificate) {
    const TestCertificate self("IP:127.0.0.1");
    const TestTarget target(always(kOk), "127.0.0.1", self.context());
    Webhooks hooks(quick_options());
    hooks.enqueue(with_tls(address_of(target)), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 0, 1, 0));
    EXPECT_EQ(target.connections(), 1) << "a second attempt makes no sense";
    EXPECT_TRUE(target.requests().empty());
}

TEST(Webhooks, PostThroughTls) {
    const TestFolder folder;
    WebhookOptions options = quick_options();
    options.ca_file = folder.path() / "trusted.pem";
    const TestCertificate by_number("IP:127.0.0.1");
    by_number.write(options.ca_file);
    const TestTarget target([](int n) { return n == 0 ? kBroken : kOk; }, "127.0.0.1",
                            by_number.context());
    Webhooks hooks(options);
    hooks.enqueue(with_tls(address_of(target)), R"({"table":"abc"})");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 1, 0, 0));
    ASSERT_EQ(target.requests().size(), 2u);
    EXPECT_TRUE(target.requests()[1].ends_with("\r\n\r\n{\"table\":\"abc\"}"));
    EXPECT_TRUE(target.names().empty()) << "a numeric address is not sent as a name";
}

TEST(Webhooks, RefuseACertificateForAnotherHost) {
    const TestFolder folder;
    WebhookOptions options = quick_options();
    options.ca_file = folder.path() / "trusted.pem";
    const TestCertificate by_name("DNS:localhost");
    by_name.write(options.ca_file);
    const TestTarget target(always(kOk), "127.0.0.1", by_name.context());
    Webhooks hooks(options);
    hooks.enqueue(with_tls(address_of(target)), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 0, 1, 0));
    EXPECT_TRUE(target.requests().empty());
    hooks.enqueue(with_tls(address_of(target, "localhost")), "{}");
    EXPECT_TRUE(figures_are(figures_when_idle(hooks), 1, 1, 0));
    EXPECT_EQ(target.names(), std::vector<std::string>{"localhost"});
}

TEST(Webhooks, ThrowIfTheCertificateFileIsMissing) {
    WebhookOptions options;
    options.ca_file = "no/such.pem";
    EXPECT_THROW(Webhooks{options}, std::runtime_error);
}

}  // namespace
}  // namespace pakhuis::server
