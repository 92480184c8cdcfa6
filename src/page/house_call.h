// The call by which a page keeps tables without a server: the host of tables runs in the module,
// and the page keeps its rows.
//
//   {"call": "house", "now": …, "steady": …, "start": {"seed": […], "guest": {…}}}   first
//   {"call": "house", "now": …, "steady": …, "message": {"client": "a", "text": "…"}} and so on
//       → {"messages": […], "pages": […], "writes": […], "thinks": false, "timer": 5000}
//
// The answer holds everything that came of the call. The page
//   - sends `messages` to its clients, and gives `pages` to those who asked;
//   - keeps each of `writes` in one transaction, in their order, and says for each that it is
//     `written` or why not: the host acknowledges nothing before;
//   - calls again with `think` if a bot has to decide: one call thinks for one decision, so that
//     messages are answered between two. If `net` names a game, the bot needs that game's net: the
//     page gives it first (pakhuis_net). Without it the bot decides as `easy` does;
//   - calls again after `timer` milliseconds.
// A table is given with its rows (`table`) before anything else is asked about it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.h"
#include "page/problem.h"
#include "store/store.h"

namespace pakhuis::page {

// The ids of tables in a page begin so. No id of a server does.
inline constexpr std::string_view kLocalPrefix = "local-";

// One row of a table, as the page keeps it.
struct StoredRow {
    std::uint32_t seq = 0;
    std::string kind;
    std::string body;
    codec::Hex64 hash;
    std::int64_t at = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("seq", self.seq);
        visit("kind", self.kind);
        visit("body", self.body);
        visit("hash", self.hash);
        visit("at", self.at);
    }
    friend bool operator==(const StoredRow&, const StoredRow&) = default;
};

// See store::Summary.
struct StoredSummary {
    std::string table;
    std::string status;
    std::vector<std::string> members;
    std::vector<std::string> waiting;
    std::int64_t due = 0;
    std::string json;
    std::int64_t changed = 0;
    std::string owner;
    std::vector<std::string> left;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table);
        visit("status", self.status);
        visit("members", self.members);
        visit("waiting", self.waiting);
        visit("due", self.due);
        visit("json", self.json);
        visit("changed", self.changed);
        visit("owner", self.owner);
        visit("left", self.left);
    }
    friend bool operator==(const StoredSummary&, const StoredSummary&) = default;
};

// The edition of a table that is not built in.
struct StoredEdition {
    codec::Hex64 hash;
    std::string json;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("hash", self.hash);
        visit("json", self.json);
    }
    friend bool operator==(const StoredEdition&, const StoredEdition&) = default;
};

// The person at this device.
struct StoredGuest {
    std::string id;
    std::string name;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("name", self.name);
    }
    friend bool operator==(const StoredGuest&, const StoredGuest&) = default;
};

// To be kept together or not at all.
struct HouseWrite {
    std::string table;  // empty: of no table
    std::vector<StoredRow> rows;
    std::optional<StoredSummary> summary;
    std::optional<StoredEdition> edition;
    std::optional<StoredGuest> guest;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table);
        visit("rows", self.rows);
        visit("summary", self.summary);
        visit("edition", self.edition);
        visit("guest", self.guest);
    }
    friend bool operator==(const HouseWrite&, const HouseWrite&) = default;
};

struct HouseStart {
    std::array<codec::Hex64, 2> seed;  // that nobody can guess: all chance comes of it
    StoredGuest guest;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("seed", self.seed);
        visit("guest", self.guest);
    }
    friend bool operator==(const HouseStart&, const HouseStart&) = default;
};

// A table as it was kept. Its parts may be damaged: then the table is frozen.
struct HouseTable {
    std::string table;
    std::vector<codec::Json> rows;
    std::optional<codec::Json> summary;
    std::optional<codec::Json> edition;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("table", self.table);
        visit("rows", self.rows);
        visit("summary", self.summary);
        visit("edition", self.edition);
    }
    friend bool operator==(const HouseTable&, const HouseTable&) = default;
};

// A message of the protocol, from a client or to it.
struct HouseMessage {
    std::string client;
    std::string text;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("client", self.client);
        visit("text", self.text);
    }
    friend bool operator==(const HouseMessage&, const HouseMessage&) = default;
};

// A request for a page as to a server. /api/tables/ID/export is here too: the record of a match so
// far. It holds all secrets, but all of them are on this device anyway.
struct HousePage {
    std::string id;  // of the request, comes back with the page
    std::string method;
    std::string target;
    std::string body;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("method", self.method);
        visit("target", self.target);
        visit("body", self.body, unless_default());
    }
    friend bool operator==(const HousePage&, const HousePage&) = default;
};

struct HousePageAnswer {
    std::string id;
    int status = 0;
    std::string body;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("status", self.status);
        visit("body", self.body);
    }
    friend bool operator==(const HousePageAnswer&, const HousePageAnswer&) = default;
};

// The answer to the oldest write that has none.
struct HouseWritten {
    std::optional<PageProblem> problem;  // nothing: it is durable

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("problem", self.problem);
    }
    friend bool operator==(const HouseWritten&, const HouseWritten&) = default;
};

struct HouseCall {
    static constexpr std::string_view kCall = "house";
    std::int64_t now = 0;     // milliseconds since 1970
    std::int64_t steady = 0;  // milliseconds of a clock that never jumps
    std::optional<HouseStart> start;
    std::optional<HouseTable> table;
    std::optional<std::string> connect;  // a client
    std::optional<HouseMessage> message;
    std::optional<HousePage> page;
    std::optional<HouseWritten> written;
    std::optional<std::string> close;  // a client
    bool think = false;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("now", self.now);
        visit("steady", self.steady);
        visit("start", self.start);
        visit("table", self.table);
        visit("connect", self.connect);
        visit("message", self.message);
        visit("page", self.page);
        visit("written", self.written);
        visit("close", self.close);
        visit("think", self.think, unless_default());
    }
};

struct HouseAnswer {
    std::vector<HouseMessage> messages;
    std::vector<HousePageAnswer> pages;
    std::vector<HouseWrite> writes;
    bool thinks = false;                // a bot has to decide
    std::optional<std::string> net;     // the game whose net it needs and the module has not
    std::optional<std::int64_t> timer;  // milliseconds until the next one; nothing: none

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("messages", self.messages);
        visit("pages", self.pages);
        visit("writes", self.writes);
        visit("thinks", self.thinks);
        visit("net", self.net);
        visit("timer", self.timer);
    }
};

// Answers with the house of the latest `start`.
Result<HouseAnswer> answer_house(const HouseCall& call);

}  // namespace pakhuis::page
