// Checks a position that came from outside. Every card, tile and florin must be accounted for, and
// pending decisions must fit the phase.
#include "games/merchants/auction.h"
#include "games/merchants/board.h"
#include "games/merchants/menu.h"

namespace pakhuis {

using namespace merchants;

namespace {
namespace inconsistent {
constexpr Reason kBadSeat{"bad-seat", "A seat is named that does not play."};
constexpr Reason kBadCards{"bad-cards", "The cards in the pile and on the discs can't be."};
constexpr Reason kBadTime{"bad-time", "The time marker does not fit the hourglasses turned."};
constexpr Reason kBadMayor{"bad-mayor", "The cards turned so far make another seat the mayor."};
constexpr Reason kBadHouses{"bad-houses", "Houses stand on no site, or two on one."};
constexpr Reason kBadColonies{"bad-colonies", "There are more colonies than sites."};
constexpr Reason kBadMarkers{"bad-markers", "A marker stands beyond its row."};
constexpr Reason kTooManyTiles{"too-many-tiles", "A seat has more tiles on the board than it has."};
constexpr Reason kBadFreeHouse{"bad-free-house",
                               "A free house is noted for one who does not earn it."};
constexpr Reason kBadLedger{"bad-ledger",
                            "Money is not start + payouts + bonuses + credits - auctions."};
constexpr Reason kTooMuchMoney{"too-much-money",
                               "No match brings so much money or so many credits."};
constexpr Reason kBadBids{"bad-bids", "Prices are named that can't be named now."};
constexpr Reason kBadPhase{"bad-phase", "What is pending does not fit the phase."};
}  // namespace inconsistent

// Far above the amounts of the largest edition.
constexpr std::uint32_t kMostMoney = 10'000'000;
constexpr int kMostCredits = 20'000;

bool in_auction(const State& s) {
    return s.phase == Phase::kAuction || s.phase == Phase::kDoubled;
}
bool in_deal(const State& s) {
    return s.phase == Phase::kTurn || s.phase == Phase::kEvent || s.phase == Phase::kPlace;
}
bool no_card(CardKind card) {
    return card == CardKind::kNone;
}

Refusal check_seats(const Rules& rules, const State& s) {
    if (s.mayor >= rules.seats || s.actor >= rules.seats) return &inconsistent::kBadSeat;
    const Seats all = Seats::first(rules.seats);
    if (!(s.decided - all).empty() || !(s.free_houses - all).empty())
        return &inconsistent::kBadSeat;
    const bool early = s.phase == Phase::kDoubled;
    if (early ? s.early >= rules.seats : s.early != kSpectator) return &inconsistent::kBadSeat;
    const bool others = s.phase == Phase::kEvent || s.phase == Phase::kUse;
    return others || s.actor == s.mayor ? nullptr : &inconsistent::kBadSeat;
}

// No card exists twice: the pile and the open cards together are part of the pile at the start.
Refusal check_cards(const Rules& rules, const State& s) {
    Pile seen = s.pile;
    for (const CardKind card : {s.turned, s.discs[0], s.discs[1], s.discs[2]}) {
        if (no_card(card)) continue;
        if (at(card) >= kActionKinds) return &inconsistent::kBadCards;
        seen += Pile::of(card);
    }
    for (int i = 0; i <= kActionKinds; ++i) {
        const auto card = static_cast<CardKind>(i);
        if (seen[card] > rules.pile[card]) return &inconsistent::kBadCards;
    }
    if (no_card(s.turned) != (s.phase != Phase::kPlace)) return &inconsistent::kBadCards;
    const bool kept = !no_card(disc(s, Disc::kMayor));
    const bool offered = !no_card(disc(s, Disc::kClock));
    const bool dropped = !no_card(disc(s, Disc::kBucket));
    if (s.phase == Phase::kOver)
        return kept || offered || dropped ? &inconsistent::kBadCards : nullptr;
    if (s.phase == Phase::kPlace && free_discs(s) < 2) return &inconsistent::kBadCards;
    if (in_deal(s)) return free_discs(s) > 0 ? nullptr : &inconsistent::kBadCards;
    const bool fits = offered && !dropped && (s.phase == Phase::kUse || !kept);
    return fits ? nullptr : &inconsistent::kBadCards;
}

// A turn takes three cards, so the number of missing cards gives the mayor. After the last turn the
// mayor stays.
Refusal check_turns(const Rules& rules, const State& s) {
    const int hourglasses = rules.edition.term(Term::kHourglasses);
    const bool over = s.phase == Phase::kOver;
    const int space = over ? rules.final_space : hourglasses - s.hourglasses;
    if (s.hourglasses > hourglasses || s.space != space) return &inconsistent::kBadTime;
    const int left = s.pile.total();
    const int open = kDiscs - free_discs(s) + !no_card(s.turned);
    const int gone = rules.action_cards - left;
    const bool last = left == 0 && open == 0 && (in_deal(s) || over);
    if (over && (left != 0 || s.hourglasses != 0)) return &inconsistent::kBadCards;
    if (s.phase == Phase::kTurn && left == 0 && s.hourglasses == 0) return &inconsistent::kBadCards;
    const int before = in_deal(s) ? gone - open : gone - kDiscs;
    if (!last && before % kDiscs != 0) return &inconsistent::kBadCards;
    const int turn = last ? rules.action_cards / kDiscs - 1 : before / kDiscs;
    return turn % rules.seats == s.mayor ? nullptr : &inconsistent::kBadMayor;
}

Refusal check_tiles(const Rules& rules, const State& s) {
    std::uint64_t taken = 0;
    std::array<int, kColonyKinds> colonies{};
    for (int i = 0; i < kMaxPlayers; ++i) {
        const auto seat = static_cast<Seat>(i);
        const std::uint64_t own = s.houses[seat].bits;
        if ((own & ~rules.sites) != 0 || (own & taken) != 0) return &inconsistent::kBadHouses;
        taken |= own;
        for (int kind = 0; kind < kColonyKinds; ++kind) {
            colonies[static_cast<std::size_t>(kind)] += s.colonies[seat].count(kind);
        }
        for (int good = 0; good < kSectors; ++good) {
            if (s.markers[seat].count(good) > rules.row) return &inconsistent::kBadMarkers;
        }
        if (tiles_used(s, seat) > (i < rules.seats ? kTilesEach : 0))
            return &inconsistent::kTooManyTiles;
    }
    for (int kind = 0; kind < kColonyKinds; ++kind) {
        if (colonies[static_cast<std::size_t>(kind)] > rules.colony_sites.count(kind)) {
            return &inconsistent::kBadColonies;
        }
    }
    return nullptr;
}

// Seats may have lost the condition of the free house and not yet demolished: the seat that is
// asked now, and the seats after it where leaders have gone back.
Refusal check_free_houses(const Rules& rules, const State& s) {
    const bool arrow =
        s.phase == Phase::kEvent && rules.space(s.space).event == SpaceEvent::kShipArrow;
    for (int i = 0; i < rules.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (!s.free_houses.has(seat) || earns_house(s.markers[seat])) continue;
        const auto distance = [&](Seat from) {
            return (from - s.mayor - 1 + 2 * rules.seats) % rules.seats;
        };
        const bool asked_now = s.ask == Ask::kDemolish && seat == s.actor;
        const bool later = arrow && distance(seat) > distance(s.actor);
        if (!asked_now && !later) return &inconsistent::kBadFreeHouse;
    }
    return nullptr;
}

// Every florin: start + payouts + bonuses + credits - auctions.
Refusal check_ledger(const Rules& rules, const State& s) {
    for (int i = 0; i < kMaxPlayers; ++i) {
        const auto seat = static_cast<Seat>(i);
        const Ledger& l = s.ledger[seat];
        int sum = i < rules.seats ? rules.start_money : 0;
        std::uint32_t most = l.auctions > s.money[seat] ? l.auctions : s.money[seat];
        for (const std::uint32_t paid : l.payouts) most = paid > most ? paid : most;
        if (most > kMostMoney || s.credits[seat] > kMostCredits)
            return &inconsistent::kTooMuchMoney;
        for (const std::uint32_t paid : l.payouts) sum += static_cast<int>(paid);
        sum += bonus(rules, s, seat) + rules.credit * s.credits[seat];
        if (sum != owned(s, seat) + static_cast<int>(l.auctions)) return &inconsistent::kBadLedger;
    }
    return nullptr;
}

Refusal check_bids(const Rules& rules, const State& s) {
    if (!in_auction(s)) {
        return s.decided.empty() && s.bids == PerPlayer<std::uint16_t>{} ? nullptr
                                                                         : &inconsistent::kBadBids;
    }
    if (s.phase == Phase::kDoubled && owned(s, s.early) < rules.highest)
        return &inconsistent::kBadBids;
    if (!(s.decided - bidders(rules, s)).empty()) return &inconsistent::kBadBids;
    if (rules.live && !s.decided.empty()) return &inconsistent::kBadBids;
    for (int i = 0; i < kMaxPlayers; ++i) {
        const auto seat = static_cast<Seat>(i);
        const bool may = s.decided.has(seat) && may_bid(rules, s, seat, s.bids[seat]);
        if (s.bids[seat] != 0 && !may) return &inconsistent::kBadBids;
    }
    return nullptr;
}

// The steps and tiles taken with a card fit it, and something is left to do.
Refusal check_use(const Rules& rules, const State& s) {
    if (s.phase != Phase::kUse) {
        return s.steps.empty() && !s.placed ? nullptr : &inconsistent::kBadPhase;
    }
    const CardKind card = disc(s, used_disc(s));
    if (used_disc(s) == Disc::kMayor && s.actor != s.mayor) return &inconsistent::kBadPhase;
    bool fits = is_goods(card) ? !s.placed : s.steps.total() <= 1;
    if (is_colony(card)) fits = fits && s.steps.empty();
    for (int good = 0; good < kSectors; ++good) {
        const int steps = s.steps.count(good);
        fits = fits && steps <= kStepsOnOne && (steps == 0 || ((goods_of(card) >> good) & 1));
    }
    if (s.steps.total() > kGoodsSteps) fits = false;
    if (!fits) return &inconsistent::kBadPhase;
    const bool asks = s.ask != Ask::kNothing;
    return asks || use_menu(rules, s, s.actor).offers() ? nullptr : &inconsistent::kBadPhase;
}

Refusal check_ask(const Rules& rules, const State& s) {
    const bool event = s.phase == Phase::kEvent;
    if (!event && s.phase != Phase::kUse) {
        return s.ask == Ask::kNothing ? nullptr : &inconsistent::kBadPhase;
    }
    const bool earns = earns_house(s.markers[s.actor]);
    const bool noted = s.free_houses.has(s.actor);
    if (s.ask == Ask::kFreeHouse && (!earns || noted || !has_tile(s, s.actor))) {
        return &inconsistent::kBadPhase;
    }
    if (s.ask == Ask::kDemolish && (!event || earns || !noted)) return &inconsistent::kBadPhase;
    return menu_of(rules, s, s.actor).offers() ? nullptr : &inconsistent::kBadPhase;
}

}  // namespace

Refusal Merchants::inconsistency(const Rules& rules, const State& s) {
    if (const Refusal r = check_seats(rules, s)) return r;
    if (const Refusal r = check_cards(rules, s)) return r;
    if (const Refusal r = check_turns(rules, s)) return r;
    if (const Refusal r = check_tiles(rules, s)) return r;
    if (const Refusal r = check_free_houses(rules, s)) return r;
    if (const Refusal r = check_ledger(rules, s)) return r;
    if (const Refusal r = check_bids(rules, s)) return r;
    if (const Refusal r = check_use(rules, s)) return r;
    return check_ask(rules, s);
}

}  // namespace pakhuis
