// The rules in the page: what a browser may ask of the module, as JSON text in and out.
//
//   {"call": "version"}
//       → {"protocol": 1, "games": [{"id": "carts", "rules": 1, "oldest": 1}, …]}
//   {"call": "replay", "record": "pakhuis-record 1\n…"}
//       → {"hash": "0123456789abcdef", "end": "last-lap", "scores": [31, 28], "steps": 214}
//   {"call": "bench", "game": "carts", "seats": 2, "steps": 100000, "seed": 1}
//       → {"steps": 100123, "matches": 470, "score": 24310}
//
// A call that fails answers {"problem": {"key": …, "place": …, "sentence": …}}. Only the call
// "house" (house_call.h) keeps anything for the next one; none reads a clock or throws. `pakhuis
// types` writes these structs for TypeScript (type_files.h); main.cpp has the functions that the
// module exports.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.h"
#include "page/problem.h"

namespace pakhuis::page {

// The versions that the module speaks and plays.
struct VersionCall {
    static constexpr std::string_view kCall = "version";

    template <class Self, class Visit>
    static constexpr void fields(Self&, Visit&&) {}
};

struct GameVersions {
    std::string id;
    int rules = 0;   // the newest version of the rules
    int oldest = 0;  // the oldest version that is still played

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("rules", self.rules);
        visit("oldest", self.oldest);
    }
    friend bool operator==(const GameVersions&, const GameVersions&) = default;
};

struct VersionAnswer {
    int protocol = 0;
    std::vector<GameVersions> games;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("protocol", self.protocol);
        visit("games", self.games);
    }
};

// Plays a record and compares the result with its end line.
struct ReplayCall {
    static constexpr std::string_view kCall = "replay";
    std::string record;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("record", self.record);
    }
};

struct ReplayAnswer {
    std::string hash;         // of the last state, as in a record
    std::string end;          // the end reason, or "unfinished"
    std::vector<int> scores;  // by seat; empty while unfinished
    int steps = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("hash", self.hash);
        visit("end", self.end);
        visit("scores", self.scores);
        visit("steps", self.steps);
    }
};

// Plays whole matches of uniformly random actions until so many steps are done.
struct BenchCall {
    static constexpr std::string_view kCall = "bench";
    std::string game;
    int seats = 0;
    int steps = 0;
    std::uint32_t seed = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("game", self.game);
        visit("seats", self.seats);
        visit("steps", self.steps, between(1, 100'000'000));
        visit("seed", self.seed);
    }
};

// The same call gives the same numbers everywhere.
struct BenchAnswer {
    int steps = 0;
    int matches = 0;
    int score = 0;  // of all seats in all matches

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("steps", self.steps);
        visit("matches", self.matches);
        visit("score", self.score);
    }
};

// Records are the longest requests.
inline constexpr std::size_t kMaxRequest = std::size_t{4} << 20;

std::string answer(std::string_view request);

}  // namespace pakhuis::page
