// What a table is agreed to be, before anybody plays: game, seats, tempo, who may come.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codec/record.h"
#include "registry/match.h"

namespace pakhuis::tables {

enum class SeatKind : std::uint8_t { kPerson, kBot };

struct SeatTerms {
    SeatKind kind = SeatKind::kPerson;
    std::string level;  // of a bot: a name of kBotNames
};

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
    std::int64_t base = 0;       // ms
    std::int64_t increment = 0;  // ms
    int days = 0;
};

struct Terms {
    Setup setup;
    std::vector<SeatTerms> seats;
    Tempo tempo;
    bool listed = false;               // else by invitation: whoever knows the id
    bool by_hand = false;              // the owner, who has no seat, enters what chance gives
    std::optional<std::string> begin;  // a record to go on from (fork, import)
};

// Both ways; reading checks everything: game, options and edition too. The place of a problem is
// the field.
Json terms_json(const Terms& terms);
Result<Terms> read_terms(const Json& json);

}  // namespace pakhuis::tables
