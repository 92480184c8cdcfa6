#include "search/carts/likelihood.h"

#include <algorithm>
#include <array>

#include "games/carts/ways.h"
#include "search/worlds.h"

namespace pakhuis::search {

using namespace carts;

namespace {

// The weights of a contract whose way is built by 0 … 8 eighths: e^(3 · part). Measured on matches
// of a net and of `easy` (docs/search.md).
constexpr int kOne = 64;
constexpr std::array<int, 9> kByEighths{kOne, 93, 135, 197, 287, 417, 607, 883, 1285};
constexpr int kDoneTimes = 3;          // besides, for a finished one
constexpr int kOutOfReach = kOne / 3;  // it may be an early one
constexpr int kNothingKnown = 1 << 10;

Prices prices_of(const Rules& rules, TrackSet tracks) {
    Prices prices{};
    while (!tracks.empty()) {
        const TrackId id = tracks.pop();
        prices[static_cast<std::size_t>(id.index())] = rules.track(id).length;
    }
    return prices;
}

// `missing` of `whole` spaces are not the seat's.
int weight_of(int missing, int whole) {
    if (missing >= kNoWay || whole <= 0) return kOutOfReach;
    if (missing <= 0) return kByEighths.back() * kDoneTimes;
    const int built = std::max(whole - missing, 0);
    return kByEighths[static_cast<std::size_t>(8 * built / whole)];
}

// The ways between the places of a contract: its spaces on the empty board, and those that a seat
// has yet to claim.
class WayWeights {
  public:
    explicit WayWeights(const Rules& rules, const View& view, Seat seat)
        : rules_(rules),
          all_(rules.all_tracks),
          own_(view.tracks[seat]),
          open_(open_tracks(rules, view.tracks, seat, view.carts[seat])),
          lengths_(prices_of(rules, all_)),
          missing_(prices_of(rules, open_)) {}

    int of(ContractId id) const {
        const Contract& contract = rules_.contract(id);
        const Ways whole = ways_from(rules_, contract.from, all_, lengths_);
        const Ways now = ways_from(rules_, contract.from, own_ | open_, missing_);
        return weight_of(now.price_to(contract.to), whole.price_to(contract.to));
    }

  private:
    const Rules& rules_;
    TrackSet all_, own_, open_;
    Prices lengths_, missing_;
};

}  // namespace

int CartsLikelihood::operator()(const Rules& rules, const View& view, const State& sample) const {
    std::int64_t product = kNothingKnown;
    for (int s = 0; s < rules.seats; ++s) {
        const auto seat = static_cast<Seat>(s);
        if (seat == view.viewer || view.tracks[seat].empty()) continue;
        const WayWeights weights(rules, view, seat);
        for (ContractSet left = sample.contracts[seat] - view.contracts[seat]; !left.empty();) {
            product = product * weights.of(left.pop()) / kOne;
            product = std::clamp<std::int64_t>(product, 1, kMostLikely);
        }
    }
    return static_cast<int>(product);
}

}  // namespace pakhuis::search
