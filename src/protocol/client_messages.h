// What clients send: one struct for each message. All of them travel with their `type` and an `id`
// of the client's choice, which the answer carries:
//
//   {"type": "act", "id": 7, "table": "…", "seat": 0, "action": "draw", "version": 41}
//
// protocol/README.md says what each means, and how to add one.
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

// Bounds of fields. Names, chat and addresses are bounded by those who judge what they say.
inline constexpr FieldRule kTableRule = at_most(32);
inline constexpr FieldRule kSeatRule = at_most(kMaxSeats - 1);
inline constexpr FieldRule kCountRule = at_most(0x7fffffff);  // ids, versions, steps

// A message about a table, and one about a seat of it.
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

// What I want to be called.
struct Hello {
    static constexpr std::string_view kType = "hello";
    std::string name;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("name", self.name);
    }
};

// A new table. HTTP takes it too, without type and id.
struct Create {
    static constexpr std::string_view kType = "create";
    TableTerms terms;
    std::optional<Seat> seat;  // that I take; nothing: the first for a person

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
    std::optional<Seat> seat;              // of mine; nothing: as a spectator
    std::optional<std::uint32_t> version;  // that I have already seen

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

struct Sit {
    static constexpr std::string_view kType = "sit";
    std::string table;
    Seat seat = 0;
    std::string name;  // another than my own, where several share a device

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("seat", self.seat, kSeatRule);
        visit("name", self.name, unless_default());
    }
};

// Leave a table that has not started.
struct Leave : OfTable {
    static constexpr std::string_view kType = "leave";
};

// A decision, or what chance gives at a table that deals by hand.
struct Act {
    static constexpr std::string_view kType = "act";
    std::string table;
    SeatOrChance seat;
    std::string action;
    std::uint32_t version = 0;  // that I decided by

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

struct Resign : OfSeat {
    static constexpr std::string_view kType = "resign";
};

// Decide again myself, where a bot has decided for me.
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

// Why can't I do anything with this part of the board? Answered by `ok` where I can, or where no
// action begins with the part; else by the refusal of what I most likely mean.
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

// A new table that goes on from a step of this one.
struct Fork {
    static constexpr std::string_view kType = "fork";
    std::string table;
    std::uint32_t step = 0;
    std::optional<Seat> seat;                       // whose knowledge it begins with
    std::optional<std::vector<std::string>> seats;  // as in terms; nothing: as they were

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table, kTableRule);
        visit("step", self.step, kCountRule);
        visit("seat", self.seat, kSeatRule);
        visit("seats", self.seats, at_most(kMaxSeats));
    }
};

// Where to tell me that a turn-based table waits for me.
struct Webhook {
    static constexpr std::string_view kType = "webhook";
    std::string url;  // empty: nowhere

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
    std::variant<Hello, Create, Watch, Unwatch, Sit, Leave, Act, Undo, Chat, Resign, Back, Replace,
                 Rematch, Ready, Press, Why, Fork, Webhook, Ping>;

// A message as it travels: type and id stand beside its own fields.
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

// Strict: unknown, missing and ill-typed fields are refused. The id is read even of a message that
// is otherwise wrong, so that the refusal can name it.
Result<ClientMessage> read_client_message(std::string_view text, std::uint32_t& id);

// A `create` that comes by HTTP, without type and id, and may be longer.
Result<Create> read_create(std::string_view text);

}  // namespace pakhuis::protocol
