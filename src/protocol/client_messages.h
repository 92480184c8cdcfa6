// Messages from clients, one struct each. Every message also has its `type` and an `id`; the client
// chooses the id, and the answer repeats it:
//
//   {"type": "act", "id": 7, "table": "…", "seat": 0, "action": "draw", "version": 41}
//
// protocol/README.md explains each message, and how to add one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codec/json.h"
#include "protocol/seat_or_chance.h"
#include "protocol/terms.h"

namespace pakhuis::protocol {

inline constexpr std::size_t kMaxClientMessage = 16 * 1024;
inline constexpr std::size_t kMaxImport = 512 * 1024;  // records come by HTTP

// Bounds of fields. Names, chat and addresses are checked where they are used.
inline constexpr FieldRule kTableRule = at_most(32);
inline constexpr FieldRule kSeatRule = at_most(kMaxSeats - 1);
inline constexpr FieldRule kCountRule = at_most(0x7fffffff);  // ids, versions, steps

// The fields of messages about a table, and about a seat.
struct OfTable {
    std::string table;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
    }
    friend bool operator==(const OfTable&, const OfTable&) = default;
};
struct OfSeat {
    std::string table;
    Seat seat = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("seat", self.seat, kSeatRule);
    }
    friend bool operator==(const OfSeat&, const OfSeat&) = default;
};

// Set my name.
struct Hello {
    static constexpr std::string_view kType = "hello";
    std::string name;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("name", self.name);
    }
};

// Create a table. HTTP accepts it too, without type and id.
struct Create {
    static constexpr std::string_view kType = "create";
    TableTerms terms;
    std::optional<Seat> seat;  // my seat; nothing: the first for a person

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("terms", self.terms);
        visit("seat", self.seat, kSeatRule);
    }
};

// Follow a table.
struct Watch {
    static constexpr std::string_view kType = "watch";
    std::string table;
    std::optional<Seat> seat;              // one of mine; nothing: as a spectator
    std::optional<std::uint32_t> version;  // the latest that I have seen

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("seat", self.seat, kSeatRule);
        visit("version", self.version, kCountRule);
    }
};

struct Unwatch : OfTable {
    static constexpr std::string_view kType = "unwatch";
};

// Take a free seat; or, as the owner, let a bot take it.
struct Sit {
    static constexpr std::string_view kType = "sit";
    std::string table;
    Seat seat = 0;
    std::string name;  // not my own name, if several people share a device
    std::string bot;   // empty: I sit down

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("seat", self.seat, kSeatRule);
        visit("name", self.name, unless_default());
        visit("bot", self.bot, unless_default());
    }
};

// Leave a table that has not started.
struct Leave : OfTable {
    static constexpr std::string_view kType = "leave";
};

// A decision, or a chance outcome at a table with dealing by hand.
struct Act {
    static constexpr std::string_view kType = "act";
    std::string table;
    SeatOrChance seat;
    std::string action;
    std::uint32_t version = 0;  // the version that I saw when I decided

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("seat", self.seat);
        visit("action", self.action);
        visit("version", self.version, kCountRule);
    }
};

struct Undo : OfSeat {
    static constexpr std::string_view kType = "undo";
};

struct Chat {
    static constexpr std::string_view kType = "chat";
    std::string table;
    std::string text;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("text", self.text);
    }
};

// As the owner: let those who watch write in the chat, or no longer.
struct AllowChat {
    static constexpr std::string_view kType = "allow-chat";
    std::string table;
    bool allowed = false;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("allowed", self.allowed);
    }
};

// Messages of the owner about a watcher.
struct OfWatcher {
    std::string table;
    std::uint32_t version = 0;  // of a line that the watcher wrote

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("version", self.version, kCountRule);
    }
};

// As the owner: let a watcher write no more.
struct Mute : OfWatcher {
    static constexpr std::string_view kType = "mute";
};

// As the owner: let a muted watcher write again.
struct Unmute : OfWatcher {
    static constexpr std::string_view kType = "unmute";
};

struct Resign : OfSeat {
    static constexpr std::string_view kType = "resign";
};

// I decide again myself, after a bot has decided for me.
struct Back : OfSeat {
    static constexpr std::string_view kType = "back";
};

// Propose or agree that a bot takes over the seat of an absent player.
struct Replace : OfSeat {
    static constexpr std::string_view kType = "replace";
};

struct Rematch : OfTable {
    static constexpr std::string_view kType = "rematch";
};

// I am ready for the live clock that is about to run, with all seats of mine.
struct Ready {
    static constexpr std::string_view kType = "ready";
    std::string table;
    std::uint32_t version = 0;  // that I saw

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("version", self.version, kCountRule);
    }
};

// Stop the live clock.
struct Press {
    static constexpr std::string_view kType = "press";
    std::string table;
    std::optional<Seat> seat;   // of mine; nothing: my first
    std::uint32_t version = 0;  // that I saw

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("seat", self.seat, kSeatRule);
        visit("version", self.version, kCountRule);
    }
};

// Ask why I can do nothing with a part of the board. The answer is `ok` if I can do something, or
// if no action begins with the part; else the refusal of my likeliest action.
struct Why {
    static constexpr std::string_view kType = "why";
    std::string table;
    std::optional<Seat> seat;  // of mine; nothing: my first
    std::string target;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("seat", self.seat, kSeatRule);
        visit("target", self.target, at_most(40));
    }
};

// Create a table that continues from a step of this one.
struct Fork {
    static constexpr std::string_view kType = "fork";
    std::string table;
    std::uint32_t step = 0;
    std::optional<Seat> seat;                       // its view is kept; hidden parts may change
    std::optional<std::vector<std::string>> seats;  // as in terms; nothing: unchanged

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("step", self.step, kCountRule);
        visit("seat", self.seat, kSeatRule);
        visit("seats", self.seats, at_most(kMaxSeats));
    }
};

// Set the address to notify when a turn-based table waits for me.
struct Webhook {
    static constexpr std::string_view kType = "webhook";
    std::string url;  // empty: no notifications

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("url", self.url);
    }
};

struct Ping {
    static constexpr std::string_view kType = "ping";

    template <class Self, class Visit>
    static constexpr void fields(Self&, Visit&&) {}
};

using ClientMessage =
    std::variant<Hello, Create, Watch, Unwatch, Sit, Leave, Act, Undo, Chat, AllowChat, Mute,
                 Unmute, Resign, Back, Replace, Rematch, Ready, Press, Why, Fork, Webhook, Ping>;

// A message with its type and id beside its own fields.
template <class Message>
struct Received {
    std::string type;
    std::uint32_t id = 0;
    Message message;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("type", self.type);
        visit("id", self.id, kCountRule.or_default());
        Message::fields(self.message, visit);
    }
};

// Strict: refuses unknown, missing and ill-typed fields. `id` is set even for a refused message, so
// that the refusal can repeat it.
Result<ClientMessage> read_client_message(std::string_view text, std::uint32_t& id);

// The id of a message that is not read otherwise; 0 if its first kilobyte shows none. Cheap.
std::uint32_t find_id(std::string_view text);

// A `create` by HTTP: it has no type and no id, and may be longer.
Result<Create> read_create(std::string_view text);

}  // namespace pakhuis::protocol
