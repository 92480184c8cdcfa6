// A table as one viewer may see it: parts of the messages `full` and `update`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/json_text.h"
#include "codec/shape.h"
#include "engine/seat.h"

namespace pakhuis::protocol {

using codec::Json;

enum class TableStatus : std::uint8_t { kOpen, kPlaying, kOver };
constexpr auto enum_names(TableStatus) {
    return std::array<std::string_view, 3>{"open", "playing", "over"};
}

enum class SeatKind : std::uint8_t { kPerson, kBot };
constexpr auto enum_names(SeatKind) {
    return std::array<std::string_view, 2>{"person", "bot"};
}

struct SeenSeat {
    SeatKind kind = SeatKind::kPerson;
    std::string name;  // empty: free
    bool present = false;
    bool away = false;      // a bot decides until the player returns
    bool replaced = false;  // a bot has taken over, after a vote or a resignation
    bool mine = false;
    std::optional<std::int64_t> clock;  // milliseconds left when this was sent
    bool resigned = false;          // a bot decides for good; after a vote the player may come back
    Seats votes = {};               // seats that want a bot to take over
    std::optional<Seat> same = {};  // the first seat of the person who has this seat too
    std::string reserved = {};      // the player that a free seat is kept for before the match
    bool offered = false;           // it is kept for me

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("name", self.name);
        visit("present", self.present);
        visit("away", self.away, unless_default());
        visit("replaced", self.replaced, unless_default());
        visit("resigned", self.resigned, unless_default());
        visit("votes", self.votes, unless_default());
        visit("mine", self.mine, unless_default());
        visit("same", self.same, at_most(kMaxSeats - 1));
        visit("reserved", self.reserved, unless_default());
        visit("offered", self.offered, unless_default());
        visit("clock", self.clock);
    }
    friend bool operator==(const SeenSeat&, const SeenSeat&) = default;
};

// The action's text, then its targets in the order of the clicks:
// ["claim dam-waag green x2", "track:12", "pay:2", "jokers:0"].
using LegalAction = std::vector<std::string>;

// Points from one source, and how many pieces gave them.
struct SheetLine {
    int points = 0;
    int count = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("points", self.points);
        visit("count", self.count);
    }
    friend bool operator==(const SheetLine&, const SheetLine&) = default;
};

// Lines by the name of their source, in the game's order.
struct Sheet {
    std::vector<std::pair<std::string, SheetLine>> lines;

    Json to_json() const;
    static codec::Shape shape();
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

// Facts of a refusal by name; values are numbers or texts: {"colour": "black", "need": 2}.
struct SeenFacts {
    FactPairs facts;

    Json to_json() const;
    static codec::Shape shape();
    friend bool operator==(const SeenFacts&, const SeenFacts&) = default;
};

// The result of a seat.
struct SeatResult {
    int place = 1;
    int score = 0;
    Sheet sheet;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("place", self.place, between(1, kMaxSeats));
        visit("score", self.score);
        visit("sheet", self.sheet);
    }
    friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

// The result of a rival without a seat.
struct RivalResult {
    std::string name;
    int score = 0;
    Sheet sheet;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("name", self.name);
        visit("score", self.score);
        visit("sheet", self.sheet);
    }
    friend bool operator==(const RivalResult&, const RivalResult&) = default;
};

// The common part of `full` and `update`.
struct SeenTable {
    TableStatus status = TableStatus::kOpen;
    std::string end;  // the reason of the end
    std::vector<SeenSeat> seats;
    Seats waiting;                   // seats that must decide
    std::vector<LegalAction> legal;  // of the viewer, if its seat must decide
    bool undo = false;               // the viewer may take back a step
    int spectators = 0;
    std::int64_t stands = 0;         // milliseconds until the clocks run, after a restart
    bool owner = false;              // the viewer owns the table
    bool watchers_chat = false;      // those who watch may write in the chat
    bool muted = false;              // the owner has muted the viewer
    std::string rematch;             // the table of the rematch; empty: none
    std::vector<SeatResult> result;  // at the end, by seat
    std::optional<RivalResult> rival;
    // For the owner: the versions of the lines that muted watchers wrote.
    std::vector<std::uint32_t> muted_lines;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("status", self.status);
        visit("end", self.end, unless_default());
        visit("seats", self.seats, between(1, kMaxSeats));
        visit("waiting", self.waiting);
        visit("legal", self.legal, unless_default());
        visit("undo", self.undo, unless_default());
        visit("spectators", self.spectators, unless_default());
        visit("stands", self.stands, unless_default());
        visit("owner", self.owner, unless_default());
        visit("watchers-chat", self.watchers_chat, unless_default());
        visit("muted", self.muted, unless_default());
        visit("rematch", self.rematch, unless_default());
        visit("result", self.result, unless_default());
        visit("rival", self.rival);
        visit("muted-lines", self.muted_lines, unless_default());
    }
};

// An event as a viewer saw it: the fields of a game's event, or of a note about the table, with the
// fields that every event has.
struct SeenEvent {
    codec::JsonText event;  // an object with a `kind`
    std::uint32_t version = 0;
    std::string text;                  // English; empty: none
    std::vector<std::string> targets;  // parts of the board to highlight
    bool hurried = false;              // of a bot that was allowed less than its level may do

    Json to_json() const;
    void append_to(std::string& out) const;
    static codec::Shape shape();
    friend bool operator==(const SeenEvent&, const SeenEvent&) = default;
};

}  // namespace pakhuis::protocol
