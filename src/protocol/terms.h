// The terms of a table, as clients and the store write them. `tables` checks them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.h"
#include "engine/seat.h"

namespace pakhuis::protocol {

using codec::Json;

enum class TempoKind : std::uint8_t {
    kUntimed,
    kLive,   // a clock per seat: `base` and, once per turn, `increment`
    kDaily,  // each decision within `days`
};
constexpr auto enum_names(TempoKind) {
    return std::array<std::string_view, 3>{"untimed", "live", "daily"};
}

struct Tempo {
    TempoKind kind = TempoKind::kUntimed;
    std::optional<std::int64_t> base;       // milliseconds
    std::optional<std::int64_t> increment;  // milliseconds
    std::optional<int> days;

    static constexpr std::int64_t kMostTime = 24 * 3600 * 1000;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("base", self.base, between(1000, kMostTime));
        visit("increment", self.increment, at_most(kMostTime));
        visit("days", self.days, between(1, 30));
    }
    friend bool operator==(const Tempo&, const Tempo&) = default;
};

// Where the match of a table begins.
enum class TableOrigin : std::uint8_t {
    kStart,     // at the start of the game
    kRecord,    // after steps of an imported or forked match
    kPosition,  // at a position that somebody made or forked
};
constexpr auto enum_names(TableOrigin) {
    return std::array<std::string_view, 3>{"start", "record", "position"};
}

struct TableTerms {
    std::string game;                // empty: the record's game
    std::vector<std::string> seats;  // "person", or the name of a bot; empty: people only
    codec::TextPairs options;
    std::optional<Json> edition;  // nothing: the built-in one
    Tempo tempo;
    bool listed = false;               // false: by invitation, for those who know the id
    bool by_hand = false;              // the owner has no seat and enters the chance outcomes
    bool hints = false;                // also where several persons play
    std::optional<std::string> begin;  // a record to continue from

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("game", self.game, unless_default());
        visit("seats", self.seats, at_most(kMaxSeats).unless_default());
        visit("options", self.options, unless_default());
        visit("edition", self.edition);
        visit("tempo", self.tempo, or_default());
        visit("listed", self.listed, or_default());
        visit("by-hand", self.by_hand, unless_default());
        visit("hints", self.hints, unless_default());
        visit("begin", self.begin);
    }
    friend bool operator==(const TableTerms&, const TableTerms&) = default;
};

}  // namespace pakhuis::protocol
