// One function per parser for bytes from outside. Each must answer every input with a value or an
// error. A value must survive a round trip and must be playable.
#pragma once

#include <array>
#include <memory>
#include <string_view>

#include "registry/match.h"

namespace pakhuis::fuzz {

void record(std::string_view bytes);
void position(std::string_view bytes);
void edition(std::string_view bytes);
void tables(std::string_view bytes);
void action(std::string_view bytes);
void message(std::string_view bytes);
void webhook(std::string_view bytes);
// A whole shard; or, for the fuzzer, the contents of its frames: each begins with its size in two
// bytes, the lower one first. A fuzzer finds no checksum.
void shard(std::string_view bytes);
// A whole net, or one without its checksum.
void net(std::string_view bytes);

// The match in which `action` types. It depends on the first byte.
std::unique_ptr<Match> match_for_action(const GameInfo& info, std::string_view bytes);

struct Target {
    std::string_view name;  // of the folder in tests/corpus
    void (*run)(std::string_view);
};
inline constexpr std::array<Target, 9> kTargets{
    Target{"record", record},   Target{"position", position}, Target{"edition", edition},
    Target{"tables", tables},   Target{"action", action},     Target{"message", message},
    Target{"webhook", webhook}, Target{"shard", shard},       Target{"net", net}};

}  // namespace pakhuis::fuzz
