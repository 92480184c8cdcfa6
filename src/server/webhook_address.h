// The address at which a guest wants to be notified. A stranger enters it. So it is parsed
// strictly, and the server sends nothing into its own network.
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
    std::string target = "/";  // path and query, unchanged

    // The value of the header Host: "example.com", "example.com:8080", "[2001:db8::1]".
    std::string authority() const;
    // The whole address as text. parse_webhook reads it back as the same address.
    std::string text() const;

    bool operator==(const WebhookAddress&) const = default;
};

// Reads http or https, a host, an optional port and an optional path with a query; at most 500
// bytes. Other text is a problem `bad-webhook` with a sentence for the guest. A numeric address
// must be public unless `allow_private`. A name is looked up and checked at each sending.
Result<WebhookAddress> parse_webhook(std::string_view url, bool allow_private = false);

// Whether this text is a public IPv4 or IPv6 address: not loopback, private, link-local, multicast
// or reserved, and not an IPv6 form of such an IPv4 address.
bool is_public_address(const std::string& text);

}  // namespace pakhuis::server
