// Where a guest wants to be told that a table waits for him. The address is a stranger's: it is
// read strictly, and the server sends nothing into its own network.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "codec/problem.h"

namespace pakhuis::server {

struct WebhookAddress {
    bool tls = false;  // https
    std::string host;  // lower case: a name, an IPv4 address, or an IPv6 one without brackets
    std::uint16_t port = 80;   // 80, 443 or at least 1024
    std::string target = "/";  // path and query, as they were given

    // What the header Host says: "example.com", "example.com:8080", "[2001:db8::1]".
    std::string authority() const;
    // The whole address again; parse_webhook reads it as the same.
    std::string text() const;

    bool operator==(const WebhookAddress&) const = default;
};

// Reads http or https, a host, perhaps a port, perhaps a path with a query; at most 500 bytes.
// Anything else is a problem `bad-webhook` whose sentence is for the guest. An address in numbers
// must be public unless `allow_private`; what a name stands for is checked at each sending.
Result<WebhookAddress> parse_webhook(std::string_view url, bool allow_private = false);

// Whether this is the text of an IPv4 or IPv6 address that anybody on the internet could mean:
// not loopback, private, link-local, multicast, reserved, nor IPv6 that leads to such an IPv4.
bool is_public_address(const std::string& text);

}  // namespace pakhuis::server
