// The messages between server and client: JSON objects with a `type`. This layer knows no game and
// can't include a state: everything that reaches a client is made of what `Seen` holds, and that
// comes from views and events.
//
//   client → server   {"type": "act", "id": 7, "table": "…", "seat": 0, "action": "draw",
//   "version": 41} server → client   {"type": "ok", "id": 7} or {"type": "refused", "id": 7, "key":
//   …, "sentence": …}
//                     {"type": "full", "table": …, "version": 42, "view": {…}, …}
//                     {"type": "update", "table": …, "from": 41, "version": 42, "events": […], …}
//
// protocol/ at the root of the repository holds the schema and an example of each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.h"
#include "engine/clock.h"

namespace pakhuis::protocol {

using codec::Json;

inline constexpr std::size_t kMaxClientMessage = 16 * 1024;
inline constexpr std::size_t kMaxImport = 512 * 1024;  // records come by HTTP

enum class Request : std::uint8_t {
    kHello,    // who I am to be called: name
    kCreate,   // a table: terms
    kWatch,    // follow a table: table, and seat of one's own, and version to resume from
    kUnwatch,  // table
    kSit,      // table, seat, and name: under another than my own, for several at one device
    kLeave,    // table
    kAct,      // table, seat, action, version
    kUndo,     // table, seat
    kChat,     // table, text
    kResign,   // table, seat
    kBack,     // table, seat
    kReplace,  // table, seat: propose or agree that a bot takes over
    kRematch,  // table
    kPress,    // table, seat, version: stop the clock that runs there
    kFork,     // table, step: a new table that goes on from there, and seats: who plays there
    kWebhook,  // url: where to tell me that a table waits for me; empty: nowhere
    kPing,
};
constexpr auto enum_names(Request) {
    return std::array<std::string_view, 17>{
        "hello",  "create", "watch",   "unwatch", "sit",   "leave", "act",     "undo", "chat",
        "resign", "back",   "replace", "rematch", "press", "fork",  "webhook", "ping"};
}

struct ClientMessage {
    Request type = Request::kPing;
    std::uint32_t id = 0;  // the answer carries it
    std::string table;
    std::optional<Seat> seat;
    std::optional<std::uint32_t> version;
    std::string action;
    std::string text;  // chat
    std::string name;
    std::string url;
    std::optional<std::uint32_t> step;
    Json terms;
    Json seats;  // null: as they were
};

// Strict: unknown, missing and ill-typed fields are refused. The id is read even of a message that
// is otherwise wrong, so that the refusal can name it.
Result<ClientMessage> parse_client_message(std::string_view text, std::uint32_t& id);

// A `create` that comes by HTTP, without type and id, and may be longer.
Result<ClientMessage> parse_create(std::string_view text);

struct LegalAction {
    std::string text;
    std::vector<std::string> targets;
};

// One step, or another happening, as a viewer saw it.
struct SeenEvent {
    std::uint32_t version = 0;
    Json event;
    std::string sentence;
    std::vector<std::string> targets;
};

struct SeenSeat {
    std::string kind;  // "person", "bot"
    std::string name;
    bool present = false;
    bool away = false;      // a bot decides until he returns
    bool replaced = false;  // a bot decides for good
    bool mine = false;
    std::optional<std::int64_t> clock;  // milliseconds left
};

// A table as one viewer may see it now.
struct Seen {
    std::string table;
    std::string game;
    std::string edition;  // its hash; HTTP gives the edition itself
    std::uint32_t version = 0;
    std::string status;
    std::string end_reason;
    Seat viewer = kSpectator;
    std::vector<SeenSeat> seats;
    std::vector<int> waiting;        // seats that are to decide
    Json view;                       // whole, or in an update the merge patch since `from`
    std::vector<LegalAction> legal;  // of the viewer, if he is to decide
    bool can_undo = false;
    int spectators = 0;
    std::string rematch;  // the table at which these people play again
    Json result;          // at the end: places and score sheets
    Json rival;           // and the sheet of one who has no seat
};

std::string hello_message(const std::string& guest, const std::string& name);
std::string ok_message(std::uint32_t id, const Json& more = Json::object());
std::string refused_message(std::uint32_t id, const Problem& problem);
std::string full_message(const Seen& seen, const Json& terms);
// Who is here, by seat, when that changes without anything else.
std::string presence_message(const std::string& table, const std::vector<bool>& present,
                             int spectators);
// To a player wherever he is: a table waits for him, or no longer.
std::string turn_message(const std::string& table, bool waits);
// A live clock as it will be when this reaches the client: `at` milliseconds old.
std::string clock_message(const std::string& table, std::uint32_t version, const ClockFace& face,
                          std::int64_t at);
// What changed since `from`.
std::string update_message(const Seen& seen, std::uint32_t from,
                           const std::vector<SeenEvent>& events);

}  // namespace pakhuis::protocol
