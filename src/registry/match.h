// Playing one match of any game, by text and JSON: what apps and the server hold. Bots think about
// it in `thinking`, boards are drawn of it in `drawing`; search and benchmarks use the games' types
// directly (games.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/keyed_hash.h"
#include "base/rng.h"
#include "codec/json.h"
#include "codec/problem.h"
#include "engine/bot_names.h"
#include "engine/chance.h"
#include "engine/game.h"

namespace pakhuis {

using codec::Json;

// What a match is played with. A match's own setup names its version and its edition's hash.
struct Setup {
    std::string game;
    int seats = 0;
    codec::TextPairs options;                        // those not named: the default
    std::optional<Json> edition = {};                // nothing: the one with the hash
    int version = 0;                                 // of the rules; 0: the newest
    std::optional<std::uint64_t> edition_hash = {};  // nothing: `edition`, or the built-in one
};

// Editions that somebody keeps by their hash, besides those that the program has; nothing: unknown.
using EditionSource = std::function<std::optional<Json>(std::uint64_t hash)>;

// An action that was checked, in the form that its game has it.
struct PackedAction {
    std::array<std::byte, 8> bytes{};
};

// One event as a viewer sees it.
struct Told {
    std::string sentence;
    Json json;
    std::vector<std::string> targets;
};

// One line of a score sheet, as in engine/score.h.
struct SheetLine {
    std::string key;
    int points = 0;
    int count = 0;
};

// A rival without a seat (engine/game.h), and what he has.
struct RivalSheet {
    std::string name;
    int score = 0;
    std::vector<SheetLine> sheet;
};

// What may be done in a match, and doing it.
class Playing {
  public:
    virtual ~Playing() = default;

    virtual Seats waiting() const = 0;
    // The legal actions of an actor as text; for kChance, the outcomes that are possible.
    virtual std::vector<std::string> legal(Seat actor) const = 0;
    // The action if it may be done now, or why not.
    virtual Result<PackedAction> check(Seat actor, std::string_view text) const = 0;
    // Does what was checked in this position.
    virtual void play(Seat actor, const PackedAction& action) = 0;
    // Both: does it, or changes nothing and says why not.
    Result<void> act(Seat actor, std::string_view text) {
        return check(actor, text).map([&](const PackedAction& action) { play(actor, action); });
    }

    // The actions that a seat may mean by a part of the board ("track:12"), likeliest first, legal
    // or not; none for a part that no action begins with.
    virtual std::vector<std::string> intents(Seat seat, std::string_view target) const = 0;
    // Why a seat can do nothing with a part now: the refusal of what it most likely means. Nothing:
    // something can be done, or no action begins with the part.
    std::optional<Problem> why_not(Seat seat, std::string_view target) const;

    // The stream of the chance that is waiting (engine/chance.h).
    virtual std::size_t chance_stream() const = 0;
    // The chance outcome that a secret fixes, or any by its weight; chance must be waiting.
    virtual std::string pick_chance(const HashKey& secret, StreamUses& uses) const = 0;
    virtual std::string sample_chance(Rng& rng) const = 0;
};

// What people are told of a match.
class Telling {
  public:
    virtual ~Telling() = default;

    // The parts of the board that an action is about, in the order they are clicked.
    virtual std::vector<std::string> targets(std::string_view text) const = 0;
    // Names of parts of the board by their target, as an object: {"track:12": "dam-waag"}.
    virtual Json part_names() const = 0;
    // Who sees the operands of an action that could be applied now.
    virtual Seats visible_to(Seat actor, std::string_view text) const = 0;
    // What a viewer saw of the latest step.
    virtual std::vector<Told> told(Seat viewer) const = 0;
    virtual Json view(Seat viewer) const = 0;
};

// How a match stands in points, and how it ended.
class Scoring {
  public:
    virtual ~Scoring() = default;

    virtual int score(Seat seat) const = 0;
    virtual std::vector<SheetLine> sheet(Seat seat) const = 0;
    // Nothing in a match without rival.
    virtual std::optional<RivalSheet> rival() const = 0;
    virtual Ranking ranking() const = 0;
    virtual std::string_view end_reason() const = 0;
};

// The clock of a match that may wait for one (engine/clock.h).
class MatchClock {
  public:
    virtual ~MatchClock() = default;

    // Nothing: it is not waited for now. The others are asked only while it is.
    virtual std::optional<ClockFace> face() const = 0;
    // Why a press would not count.
    virtual std::optional<Problem> press_problem(Press press) const = 0;
    // When a bot presses that chose this text: any moment that means the same.
    virtual int press_moment(std::string_view choice, Rng& rng) const = 0;
    // What the clock says of a run with these presses.
    virtual std::string decide_run(std::span<const Press> presses, Rng& rng) const = 0;
};

class Match : public Playing, public Telling, public Scoring {
  public:
    virtual const GameInfo& info() const = 0;
    virtual const Setup& setup() const = 0;
    std::uint64_t edition_hash() const { return *setup().edition_hash; }
    // Its component tables, marks included.
    virtual Json edition() const = 0;
    // As long as the match lives; nullptr: this match never waits for a clock.
    virtual std::unique_ptr<const MatchClock> clock() const = 0;

    // A match that stands where this one stands; the rules are shared.
    virtual std::unique_ptr<Match> clone() const = 0;
    // A match that stands where this one may stand for all that a viewer knows: what he can't see
    // is guessed anew.
    virtual std::unique_ptr<Match> sampled(Seat viewer, Rng& rng) const = 0;
    // The merge patch from a viewer's view of an earlier moment of this match to that of now.
    virtual Json view_since(const Match& earlier, Seat viewer) const = 0;

    virtual Json state() const = 0;
    virtual std::uint64_t hash() const = 0;
    // The whole position: setup and state, as `match_from_position` reads it.
    virtual Json position() const = 0;
};

// All games there are, in the order they are listed to people.
std::vector<const GameInfo*> all_games();
// nullptr for an unknown id.
const GameInfo* find_game(std::string_view id);

// The edition of a game as JSON, marks included: the built-in one, or the given one once checked.
Result<Json> edition_json(std::string_view game, const std::optional<Json>& edition);
// What is odd in an edition but allowed.
std::vector<Problem> edition_warnings(std::string_view game, const Json& edition);

// An edition that the setup names by its hash is sought among the built-in ones, present and
// former, then in `more`. Problems: "rules-version" (not played any more, or not yet),
// "other-edition".
Result<std::unique_ptr<Match>> start_match(const Setup& setup, const EditionSource& more = {});
// A position written by position() or by hand. `edition` stands in for one it does not embed.
Result<std::unique_ptr<Match>> match_from_position(const Json& position,
                                                   const std::optional<Json>& edition = {},
                                                   const EditionSource& more = {});

}  // namespace pakhuis
