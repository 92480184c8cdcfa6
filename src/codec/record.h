// Match records: the setup of a match, and every action, chance included, as text. A record needs
// no seed, replays on any platform and can be written by hand:
//
//   pakhuis-record 1
//   game: carts
//   rules: 1
//   seats: 2
//   option: KEY=VALUE            for each option that is not at its default
//   edition: 89f2a7e1d4c3b6a5    hash of the edition's fields
//   edition-json: {…}            only if it is not the built-in one
//   position: {…}                only if the match began at another position than the start
//   player 0: Anna               names are free text
//   actions:
//   chance: deal green
//   0: keep waag-munttoren
//   end: last-lap hash=0123456789abcdef scores=31,28
//
// Lines that begin with # are ignored. `end: unfinished hash=…` ends the record of an unfinished
// match.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/actor.h"
#include "codec/json.h"
#include "codec/problem.h"
#include "engine/seat.h"

namespace pakhuis::codec {

inline constexpr std::size_t kMaxRecordBytes = std::size_t{1} << 20;

struct RecordedAction {
    Seat actor = kChance;
    std::string text;
    int line = 0;  // of the record it was read from
};

struct RecordEnd {
    std::string reason;  // the game's end reason, or "unfinished"
    std::uint64_t hash = 0;
    std::vector<int> scores;  // by seat; empty while unfinished
};

struct Record {
    std::string game;
    int rules_version = 0;
    int seats = 0;
    std::vector<std::pair<std::string, std::string>> options;
    std::uint64_t edition_hash = 0;
    std::optional<Json> edition;
    std::optional<Json> position;
    std::vector<std::string> players;  // one per seat
    std::vector<RecordedAction> actions;
    std::optional<RecordEnd> end;
};

std::string write_record(const Record& record);
Result<Record> parse_record(std::string_view text);

// "0: draw" → seat 0 and "draw". Without an actor's name the first part is empty.
std::pair<std::optional<Seat>, std::string_view> split_actor(std::string_view line);

std::string hash_text(std::uint64_t hash);
std::optional<std::uint64_t> read_hash(std::string_view text);

}  // namespace pakhuis::codec
