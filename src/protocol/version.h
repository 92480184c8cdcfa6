// The version of the protocol. Server and client each name theirs, so that an old page learns that
// it has to be loaded again.
#pragma once

#include <string_view>

namespace pakhuis::protocol {

// Raised by a change that a client of the version before does not understand. A new message or a
// new field that may be missing is no such change.
inline constexpr int kProtocolVersion = 1;
// The oldest version that this server still speaks. Clients below it are told to reload.
inline constexpr int kOldestProtocol = 1;
// Clients from before versions existed name none. They speak the first.
inline constexpr int kUnnamedProtocol = 1;

// The version that a client names in the address of its socket: "/ws?protocol=2".
constexpr int protocol_of(std::string_view target) {
    constexpr std::string_view kKey = "?protocol=";
    const auto at = target.find(kKey);
    if (at == target.npos) return kUnnamedProtocol;
    int version = 0;  // what is no number is older than any version
    for (const char c : target.substr(at + kKey.size())) {
        if (c < '0' || c > '9' || version > 1'000'000) return 0;
        version = 10 * version + (c - '0');
    }
    return version;
}

constexpr bool is_too_old(int version) {
    return version < kOldestProtocol;
}

}  // namespace pakhuis::protocol
