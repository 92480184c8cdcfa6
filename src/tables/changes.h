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

#include "codec/json_text.h"
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

// A seat that is kept for a guest before the match. An empty guest: for nobody.
struct Reservation {
    std::string guest;
    std::string name;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("guest", self.guest);
        visit("name", self.name);
    }
    friend bool operator==(const Reservation&, const Reservation&) = default;
};

// The terms name no edition: the store keeps editions by their hash.
struct Created {
    static constexpr std::string_view kKind = "create";
    protocol::TableTerms terms;
    std::string owner;
    std::array<codec::Hex64, 2> secret;  // fixes the chance of the match
    int rules = 0;         // version of the rules; 0: a row of the first program, version 1
    codec::Hex64 edition;  // hash; 0: likewise, the terms' edition or the first built-in one
    ChanceScheme chance = ChanceScheme::kKeyedHash;
    std::vector<Reservation> reserved = {};  // of a rematch, by seat; else empty

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("terms", self.terms);
        visit("owner", self.owner);
        visit("secret", self.secret);
        visit("rules", self.rules, or_default());
        visit("edition", self.edition, or_default());
        visit("chance", self.chance, or_default());
        visit("reserved", self.reserved, at_most(kMaxSeats).unless_default());
    }
};

// All seats are taken: the match begins.
struct Started {
    static constexpr std::string_view kKind = "start";
    std::int64_t server = 0;  // start of the server that runs the clocks; 0: not known

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("server", self.server, unless_default());
    }
};

// A server that started later runs the clocks now. The time without a server is not charged:
// Clocks::resume.
struct Resumed {
    static constexpr std::string_view kKind = "resume";
    std::int64_t server = 0;  // start of the server, milliseconds since 1970
    std::int64_t grace = 0;   // milliseconds after the start in which no flag falls

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("server", self.server);
        visit("grace", self.grace);
    }
};

// A step of the match.
struct Acted {
    static constexpr std::string_view kKind = "act";
    codec::Actor actor;
    std::string text;
    std::int64_t lag = 0;  // milliseconds given back to the seat's clock
    bool hurried = false;  // a bot that was allowed less than its level may do
    // Not stored: the checked action.
    PackedAction action = {};

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("actor", self.actor);
        visit("text", self.text);
        visit("lag", self.lag, unless_default());
        visit("hurried", self.hurried, unless_default());
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

// The owner lets those who watch write in the chat, or no longer.
struct ChatAllowed {
    static constexpr std::string_view kKind = "allow-chat";
    bool allowed = false;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("allowed", self.allowed);
    }
};

// Changes that name a watcher.
struct WatcherChange {
    std::string guest;
    std::string name;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("guest", self.guest);
        visit("name", self.name);
    }
};

// The owner lets a watcher write no more.
struct Muted : WatcherChange {
    static constexpr std::string_view kKind = "mute";
};
// The owner lets a muted watcher write again.
struct Unmuted : WatcherChange {
    static constexpr std::string_view kKind = "unmute";
};

struct Sat {
    static constexpr std::string_view kKind = "sit";
    Seat seat = 0;
    std::string guest;  // empty: the bot `name`, chosen by the owner
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
// The owner decides again, after a fallen flag or a vote.
struct CameBack {
    static constexpr std::string_view kKind = "back";
    Seat seat = 0;
    std::int64_t least = 0;  // milliseconds that the seat's live clock has now at the least

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
        visit("least", self.least, unless_default());
    }
};
// The owner is at the table again: votes to replace the seat no longer count.
struct VotesDropped : SeatChange {
    static constexpr std::string_view kKind = "drop-votes";
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

using Change = std::variant<Created, Started, Resumed, Acted, Undone, Chatted, ChatAllowed, Muted,
                            Unmuted, Sat, Left, FlagFell, CameBack, Agreed, VotesDropped, Resigned,
                            Replaced, Abandoned, RematchMade>;

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

// The editions of a store. The store must outlive the source. `failed` gets the problem if the
// store can't be read: then it is not known whether the edition is there.
EditionSource kept_editions(store::Store& store, std::optional<Problem>* failed = nullptr);

}  // namespace pakhuis::tables
