#include "bots/carts/likelihood.h"

#include <algorithm>

#include "games/carts/ways.h"

namespace pakhuis::bots {

using namespace carts;

namespace {

constexpr int kOne = 64;           // the weight of a contract that nothing speaks for
constexpr int kDoneTimes = 4;      // a finished contract counts so many times that
constexpr int kMostLikely = 1 << 20;

Prices prices_of(const Rules& rules, TrackSet tracks) {
    Prices prices{};
    while (!tracks.empty()) {
        const TrackId id = tracks.pop();
        prices[static_cast<std::size_t>(id.index())] = rules.track(id).length;
    }
    return prices;
}

// From kOne for a contract whose way is missing as a whole to kDoneTimes as much for one that is
// finished. `missing` of `whole` spaces are not the seat's.
int weight_of(int missing, int whole) {
    if (missing >= kNoWay || whole <= 0) return kOne / 2;  // out of reach: it may be an early one
    const int built = std::max(whole - missing, 0);
    return kOne + kOne * (kDoneTimes - 1) * built / whole;
}

}  // namespace

int CartsLikelihood::operator()(const Rules& rules, const View& view, const State& sample) const {
    TrackSet claimed;
    for (const TrackSet& tracks : view.tracks.values) claimed |= tracks;
    if (claimed.empty()) return kOne;
    std::int64_t product = 1 << 12;
    const TrackSet all(rules.all_tracks);
    const Prices lengths = prices_of(rules, all);
    for (int s = 0; s < rules.seats; ++s) {
        const auto seat = static_cast<Seat>(s);
        if (seat == view.viewer || view.tracks[seat].empty()) continue;
        const TrackSet own = view.tracks[seat];
        const TrackSet open = open_tracks(rules, view.tracks, seat, view.carts[seat]);
        const Prices missing = prices_of(rules, open);
        for (ContractSet left = sample.contracts[seat] - view.contracts[seat]; !left.empty();) {
            const Contract& contract = rules.contract(left.pop());
            const Ways now = ways_from(rules, contract.from, own | open, missing);
            const Ways empty = ways_from(rules, contract.from, all, lengths);
            product = product * weight_of(now.price_to(contract.to), empty.price_to(contract.to)) /
                      kOne;
            product = std::clamp<std::int64_t>(product, 1, kMostLikely);
        }
    }
    return static_cast<int>(product);
}

}  // namespace pakhuis::bots
