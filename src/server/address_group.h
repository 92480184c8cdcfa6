// The part of an address that limits count by.
#pragma once

#include <string>

namespace pakhuis::server {

// An IPv4 address is its own group; so is text that is no address. An IPv6 address belongs to its
// first 64 bits, "2001:db8:1:2::/64": providers give a whole /64 to one customer. An IPv4 address
// inside an IPv6 address ("::ffff:10.0.0.1") counts as the IPv4 address.
std::string address_group(const std::string& address);

}  // namespace pakhuis::server
