#include "tables/terms.h"

#include <algorithm>
#include <fmt/format.h>

#include "codec/traits.h"
#include "registry/replay.h"

namespace pakhuis::tables {
namespace {

constexpr std::int64_t kMaxBase = 24 * 3600 * 1000;
constexpr int kMaxDays = 30;

Failure wrong(const char* place, const char* sentence) {
    return fail("bad-terms", place, sentence);
}

bool is_bot(const std::string& level) {
    const auto& names = kBotNames;
    return std::find(names.begin(), names.end(), level) != names.end();
}

Result<std::vector<SeatTerms>> read_seats(const Json& json) {
    if (!json.is_array() || json.empty() || json.size() > kMaxSeats) {
        return wrong("seats", "Expected a list of one to five seats.");
    }
    std::vector<SeatTerms> seats;
    for (const Json& seat : json) {
        if (!seat.is_string()) return wrong("seats", "A seat is \"person\" or the name of a bot.");
        const auto name = seat.get<std::string>();
        if (name == "person") {
            seats.push_back({SeatKind::kPerson, ""});
        } else if (is_bot(name)) {
            seats.push_back({SeatKind::kBot, name});
        } else {
            return wrong("seats", "A seat is \"person\" or the name of a bot.");
        }
    }
    return seats;
}

// A whole number of an object within bounds; a missing one is the lowest.
std::optional<std::int64_t> number(const Json& json, const char* key, std::int64_t low,
                                   std::int64_t high) {
    const auto found = json.find(key);
    if (found == json.end()) return low;
    if (!found->is_number_integer()) return std::nullopt;
    const auto value = found->get<std::int64_t>();
    return value < low || value > high ? std::nullopt : std::optional(value);
}

Result<Tempo> read_tempo(const Json& json) {
    Tempo tempo;
    if (!json.is_object() || !json.contains("kind") || !json["kind"].is_string()) {
        return wrong("tempo", "Expected an object with a kind: untimed, live or daily.");
    }
    const int kind = codec::index_of_name<TempoKind>(json["kind"].get<std::string>());
    if (kind < 0) return wrong("tempo.kind", "Expected untimed, live or daily.");
    tempo.kind = static_cast<TempoKind>(kind);
    const auto base = number(json, "base", 1000, kMaxBase);
    const auto increment = number(json, "increment", 0, kMaxBase);
    const auto days = number(json, "days", 1, kMaxDays);
    if (!base || !increment || !days) return wrong("tempo", "A time is out of range.");
    if (tempo.kind == TempoKind::kLive) {
        tempo.base = *base;
        tempo.increment = *increment;
    }
    if (tempo.kind == TempoKind::kDaily) tempo.days = static_cast<int>(*days);
    return tempo;
}

Result<Setup> read_options(const Json& json, std::size_t seats) {
    Setup setup;
    if (!json.contains("game") || !json["game"].is_string()) {
        return wrong("game", "The game is missing.");
    }
    setup.game = json["game"].get<std::string>();
    setup.seats = static_cast<int>(seats);
    if (json.contains("options")) {
        if (!json["options"].is_object()) return wrong("options", "Expected an object.");
        for (const auto& [key, value] : json["options"].items()) {
            if (!value.is_string()) return wrong("options", "An option's value is a text.");
            setup.options.emplace_back(key, value.get<std::string>());
        }
    }
    if (json.contains("edition")) setup.edition = json["edition"];
    return setup;
}

// With a record to go on from, game, options and edition are the record's; where the terms name
// them too they must agree, and seats that are not named are for people.
Result<void> begin_from(const Json& json, Terms& terms, bool& has_clock) {
    if (!json["begin"].is_string()) return wrong("begin", "Expected a record.");
    terms.begin = json["begin"].get<std::string>();
    const auto record = codec::parse_record(*terms.begin);
    if (!record) return inside("begin", record.error());
    const auto match = replay(*record);
    if (!match) return inside("begin", match.error());
    terms.setup = (*match)->setup();
    has_clock = (*match)->has_clock();
    if (json.contains("game") && json["game"] != terms.setup.game) {
        return wrong("game", "The record is of another game.");
    }
    if (!json.contains("seats")) terms.seats.resize(static_cast<std::size_t>(terms.setup.seats));
    if (terms.seats.size() != static_cast<std::size_t>(terms.setup.seats)) {
        return wrong("seats", "The record has another number of seats.");
    }
    const Json own = terms_json(terms);
    for (const char* key : {"options", "edition"}) {
        if (json.contains(key) && (!own.contains(key) || json[key] != own[key])) {
            return wrong(key, "The record was played with others.");
        }
    }
    return {};
}

}  // namespace

Json terms_json(const Terms& terms) {
    Json out = {{"game", terms.setup.game}, {"seats", Json::array()}};
    for (const SeatTerms& seat : terms.seats) {
        out["seats"].push_back(seat.kind == SeatKind::kPerson ? "person" : seat.level);
    }
    for (const auto& [key, value] : terms.setup.options) out["options"][key] = value;
    if (terms.setup.edition) out["edition"] = *terms.setup.edition;
    Json tempo = {
        {"kind", enum_names(terms.tempo.kind)[static_cast<std::size_t>(terms.tempo.kind)]}};
    if (terms.tempo.kind == TempoKind::kLive) {
        tempo["base"] = terms.tempo.base;
        tempo["increment"] = terms.tempo.increment;
    }
    if (terms.tempo.kind == TempoKind::kDaily) tempo["days"] = terms.tempo.days;
    out["tempo"] = std::move(tempo);
    out["listed"] = terms.listed;
    if (terms.by_hand) out["by-hand"] = true;
    if (terms.begin) out["begin"] = *terms.begin;
    return out;
}

Result<Terms> read_terms(const Json& json) {
    if (!json.is_object()) return wrong("", "Expected an object.");
    constexpr std::array<std::string_view, 8> known{"game",  "seats",  "options", "edition",
                                                    "tempo", "listed", "by-hand", "begin"};
    for (const auto& item : json.items()) {
        if (std::find(known.begin(), known.end(), item.key()) == known.end()) {
            return fail("unknown-field", item.key(), "A table's terms have no such field.");
        }
    }
    Terms terms;
    bool has_clock = false;
    const bool begins = json.contains("begin");
    if (!begins || json.contains("seats")) {
        auto seats = read_seats(json.value("seats", Json()));
        if (!seats) return Failure(seats.error());
        terms.seats = std::move(*seats);
    }
    if (begins) {
        if (auto done = begin_from(json, terms, has_clock); !done) return Failure(done.error());
    } else {
        auto setup = read_options(json, terms.seats.size());
        if (!setup) return Failure(setup.error());
        terms.setup = std::move(*setup);
        const auto match = start_match(terms.setup);
        if (!match) return Failure(match.error());
        has_clock = (*match)->has_clock();
    }
    auto tempo = read_tempo(json.value("tempo", Json{{"kind", "untimed"}}));
    if (!tempo) return Failure(tempo.error());
    terms.tempo = *tempo;
    if (terms.tempo.kind == TempoKind::kDaily && has_clock) {
        return fail("needs-people-at-once", "tempo",
                    "A live clock needs everybody at once: choose sealed prices, or no days.");
    }
    for (const auto& [key, flag] :
         {std::pair{"listed", &terms.listed}, std::pair{"by-hand", &terms.by_hand}}) {
        if (!json.contains(key)) continue;
        if (!json[key].is_boolean()) return wrong(key, "Expected true or false.");
        *flag = json[key].get<bool>();
    }
    return terms;
}

}  // namespace pakhuis::tables
