#include "games/merchants/menu.h"

#include "games/merchants/auction.h"
#include "games/merchants/board.h"

namespace pakhuis::merchants {
namespace {

std::uint64_t own_colonies(const Open& s, Seat seat) {
    return present(s.colonies[seat].lanes);
}
unsigned own_markers(const Open& s, Seat seat) {
    unsigned goods = 0;
    for (int good = 0; good < kSectors; ++good) {
        goods |= static_cast<unsigned>(s.markers[seat].count(good) > 0) << good;
    }
    return goods;
}
std::uint8_t small(unsigned n) {
    return static_cast<std::uint8_t>(n);
}

Menu demolitions(const Open& s, Seat seat) {
    Menu menu;
    menu.site_verb = Verb::kDemolish;
    menu.sites = s.houses[seat].bits;
    return menu;
}

Menu free_house_menu(const Rules& rules, const Open& s) {
    Menu menu;
    menu.sites = free_sites(rules, s);
    menu.pass = true;
    return menu;
}

Menu bid_menu(const Rules& rules, const Open& s, Seat seat) {
    Menu menu;
    const bool doubled = s.phase == Phase::kDoubled;
    menu.least = rules.least_bid(doubled);
    menu.step = rules.bid_step(doubled);
    menu.prices = small(static_cast<unsigned>(price_count(rules, s, seat)));
    menu.early = may_bid(rules, s, seat, kEarlyBid);
    return menu;
}

Menu place_menu(const Open& s) {
    Menu menu;
    for (unsigned i = 0; i < kDiscs; ++i) {
        const bool free = s.discs[i] == CardKind::kNone;
        menu.discs = small(menu.discs | static_cast<unsigned>(free) << i);
    }
    return menu;
}

// (goods cards) Three steps, at most two on one good.
unsigned goods_steps(const Rules& rules, const Open& s, Seat seat) {
    if (s.steps.total() == kGoodsSteps) return 0;
    unsigned goods = steps_open(rules, s, seat);
    for (int good = 0; good < kSectors; ++good) {
        if (s.steps.count(good) == kStepsOnOne) goods &= ~(1u << good);
    }
    return goods;
}

// (Amsterdam cards) House and step in either order; in version 1 the step ends the card.
bool step_leaves_house(const Rules& rules) {
    return rules.version >= 2;
}

}  // namespace

Menu use_menu(const Rules& rules, const Open& s, Seat seat) {
    const CardKind card = disc(s, used_disc(s));
    Menu menu;
    menu.done = true;
    if (is_goods(card)) {
        menu.goods = small(goods_steps(rules, s, seat));
    } else if (is_colony(card)) {
        if (s.placed || !has_tile(s, seat)) return menu;
        menu.colonies = free_colonies(rules, s) & colonies_of(card);
    } else {
        const bool stepped = !s.steps.empty();
        if (!stepped) menu.goods = small(steps_open(rules, s, seat) & goods_of(card));
        const bool over = stepped && !step_leaves_house(rules);
        if (over || s.placed || !has_tile(s, seat)) return menu;
        menu.sites = free_sites(rules, s) & rules.card_sites[at(card)];
    }
    return menu;
}

Menu event_menu(const Rules& rules, const Open& s, Seat seat) {
    Menu menu;
    switch (rules.space(s.space).event) {
        case SpaceEvent::kShip:
            menu.goods = small(steps_open(rules, s, seat));
            menu.pass = true;
            break;
        case SpaceEvent::kGlobe:
            if (has_tile(s, seat)) menu.colonies = free_colonies(rules, s);
            menu.pass = true;
            break;
        case SpaceEvent::kCrest:  // must be built, if possible
            if (has_tile(s, seat)) menu.sites = free_sites(rules, s);
            break;
        case SpaceEvent::kCredit:
            menu.borrow = true;
            menu.pass = true;
            break;
        case SpaceEvent::kBarredShip:
            menu.good_verb = Verb::kBack;
            menu.goods = small(own_markers(s, seat));
            break;
        case SpaceEvent::kBarredGlobe:
            menu.colony_verb = Verb::kAbandon;
            menu.colonies = own_colonies(s, seat);
            break;
        case SpaceEvent::kBarredCrest:
            return demolitions(s, seat);
        default:
            break;
    }
    return menu;
}

Menu menu_of(const Rules& rules, const State& s, Seat seat) {
    switch (s.phase) {
        case Phase::kPlace:
            return place_menu(s);
        case Phase::kAuction:
        case Phase::kDoubled:
            return bid_menu(rules, s, seat);
        case Phase::kEvent:
        case Phase::kUse:
            if (s.ask == Ask::kFreeHouse) return free_house_menu(rules, s);
            if (s.ask == Ask::kDemolish) return demolitions(s, seat);
            return s.phase == Phase::kUse ? use_menu(rules, s, seat) : event_menu(rules, s, seat);
        default:
            return {};
    }
}

int Menu::count() const {
    return popcount(sites) + popcount(colonies) + popcount(goods) + popcount(discs) + prices +
           (prices != 0) + early + borrow + pass + done;
}

Action Menu::nth(int n) const {
    if (const int k = popcount(sites); n < k) {
        return Action::of(site_verb, SiteId(nth_bit(sites, n)));
    } else {
        n -= k;
    }
    if (const int k = popcount(colonies); n < k) {
        return Action::of(colony_verb, static_cast<Colony>(nth_bit(colonies, n) / 4));
    } else {
        n -= k;
    }
    if (const int k = popcount(goods); n < k) {
        return Action::of(good_verb, static_cast<Good>(nth_bit(goods, n)));
    } else {
        n -= k;
    }
    if (const int k = popcount(discs); n < k) {
        return Action::of(static_cast<Verb>(nth_bit(discs, n)));
    } else {
        n -= k;
    }
    if (n < prices) return Action::bid(least + step * n);
    n -= prices;
    if (prices != 0 && n-- == 0) return Action::bid(0);
    if (early && n-- == 0) return Action::bid(kEarlyBid);
    if (borrow && n-- == 0) return Action::of(Verb::kBorrow);
    return Action::of(pass ? Verb::kPass : Verb::kDone);
}

bool Menu::has(const Action& a) const {
    switch (a.verb) {
        case Verb::kBuild:
        case Verb::kDemolish:
            return a.verb == site_verb && ((sites >> a.site.index()) & 1);
        case Verb::kFound:
        case Verb::kAbandon:
            return a.verb == colony_verb && (colonies & lane_bit(static_cast<int>(a.colony))) != 0;
        case Verb::kStep:
        case Verb::kBack:
            return a.verb == good_verb && ((goods >> at(a.good)) & 1);
        case Verb::kKeep:
        case Verb::kOffer:
        case Verb::kDiscard:
            return (discs >> at(a.verb)) & 1;
        case Verb::kBid: {
            if (prices == 0) return false;
            if (a.amount == 0) return true;
            if (a.amount == kEarlyBid) return early;
            const int above = a.amount - least;
            return above >= 0 && above % step == 0 && above / step < prices;
        }
        case Verb::kBorrow:
            return borrow;
        case Verb::kPass:
            return pass;
        case Verb::kDone:
            return done;
        default:
            return false;
    }
}

}  // namespace pakhuis::merchants
