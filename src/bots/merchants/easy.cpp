#include "bots/merchants/easy.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "bots/best.h"
#include "bots/merchants/price.h"
#include "games/merchants/menu.h"

namespace pakhuis::bots {

using namespace merchants;

namespace {

using BestAction = Best<Action, int>;

struct EasyPlayer {
    const Rules& rules;
    const State& s;
    Seat seat;
    Rng& rng;
    const MerchantsWeights& weights;
    MerchantsWorth worth{rules, s, weights};
    MerchantsGains gains{worth, rules, s, seat};
    MerchantsBidder bidder{gains, worth, rules, s, seat, weights};

    // The best gain of the remaining steps of a goods card. Their order does not matter, so goods
    // are tried in ascending order only.
    int best_steps(Markers markers, Steps taken, int first) {
        int best = gains.markers(seat, markers).to_actor;
        if (taken.total() == kGoodsSteps) return best;
        const bool tile = has_tile(s, seat);
        for (int good = first; good < kSectors; ++good) {
            const int space = markers.count(good);
            if (taken.count(good) == kStepsOnOne || space == rules.row) continue;
            if (space == 0 && !tile) continue;
            const auto named = static_cast<Good>(good);
            const int next =
                best_steps(markers + Markers::of(named), taken + Steps::of(named), good);
            best = std::max(best, next);
        }
        return best;
    }

    int step(Good good) {
        const Markers after = s.markers[seat] + Markers::of(good);
        const bool more = s.phase == Phase::kUse && is_goods(disc(s, used_disc(s)));
        return more ? best_steps(after, s.steps + Steps::of(good), 0)
                    : gains.markers(seat, after).to_actor;
    }
    // The gain of the card's step, added to a house: so a good house is built before the step, as
    // version 1 requires.
    int step_to_come() {
        if (s.phase != Phase::kUse || s.ask != Ask::kNothing || !s.steps.empty()) return 0;
        return gains.best_step(seat, goods_of(disc(s, used_disc(s)))).to_actor;
    }
    int colony(Colony which) {
        Gain gain = gains.continent(seat, static_cast<int>(continent_of(which)));
        const Markers after = s.markers[seat] + Markers::of(good_of(which));
        if (after.count(static_cast<int>(good_of(which))) <= rules.row) {
            gain = gain + gains.markers(seat, after);
        }
        return gain.to_actor;
    }

    int value(const Action& action) {
        switch (action.verb) {
            case Verb::kStep:
                return step(action.good);
            case Verb::kFound:
                return colony(action.colony);
            case Verb::kBuild:
                return gains.site(seat, action.site).to_actor + step_to_come();
            case Verb::kBack:
                return gains.without(seat, action.good).to_actor;
            case Verb::kAbandon:
                return gains.without(seat, action.colony).to_actor;
            case Verb::kDemolish:
                return gains.without(seat, action.site).to_actor;
            case Verb::kBorrow:
                return (weights.borrow_below - owned(s, seat)) * kThousand - 1;
            default:
                return 0;
        }
    }

    // The value of a card on a disc.
    int on_disc(Disc where, CardKind card) {
        if (where == Disc::kMayor) return gains.card(seat, card).to_actor;
        return where == Disc::kClock ? bidder.offer_value(card) : 0;
    }

    // The values of the remaining cards on each disc: for each kind, and the mean.
    struct Pending {
        std::array<std::array<int, kDiscs>, kActionKinds> of_kind{};
        std::array<int, kDiscs> mean{};
    };
    Pending pending() {
        Pending out;
        std::array<std::int64_t, kDiscs> sum{};
        for (int k = 0; k < kActionKinds; ++k) {
            const auto kind = static_cast<CardKind>(k);
            if (s.pile[kind] == 0) continue;
            for (std::size_t d = 0; d < kDiscs; ++d) {
                out.of_kind[at(kind)][d] = on_disc(static_cast<Disc>(d), kind);
                sum[d] += std::int64_t{out.of_kind[at(kind)][d]} * s.pile[kind];
            }
        }
        for (std::size_t d = 0; d < kDiscs; ++d) out.mean[d] = mean_of(sum[d]);
        return out;
    }
    int mean_of(std::int64_t sum) const {
        return static_cast<int>(sum / std::max(s.pile.total(), 1));
    }
    // The expected value of the next cards on one disc, or on two: the first of them goes to the
    // better disc.
    int to_come(const Pending& pending, unsigned discs) const {
        const auto a = static_cast<std::size_t>(pop_lowest(discs));
        if (discs == 0) return pending.mean[a];
        const auto b = static_cast<std::size_t>(pop_lowest(discs));
        std::int64_t sum = 0;
        for (int k = 0; k < kActionKinds; ++k) {
            const auto kind = static_cast<CardKind>(k);
            const auto& means = pending.of_kind[at(kind)];
            sum += std::int64_t{s.pile[kind]} *
                   std::max(means[a] + pending.mean[b], means[b] + pending.mean[a]);
        }
        return mean_of(sum);
    }

    Action place() {
        const Pending later = pending();
        const unsigned free = menu_of(rules, s, seat).discs;
        BestAction best(rng, weights.blur);
        for (unsigned left = free; left != 0;) {
            const int d = pop_lowest(left);
            const int now = on_disc(static_cast<Disc>(d), s.turned);
            best.meet(Action::of(static_cast<Verb>(d)), now + to_come(later, free & ~(1u << d)));
        }
        return best.item();
    }

    Action choose() {
        if (s.phase == Phase::kPlace) return place();
        if (s.phase == Phase::kAuction || s.phase == Phase::kDoubled) {
            const int error = misjudged(rng, weights.blur) - weights.blur / 2;
            return Action::bid(bidder.bid(disc(s, Disc::kClock), error));
        }
        const Menu menu = menu_of(rules, s, seat);
        const int count = menu.count();
        BestAction best(rng, weights.blur);
        for (int i = 0; i < count; ++i) {
            const Action action = menu.nth(i);
            if (action.verb == Verb::kDone || action.verb == Verb::kPass) {
                best.meet_pass(action, 0);
            } else {
                best.meet(action, value(action));
            }
        }
        return best.item();
    }
};

}  // namespace

Action easy_choice(const Rules& rules, const View& view, Rng& rng,
                   const MerchantsWeights& weights) {
    const State s = Merchants::sample(rules, view, rng);
    return EasyPlayer{rules, s, view.viewer, rng, weights}.choose();
}

}  // namespace pakhuis::bots
