// The message of a failed property: the fault, the position, the seed, and the actions from the
// start of the match.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "kit/position_text.h"

namespace pakhuis::kit {

// A message about a failed property; empty: the property holds.
using Fault = std::string;

// One step of a match. The caller owns the states.
template <Game G>
struct Step {
    const typename G::Rules& rules;
    const typename G::State& before;
    Seat actor;
    typename G::Action action;
    const typename G::State& after;
};

// The bytes of an action. A malformed one can't be written in words.
template <class Action>
std::string raw_text(const Action& action) {
    std::string out = "bytes";
    for (const std::uint8_t byte :
         std::bit_cast<std::array<std::uint8_t, sizeof(Action)>>(action)) {
        out += " " + std::to_string(static_cast<int>(byte));
    }
    return out;
}

// "0: claim dam-waag red x2"
template <Game G>
std::string step_text(const typename G::Rules& rules, Seat actor,
                      const typename G::Action& action) {
    return actor_name(actor) + ": " + action_text<G>(rules, action);
}

// The steps of a match so far.
template <Game G>
class Trace {
  public:
    explicit Trace(std::uint64_t seed) : seed_(seed) {}

    void add(Seat actor, const typename G::Action& action) { steps_.push_back({actor, action}); }
    std::size_t length() const { return steps_.size(); }

    std::string describe(const typename G::Rules& rules, const typename G::State& state,
                         const Fault& fault) const {
        std::string out = fault + "\n  game: " + std::string(G::kInfo.id) + ", " +
                          std::to_string(rules.seats) + " seats, seed " + std::to_string(seed_) +
                          ", after " + std::to_string(steps_.size()) +
                          " steps\n  position: " + position_text<G>(rules, state) + "\n  actions:";
        for (const auto& [actor, action] : steps_) {
            out += "\n    " + step_text<G>(rules, actor, action);
        }
        return out;
    }

  private:
    struct Taken {
        Seat actor;
        typename G::Action action;
    };

    std::uint64_t seed_;
    std::vector<Taken> steps_;
};

}  // namespace pakhuis::kit
