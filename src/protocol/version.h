// The version of the protocol. Server and client each send theirs, so that an old page learns that
// it must reload.
#pragma once

#include <string_view>

namespace pakhuis::protocol {

// Raise it after a change that clients of the previous version do not understand. A new message or
// a new field that may be missing is no such change.
inline constexpr int kProtocolVersion = 1;
// The oldest version that this server still speaks. Clients below it are told to reload.
inline constexpr int kOldestProtocol = 1;
// Clients from before versions existed send none. They speak version 1.
inline constexpr int kUnnamedProtocol = 1;

// The version that a client names in the address of its socket: "/ws?protocol=2".
constexpr int protocol_of(std::string_view target) {
    constexpr std::string_view kKey = "?protocol=";
    const auto at = target.find(kKey);
    if (at == target.npos) return kUnnamedProtocol;
    int version = 0;  // text that is no number counts as older than any version
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
