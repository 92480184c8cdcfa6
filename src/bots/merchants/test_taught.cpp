#include "bots/merchants/test_taught.h"

#include <algorithm>
#include <array>

#include "base/index.h"
#include "bots/best.h"
#include "games/merchants/board.h"
#include "games/merchants/menu.h"
#include "games/merchants/payout.h"

namespace pakhuis::bots {

using namespace merchants;

namespace {

// In hundredths of a thousand florins, so that shares are exact enough.
constexpr int kThousandFlorins = 100;
constexpr int kMarker = 40 * kThousandFlorins;     // each space of a marker, up to the second
constexpr int kHouse = 5 * kThousandFlorins;       // each house more in a group
constexpr int kBridge = 10 * kThousandFlorins;     // a house at a bridge whose other end is free
constexpr int kContinent = 15 * kThousandFlorins;  // a new continent
constexpr int kFreeHouse = 40 * kThousandFlorins;

constexpr int kSoon = 3;     // hourglasses
constexpr int kOthers = 20;  // percent
constexpr int kPicky = 120;  // percent of the mean card, for the first of three cards
constexpr int kUsual = 120;  // thousands: what others bid for a good card
constexpr int kBeyond = 30;  // percent of what it brings them beyond that

struct MerchantsLearner {
    const Rules& rules;
    const State& s;
    Seat me;

    // ── What the tiles bring ────────────────────────────────────────────────────────────────────

    // A seat's payout in a sector if its own value were so much more.
    int place_pays(const State& b, Area area, int sector, Payout pay, Seat seat, int more) const {
        const int own = player_value(rules, b, area, sector, seat);
        int before = 0;
        int level = 1;
        for (int i = 0; i < rules.seats; ++i) {
            const int value = player_value(rules, b, area, sector, static_cast<Seat>(i));
            if (i == seat || value == 0) continue;
            before += value > own + more;
            level += value == own + more;
        }
        if (own == 0 || before > 1) return 0;
        const int amount = before == 1 ? pay.second
                           : level > 1 ? pay.first + pay.second
                                       : pay.first;
        return kThousandFlorins * amount / level;
    }
    int scoring_pays(const State& b, Area area, const Space& space, Seat seat, bool soon) const {
        const auto order = sector_order(rules, b, area);
        int sum = 0;
        for (std::size_t rank = 0; rank < kSectors; ++rank) {
            const auto with = [&](int more) {
                return place_pays(b, area, order[rank], space.payouts[rank], seat, more);
            };
            sum += soon ? with(0) : (with(-1) + with(0) + with(1)) / 3;
        }
        return sum;
    }
    // The next scoring of the area, and 1666.
    int area_pays(const State& b, Area area, Seat seat) const {
        int sum = 0;
        for (int n = b.space + 1; n < rules.final_space; ++n) {
            const Space& space = rules.space(n);
            if (!scores(space.event) || area_of(space.event) != area) continue;
            sum += scoring_pays(b, area, space, seat, n - b.space <= kSoon);
            break;
        }
        const bool soon = b.hourglasses <= kSoon;
        return sum + scoring_pays(b, area, rules.space(rules.final_space), seat, soon);
    }
    int standing(const State& b, Area area) const {
        int sum = area_pays(b, area, me) + kThousandFlorins * owned(b, me) + hopes(b, area);
        for (int i = 0; i < rules.seats; ++i) {
            if (i != me) sum -= area_pays(b, area, static_cast<Seat>(i)) * kOthers / 100;
        }
        return sum;
    }
    // What may bring something later.
    int hopes(const State& b, Area area) const {
        int sum = 0;
        if (area == Area::kExchange) {
            for (int g = 0; g < kSectors; ++g) {
                sum += kMarker * std::min<int>(b.markers[me].count(g), kHouseSpace);
            }
            return sum + kFreeHouse * earns_house(b.markers[me]);
        }
        if (area == Area::kColonies) return kContinent * continents_reached(b.colonies[me]);
        for (int q = 0; q < kSectors; ++q) sum += kHouse * best_group(rules, b.houses[me], q);
        const std::uint64_t free = free_sites(rules, b);
        for (const std::uint64_t ends : rules.bridges) {
            sum += kBridge * ((ends & b.houses[me].bits) != 0 && (ends & free) != 0);
        }
        return sum;
    }
    int gain(const State& after, Area area) const {
        return standing(after, area) - standing(s, area);
    }

    // ── Single placements ───────────────────────────────────────────────────────────────────────

    int markers(Markers after) const {
        State b = s;
        b.markers[me] = after;
        return gain(b, Area::kExchange);
    }
    // The best use of the steps that a goods card still has.
    int best_steps(Markers now, Steps taken, int first) const {
        int best = markers(now);
        if (taken.total() == kGoodsSteps) return best;
        for (int g = first; g < kSectors; ++g) {
            const int space = now.count(g);
            if (taken.count(g) == kStepsOnOne || space == rules.row) continue;
            if (space == 0 && !has_tile(s, me)) continue;
            const auto good = static_cast<Good>(g);
            best = std::max(best, best_steps(now + Markers::of(good), taken + Steps::of(good), g));
        }
        return best;
    }
    int best_step(unsigned goods) const {
        int best = 0;
        for (unsigned left = steps_open(rules, s, me) & goods; left != 0;) {
            const auto good = static_cast<Good>(pop_lowest(left));
            best = std::max(best, markers(s.markers[me] + Markers::of(good)));
        }
        return best;
    }
    int site(SiteId where) const {
        State b = s;
        build(rules, b, me, where);
        return gain(b, Area::kAmsterdam);
    }
    int colony(Colony which) const {
        State b = s;
        found(rules, b, me, which);
        return gain(b, Area::kColonies) + markers(b.markers[me]);
    }

    // ── Cards ───────────────────────────────────────────────────────────────────────────────────

    // What the best use of the card brings, in thousands.
    int card(CardKind card) const {
        int best = 0;
        if (is_goods(card)) best = best_steps(s.markers[me], {}, 0);
        if (is_colony(card) && has_tile(s, me)) {
            for (std::uint64_t left = free_colonies(rules, s) & colonies_of(card); left != 0;) {
                best = std::max(best, colony(static_cast<Colony>(pop_lowest(left) / 4)));
            }
        }
        if (is_house(card)) {
            if (has_tile(s, me)) {
                for (auto left = free_sites(rules, s) & rules.card_sites[at(card)]; left != 0;) {
                    best = std::max(best, site(SiteId(pop_lowest(left))));
                }
            }
            best += best_step(goods_of(card));
        }
        return best / kThousandFlorins;
    }
    int mean_card() const {
        int sum = 0;
        for (int k = 0; k < kActionKinds; ++k) {
            const auto kind = static_cast<CardKind>(k);
            if (s.pile[kind] > 0) sum += s.pile[kind] * card(kind);
        }
        return sum / std::max(s.pile.total(), 1);
    }
    Action place() const {
        const auto free = [&](Disc d) { return disc(s, d) == CardKind::kNone; };
        const int own = card(s.turned);
        const int mean = mean_card();
        const int wanted = free_discs(s) == kDiscs ? mean * kPicky / 100 : mean;
        if (free(Disc::kMayor) && own >= wanted) return Action::of(Verb::kKeep);
        if (free(Disc::kBucket) && 2 * own < mean) return Action::of(Verb::kDiscard);
        if (free(Disc::kClock)) return Action::of(Verb::kOffer);
        return Action::of(free(Disc::kBucket) ? Verb::kDiscard : Verb::kKeep);
    }

    // ── Auctions ────────────────────────────────────────────────────────────────────────────────

    int likely_bid(CardKind kind, Seat seat) const {
        const int worth = MerchantsLearner{rules, s, seat}.card(kind);
        const int bid = std::min(worth, kUsual) + std::max(worth - kUsual, 0) * kBeyond / 100;
        return std::min(bid, owned(s, seat));
    }
    Action bid() const {
        const CardKind kind = disc(s, Disc::kClock);
        const int worth = card(kind);
        if (s.phase == Phase::kDoubled) return Action::bid(0);
        int others = rules.lowest;
        for (int i = 0; i < rules.seats; ++i) {
            const auto seat = static_cast<Seat>(i);
            if (seat != me) others = std::max(others, likely_bid(kind, seat));
        }
        const int wanted = std::min(worth, others + rules.price_step);
        const int most = std::min({wanted, rules.highest, owned(s, me)});
        const int price = most / rules.price_step * rules.price_step;
        return Action::bid(price < rules.lowest ? 0 : price);
    }

    // ── Other decisions ─────────────────────────────────────────────────────────────────────────

    // A free placement is better than none, even if it brings nothing.
    int value(const Action& a) const {
        const bool card_in_use = s.phase == Phase::kUse && s.ask == Ask::kNothing;
        const CardKind used = card_in_use ? disc(s, used_disc(s)) : CardKind::kNone;
        State b = s;
        switch (a.verb) {
            case Verb::kStep: {
                const Markers after = s.markers[me] + Markers::of(a.good);
                const bool more = card_in_use && is_goods(used);
                return 1 +
                       (more ? best_steps(after, s.steps + Steps::of(a.good), 0) : markers(after));
            }
            case Verb::kFound:
                return 1 + colony(a.colony);
            case Verb::kBuild: {  // the house of a card comes before its step
                const bool step = card_in_use && s.steps.empty();
                return 1 + site(a.site) + (step ? best_step(goods_of(used)) : 0);
            }
            case Verb::kBack:
                return markers(s.markers[me] - Markers::of(a.good));
            case Verb::kAbandon:
                abandon(rules, b, me, a.colony);
                return gain(b, Area::kColonies);
            case Verb::kDemolish:
                demolish(rules, b, me, a.site);
                return gain(b, Area::kAmsterdam);
            case Verb::kBorrow:
                return -1;
            default:
                return 0;
        }
    }
    Action choose(Rng& rng) const {
        if (s.phase == Phase::kPlace) return place();
        if (s.phase == Phase::kAuction || s.phase == Phase::kDoubled) return bid();
        const Menu menu = menu_of(rules, s, me);
        Best<Action, int> best(rng);
        for (int i = 0; i < menu.count(); ++i) best.meet(menu.nth(i), value(menu.nth(i)));
        return best.item();
    }
};

}  // namespace

Action taught_choice(const Rules& rules, const View& view, Rng& rng) {
    const State s = Merchants::sample(rules, view, rng);
    return MerchantsLearner{rules, s, view.viewer}.choose(rng);
}

}  // namespace pakhuis::bots
