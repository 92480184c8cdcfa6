#include "server/address_limits.h"

#include <gtest/gtest.h>

#include "server/address_group.h"
#include "server/costs.h"

namespace pakhuis::server {
namespace {

class TwoClocks final : public host::Clock {
  public:
    std::int64_t now_ms() const override { return wall; }
    std::int64_t steady_ms() const override { return steady; }

    std::int64_t wall = 1'750'000'000'000;
    std::int64_t steady = 5'000;
};

Limits ten_per_second() {
    Limits limits;
    limits.requests_per_second = 10;
    limits.messages_per_address = 10;
    return limits;
}

// The number of requests that are allowed at once.
int allowed(AddressLimits& limits, const std::string& address, double cost = 1) {
    int count = 0;
    while (count < 1000 && limits.allow_request(address, cost)) ++count;
    return count;
}

TEST(AddressLimits, AllowABurstAndThenTheRate) {
    TwoClocks clock;
    AddressLimits limits(ten_per_second(), clock);
    EXPECT_EQ(allowed(limits, "a"), 30);
    EXPECT_EQ(allowed(limits, "b"), 30) << "each address has its own";
    clock.steady += 1'000;
    EXPECT_EQ(allowed(limits, "a"), 10);
}

TEST(AddressLimits, DoNotCareWhetherTheWallClockIsSet) {
    TwoClocks clock;
    AddressLimits limits(ten_per_second(), clock);
    EXPECT_EQ(allowed(limits, "a"), 30);
    clock.wall -= 120'000;
    clock.steady += 1'000;
    EXPECT_EQ(allowed(limits, "a"), 10) << "set back by two minutes";
    clock.wall += 3'600'000;
    EXPECT_EQ(allowed(limits, "a"), 0) << "set forward by an hour";
    EXPECT_TRUE(limits.allow_message("a"));
}

TEST(AddressLimits, TakeTheCostOfARequest) {
    TwoClocks clock;
    AddressLimits limits(ten_per_second(), clock);
    EXPECT_EQ(allowed(limits, "a", 5), 6);
    EXPECT_TRUE(limits.allow_request("b", 100)) << "every cost can be paid";
    EXPECT_FALSE(limits.allow_request("b"));
    clock.steady += 7'000;
    EXPECT_FALSE(limits.allow_request("b")) << "it is paid by waiting";
    clock.steady += 200;
    EXPECT_TRUE(limits.allow_request("b"));
    limits.charge_request("c", 25);
    EXPECT_EQ(allowed(limits, "c"), 5);
}

TEST(AddressLimits, ForgetFullBucketsOnly) {
    TwoClocks clock;
    AddressLimits limits(ten_per_second(), clock);
    EXPECT_EQ(allowed(limits, "busy"), 30);
    for (std::size_t i = 0; i < 3 * AddressBuckets::kMost; ++i) {
        limits.allow_request(std::to_string(i));
    }
    EXPECT_FALSE(limits.allow_request("busy")) << "others can't reset its limit";
    clock.steady += 1'000;
    EXPECT_TRUE(limits.allow_request("new")) << "the full buckets are forgotten";
    EXPECT_EQ(allowed(limits, "busy"), 10);
    EXPECT_EQ(allowed(limits, "new"), 29);
}

TEST(AddressBuckets, AreSharedByNewAddressesWhileThereAreTooMany) {
    AddressBuckets buckets(10);
    for (std::size_t i = 0; i < AddressBuckets::kMost; ++i) {
        buckets.of(std::to_string(i), 0).take(1, 0);
    }
    EXPECT_EQ(&buckets.of("x", 0), &buckets.of("y", 0));
    EXPECT_EQ(buckets.size(), AddressBuckets::kMost);
    EXPECT_NE(&buckets.of("x", 1'000), &buckets.of("y", 1'000));
}

TEST(AddressGroup, IsTheFirstHalfOfAnIpv6Address) {
    const std::string group = address_group("2001:db8:1:2::1");
    EXPECT_EQ(group, "2001:db8:1:2::/64");
    EXPECT_EQ(address_group("2001:db8:1:2:ffff:ffff:ffff:ffff"), group);
    EXPECT_EQ(address_group("2001:0DB8:0001:0002::7%eth0"), group);
    EXPECT_NE(address_group("2001:db8:1:3::1"), group);
}

TEST(AddressGroup, IsTheWholeIpv4Address) {
    EXPECT_EQ(address_group("10.0.0.1"), "10.0.0.1");
    EXPECT_EQ(address_group("::ffff:10.0.0.1"), "10.0.0.1");
    EXPECT_EQ(address_group("::ffff:a00:1"), "10.0.0.1");
    EXPECT_EQ(address_group("unknown"), "unknown");
    EXPECT_EQ(address_group(""), "");
}

HttpRequest request_of(const char* method, const char* target, std::size_t body = 0) {
    HttpRequest request;
    request.method = method;
    request.target = target;
    request.cookie = "pakhuis=x";
    request.body_bytes = body;
    return request;
}

TEST(Costs, DependOnThePageAndItsSize) {
    EXPECT_EQ(cost_of(request_of("GET", "/api/games")), 1);
    EXPECT_EQ(cost_of(request_of("GET", "/api/tables/x")), 1);
    EXPECT_EQ(cost_of(request_of("GET", "/api/tables/x/replay?seat=1")), 5);
    EXPECT_EQ(cost_of(request_of("GET", "/t/x/replay")), 0.25) << "the client's own page";
    EXPECT_EQ(cost_of(request_of("GET", "/shell-4HXQ.js")), 0.25) << "a file of the client";
    EXPECT_EQ(cost_of(request_of("GET", "/ws?protocol=9")), 1);
    EXPECT_EQ(cost_of(request_of("PUT", "/shell-4HXQ.js")), 1);
    EXPECT_EQ(cost_of(request_of("POST", "/api/tables")), 6);
    EXPECT_EQ(cost_of(request_of("POST", "/api/tables", 512 * 1024)), 70);
    EXPECT_EQ(cost_of_message(std::string(900, 'x')), 1);
    EXPECT_EQ(cost_of_message(std::string(16 * 1024, 'x')), 16);
    HttpResponse answer;
    answer.body = std::string(256 * 1024, 'x');
    EXPECT_EQ(cost_of_answer(answer), 4);
}

}  // namespace
}  // namespace pakhuis::server
