// How fair a game is: one bot plays against itself at all seats, and the matches are counted.
//
//   seed, number of the match ──► chance ──► match ──► MatchFigures ──► Totals ──► Report
//
// Each match has its own deal. It follows from setup, seed and number alone, so the totals are the
// same for any number of threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "balance/report.h"
#include "balance/totals.h"
#include "batch/workers.h"

namespace pakhuis::balance {

inline constexpr std::int64_t kMostMatches = 100'000'000;

struct BalanceSetup {
    std::string bot = "easy";
    std::uint64_t seed = 1;
    std::int64_t matches = 1000;
    int threads = 0;  // 0: as many as there are cores
};

class Balance {
  public:
    // `start` is a match at its start. Problems: "unknown-player", "wrong-count".
    static Result<std::unique_ptr<Balance>> make(const Match& start, const BalanceSetup& setup);

    // Plays the next matches, at most so many. When `stop` becomes true, no further match begins,
    // and matches after one that was not played are dropped. `on_match` is called by this thread
    // now and then with the number of matches played in this round.
    void play(std::int64_t matches, const std::atomic<bool>& stop,
              const std::function<void(std::int64_t)>& on_match = {});
    bool finished() const { return totals_.matches >= setup_.matches; }

    const Totals& totals() const { return totals_; }
    int threads() const { return workers_.threads(); }
    // At least two matches.
    Report report() const;

  private:
    Balance(const Match& start, const BalanceSetup& setup);

    const BalanceSetup setup_;
    const std::unique_ptr<Match> start_;
    const std::vector<std::string> bots_;  // by seat
    const std::unique_ptr<batch::Player> player_;
    const std::unique_ptr<FiguresReader> reader_;
    const std::vector<ThingKind> kinds_;
    const std::string rival_;
    batch::Workers workers_;
    Totals totals_;
};

}  // namespace pakhuis::balance
