#include "terminal/arrange.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "base/rng.h"

namespace pakhuis::terminal {
namespace {

constexpr int kRounds = 20;
constexpr int kBeginnings = 24;
constexpr int kNoLimit = std::numeric_limits<int>::max();

// The things on every cell, and the cost of adding another.
class Grid {
  public:
    Grid(int width, int height)
        : width_(width),
          height_(height),
          cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

    // times: 1 to add it, −1 to remove it.
    void add(const Pose& pose, int times) {
        for (const Spot spot : pose.solid) {
            add_solid(spot, times);
            if (Sum* s = at(spot)) s->for_line += clash::kCovered * times;
        }
        for (const Spot spot : pose.line) {
            Sum* const s = at(spot);
            if (!s) continue;
            s->for_solid += clash::kCovered * times;
            s->for_line += clash::kCrossed * times;
        }
    }
    void add_taken(Spot spot) {
        add_solid(spot, 1);
        if (Sum* s = at(spot)) s->for_line += clash::kThrough;
    }
    // The cost of adding this pose. From `enough` on the sum may stop early.
    int cost(const Pose& pose, int enough) {
        int sum = pose.taste;
        for (const Spot spot : pose.solid) {
            const Sum* const s = at(spot);
            sum += s ? s->for_solid : clash::kSolids;
            if (sum >= enough) return sum;
        }
        for (const Spot spot : pose.line) {
            if (const Sum* s = at(spot)) sum += s->for_line;
        }
        return sum;
    }
    // Solid cells that are shared or lie outside.
    int overlaps() const {
        int sum = outside_;
        for (const Sum& s : cells_) sum += std::max(0, s.solids - 1);
        return sum;
    }

  private:
    struct Sum {
        int solids = 0;
        int for_solid = 0, for_line = 0;
    };

    void add_solid(Spot spot, int times) {
        Sum* const here = at(spot);
        (here ? here->solids : outside_) += times;
        if (here) here->for_solid += clash::kSolids * times;
        for (const int step : {-1, 1}) {
            if (Sum* s = at({spot.x + step, spot.y})) s->for_solid += clash::kBeside * times;
            if (Sum* s = at({spot.x, spot.y + step})) s->for_solid += clash::kStacked * times;
        }
    }
    Sum* at(Spot spot) {
        if (spot.x < 0 || spot.x >= width_ || spot.y < 0 || spot.y >= height_) return nullptr;
        return &cells_[static_cast<std::size_t>(spot.y) * static_cast<std::size_t>(width_) +
                       static_cast<std::size_t>(spot.x)];
    }

    int width_, height_;
    int outside_ = 0;
    std::vector<Sum> cells_;
};

std::size_t cheapest(Grid& grid, const std::vector<Pose>& poses) {
    std::size_t best = 0;
    int least = kNoLimit;
    for (std::size_t i = 0; i < poses.size(); ++i) {
        const int cost = grid.cost(poses[i], least);
        if (cost < least) {
            least = cost;
            best = i;
        }
    }
    return best;
}

// Sets and improves the things in a given order.
class Arranger {
  public:
    Arranger(Grid grid, const std::vector<std::vector<Pose>>& things,
             const std::vector<std::size_t>& order)
        : grid_(std::move(grid)), things_(things), order_(order) {
        chosen_.resize(things.size());
        for (const std::size_t i : order_) set(i);
        for (int round = 0; round < kRounds && improve(); ++round) {
        }
    }

    Arrangement result() {
        int cost = 0;
        for (const std::size_t i : order_) {
            const Pose& pose = things_[i][chosen_[i]];
            grid_.add(pose, -1);
            cost += pose.taste + grid_.cost(pose, kNoLimit);
            grid_.add(pose, 1);
        }
        return {chosen_, grid_.overlaps(), cost};
    }

  private:
    void set(std::size_t i) {
        chosen_[i] = cheapest(grid_, things_[i]);
        grid_.add(things_[i][chosen_[i]], 1);
    }
    bool improve() {
        bool better = false;
        for (const std::size_t i : order_) {
            const std::size_t before = chosen_[i];
            grid_.add(things_[i][before], -1);
            set(i);
            better = better || chosen_[i] != before;
        }
        return better;
    }

    Grid grid_;
    const std::vector<std::vector<Pose>>& things_;
    const std::vector<std::size_t>& order_;
    std::vector<std::size_t> chosen_;
};

}  // namespace

Arrangement arrange(int width, int height, const std::vector<Spot>& taken,
                    const std::vector<std::vector<Pose>>& things) {
    Grid grid(width, height);
    for (const Spot spot : taken) grid.add_taken(spot);
    std::vector<std::size_t> order(things.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    Arrangement best = Arranger(grid, things, order).result();
    Rng rng(1);
    for (int i = 1; i < kBeginnings; ++i) {
        for (std::size_t n = order.size(); n > 1; --n) {
            std::swap(order[n - 1], order[rng.below(static_cast<std::uint32_t>(n))]);
        }
        Arrangement other = Arranger(grid, things, order).result();
        if (other.cost < best.cost) best = std::move(other);
    }
    return best;
}

}  // namespace pakhuis::terminal
