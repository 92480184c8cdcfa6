#include "protocol/messages.h"

#include <algorithm>

namespace pakhuis::protocol {
namespace {

// Which fields a request may have besides type and id, and must have.
struct Shape {
    std::vector<std::string_view> must;
    std::vector<std::string_view> may;
};

Shape shape_of(Request type) {
    switch (type) {
        case Request::kHello:
            return {{"name"}, {}};
        case Request::kCreate:
            return {{"terms"}, {"seat"}};
        case Request::kWatch:
            return {{"table"}, {"seat", "version"}};
        case Request::kUnwatch:
        case Request::kLeave:
        case Request::kRematch:
            return {{"table"}, {}};
        case Request::kSit:
            return {{"table", "seat"}, {"name"}};
        case Request::kUndo:
        case Request::kResign:
        case Request::kBack:
        case Request::kReplace:
            return {{"table", "seat"}, {}};
        case Request::kAct:
            return {{"table", "seat", "action", "version"}, {}};
        case Request::kPress:
            return {{"table", "version"}, {"seat"}};
        case Request::kChat:
            return {{"table", "text"}, {}};
        case Request::kFork:
            return {{"table", "step"}, {"seat", "seats"}};
        case Request::kWebhook:
            return {{"url"}, {}};
        case Request::kPing:
            return {};
    }
    return {};
}

bool contains(const std::vector<std::string_view>& list, std::string_view key) {
    return std::find(list.begin(), list.end(), key) != list.end();
}

std::optional<std::uint32_t> small_number(const Json& value) {
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > 0x7fffffff) return std::nullopt;
    return value.get<std::uint32_t>();
}

// Reads one field into the message; false if its type is wrong.
bool read_field(std::string_view key, const Json& value, ClientMessage& m) {
    const auto text = [&](std::string& out) {
        if (!value.is_string()) return false;
        out = value.get<std::string>();
        return true;
    };
    if (key == "table") return text(m.table) && m.table.size() <= 32;
    if (key == "action") return text(m.action);
    if (key == "text") return text(m.text);
    if (key == "name") return text(m.name);
    if (key == "url") return text(m.url);
    if (key == "seats") {
        m.seats = value;
        return value.is_array();
    }
    if (key == "terms") {
        m.terms = value;
        return value.is_object();
    }
    if (key == "seat" && value == "chance") {
        m.seat = kChance;
        return true;
    }
    const auto number = small_number(value);
    if (!number) return false;
    if (key == "seat") {
        m.seat = static_cast<Seat>(std::min<std::uint32_t>(*number, kSpectator));
        return *number < kMaxSeats;
    }
    if (key == "version") m.version = number;
    if (key == "step") m.step = number;
    return true;
}

Result<ClientMessage> read_fields(const Json& json, Request type) {
    ClientMessage message;
    message.type = type;
    const Shape shape = shape_of(type);
    for (const auto& [key, value] : json.items()) {
        if (key == "type" || key == "id") continue;
        if (!contains(shape.must, key) && !contains(shape.may, key)) {
            return fail("unknown-field", key, "This message has no such field.");
        }
        if (!read_field(key, value, message)) {
            return fail("wrong-type", key, "This field has the wrong type or is out of range.");
        }
    }
    for (const std::string_view key : shape.must) {
        if (!json.contains(key)) {
            return fail("missing-field", std::string(key), "This field is missing.");
        }
    }
    return message;
}

Json seat_json(const SeenSeat& seat) {
    Json out = {{"kind", seat.kind}, {"name", seat.name}, {"present", seat.present}};
    if (seat.away) out["away"] = true;
    if (seat.replaced) out["replaced"] = true;
    if (seat.mine) out["mine"] = true;
    if (seat.clock) out["clock"] = *seat.clock;
    return out;
}

// ["claim dam-waag green x2", "track:12", "pay:2", "jokers:0"]
Json legal_json(const std::vector<LegalAction>& legal) {
    Json out = Json::array();
    for (const LegalAction& action : legal) {
        Json row = Json::array({action.text});
        for (const std::string& target : action.targets) row.push_back(target);
        out.push_back(std::move(row));
    }
    return out;
}

// The parts that full and update messages share.
void add_table(Json& out, const Seen& seen) {
    out["status"] = seen.status;
    if (!seen.end_reason.empty()) out["end"] = seen.end_reason;
    out["seats"] = Json::array();
    for (const SeenSeat& seat : seen.seats) out["seats"].push_back(seat_json(seat));
    out["waiting"] = seen.waiting;
    if (!seen.legal.empty()) out["legal"] = legal_json(seen.legal);
    if (seen.can_undo) out["undo"] = true;
    if (seen.spectators > 0) out["spectators"] = seen.spectators;
    if (!seen.rematch.empty()) out["rematch"] = seen.rematch;
    if (!seen.result.is_null()) out["result"] = seen.result;
    if (!seen.rival.is_null()) out["rival"] = seen.rival;
}

}  // namespace

Result<ClientMessage> parse_client_message(std::string_view text, std::uint32_t& id) {
    id = 0;
    const auto json = codec::parse_json(text, kMaxClientMessage);
    if (!json) return Failure(json.error());
    if (!json->is_object()) return fail("wrong-type", "", "A message is an object.");
    if (const auto found = json->find("id"); found != json->end()) {
        const auto number = small_number(*found);
        if (!number) return fail("wrong-type", "id", "Expected a number from 0.");
        id = *number;
    }
    const auto type = json->find("type");
    if (type == json->end() || !type->is_string()) {
        return fail("missing-field", "type", "A message has a type.");
    }
    const int index = codec::index_of_name<Request>(type->get<std::string>());
    if (index < 0) return fail("unknown-type", "type", "No such type of message.");
    auto message = read_fields(*json, static_cast<Request>(index));
    if (message) message->id = id;
    return message;
}

Result<ClientMessage> parse_create(std::string_view text) {
    const auto json = codec::parse_json(text, kMaxImport);
    if (!json) return Failure(json.error());
    if (!json->is_object()) return fail("wrong-type", "", "Expected an object.");
    return read_fields(*json, Request::kCreate);
}

std::string hello_message(const std::string& guest, const std::string& name) {
    return Json{{"type", "hello"}, {"name", name}, {"guest", guest}}.dump();
}

std::string ok_message(std::uint32_t id, const Json& more) {
    Json out = {{"type", "ok"}, {"id", id}};
    out.update(more);
    return out.dump();
}

std::string refused_message(std::uint32_t id, const Problem& problem) {
    Json out = {{"type", "refused"}, {"id", id}, {"key", problem.key}};
    if (!problem.place.empty()) out["place"] = problem.place;
    out["sentence"] = problem.sentence;
    // What a client sent may be quoted, and may be any bytes.
    return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string full_message(const Seen& seen, const Json& terms) {
    Json out = {{"type", "full"},    {"table", seen.table},     {"version", seen.version},
                {"game", seen.game}, {"edition", seen.edition}, {"viewer", seen.viewer},
                {"terms", terms}};
    add_table(out, seen);
    out["view"] = seen.view;
    return out.dump();
}

std::string presence_message(const std::string& table, const std::vector<bool>& present,
                             int spectators) {
    return Json{
        {"type", "presence"}, {"table", table}, {"present", present}, {"spectators", spectators}}
        .dump();
}

std::string turn_message(const std::string& table, bool waits) {
    return Json{{"type", "turn"}, {"table", table}, {"waits", waits}}.dump();
}

std::string clock_message(const std::string& table, std::uint32_t version, const ClockFace& face,
                          std::int64_t at) {
    return Json{{"type", "clock"},
                {"table", table},
                {"version", version},
                {"doubled", face.doubled},
                {"at", at},
                {"start-ms", face.start_ms},
                {"price-ms", face.price_ms},
                {"highest", face.highest},
                {"lowest", face.lowest},
                {"step", face.step}}
        .dump();
}

std::string update_message(const Seen& seen, std::uint32_t from,
                           const std::vector<SeenEvent>& events) {
    Json out = {
        {"type", "update"}, {"table", seen.table}, {"from", from}, {"version", seen.version}};
    add_table(out, seen);
    out["events"] = Json::array();
    for (const SeenEvent& e : events) {
        Json row = e.event;
        row["version"] = e.version;
        if (!e.sentence.empty()) row["text"] = e.sentence;
        if (!e.targets.empty()) row["targets"] = e.targets;
        out["events"].push_back(std::move(row));
    }
    if (!seen.view.empty()) out["view"] = seen.view;
    return out.dump();
}

}  // namespace pakhuis::protocol
