// How a search spreads its iterations over the actions of its root and picks one: sequential
// halving. The likeliest actions get equally many visits; then the worse half goes, until two are
// left. So few visits are wasted, and each comparison is between equal numbers of visits.
//
// An action's promise is its mean value plus its prior's logarithm times a weight: as long as the
// visits say little, the prior decides.
#pragma once

#include <algorithm>
#include <bit>

#include "nets/softmax.h"
#include "search/arena.h"
#include "search/shape.h"

namespace pakhuis::search {

// The logarithm to base 2 of a prior, in 1/65536, by a line between the powers of two.
constexpr std::int64_t log2_of(Share prior) {
    const auto number = static_cast<std::uint32_t>(std::max(prior, Share{1}));
    const int power = static_cast<int>(std::bit_width(number)) - 1;
    const std::int64_t part = (std::int64_t{number} << 16 >> power) - kWhole;
    return (power - 16) * std::int64_t{kWhole} + part;
}

template <class Action>
class Halving {
  public:
    // Of the first edges of the root, which are its likeliest ones. At most `budget` visits.
    void begin(const Arena<Action>& arena, Index root, int budget, const Shape& shape) {
        prior_weight_ = shape.prior_weight;
        left_.clear();
        const Index first = arena.node(root).first;
        const Share least = arena.edge(first).prior / shape.root_odds;
        for (Index i = first; i != kNone; i = arena.edge(i).next) {
            if (left_.size() == static_cast<std::size_t>(shape.root_width)) break;
            if (i == first || arena.edge(i).prior > least) left_.push_back(i);
        }
        all_ = left_;
        rounds_ = static_cast<int>(std::bit_width(left_.size() - 1));
        budget_ = budget;
        begin_round();
    }
    // The next edge to visit; kNone if nothing is left to find out.
    Index next(const Arena<Action>& arena) {
        if (left_.size() < 2) return kNone;
        if (turn_ == turns_) {
            halve(arena);
            if (left_.size() < 2) return kNone;
        }
        const Index edge = left_[at_];
        if (++at_ == left_.size()) {
            at_ = 0;
            ++turn_;
        }
        return edge;
    }
    Index best(const Arena<Action>& arena) const {
        return *std::max_element(left_.begin(), left_.end(), [&](Index a, Index b) {
            return promise(arena.edge(a)) < promise(arena.edge(b));
        });
    }
    // Each action with a probability in the ratio of its prior times 2^(value / prior weight).
    Index drawn(const Arena<Action>& arena, Rng& rng) const {
        constexpr std::int64_t kLogOf2 = 45'426;  // in 1/65536
        std::array<std::int32_t, kMostCandidates> chances;
        for (std::size_t i = 0; i < all_.size(); ++i) {
            const std::int64_t power =
                promise(arena.edge(all_[i])) * kWhole / std::max(prior_weight_, 1);
            chances[i] = static_cast<std::int32_t>(power * kLogOf2 / kWhole);
        }
        nets::softmax(chances.data(), all_.size());
        return all_[nets::drawn(chances.data(), all_.size(), rng)];
    }

  private:
    static constexpr std::size_t kMostCandidates = 64;

    void begin_round() {
        at_ = 0;
        turn_ = 0;
        const int visits = rounds_ * static_cast<int>(left_.size());
        turns_ = visits == 0 ? 0 : std::max(1, budget_ / visits);
    }
    void halve(const Arena<Action>& arena) {
        std::sort(left_.begin(), left_.end(), [&](Index a, Index b) {
            const auto of_a = promise(arena.edge(a)), of_b = promise(arena.edge(b));
            return of_a != of_b ? of_a > of_b : a < b;
        });
        const std::size_t keep = (left_.size() + 1) / 2;
        left_.shorten(keep);
        if (keep >= 2) begin_round();
    }
    std::int64_t promise(const Edge<Action>& edge) const {
        const std::int64_t mean = edge.visits == 0 ? kWhole / 2 : edge.sum / edge.visits;
        return mean + log2_of(edge.prior) * prior_weight_ / 65536;
    }

    Scratch<Index, kMostCandidates> all_;   // the first ones
    Scratch<Index, kMostCandidates> left_;  // those not given up
    std::size_t at_ = 0;
    int budget_ = 0, rounds_ = 0;
    int turn_ = 0, turns_ = 0;
    int prior_weight_ = 0;
};

}  // namespace pakhuis::search
