#include "codec/actor.h"

namespace pakhuis::codec {

std::string actor_name(Seat actor) {
    if (actor == kChance) return "chance";
    if (actor == kClock) return "clock";
    return std::to_string(actor);
}

std::optional<Seat> read_actor(std::string_view word) {
    if (word == "chance") return kChance;
    if (word == "clock") return kClock;
    if (word.size() != 1 || word[0] < '0' || word[0] >= '0' + kMaxSeats) return std::nullopt;
    return static_cast<Seat>(word[0] - '0');
}

}  // namespace pakhuis::codec
