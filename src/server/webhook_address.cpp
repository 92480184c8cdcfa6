#include "server/webhook_address.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <charconv>
#include <optional>

namespace pakhuis::server {
namespace {

constexpr std::size_t kMaxUrl = 500;
constexpr std::size_t kMaxHost = 253;  // RFC 1035, without the last dot
constexpr std::size_t kMaxLabel = 63;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_alnum(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_hex(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return out;
}

Failure bad(const char* sentence) {
    return fail("bad-webhook", "", sentence);
}

using Ip4 = std::array<std::uint8_t, 4>;
using Ip6 = std::array<std::uint8_t, 16>;

template <class Ip>
std::optional<Ip> read_ip(const std::string& text) {
    Ip ip;
    const int family = sizeof(Ip) == 4 ? AF_INET : AF_INET6;
    // Accepts only complete dotted or colon forms: no octal, no "127.1", no zone.
    if (inet_pton(family, text.c_str(), ip.data()) != 1) return std::nullopt;
    return ip;
}

struct Block {
    Ip4 start;
    int bits;
};
// RFC 6890 and its successors: addresses that are not a single host on the internet.
constexpr std::array kNotPublic{
    Block{{0, 0, 0, 0}, 8},         // this network
    Block{{10, 0, 0, 0}, 8},        // private
    Block{{100, 64, 0, 0}, 10},     // shared by the customers of a provider
    Block{{127, 0, 0, 0}, 8},       // loopback
    Block{{168, 63, 129, 16}, 32},  // looks public, but is the control service of a cloud
    Block{{169, 254, 0, 0}, 16},    // link-local; cloud services give out credentials here
    Block{{172, 16, 0, 0}, 12},     // private
    Block{{192, 0, 0, 0}, 24},      // protocols
    Block{{192, 0, 2, 0}, 24},      // documentation
    Block{{192, 88, 99, 0}, 24},    // 6to4 relays
    Block{{192, 168, 0, 0}, 16},    // private
    Block{{198, 18, 0, 0}, 15},     // benchmarks
    Block{{198, 51, 100, 0}, 24},   // documentation
    Block{{203, 0, 113, 0}, 24},    // documentation
    Block{{224, 0, 0, 0}, 3},       // multicast, reserved, broadcast
};

constexpr std::uint32_t number(const Ip4& ip) {
    return std::uint32_t{ip[0]} << 24 | std::uint32_t{ip[1]} << 16 | std::uint32_t{ip[2]} << 8 |
           ip[3];
}

bool is_public(const Ip4& ip) {
    return std::ranges::none_of(kNotPublic, [&](const Block& block) {
        return (number(ip) ^ number(block.start)) >> (32 - block.bits) == 0;
    });
}

bool begins(const Ip6& ip, std::initializer_list<std::uint8_t> bytes) {
    return std::equal(bytes.begin(), bytes.end(), ip.begin());
}

bool is_public(const Ip6& ip) {
    // An IPv4 address inside an IPv6 address: mapped, or for NAT64.
    if (begins(ip, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff}) ||
        begins(ip, {0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0})) {
        return is_public(Ip4{ip[12], ip[13], ip[14], ip[15]});
    }
    // Global unicast is 2000::/3. Excluded are protocols with Teredo (2001::/23), documentation
    // (2001:db8::/32 and 3fff::/20), and 6to4, which could lead to any IPv4 address (2002::/16).
    if (ip[0] >> 5 != 1) return false;
    return !(begins(ip, {0x20, 0x01}) && ip[2] < 2) && !begins(ip, {0x20, 0x01, 0x0d, 0xb8}) &&
           !begins(ip, {0x20, 0x02}) && !(begins(ip, {0x3f, 0xff}) && ip[2] < 0x10);
}

bool is_label(std::string_view label) {
    return !label.empty() && label.size() <= kMaxLabel && label.front() != '-' &&
           label.back() != '-' &&
           std::ranges::all_of(label, [](char c) { return is_alnum(c) || c == '-'; });
}

// The last label of a name may not begin with a digit. Resolvers read "127.1" and "0x7f000001" as
// addresses, and no top-level domain begins with a digit.
bool is_name(std::string_view host) {
    if (host.size() > kMaxHost) return false;
    for (;;) {
        const std::size_t dot = std::min(host.find('.'), host.size());
        if (!is_label(host.substr(0, dot))) return false;
        if (dot == host.size()) return !is_digit(host.front());
        host.remove_prefix(dot + 1);
    }
}

// Characters of RFC 3986 for paths and queries, with complete percent codes.
bool is_target(std::string_view target) {
    constexpr std::string_view kMarks = "-._~!$&'()*+,;=:@/?";
    for (std::size_t i = 0; i < target.size(); ++i) {
        if (target[i] == '%') {
            if (i + 2 >= target.size() || !is_hex(target[i + 1]) || !is_hex(target[i + 2]))
                return false;
            i += 2;
        } else if (!is_alnum(target[i]) && kMarks.find(target[i]) == kMarks.npos) {
            return false;
        }
    }
    return true;
}

std::optional<std::uint16_t> read_port(std::string_view text) {
    std::uint16_t port = 0;
    if (text.starts_with('0')) return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    // Ports below 1024 belong to other services, such as mail.
    if (port != 80 && port != 443 && port < 1024) return std::nullopt;
    return port;
}

// Reads host and port, "example.com:8080". Returns a sentence about the error; null: no error.
const char* read_authority(std::string_view text, bool allow_private, WebhookAddress& out) {
    if (text.find('@') != text.npos) return "The address may hold no name or password.";
    const bool brackets = text.starts_with('[');
    const std::size_t end = std::min(text.find(brackets ? ']' : ':'), text.size());
    if (brackets && end == text.size()) return "The address lacks a ].";
    const std::string_view rest = text.substr(brackets ? end + 1 : end);
    if (!rest.empty()) {
        const auto port = rest.front() == ':' ? read_port(rest.substr(1)) : std::nullopt;
        if (!port) return "The port must be 80, 443 or from 1024 to 65535.";
        out.port = *port;
    }
    out.host = lower(brackets ? text.substr(1, end - 1) : text.substr(0, end));
    const bool literal =
        brackets ? read_ip<Ip6>(out.host).has_value() : read_ip<Ip4>(out.host).has_value();
    if (!literal && (brackets || !is_name(out.host)))
        return "The host must be a name in plain letters, or an address in numbers.";
    if (literal && !allow_private && !is_public_address(out.host))
        return "The host must be on the internet, not in a private network.";
    return nullptr;
}

}  // namespace

std::string WebhookAddress::authority() const {
    std::string out = host.find(':') == host.npos ? host : "[" + host + "]";
    if (port != (tls ? 443 : 80)) out += ":" + std::to_string(port);
    return out;
}

std::string WebhookAddress::text() const {
    return (tls ? "https://" : "http://") + authority() + target;
}

bool is_public_address(const std::string& text) {
    if (const auto ip = read_ip<Ip4>(text)) return is_public(*ip);
    if (const auto ip = read_ip<Ip6>(text)) return is_public(*ip);
    return false;
}

Result<WebhookAddress> parse_webhook(std::string_view url, bool allow_private) {
    if (url.size() > kMaxUrl) return bad("The address is longer than 500 bytes.");
    // Above all no line breaks and no zero bytes, because host and path become lines of a request.
    if (!std::ranges::all_of(url, [](char c) { return c > ' ' && c < '\x7f'; }))
        return bad("The address may hold plain letters and signs only, and no spaces.");
    if (url.find('#') != url.npos) return bad("The address may have no part after #.");
    const std::size_t colon = std::min(url.find("://"), url.size());
    const std::string scheme = lower(url.substr(0, colon));
    if (colon == url.size() || (scheme != "http" && scheme != "https"))
        return bad("The address must begin with http:// or https://.");
    WebhookAddress out;
    out.tls = scheme == "https";
    out.port = out.tls ? 443 : 80;
    url.remove_prefix(colon + 3);
    const std::size_t slash = std::min(url.find('/'), url.size());
    if (const char* wrong = read_authority(url.substr(0, slash), allow_private, out))
        return bad(wrong);
    if (slash < url.size()) out.target = url.substr(slash);
    if (!is_target(out.target))
        return bad("The path holds a character that must be written with %.");
    return out;
}

}  // namespace pakhuis::server
