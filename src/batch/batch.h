// Many matches of one game, stepped together: for research, self-play and training.
//
//        ┌── reset ──► every match stands at a decision that is asked of the caller
//        │                 │
//        │        seat, legal actions, features: what the deciding seat knows
//        │                 │
//        └─ over ◄── step(one choice for each match) ── chance and bots play, finished matches
//        begin anew
//
// Match i follows from the seed, i and its choices alone: not from the number of threads, and not
// from other matches.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/features.h"
#include "registry/match.h"

namespace pakhuis::batch {

// A player whose decisions are the caller's.
inline constexpr std::string_view kAsked = "";

// The arrays that are filled at every step. What is not wanted stays empty and costs nothing.
struct BatchParts {
    bool lists = true;             // first, ids
    bool features = false;         // of the view
    bool action_features = false;  // of each listed action
    bool mask = false;             // of the lists
    bool after = false;            // features of the view after each listed action
};

// Where the states and the arrays of a batch lie.
enum class Device : std::uint8_t { kHost, kGpu };

struct BatchSetup {
    int matches = 1;
    // One for each seat: kAsked or a bot's name; none: all are asked. With bots the seats rotate:
    // in the n-th match of place i player p has seat (p + i + n) % seats.
    std::vector<std::string> players;
    BatchParts parts;
    std::uint64_t seed = 0;
    int threads = 0;  // 0: as many as there are cores; of a batch on the host
    Device device = Device::kHost;
    int gpu = 0;  // which one
};

struct BatchSizes {
    int matches = 0;
    int seats = 0;
    int features = 0;         // numbers in a row of a view
    int action_features = 0;  // and of an action
    int action_ids = 0;       // an action's id is below this
    int state_bytes = 0;
};

// An array of a batch, in the memory of its device. The next call that changes the batch changes
// the items, or moves to new ones. `owner` keeps the items that were there.
template <class T>
struct Column {
    std::span<const T> items;
    std::shared_ptr<const void> owner;

    const T& operator[](std::size_t i) const { return items[i]; }
    std::size_t size() const { return items.size(); }
};

struct BatchArrays {
    Column<std::uint8_t> seat;        // by match: the seat that decides
    Column<std::uint8_t> player;      // by match: who has that seat
    Column<std::int32_t> first;       // by match, and one more: where its actions begin in ids
    Column<std::int32_t> ids;         // of the legal actions, match by match
    Column<Feature> features;         // matches × features, as the deciding seat sees it
    Column<Feature> action_features;  // as many rows as ids
    Column<std::uint8_t> mask;        // matches × action_ids: 1 if legal
    // As many rows of features as ids: the view of the deciding seat once the action is done, in a
    // state drawn from its view, so that no row tells more than the seat knows.
    Column<Feature> after;
    Column<std::int32_t> steps;  // by match, of the present one: decisions and chance

    // Of the latest step. A match that ended has begun anew: all above is of the new one.
    Column<std::uint8_t> ended;  // by match: 1 if one has ended
    Column<std::int32_t> score;  // matches × players: of the one that ended, else 0
    Column<float> share;         // matches × players: of n winners each has 1/n
};

class Batch {
  public:
    virtual ~Batch() = default;

    virtual Device device() const = 0;
    virtual const BatchSizes& sizes() const = 0;
    virtual const BatchArrays& arrays() const = 0;
    virtual int threads() const = 0;

    // Begins all matches. A problem of these calls, but a choice that is not legal, is one of the
    // device: its memory does not suffice (no-gpu-memory), or it has failed for good (gpu-failed).
    virtual std::optional<Problem> reset(std::uint64_t seed) = 0;
    // One decision in each match: the index in its list, or the action's id. A problem names the
    // first match whose choice is not legal, and nothing has been done in any match.
    virtual std::optional<Problem> step(std::span<const std::int32_t> choices) = 0;
    virtual std::optional<Problem> step_ids(std::span<const std::int32_t> ids) = 0;
    // The same with choices in the memory of the batch's device: one for each match.
    virtual std::optional<Problem> step_there(const std::int32_t* choices) = 0;
    virtual std::optional<Problem> step_ids_there(const std::int32_t* ids) = 0;
    // So many random decisions in each match: each legal action is equally likely.
    virtual std::optional<Problem> step_random(int decisions) = 0;

    // What a bot would choose in each match: the place in its list; −1 where nobody is asked. What
    // it draws follows from the seed. Problems: unknown-player, wrong-count, and not-on-gpu for a
    // batch on a GPU.
    virtual std::optional<Problem> advise(std::string_view bot, std::uint64_t seed,
                                          std::span<std::int32_t> places) = 0;

    // The legal actions of a match as text, in the order of its list.
    virtual std::vector<std::string> action_texts(int match) const = 0;
    // A copy of a match as it stands.
    virtual std::unique_ptr<Match> match(int match) const = 0;
    // Of all states: equal for equal batches.
    virtual std::uint64_t digest() const = 0;
    // Since the batch was made: decisions and chance outcomes, and finished matches.
    virtual std::uint64_t total_steps() const = 0;
    virtual std::uint64_t total_matches() const = 0;
    // Copies a part of an array from the memory of the batch's device.
    virtual std::optional<Problem> read(void* to, const void* from, std::size_t size) const = 0;
    // Whether somewhere no match was found in which anybody is asked: `start` is too late for that.
    virtual bool any_idle() const = 0;
};

// All matches begin at the position of `start`. Problems: an unknown player, a number of players
// that is not the number of seats, nobody who is asked, and a match that is over; no-gpu,
// no-compiler (gpu/gpu.h), no-gpu-memory.
Result<std::unique_ptr<Batch>> make_batch(const Match& start, const BatchSetup& setup);

}  // namespace pakhuis::batch
