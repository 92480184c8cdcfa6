// The prices that others of merchants have named before the searcher, in the same auction: drawn
// from what the net would name in their place. G::sample makes all prices alike.
//
// Nothing else is hidden in merchants, so this is all that can be said about its samples.
#pragma once

#include <memory>

#include "games/merchants/merchants.h"
#include "nets/evaluation.h"
#include "nets/kernels.h"
#include "nets/softmax.h"

namespace pakhuis::search {

class NamedPrices {
  public:
    // Refers to the net, which must outlive it.
    explicit NamedPrices(const nets::Net& net, const nets::Kernels& kernels = nets::kernels())
        : room_(std::make_unique<Room>(net, kernels)) {}

    merchants::State world(const merchants::Rules& rules, const merchants::View& view,
                           Rng& rng) const {
        merchants::State state = Merchants::sample(rules, view, rng);
        const Seats others = view.decided - Seats::of(view.viewer);
        if (others.empty()) return state;
        state.decided = view.decided - others;
        for (Seats left = others; !left.empty();) {
            const Seat seat = left.pop();
            Merchants::apply(rules, state, seat, price_of(rules, state, seat, rng));
        }
        return state;
    }

  private:
    struct Room {
        Room(const nets::Net& net, const nets::Kernels& kernels) : evaluation(net, kernels) {}

        nets::Evaluation<Merchants> evaluation;
        ActionList<Merchants> legal;
        std::array<std::int32_t, Merchants::kMaxActions> chances;
    };

    merchants::Action price_of(const merchants::Rules& rules, const merchants::State& state,
                               Seat seat, Rng& rng) const {
        Room& room = *room_;
        Merchants::legal(rules, state, seat, room.legal);
        const auto seen = Merchants::observe(rules, state, seat);
        room.evaluation.weigh(rules, seen, room.legal, rng, room.chances.data());
        nets::softmax(room.chances.data(), room.legal.size());
        return room.legal[nets::drawn(room.chances.data(), room.legal.size(), rng)];
    }

    std::unique_ptr<Room> room_;
};

}  // namespace pakhuis::search
