// One match in Python: the match, the generator of its chance, and its record so far.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "codec/record.h"
#include "registry/match.h"

namespace pakhuis::python {

// A value: a copy goes on by itself. Functions that get input from outside throw Refused, and then
// nothing has changed.
class Play {
  public:
    Play(std::unique_ptr<Match> match, std::uint64_t seed);
    Play(const Play& other);
    Play(Play&&) = default;

    static Play begin(const Setup& setup, std::uint64_t seed);
    // `steps`: at most so many of the record's; the seed is for chance that follows.
    static Play replay(const std::string& record, std::size_t steps, std::uint64_t seed);

    const Match& match() const { return *match_; }
    bool over() const { return match_->waiting().empty(); }
    std::size_t steps() const { return actions_.size(); }

    void act(Seat actor, const std::string& text);
    // Chance acts until somebody must decide. The texts of its outcomes.
    std::vector<std::string> deal();
    Play sampled(Seat viewer, std::uint64_t seed) const;
    std::string choose(Seat seat, const std::string& bot, std::uint64_t seed) const;
    // `players`: names, one for each seat; none: their numbers.
    std::string record(const std::vector<std::string>& players) const;

  private:
    std::unique_ptr<Match> match_;
    std::shared_ptr<const Match> start_;
    std::vector<codec::RecordedAction> actions_;
    Rng rng_;
};

}  // namespace pakhuis::python
