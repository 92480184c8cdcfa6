// The arena: bots play each other until it is known how strong they are.
//
//   seed, number of the deal ──► chance ─┐
//   Schedule: line-ups × rotations ──────┴─► matches of a deal ──► Totals ──► Standing
//
// A deal's result follows from setup, seed and its number alone: not from the threads, nor from
// what was played before. Totals are whole numbers. So they are the same bit for bit for any number
// of threads, and whether or not the arena was interrupted.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/schedule.h"
#include "arena/standing.h"
#include "arena/totals.h"
#include "batch/player.h"
#include "batch/workers.h"

namespace pakhuis::arena {

struct ArenaSetup {
    std::vector<std::string> bots;  // see Schedule; a name may stand there twice
    std::uint64_t seed = 1;
    std::int64_t matches = 1000;  // rounded up to whole deals
    // Ends earlier, when all intervals of win shares are this narrow. 0: never.
    double until = 0;
    int threads = 0;     // 0: as many as there are cores
    std::string anchor;  // the bot whose rating is 0; empty: the mean is 0
};

class Arena {
  public:
    // `start` is a match at its start. Problems: "wrong-count", "doubled-bot", "unknown-player".
    static Result<std::unique_ptr<Arena>> make(const Match& start, const ArenaSetup& setup);

    // Plays the next deals, about so many matches, but at least one deal. When `stop` becomes true,
    // no further match begins, and what is not a whole deal is dropped. `on_match` is called by
    // this thread now and then with the number of matches played in this round.
    void play(std::int64_t matches, const std::atomic<bool>& stop,
              const std::function<void(std::int64_t)>& on_match = {});
    bool finished() const { return totals_.deals >= last_deal_ || narrow_; }

    const Totals& totals() const { return totals_; }
    const Schedule& schedule() const { return schedule_; }
    int threads() const { return workers_.threads(); }
    // At least two deals.
    Standing standing() const;
    // Matches that will have been played at the end, by what is known now.
    std::int64_t expected_matches() const;

    // What is needed to go on, as text, and the way back. Problems: "not-json" and others of a
    // damaged text; "other-arena" if it was played by another setup; the number of matches, the
    // width, threads and anchor may differ.
    std::string save() const;
    Result<void> load(std::string_view text);

  private:
    Arena(const Match& start, const ArenaSetup& setup, std::vector<std::string> names,
          const std::vector<int>& numbers);

    struct Piece {
        std::int64_t deal;
        const Seating* seating;
        bool played = false;
        batch::PlayedMatch match = {};
    };
    std::vector<Piece> next_pieces(std::int64_t matches) const;
    void play_piece(Piece& piece) const;
    void add(const std::vector<Piece>& pieces);
    std::int64_t next_look() const;

    const ArenaSetup setup_;
    const std::unique_ptr<Match> start_;
    const std::vector<std::string> names_;  // by number; a rival is the last
    const Schedule schedule_;
    const Counts counts_;
    const std::int64_t last_deal_;
    const std::unique_ptr<batch::Player> player_;
    batch::Workers workers_;
    Totals totals_;
    bool narrow_ = false;  // at the last look
};

}  // namespace pakhuis::arena
