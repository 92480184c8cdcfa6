#include "server/webhook_address.h"

#include <gtest/gtest.h>

namespace pakhuis::server {
namespace {

TEST(WebhookAddresses, AreSplitIntoParts) {
    struct Case {
        const char* url;
        WebhookAddress read;
        const char* text;
    };
    const Case cases[] = {
        {"http://example.com", {false, "example.com", 80, "/"}, "http://example.com/"},
        {"https://example.com/", {true, "example.com", 443, "/"}, "https://example.com/"},
        {"HTTPS://Bot.Example.COM/Turn?a=B%2f&c",
         {true, "bot.example.com", 443, "/Turn?a=B%2f&c"},
         "https://bot.example.com/Turn?a=B%2f&c"},
        {"http://example.com:443/", {false, "example.com", 443, "/"}, "http://example.com:443/"},
        {"http://example.com:80/", {false, "example.com", 80, "/"}, "http://example.com/"},
        {"https://example.com:1024/x", {true, "example.com", 1024, "/x"}, nullptr},
        {"https://example.com:65535/x", {true, "example.com", 65535, "/x"}, nullptr},
        {"https://example.com//a/../@:b", {true, "example.com", 443, "//a/../@:b"}, nullptr},
        {"http://bot/", {false, "bot", 80, "/"}, nullptr},
        {"http://xn--4ca.example/", {false, "xn--4ca.example", 80, "/"}, nullptr},
        {"http://1.2.3.4:8080/", {false, "1.2.3.4", 8080, "/"}, nullptr},
        {"http://[2600:ABCD::1]:8080/",
         {false, "2600:abcd::1", 8080, "/"},
         "http://[2600:abcd::1]:8080/"},
    };
    for (const Case& it : cases) {
        const auto read = parse_webhook(it.url);
        ASSERT_TRUE(read) << it.url << ": " << read.error().text();
        EXPECT_EQ(*read, it.read) << it.url;
        EXPECT_EQ(read->text(), it.text ? it.text : it.url);
        const auto again = parse_webhook(read->text());
        ASSERT_TRUE(again) << it.url << ": " << again.error().text();
        EXPECT_EQ(*again, *read) << it.url;
    }
}

TEST(WebhookAddresses, AreRefusedWithAKeyAndASentence) {
    using std::literals::operator""sv;
    const std::string_view urls[] = {
        "", "http", "http:", "http://", "https:///", "example.com", "//example.com/", "/x",
        "ftp://example.com/", "file:///etc/passwd", " http://example.com/", "http:/example.com/",
        // user names, passwords, fragments
        "http://me@example.com/", "http://me:secret@example.com/", "http://@example.com/",
        "http://example.com/#x", "http://example.com#x",
        // ports
        "http://example.com:/", "http://example.com:0/", "http://example.com:22/",
        "http://example.com:1023/", "http://example.com:65536/", "http://example.com:99999999/",
        "http://example.com:+8080/", "http://example.com:08080/", "http://example.com:80x/",
        "http://example.com:8080:8080/", "http://[2600::1]8080/", "http://[2600::1]:/",
        // hosts
        "http://.example.com/", "http://example..com/", "http://example.com./",
        "http://-a.example/", "http://a-.example/", "http://a_b.example/", "http://a%2e.example/",
        "http://b\xc3\xbcro.example/", "http://2600::1/", "http://[2600::1/", "http://[]/",
        "http://[1.2.3.4]/", "http://[2600::1%25eth0]/", "http://[2600::g]/",
        "http://[example.com]/",
        // numbers that some resolvers read as addresses
        "http://1.2.3/", "http://16909060/", "http://0x01020304/", "http://1.2.3.4.4/",
        "http://01.2.3.4/", "http://1.2.3.256/", "http://a.0x8/",
        // paths
        "http://example.com?x", "http://example.com/a b", "http://example.com/%",
        "http://example.com/%2", "http://example.com/%zz", "http://example.com/<x>",
        "http://example.com/\"x\"", "http://example.com\\x", "http://example.com/a\\b",
        "http://example.com/\xc3\xbc", "http://example.com/\x7f",
        // extra lines in the request
        "http://example.com/\r\nX: y", "http://example.com\r\nX: y/", "http://example.com/a\tb",
        "http://1.2.3.4\0.example/"sv, "http://1.2.3.4\0\r\nX: y/"sv, "http://example.com/\0"sv};
    for (const std::string_view url : urls) {
        const auto read = parse_webhook(url, true);
        ASSERT_FALSE(read) << url;
        EXPECT_EQ(read.error().key, "bad-webhook") << url;
        EXPECT_FALSE(read.error().sentence.empty()) << url;
    }
}

TEST(WebhookAddresses, HaveAtMost500Bytes) {
    const std::string start = "http://example.com/";
    EXPECT_TRUE(parse_webhook(start + std::string(500 - start.size(), 'a')));
    EXPECT_FALSE(parse_webhook(start + std::string(501 - start.size(), 'a')));
    EXPECT_TRUE(parse_webhook("http://" + std::string(63, 'a') + ".example/"));
    EXPECT_FALSE(parse_webhook("http://" + std::string(64, 'a') + ".example/"));
    std::string host;
    while (host.size() < 252) host += "a.";
    EXPECT_TRUE(parse_webhook("http://" + host + "b/"));
    EXPECT_FALSE(parse_webhook("http://" + host + "bc/"));
}

TEST(WebhookAddresses, AreRefusedIfNumericAndPrivate) {
    for (const char* url : {"http://127.0.0.1:8080/", "https://10.1.2.3/", "http://[::1]/",
                            "http://[::ffff:192.168.0.1]/", "http://169.254.169.254/latest"}) {
        const auto read = parse_webhook(url);
        ASSERT_FALSE(read) << url;
        EXPECT_EQ(read.error().key, "bad-webhook");
        EXPECT_TRUE(parse_webhook(url, true)) << url;
    }
}

TEST(PublicAddresses, LieOutsideReservedBlocks) {
    // The first and the last address of each block; below, their neighbours outside.
    const char* const others[] = {
        "0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255",
        "127.0.0.0", "127.0.0.1", "127.255.255.255", "168.63.129.16", "169.254.0.0",
        "169.254.169.254", "169.254.255.255", "172.16.0.0", "172.31.255.255", "192.0.0.192",
        "192.0.2.1", "192.88.99.1", "192.168.0.0", "192.168.255.255", "198.18.0.0",
        "198.19.255.255", "198.51.100.7", "203.0.113.7", "224.0.0.1", "239.255.255.255",
        "240.0.0.0", "255.255.255.255", "::", "::1", "::7f00:1", "::1.2.3.4", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "::ffff:c0a8:1", "64:ff9b::10.0.0.1", "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::1", "100::1", "fc00::1", "fd00:ec2::254", "fdff::1", "fe80::1", "febf::1",
        "fec0::1", "ff02::1", "2001::1", "2001:1ff::1", "2001:db8::1", "2002:7f00:1::1",
        "2002:102:304::1", "3fff::1",
        // text that is no address
        "", "example.com", "1.2.3", "fe80::1%eth0", "2600::1%eth0", "[2600::1]", "1.2.3.4:80"};
    for (const char* text : others) EXPECT_FALSE(is_public_address(text)) << text;
    const char* const open[] = {
        "1.0.0.0",          "1.2.3.4",         "9.255.255.255",   "11.0.0.0",
        "100.63.255.255",   "100.128.0.0",     "126.255.255.255", "128.0.0.0",
        "168.63.129.15",    "169.253.255.255", "169.255.0.0",     "172.15.255.255",
        "172.32.0.0",       "192.0.1.0",       "192.167.255.255", "192.169.0.0",
        "198.17.255.255",   "198.20.0.0",      "223.255.255.255", "::ffff:1.2.3.4",
        "64:ff9b::1.2.3.4", "2001:200::1",     "2400::1",         "2600::1",
        "2a00::1",          "3ffe::1"};
    for (const char* text : open) EXPECT_TRUE(is_public_address(text)) << text;
}

}  // namespace
}  // namespace pakhuis::server
