#include "server/address_group.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <netinet/in.h>

namespace pakhuis::server {

std::string address_group(const std::string& address) {
    in6_addr bits{};
    const std::string plain = address.substr(0, address.find('%'));  // "fe80::1%eth0"
    if (inet_pton(AF_INET6, plain.c_str(), &bits) != 1) return address;
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (IN6_IS_ADDR_V4MAPPED(&bits)) {
        inet_ntop(AF_INET, &bits.s6_addr[12], text.data(), text.size());
        return text.data();
    }
    std::fill(std::begin(bits.s6_addr) + 8, std::end(bits.s6_addr), std::uint8_t{0});
    inet_ntop(AF_INET6, &bits, text.data(), text.size());
    return std::string(text.data()) + "/64";
}

}  // namespace pakhuis::server
