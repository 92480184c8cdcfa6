// Applies actions: each goes to the functions of its phase.
#include "games/amsterdam/amsterdam.h"
#include "games/amsterdam/flow.h"
#include "games/amsterdam/market.h"
#include "games/amsterdam/purse.h"
#include "games/amsterdam/turn.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

void apply_chance(const Rules& rules, State& s, const Action& a) {
    switch (a.verb) {
        case Verb::kGood:
            return lay_good(s, a.good);
        case Verb::kDockers:
            return lay_dockers(s, a.number);
        case Verb::kDocker:
            return lay_docker(s, a.docker);
        case Verb::kQuarter:
            return lay_quarter(rules, s, quarter_of(a.spot));
        case Verb::kDisc:
            return lay_disc(rules, s, a.number);
        case Verb::kTile:
            return turn_up(rules, s, tile_of(a.spot));
        case Verb::kDeal:
            return is_drawing(s) ? draw_card(s, a.card) : deal(rules, s, a.card);
        case Verb::kTask:
            return lay_task(rules, s, task(a.number));
        default:
            return roll(rules, s, a.number);
    }
}

// Phases I, II and IV, and the setup.
void apply_choice(const Rules& rules, State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kTake:
            return take_card(s, seat, a.card);
        case Verb::kSkip:
            return skip_card(s);
        case Verb::kDrop:
            return drop_card(s, seat, a.card);
        case Verb::kRemove:
            return remove_card(s, a.card);
        case Verb::kStock:
            return stock(rules, s, seat, a.colour);
        case Verb::kDice:
            return take_dice(rules, s, seat, a.colour, a.second);
        case Verb::kShift:
        case Verb::kLeave:
            return place_dice(rules, s, seat, a.colour, a.number);
        default:
            return keep(s, seat, a.colour);
    }
}

void apply_answer(const Rules& rules, State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kStore:
            return store_good(s, seat);
        case Verb::kSellFlorins:
            return sell_good(s, seat, true, false);
        case Verb::kSellResource:
            return sell_good(s, seat, false, true);
        case Verb::kSellBoth:
            return sell_good(s, seat, true, true);
        case Verb::kForeman:
            return place_walker(rules, s, node_of(a.spot).index());
        case Verb::kBailiff:
            return place_walker(rules, s, block_of(a.spot).index());
        case Verb::kDealer:
            return place_walker(rules, s, static_cast<int>(a.good));
        case Verb::kReturn:
            return return_card(s, seat, a.card);
        case Verb::kFetch:
            return fetch_card(s, seat, a.card);
        case Verb::kDraw:
            return draw_from(s, static_cast<CardClass>(a.number));
        case Verb::kActivateFree:
            return activate_free(s, seat, a.card);
        case Verb::kEnough:
            return static_cast<void>(s.asked.pop_front());
        case Verb::kMoor:
            return moor(rules, s, seat, node_of(a.spot));
        case Verb::kClaimFree:
            return claim_free(rules, s, seat, block_of(a.spot));
        default:
            return name_colour(rules, s, a.colour);
    }
}

void apply_turn(const Rules& rules, State& s, Seat seat, const Action& a) {
    switch (a.verb) {
        case Verb::kActivate:
            return activate(rules, s, seat, a.card, a.colour);
        case Verb::kBuy:
            return buy_card(s, seat, a.card);
        case Verb::kUse:
            return use_card(rules, s, seat, a.card);
        case Verb::kCede:
            return cede_plan(s, seat, a.card);
        case Verb::kClaim:
            return claim(rules, s, seat, block_of(a.spot));
        case Verb::kAcquire:
            return acquire(rules, s, seat, block_of(a.spot));
        case Verb::kSail:
            return sail(rules, s, seat, node_of(a.spot));
        case Verb::kHire:
            return hire(s, seat, a.docker);
        case Verb::kLoad:
            return load(s, seat, a.good);
        case Verb::kDeliver:
            return deliver(rules, s, seat, a.good);
        case Verb::kAdvance:
            return pay_and_advance(rules, s, seat, a.number);
        case Verb::kMarket:
            return use_market(rules, s, seat);
        default:
            return end_turn(rules, s);
    }
}

}  // namespace

State Amsterdam::start(const Rules& rules) {
    State s;
    s.round = static_cast<std::uint8_t>(rules.first_round);
    s.goods.fill(Good::kNone);
    s.depots.fill(Good::kNone);
    for (const TileHalf& half : rules.halves) s.tiles_left |= half.tiles | half.mixed_in;
    s.deck = CardSet::all();
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules.seats); ++i) {
        s.amstel[i] = 1;
        s.florins[i] = 1;
        s.ship[i] = kStartNode;
    }
    return s;
}

Seats Amsterdam::waiting(const Rules&, const State& s) {
    if (s.phase == Phase::kOver) return {};
    return Seats::of(seats_act(s.phase) && !is_drawing(s) ? actor(s) : kChance);
}

void Amsterdam::apply(const Rules& rules, State& s, Seat seat, Action a) {
    if (a.verb >= kFirstChance) return apply_chance(rules, s, a);
    if (a.verb < Verb::kActivate) return apply_choice(rules, s, seat, a);
    if (a.verb >= Verb::kPay) {
        apply_answer(rules, s, seat, a);
    } else {
        apply_turn(rules, s, seat, a);
    }
    settle_payments(rules, s);
}

}  // namespace pakhuis
