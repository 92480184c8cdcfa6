#include "games/amsterdam/pending.h"

#include "games/amsterdam/market.h"
#include "games/amsterdam/purse.h"
#include "games/amsterdam/tom.h"
#include "games/amsterdam/turn.h"
#include "games/amsterdam/walkers.h"

namespace pakhuis::amsterdam {
namespace {
namespace pending_reasons {
constexpr Reason kBadAsk{"bad-ask", "What is to be decided does not fit the position."};
constexpr Reason kBadTurn{"bad-turn", "What was done in this turn can't have been."};
constexpr Reason kBadQueue{"bad-queue", "Those who are still to act do not fit the phase."};
}  // namespace pending_reasons

constexpr int kMostPocket = 4 + 2 * kMaxTileGain;  // from 022 and 040, and from CA17 twice
constexpr int kMostGained = 8;

bool is_colour(Colour colour) {
    return at(colour) < kColours;
}

// The first colour that may be named. Since version 2 it is always the first of all.
bool first_colour_fits(const Rules& rules, Colour colour) {
    return rules.version >= 2 ? colour == Colour::kPink : is_colour(colour);
}

// Questions of phase III. A payment without a choice is never asked.
bool turn_ask_fits(const Rules& rules, const State& s, const Ask& ask, bool due) {
    const bool plain = ask.second == Colour::kNone && ask.card.none();
    switch (ask.kind) {
        case AskKind::kPay:
            if (!plain || !first_colour_fits(rules, ask.colour) || ask.count == 0) return false;
            return ask.good == Good::kNone && due && payment_has_choice(rules, s);
        case AskKind::kGain:
            return plain && first_colour_fits(rules, ask.colour) && ask.count > 0 &&
                   ask.count <= kMostGained && ask.good == Good::kNone;
        case AskKind::kTrade:
            return plain && ask.colour == Colour::kNone && at(ask.good) < kGoodKinds &&
                   ask.count == 0 && s.black_market[ask.good] == 0;
        default:
            return false;
    }
}

// A question of the market tile. It is the only open question.
bool tile_ask_fits(const Rules& rules, const State& s, const Ask& ask) {
    const TileRow& tile = rules.tile(s.tile);
    const CardSet& below = s.below[actor(s)];
    Ask wanted{ask.kind};
    switch (ask.kind) {
        case AskKind::kReturn:
            return tile.effect == TileEffect::kSwap && ask == wanted &&
                   market_has_effect(rules, s, actor(s));
        case AskKind::kFetch:
            wanted.card = ask.card;
            return tile.effect == TileEffect::kSwap && ask == wanted && ask.card.index() < kCards &&
                   s.discard.has(ask.card) && below.count() < kMaxBelow &&
                   !(fetchable(s).empty() && s.deck.artisans.empty() && s.deck.buildings.empty());
        case AskKind::kDrawn:
            wanted.count = ask.count;
            return tile.effect == TileEffect::kSwap && ask == wanted && below.count() < kMaxBelow &&
                   ask.count <= static_cast<int>(CardClass::kBuilding) &&
                   s.deck.count(static_cast<CardClass>(ask.count)) > 0;
        case AskKind::kFreeCard:
            wanted.count = ask.count;
            return tile.effect == TileEffect::kActivate && ask == wanted && ask.count > 0 &&
                   ask.count <= tile.amount && !below.empty();
        case AskKind::kMoor:
            return tile.effect == TileEffect::kMoor && ask == wanted;
        case AskKind::kFreeBlock:
            return tile.effect == TileEffect::kBlock && ask == wanted && free_blocks(s) != 0;
        default:
            return false;
    }
}

bool shift_fits(const State& s, const Ask& ask) {
    return ask.kind == AskKind::kShift && has(s, actor(s), by_effect::kShiftDie) &&
           is_colour(ask.colour) && is_colour(ask.second) && ask.colour < ask.second &&
           ask.count == 0 && ask.good == Good::kNone && ask.card.none();
}

bool drop_fits(const State& s, const Ask& ask) {
    const Ask wanted{AskKind::kDrop};
    return ask == wanted && s.below[actor(s)].count() == kMaxBelow + 1;
}

bool is_walk(AskKind kind) {
    return kind >= AskKind::kForeman && kind <= AskKind::kDealer;
}

// Questions at the end of a turn, in the order of the walkers. Only real choices are asked.
bool walks_fit(const Rules& rules, const State& s) {
    for (std::size_t i = 0; i < s.asked.size(); ++i) {
        const AskKind kind = s.asked[i].kind;
        const bool follows = i == 0 || s.asked[i - 1].kind < kind;
        if (!is_walk(kind) || !follows || s.asked[i] != Ask{kind}) return false;
        if (!was_used(s, kind) || popcount(places_of(rules, s, kind)) < 2) return false;
    }
    return true;
}

// (setup) The question must be about the next walker, and asked of the seat that places him.
bool placing_fits(const Rules& rules, const State& s) {
    State again = s;
    again.queue.clear();
    again.asked.clear();
    return ask_to_place(rules, again) && again == s;
}

bool asks_fit(const Rules& rules, const State& s) {
    if (s.phase == Phase::kPlace) return placing_fits(rules, s);
    if (s.asked.empty()) return true;
    switch (s.phase) {
        case Phase::kTake:
            if (s.asked.front() == Ask{AskKind::kRemove}) {
                return s.asked.size() == 1 && s.tom.ahead && cards_to_remove(rules, s).count() > 1;
            }
            return s.asked.size() == 1 && drop_fits(s, s.asked.front());
        case Phase::kDice:
            return s.asked.size() == 1 && shift_fits(s, s.asked.front());
        case Phase::kActions:
            if (is_walk(s.asked.front().kind)) return walks_fit(rules, s);
            if (s.asked.front().kind >= AskKind::kReturn) {
                return s.asked.size() == 1 && s.turn.markets > 0 &&
                       tile_ask_fits(rules, s, s.asked.front());
            }
            for (std::size_t i = 0; i < s.asked.size(); ++i) {
                if (!turn_ask_fits(rules, s, s.asked[i], i == 0)) return false;
            }
            return true;
        default:
            return false;
    }
}

// A plan that was used may have been given up later (047), and fetched again (CA18).
bool uses_fit(const State& s, Seat seat) {
    const Turn& t = s.turn;
    CardSet known = s.active[seat] & kActionCards;
    if (t.used.has(by_effect::kSellPlan)) known.plans |= s.discard.plans | s.below[seat].plans;
    if (!(t.used - known).empty()) return false;
    for (PlanSet left = t.used.plans; !left.empty();) {
        if (!t.plans_used.has(Rules::quarter_id(quarter_of(left.pop())))) return false;
    }
    if (t.repeated.none()) return t.repeats == 0;
    return t.repeats >= 1 && t.repeats <= 2 && t.repeated.index() < kPlans &&
           t.used.has(card_of(t.repeated)) && has(s, seat, by_effect::kPlanThrice);
}

bool turn_fits(const State& s) {
    if (s.phase != Phase::kActions) return s.turn == Turn{};
    const Seat seat = actor(s);
    const Turn& t = s.turn;
    const bool counts = t.blocks <= blocks_a_turn(s, seat) &&
                        t.markets <= markets_a_turn(s, seat) && t.sailed <= 2 &&
                        t.pocket <= kMostPocket;
    const bool bits = (t.plans_used.bits >> kColours) == 0;
    const bool hired = !t.hired || is_quay(s.ship[seat]);
    const bool foreman = !t.foreman || !s.foreman.none();
    return counts && bits && hired && foreman && (!t.advanced || t.stepped) && uses_fit(s, seat);
}

// In phases I, II and IV seats act in Amstel order, in the draft in reverse order.
bool queue_fits(const Rules& rules, const State& s) {
    const std::size_t n = s.queue.size();
    const bool draft = s.phase == Phase::kDraft;
    if (s.phase == Phase::kActions || s.phase == Phase::kPlace || n == 0) return true;
    for (std::size_t i = 0; i < n; ++i) {
        const Seat expected = draft ? s.order[n - 1 - i] : s.order[s.order.size() - n + i];
        if (s.queue[i] != expected) return false;
    }
    if (s.phase == Phase::kKeep) return s.supply[actor(s)].kinds() > 1;
    // The draft has one card more than players, TOM included.
    if (draft) return static_cast<int>(s.display.size() + s.order.size() - n) == rules.sides() + 1;
    if (s.phase != Phase::kStock) return true;
    const Rondel& rondel = s.rondel[actor(s)];
    return rondel[0].total() <= 1 && rondel[1].empty();
}

}  // namespace

Refusal pending_problem(const Rules& rules, const State& s) {
    if (!queue_fits(rules, s)) return &pending_reasons::kBadQueue;
    if (!asks_fit(rules, s)) return &pending_reasons::kBadAsk;
    return turn_fits(s) ? nullptr : &pending_reasons::kBadTurn;
}

}  // namespace pakhuis::amsterdam
