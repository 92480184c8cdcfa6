// The changes of a table, one struct for each kind. A table is the sequence of its changes.
//
// A change is checked once, when it is requested or read from the store, and then applied. Only the
// store keeps it as text: `kKind` and the fields as JSON. Kinds and field names are never renamed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codec/json.h"
#include "protocol/terms.h"
#include "registry/match.h"
#include "store/store.h"

namespace pakhuis::tables {

// The function from the table's secret to chance outcomes.
enum class ChanceScheme : std::uint8_t {
    kKeyedHash,  // engine/chance.h
};
constexpr auto enum_names(ChanceScheme) {
    return std::array<std::string_view, 1>{"keyed-hash"};
}

// The terms name no edition: the store keeps editions by their hash.
struct Created {
    static constexpr std::string_view kKind = "create";
    protocol::TableTerms terms;
    std::string owner;
    std::array<codec::Hex64, 2> secret;  // fixes the chance of the match
    int rules = 0;         // version of the rules; 0: a row of the first program, version 1
    codec::Hex64 edition;  // hash; 0: likewise, the terms' edition or the first built-in one
    ChanceScheme chance = ChanceScheme::kKeyedHash;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("terms", self.terms);
        visit("owner", self.owner);
        visit("secret", self.secret);
        visit("rules", self.rules, or_default());
        visit("edition", self.edition, or_default());
        visit("chance", self.chance, or_default());
    }
};

// All seats are taken: the match begins.
struct Started {
    static constexpr std::string_view kKind = "start";

    template <class Self, class Visit>
    static constexpr void fields(Self&, Visit&&) {}
};

// A step of the match.
struct Acted {
    static constexpr std::string_view kKind = "act";
    codec::Actor actor;
    std::string text;
    std::int64_t lag = 0;  // milliseconds given back to the seat's clock
    // Not stored: the checked action.
    PackedAction action = {};

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("actor", self.actor);
        visit("text", self.text);
        visit("lag", self.lag, unless_default());
    }
};

struct Undone {
    static constexpr std::string_view kKind = "undo";
    Seat seat = 0;
    std::uint32_t steps = 0;  // that remain

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
        visit("steps", self.steps);
    }
};

struct Chatted {
    static constexpr std::string_view kKind = "chat";
    std::string guest;
    std::string name;
    std::string text;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("guest", self.guest);
        visit("name", self.name);
        visit("text", self.text);
    }
};

struct Sat {
    static constexpr std::string_view kKind = "sit";
    Seat seat = 0;
    std::string guest;
    std::string name;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
        visit("guest", self.guest);
        visit("name", self.name);
    }
};

// A seat agrees that a bot takes over another one.
struct Agreed {
    static constexpr std::string_view kKind = "agree";
    Seat seat = 0;
    Seat by = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
        visit("by", self.by);
    }
};

// Changes that name a seat and nothing else.
struct SeatChange {
    Seat seat = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
    }
};
struct Left : SeatChange {
    static constexpr std::string_view kKind = "leave";
};
// The seat's time is up: a bot decides until the owner returns.
struct FlagFell : SeatChange {
    static constexpr std::string_view kKind = "flag";
};
struct CameBack : SeatChange {
    static constexpr std::string_view kKind = "back";
};
struct Resigned : SeatChange {
    static constexpr std::string_view kKind = "resign";
};
struct Replaced : SeatChange {
    static constexpr std::string_view kKind = "replace";
};
// The last person has resigned: the match ends.
struct Abandoned : SeatChange {
    static constexpr std::string_view kKind = "abandon";
};

struct RematchMade {
    static constexpr std::string_view kKind = "rematch";
    std::string table;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table);
    }
};

using Change = std::variant<Created, Started, Acted, Undone, Chatted, Sat, Left, FlagFell, CameBack,
                            Agreed, Resigned, Replaced, Abandoned, RematchMade>;

// A change with its number, time and resulting state.
struct Entry {
    std::uint32_t seq = 0;  // from 0, without gaps
    Change change;
    std::uint64_t hash = 0;  // of the match's state after it
    std::int64_t at = 0;     // milliseconds since 1970
};
using Entries = std::vector<Entry>;

std::string_view kind_of(const Change& change);

// Entries as rows of the store. Reading is strict; the place of a problem is the kind and the
// field.
std::vector<store::Row> to_rows(const Entries& entries);
Result<Entry> read_row(const store::Row& row);

// The editions of a store. The store must outlive the source.
EditionSource kept_editions(store::Store& store);

}  // namespace pakhuis::tables
