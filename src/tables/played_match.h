// A match with its steps, each checked once. Steps can be taken back and walked again without a
// second check.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "codec/record.h"
#include "registry/match.h"

namespace pakhuis::tables {

struct PlayedStep {
    Seat actor = kChance;
    std::string text;
    PackedAction action;
    Seats waiting_before;     // actors that could act
    std::uint8_t stream = 0;  // of a chance outcome
    bool hurried = false;     // see MatchHistory::Visit
};

// The beginning and the steps of a match, apart from the match. Another thread may walk it while
// the match goes on.
class MatchHistory {
  public:
    // `hurried`: this step was a bot's that was allowed less than its level may do.
    using Visit = std::function<void(std::size_t step, const Match& match, bool hurried)>;
    // Replays the match: calls `visit` with 0 before the first step, then after each step.
    void walk(const Visit& visit) const;

  private:
    friend class PlayedMatch;
    struct Step {
        Seat actor = kChance;
        PackedAction action;
        bool hurried = false;
    };

    std::shared_ptr<const Match> beginning_;
    std::vector<Step> steps_;
};

class PlayedMatch {
  public:
    PlayedMatch() = default;
    explicit PlayedMatch(std::unique_ptr<Match> beginning);
    // Plays all steps of a record. The place of a problem is its line.
    static Result<PlayedMatch> replay(const codec::Record& record, const EditionSource& more);

    const Match& match() const { return *match_; }
    const Match& beginning() const { return *beginning_; }
    const std::vector<PlayedStep>& steps() const { return steps_; }
    // The number of uses of each chance stream.
    const StreamUses& uses() const { return uses_; }

    // Does a step that was checked in this position.
    void play(Seat actor, std::string text, const PackedAction& action, bool hurried = false);
    // Returns to the position after the first `steps` steps.
    void take_back(std::size_t steps);

    // The match after its first `steps` steps.
    std::unique_ptr<Match> match_after(std::size_t steps) const;
    MatchHistory history() const;
    // The record of the match, without an end.
    codec::Record record(std::vector<std::string> players) const;

  private:
    // The match after so many steps.
    struct Mark {
        std::size_t steps = 0;
        std::shared_ptr<const Match> match;
        StreamUses uses{};
    };
    void keep_mark(std::size_t steps);
    // The latest kept match after at most `steps` steps.
    Mark last_mark(std::size_t steps) const;

    std::shared_ptr<const Match> beginning_;
    std::unique_ptr<Match> match_;
    std::vector<PlayedStep> steps_;
    StreamUses uses_{};
    std::deque<Mark> marks_;  // some of the latest steps, so that few are replayed by a take-back
};

}  // namespace pakhuis::tables
