// A shard: a file of whole matches that one process of self-play wrote. docs/shards.md gives its
// format byte by byte.
//
//   first bytes   the format's name and schema
//   header        JSON: how these matches were set up (ShardHeader)
//   block …       matches, and the texts of actions that are new in this block
//   end           how many there are of all, and a digest
//
// A step is its actor and the text of its action, as in a record: so a record is made of it without
// the rules, and no change of the program changes what a shard says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codec/json.h"
#include "codec/record.h"
#include "engine/features.h"

namespace pakhuis::shards {

inline constexpr std::uint32_t kSchema = 1;
inline constexpr std::int64_t kMostMatches = std::int64_t{1} << 48;  // a number of a match

// The number of a text among the texts of a shard, in the order in which they were first used.
using TextNumber = std::uint32_t;

struct ShardHeader {
    std::string game;
    int rules = 0;     // version
    int features = 0;  // version of the features
    int seats = 0;
    codec::TextPairs options;                 // that are not at their default
    codec::Hex64 edition;                     // hash
    std::optional<codec::Json> edition_json;  // if it is not a built-in one
    std::vector<std::string> players;         // a bot's name each; a match says who has which seat
    codec::Hex64 seed;
    std::int64_t first = 0;  // number of the first match
    int matches = 0;         // the numbers follow each other
    int row = 0;             // numbers in a row of features; 0: there are no rows
    std::string program;     // version of the one that wrote it

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("game", self.game, at_most(32));
        visit("rules", self.rules, between(1, 1000));
        visit("features", self.features, at_most(1000));
        visit("seats", self.seats, between(1, kMaxSeats));
        visit("options", self.options, at_most(64));
        visit("edition", self.edition);
        visit("edition-json", self.edition_json);
        visit("players", self.players, between(1, kMaxSeats));
        visit("seed", self.seed);
        visit("first", self.first, at_most(kMostMatches));
        visit("matches", self.matches, between(1, 1'000'000'000));
        visit("row", self.row, at_most(100'000).unless_default());
        visit("program", self.program, at_most(80));
    }
    friend bool operator==(const ShardHeader&, const ShardHeader&) = default;
};

struct ShardStep {
    Seat actor = kChance;
    TextNumber text = 0;

    friend bool operator==(const ShardStep&, const ShardStep&) = default;
};

struct ShardMatch {
    std::vector<ShardStep> steps;
    std::vector<std::uint8_t> players;  // by seat: the index among the header's
    std::vector<int> scores;            // by seat
    std::vector<std::uint8_t> places;   // by seat, from 1; equal places are shared
    TextNumber reason = 0;              // of the end
    std::uint64_t hash = 0;             // of the last state
    std::vector<Feature> rows;          // one for each decision of a seat: what it knew before

    // Steps of seats. The others are those of chance and of a clock.
    std::size_t decisions() const {
        std::size_t count = 0;
        for (const ShardStep& step : steps) count += step.actor < kMaxSeats;
        return count;
    }
    friend bool operator==(const ShardMatch&, const ShardMatch&) = default;
};

struct ShardTotals {
    std::uint64_t matches = 0;
    std::uint64_t steps = 0;
    std::uint64_t decisions = 0;
    std::uint64_t digest = 0;  // of all hashes, in their order

    void add(const ShardMatch& match) {
        ++matches;
        steps += match.steps.size();
        decisions += match.decisions();
        digest = mix64(digest ^ match.hash);
    }
    friend bool operator==(const ShardTotals&, const ShardTotals&) = default;
};

}  // namespace pakhuis::shards
