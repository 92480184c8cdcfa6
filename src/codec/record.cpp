#include "codec/record.h"

#include <charconv>

#include "codec/format_text.h"

namespace pakhuis::codec {
namespace {

constexpr std::string_view kFirstLine = "pakhuis-record 1";
constexpr std::size_t kMaxName = 80;

std::string_view trim(std::string_view s) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!s.empty() && blank(s.front())) s.remove_prefix(1);
    while (!s.empty() && blank(s.back())) s.remove_suffix(1);
    return s;
}

template <class Number>
std::optional<Number> read_number(std::string_view s, int base = 10) {
    Number value{};
    const auto [end, error] = std::from_chars(s.data(), s.data() + s.size(), value, base);
    if (error != std::errc{} || end != s.data() + s.size()) return std::nullopt;
    return value;
}

// Cuts "key: value" at the first ": ".
std::optional<std::pair<std::string_view, std::string_view>> cut(std::string_view line,
                                                                 std::string_view at = ":") {
    const auto colon = line.find(at);
    if (colon == line.npos) return std::nullopt;
    return std::pair{trim(line.substr(0, colon)), trim(line.substr(colon + at.size()))};
}

bool is_plain(std::string_view name) {
    for (const char c : name) {
        if (static_cast<unsigned char>(c) < 0x20) return false;
    }
    return name.size() <= kMaxName;
}

class RecordParser {
  public:
    explicit RecordParser(std::string_view text) : text_(text) {}

    Result<Record> parse() {
        if (text_.size() > kMaxRecordBytes) {
            return stop("too-long", format_text("More than {} bytes.", kMaxRecordBytes));
        }
        if (next() != kFirstLine) {
            return stop("not-a-record", format_text("A record begins with '{}'.", kFirstLine));
        }
        while (ok() && !at_end() && !in_actions_) header_line(next());
        if (ok() && !in_actions_) note("missing-field", "The line 'actions:' is missing.");
        while (ok() && !at_end() && !record_.end) action_line(next());
        while (ok() && !at_end()) {
            if (!next().empty()) note("bad-line", "Nothing may follow the end.");
        }
        if (ok()) check_header();
        if (!ok()) return Failure(problem_);
        return std::move(record_);
    }

  private:
    bool ok() const { return problem_.key.empty(); }
    bool at_end() const { return at_ >= text_.size(); }
    std::string place() const { return format_text("line {}", line_); }
    void note(std::string key, std::string sentence) {
        if (ok()) problem_ = {std::move(key), place(), std::move(sentence)};
    }
    Result<Record> stop(std::string key, std::string sentence) {
        note(std::move(key), std::move(sentence));
        return Failure(problem_);
    }

    // The next line that is not a comment, trimmed.
    std::string_view next() {
        while (!at_end()) {
            const auto end = std::min(text_.find('\n', at_), text_.size());
            const std::string_view line = trim(text_.substr(at_, end - at_));
            at_ = end + 1;
            ++line_;
            if (!line.starts_with('#')) return line;
        }
        return {};
    }

    void header_line(std::string_view line) {
        if (line.empty()) return;
        const auto parts = cut(line);
        if (!parts) return note("bad-line", "Expected 'key: value'.");
        const auto [key, value] = *parts;
        if (key == "actions") {
            in_actions_ = true;
            if (!value.empty()) note("bad-line", "Nothing follows 'actions:' on its line.");
        } else if (key == "game") {
            record_.game = value;
        } else if (key == "rules") {
            number(value, record_.rules_version, 1, 1000);
        } else if (key == "seats") {
            number(value, record_.seats, 1, kMaxSeats);
        } else if (key == "option") {
            option(value);
        } else if (key == "edition") {
            const auto hash = read_hash(value);
            if (!hash) return note("bad-hash", "A hash has 16 hexadecimal digits.");
            record_.edition_hash = *hash;
            has_edition_ = true;
        } else if (key == "edition-json") {
            json(value, record_.edition);
        } else if (key == "position") {
            json(value, record_.position);
        } else if (key.starts_with("player ")) {
            player(key.substr(7), value);
        } else {
            note("unknown-field", format_text("A record has no field '{}'.", key));
        }
    }

    void number(std::string_view text, int& out, int low, int high) {
        const auto value = read_number<int>(text);
        if (!value || *value < low || *value > high) {
            return note("out-of-range", format_text("Expected a number from {} to {}.", low, high));
        }
        out = *value;
    }

    void option(std::string_view value) {
        const auto parts = cut(value, "=");
        if (!parts) return note("bad-line", "Expected 'option: KEY=VALUE'.");
        record_.options.emplace_back(parts->first, parts->second);
        if (record_.options.size() > 64) note("too-many", "Too many options.");
    }

    void json(std::string_view text, std::optional<Json>& out) {
        auto parsed = parse_json(text, kMaxRecordBytes);
        if (!parsed) return note(parsed.error().key, parsed.error().sentence);
        out = std::move(*parsed);
    }

    void player(std::string_view seat_text, std::string_view name) {
        const auto seat = read_number<std::size_t>(seat_text);
        if (!seat || *seat != record_.players.size() || *seat >= kMaxSeats) {
            return note("bad-line", "Players are listed by seat, from 0.");
        }
        if (!is_plain(name)) {
            return note("bad-name", "A name has at most 80 bytes and no control characters.");
        }
        record_.players.emplace_back(name);
    }

    void action_line(std::string_view line) {
        if (line.empty()) return;
        if (line.starts_with("end:")) return end_line(trim(line.substr(4)));
        const auto [actor, text] = split_actor(line);
        if (!actor || text.empty()) {
            return note("bad-line", "Expected 'SEAT: ACTION' or 'chance: OUTCOME'.");
        }
        record_.actions.push_back({*actor, std::string(text), line_});
    }

    void end_line(std::string_view rest) {
        RecordEnd end;
        for (bool first = true; !rest.empty(); first = false) {
            const auto blank = std::min(rest.find(' '), rest.size());
            const std::string_view word = rest.substr(0, blank);
            rest = trim(rest.substr(blank));
            if (first) {
                end.reason = word;
            } else if (word.starts_with("hash=")) {
                const auto hash = read_hash(word.substr(5));
                if (!hash) return note("bad-hash", "A hash has 16 hexadecimal digits.");
                end.hash = *hash;
            } else if (word.starts_with("scores=")) {
                scores(word.substr(7), end.scores);
            } else {
                return note("bad-line", format_text("'{}' does not belong here.", word));
            }
        }
        if (end.reason.empty()) return note("bad-line", "The end needs a reason.");
        record_.end = std::move(end);
    }

    void scores(std::string_view list, std::vector<int>& out) {
        while (ok()) {
            const auto comma = std::min(list.find(','), list.size());
            const auto value = read_number<int>(list.substr(0, comma));
            if (!value || out.size() == kMaxSeats) return note("bad-line", "Bad list of scores.");
            out.push_back(*value);
            if (comma == list.size()) return;
            list.remove_prefix(comma + 1);
        }
    }

    void check_header() {
        const bool whole =
            !record_.game.empty() && record_.rules_version > 0 && record_.seats > 0 && has_edition_;
        if (!whole) {
            problem_ = {"missing-field", "header",
                        "A record names its game, rules, seats and edition."};
        } else if (record_.players.size() != static_cast<std::size_t>(record_.seats)) {
            problem_ = {"missing-field", "header", "A record names one player for each seat."};
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 0;
    bool in_actions_ = false;
    bool has_edition_ = false;
    Record record_;
    Problem problem_;
};

}  // namespace

std::string hash_text(std::uint64_t hash) {
    return hex_text(hash);
}

std::optional<std::uint64_t> read_hash(std::string_view text) {
    if (text.size() != 16) return std::nullopt;
    return read_number<std::uint64_t>(text, 16);
}

std::pair<std::optional<Seat>, std::string_view> split_actor(std::string_view line) {
    if (const auto parts = cut(line)) {
        if (const auto actor = read_actor(parts->first)) return {actor, parts->second};
    }
    return {std::nullopt, trim(line)};
}

Result<Record> parse_record(std::string_view text) {
    return RecordParser(text).parse();
}

std::string write_record(const Record& record) {
    std::string out = format_text("{}\ngame: {}\nrules: {}\nseats: {}\n", kFirstLine, record.game,
                                  record.rules_version, record.seats);
    for (const auto& [key, value] : record.options)
        out += format_text("option: {}={}\n", key, value);
    out += format_text("edition: {}\n", hash_text(record.edition_hash));
    if (record.edition) out += format_text("edition-json: {}\n", record.edition->dump());
    if (record.position) out += format_text("position: {}\n", record.position->dump());
    for (std::size_t i = 0; i < record.players.size(); ++i) {
        out += format_text("player {}: {}\n", i, record.players[i]);
    }
    out += "actions:\n";
    for (const RecordedAction& a : record.actions) {
        out += format_text("{}: {}\n", actor_name(a.actor), a.text);
    }
    if (record.end) {
        out += format_text("end: {} hash={}", record.end->reason, hash_text(record.end->hash));
        for (std::size_t i = 0; i < record.end->scores.size(); ++i) {
            out += format_text("{}{}", i == 0 ? " scores=" : ",", record.end->scores[i]);
        }
        out += "\n";
    }
    return out;
}

}  // namespace pakhuis::codec
