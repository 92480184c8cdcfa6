// What the batches of a game on the host and on a GPU share.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.h"
#include "batch/batch.h"
#include "batch/lane.h"
#include "codec/format_text.h"
#include "codec/hash.h"
#include "engine/bot_names.h"
#include "engine/features.h"
#include "registry/typed_match.h"

namespace pakhuis::batch {

// The setup has been checked.
inline Players players_of(const BatchSetup& setup, int seats) {
    Players out;
    out.seats = static_cast<std::int8_t>(seats);
    out.rotate = !setup.players.empty();
    for (std::size_t p = 0; p < setup.players.size(); ++p) {
        const int bot = find_name(kBotNames, setup.players[p]);  // -1 for kAsked
        out.bots[p] = static_cast<std::int8_t>(bot);
    }
    return out;
}

// The arrays of a batch, in the memory of its device.
template <template <class> class RoomOf>
struct ArrayRooms {
    RoomOf<std::uint8_t> seat, player;
    RoomOf<std::int32_t> first, ids;
    RoomOf<Feature> features, action_features, after;
    RoomOf<std::uint8_t> mask;
    RoomOf<std::int32_t> steps;
    RoomOf<std::uint8_t> ended;
    RoomOf<std::int32_t> score;
    RoomOf<float> share;

    BatchArrays columns() const {
        return {seat.column(),     player.column(),          first.column(), ids.column(),
                features.column(), action_features.column(), mask.column(),  after.column(),
                steps.column(),    ended.column(),           score.column(), share.column()};
    }
};

template <Featured G>
BatchSizes sizes_of(const BatchSetup& setup, int seats) {
    return {setup.matches,      seats,         G::kFeatures,
            G::kActionFeatures, G::kActionIds, static_cast<int>(sizeof(typename G::State))};
}

inline bool wants_lists(const BatchParts& parts) {
    return parts.lists || parts.action_features || parts.mask || parts.after;
}

inline Problem wrong_count(std::string place, std::size_t wanted, std::size_t given) {
    return {"wrong-count", std::move(place),
            codec::format_text("There must be {} choices, not {}.", wanted, given)};
}
inline std::optional<Problem> unknown_player(std::string_view bot) {
    if (find_name(kBotNames, bot) >= 0) return std::nullopt;
    return Problem{"unknown-player", "players", codec::format_text("There is no bot '{}'.", bot)};
}
inline Problem not_legal(std::size_t match, std::int32_t choice) {
    return {"not-legal", codec::format_text("match {}", match),
            codec::format_text("{} is not a legal choice here.", choice)};
}

template <Featured G>
void list_legal(const typename G::Rules& rules, const Lane<G>& lane, ActionList<G>& out) {
    if (!lane.now.idle) G::legal(rules, lane.state, lane.now.seat, out);
}

template <Featured G>
std::vector<std::string> legal_texts(const TypedMatch<G>& start, const Lane<G>& lane) {
    std::vector<std::string> out;
    ActionList<G> legal;
    list_legal(start.clockless_rules(), lane, legal);
    for (const auto& action : legal) out.push_back(start.write(action));
    return out;
}

template <Game G>
std::unique_ptr<Match> match_at(const TypedMatch<G>& start, const typename G::State& state) {
    auto copy = std::make_unique<TypedMatch<G>>(start);
    copy->place(state);
    return copy;
}

template <Featured G>
std::uint64_t digest_of(std::span<const Lane<G>> lanes, int version) {
    std::uint64_t sum = 0;
    for (const Lane<G>& lane : lanes) {
        sum = mix64(sum ^ codec::field_hash_in<typename G::Rules>(lane.state, version));
    }
    return sum;
}

}  // namespace pakhuis::batch
