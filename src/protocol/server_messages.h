// Messages from the server, one struct each. This layer knows no game and can't include a state:
// the host fills these structs from views and events, and nothing else is sent.
//
//   {"type": "ok", "id": 7} or {"type": "refused", "id": 7, "key": …, "sentence": …}
//   {"type": "full", "table": …, "version": 42, "view": {…}, …}
//   {"type": "update", "table": …, "from": 41, "version": 42, "events": […], …}
//
// protocol/README.md explains each message, and how to add one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codec/json_text.h"
#include "engine/clock.h"
#include "protocol/seen.h"
#include "protocol/terms.h"
#include "protocol/version.h"

namespace pakhuis::protocol {

// The first message: the client's identity.
struct ServerHello {
    static constexpr std::string_view kType = "hello";
    std::string name;
    std::string guest;
    int protocol = kProtocolVersion;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("name", self.name);
        visit("guest", self.guest);
        visit("protocol", self.protocol);
    }
};

// The request is done and stored durably.
struct Ok {
    static constexpr std::string_view kType = "ok";
    std::uint32_t id = 0;
    std::optional<std::uint32_t> version;  // of the table after the request
    std::optional<std::string> table;      // after create, rematch, fork

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("version", self.version);
        visit("table", self.table);
    }
};

struct Refused {
    static constexpr std::string_view kType = "refused";
    std::uint32_t id = 0;  // 0: no request, or a request without an id
    std::string key;
    std::string place;     // the field; empty: none
    std::string sentence;  // English, with its facts
    SeenFacts facts;       // for a sentence in the reader's language

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("key", self.key);
        visit("place", self.place, unless_default());
        visit("sentence", self.sentence);
        visit("facts", self.facts, unless_default());
    }
};

// A whole table.
struct Full {
    static constexpr std::string_view kType = "full";
    std::string table;
    std::uint32_t version = 0;
    std::string game;
    std::string edition;  // its hash; HTTP gives the edition itself
    Seat viewer = kSpectator;
    TableTerms terms;  // without edition and record
    TableOrigin origin = TableOrigin::kStart;
    SeenTable seen;
    codec::JsonText view;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table);
        visit("version", self.version);
        visit("game", self.game);
        visit("edition", self.edition);
        visit("viewer", self.viewer, at_most(kSpectator));
        visit("terms", self.terms);
        visit("origin", self.origin, unless_default());
        SeenTable::fields(self.seen, visit);
        visit("view", self.view);
    }
};

// The changes of a table since version `from`.
struct Update {
    static constexpr std::string_view kType = "update";
    std::string table;
    std::uint32_t from = 0;
    std::uint32_t version = 0;
    SeenTable seen;
    std::vector<SeenEvent> events;
    codec::JsonText view;  // the merge patch of the view; null: nothing changed

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table);
        visit("from", self.from);
        visit("version", self.version);
        SeenTable::fields(self.seen, visit);
        visit("events", self.events);
        visit("view", self.view, unless_default());
    }
};

// The people present, sent when nothing else changes.
struct Presence {
    static constexpr std::string_view kType = "presence";
    std::string table;
    std::vector<bool> present;  // by seat
    int spectators = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table);
        visit("present", self.present);
        visit("spectators", self.spectators);
    }
};

// A table waits for this player, or no longer. Sent whether the player watches the table or not.
struct Turn {
    static constexpr std::string_view kType = "turn";
    std::string table;
    bool waits = false;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table);
        visit("waits", self.waits);
    }
};

inline constexpr FieldRule kPositive = between(1, FieldRule{}.high);

// A live clock is about to run. It begins when every seat is ready, or when `within` has passed.
struct Readiness {
    static constexpr std::string_view kType = "readiness";
    std::string table;
    std::uint32_t version = 0;
    std::vector<bool> ready;  // by seat; true for bots and for seats that can't press
    std::int64_t within = 0;  // milliseconds

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table);
        visit("version", self.version);
        visit("ready", self.ready);
        visit("within", self.within, between(0, FieldRule{}.high));
    }
};

// A live clock, as it will be when the message arrives.
struct Clock {
    static constexpr std::string_view kType = "clock";
    std::string table;
    std::uint32_t version = 0;
    ClockFace face;
    std::int64_t at = 0;  // milliseconds since the run began

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table);
        visit("version", self.version);
        visit("doubled", self.face.doubled);
        visit("at", self.at, between(0, FieldRule{}.high));
        visit("start-ms", self.face.start_ms, kPositive);
        visit("price-ms", self.face.price_ms, kPositive);
        visit("highest", self.face.highest, kPositive);
        visit("lowest", self.face.lowest, kPositive);
        visit("step", self.face.step, kPositive);
    }
};

using ServerMessage =
    std::variant<ServerHello, Ok, Refused, Full, Update, Presence, Turn, Readiness, Clock>;

// A message with its type beside its own fields.
template <class Message>
struct Sent {
    std::string type;
    const Message& message;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("type", self.type);
        Message::fields(self.message, visit);
    }
};

// A message may quote a client's text, which may be any bytes: bytes that are not UTF-8 are
// replaced.
template <class Message>
std::string write(const Message& message) {
    return codec::json_text(codec::NoContext{},
                            Sent<Message>{.type = std::string(Message::kType), .message = message});
}

inline Refused refused(std::uint32_t id, const Problem& problem) {
    return {id, problem.key, problem.place, problem.sentence, {problem.facts}};
}

}  // namespace pakhuis::protocol
