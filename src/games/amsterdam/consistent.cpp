// Checks a position from outside. No card, good, docker or tile may be missing or double, and open
// questions must fit the phase.
#include "games/amsterdam/amsterdam.h"
#include "games/amsterdam/flow.h"
#include "games/amsterdam/market.h"
#include "games/amsterdam/pending.h"
#include "games/amsterdam/walkers.h"

namespace pakhuis {

using namespace amsterdam;

namespace {
namespace inconsistent {
constexpr Reason kBadRound{"bad-round", "The round is not one of this match."};
constexpr Reason kBadSeat{"bad-seat", "Seats are named that don't play, or twice."};
constexpr Reason kBadCards{"bad-cards", "A card is missing or lies in two places."};
constexpr Reason kBadDisplay{"bad-display", "The cards laid out do not fit the phase."};
constexpr Reason kBadBoard{"bad-board",
                           "A board holds more cards or dockers than it has room for."};
constexpr Reason kBadGoods{"bad-goods", "Goods are missing, doubled, or lie where none can."};
constexpr Reason kBadCrests{"bad-crests", "A block has two owners, or an owner and a good."};
constexpr Reason kBadDockers{"bad-dockers",
                             "Dockers are missing, doubled, or stand on a wrong quay."};
constexpr Reason kBadQuarters{"bad-quarters", "There is one quarter tile less than players."};
constexpr Reason kBadTiles{"bad-tiles", "The market tiles do not fit the round."};
constexpr Reason kBadTasks{"bad-tasks", "Tasks are missing, doubled, or not played with."};
constexpr Reason kBadAmstel{"bad-amstel", "The order on the Amstel does not fit the discs."};
constexpr Reason kBadDice{"bad-dice", "The dice do not fit the phase."};
constexpr Reason kBadShip{"bad-ship", "A barge lies nowhere, or never left the start."};
constexpr Reason kBadAmount{"bad-amount", "A board has more than can be there in this phase."};
constexpr Reason kBadWalker{"bad-walker",
                            "The foreman, the bailiff or the dealer can't stand there."};
constexpr Reason kBadTom{"bad-tom", "What TOM has does not fit the position."};
constexpr Reason kExtension{"no-extension", "Pieces of an extension that is not played."};
}  // namespace inconsistent

constexpr int kMostFlorins = 240;  // also for resources
constexpr int kMostPenalties = 60;
// Far more than a match gives, and far less than the range of a points count.
constexpr int kMostPoints = 10'000;

bool in_setup(const State& s) {
    return s.phase < Phase::kDeal && s.phase != Phase::kTile;
}
// Whether this phase of the setup is over.
bool done(const State& s, Phase phase) {
    return s.phase > phase;
}

Refusal check_seats(const Rules& rules, const State& s) {
    if (s.round < rules.first_round || s.round > kLastRound) return &inconsistent::kBadRound;
    for (const Seating* list : {&s.queue, &s.order}) {
        Seats seen;
        for (const Seat seat : *list) {
            if (seat >= rules.seats || seen.has(seat)) return &inconsistent::kBadSeat;
            seen = seen | Seats::of(seat);
        }
    }
    const bool complete = static_cast<int>(s.order.size()) == rules.seats;
    const bool laid = complete && with_tom(s) == rules.solo();
    if (done(s, Phase::kDiscs) != laid) return &inconsistent::kBadSeat;
    if (!done(s, Phase::kQuarters) && !s.order.empty()) return &inconsistent::kBadSeat;
    // waiting() reads the queue: it must not be empty in phases where seats act.
    return seats_act(s.phase) == s.queue.empty() ? &inconsistent::kBadSeat : nullptr;
}

// Adds cards to `seen`. Returns false if one is already there.
bool add_cards(CardSet& seen, const CardSet& more) {
    if (!(seen & more).empty()) return false;
    seen = seen | more;
    return true;
}
template <class List>
bool add_list(CardSet& seen, const List& list) {
    for (const CardId id : list) {
        if (id.index() >= kCards || !add_cards(seen, CardSet::of(id))) return false;
    }
    return true;
}

Refusal check_cards(const Rules& rules, const State& s) {
    CardSet seen = s.deck;
    if (!add_cards(seen, s.discard) || !add_list(seen, s.display)) return &inconsistent::kBadCards;
    for (int i = 0; i < kMaxPlayers; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (!add_cards(seen, s.below[seat])) return &inconsistent::kBadCards;
        if (!add_cards(seen, s.active[seat])) return &inconsistent::kBadCards;
        const bool drops = !s.asked.empty() && s.asked.front().kind == AskKind::kDrop &&
                           !s.queue.empty() && actor(s) == seat;
        const int most = i >= rules.seats ? 0 : kMaxBelow + drops;
        if (s.below[seat].count() > most || (drops && s.below[seat].count() != most)) {
            return &inconsistent::kBadBoard;
        }
        if (i >= rules.seats && !s.active[seat].empty()) return &inconsistent::kBadBoard;
    }
    return seen == CardSet::all() ? nullptr : &inconsistent::kBadCards;
}

Refusal check_display(const Rules& rules, const State& s) {
    const bool shows = s.phase == Phase::kDraft || s.phase == Phase::kTake;
    const bool deals = s.phase == Phase::kDraftDeal || s.phase == Phase::kDeal;
    const bool pending = !s.asked.empty();
    if (!shows && !deals && !s.display.empty()) return &inconsistent::kBadDisplay;
    if (shows && s.display.empty() && !pending) return &inconsistent::kBadDisplay;
    if (!deals) return nullptr;
    for (int i = 0; i < kClasses; ++i) {
        const auto which = static_cast<CardClass>(i);
        if (shown_cards(s, which) > wanted_cards(rules, s, which))
            return &inconsistent::kBadDisplay;
    }
    return next_card(rules, s).due ? nullptr : &inconsistent::kBadDisplay;
}

Refusal check_goods(const State& s) {
    std::array<int, kGoodKinds> count{};
    std::uint64_t taken = s.tom.crests.bits;
    for (const BlockSet& own : s.crests.values) {
        if ((taken & own.bits) != 0) return &inconsistent::kBadCrests;
        taken |= own.bits;
    }
    if ((taken >> kBlocks) != 0) return &inconsistent::kBadCrests;
    bool gap = false;
    for (int i = 0; i < kBlocks; ++i) {
        const Good good = s.goods[static_cast<std::size_t>(i)];
        if (good != Good::kNone && at(good) >= kGoodKinds) return &inconsistent::kBadGoods;
        const bool crest = (taken >> i) & 1;
        if (s.phase == Phase::kGoods) {
            if (crest || (gap && good != Good::kNone)) return &inconsistent::kBadGoods;
            gap = gap || good == Good::kNone;
        } else if (crest != (good == Good::kNone)) {
            return &inconsistent::kBadCrests;
        }
        if (good != Good::kNone) ++count[at(good)];
    }
    if (s.phase == Phase::kGoods && !gap) return &inconsistent::kBadGoods;
    for (int g = 0; g < kGoodKinds; ++g) {
        int& n = count[static_cast<std::size_t>(g)];
        n += s.roofs.count(g) + s.black_market.count(g);
        for (const Good good : s.depots) n += good == static_cast<Good>(g);
        for (const Goods& goods : s.store.values) n += goods.count(g);
        for (const Goods& goods : s.barge.values) n += goods.count(g);
        for (const Ask& ask : s.asked) n += ask.good == static_cast<Good>(g);
        const bool right = s.phase == Phase::kGoods ? n <= kGoodsOfKind : n == kGoodsOfKind;
        if (!right) return &inconsistent::kBadGoods;
    }
    return nullptr;
}

Refusal check_dockers(const Rules& rules, const State& s) {
    std::array<int, kQuays> count{};
    const int each = rules.dockers_of_colour();  // of a colour, and on a quay
    bool gap = false;
    for (int q = 0; q < kQuays; ++q) {
        const Crew quay = s.quays[static_cast<std::size_t>(q)];
        if (quay.total() > each || quay.count(q) != 0) return &inconsistent::kBadDockers;
        const bool partly = !quay.empty() && quay.total() != each;
        if (s.phase <= Phase::kDockers && (gap ? !quay.empty() : partly)) {
            return &inconsistent::kBadDockers;
        }
        gap = gap || quay.empty();
        for (int d = 0; d < kQuays; ++d) {
            if (quay.count(d) > 1) return &inconsistent::kBadDockers;
            count[static_cast<std::size_t>(d)] += quay.count(d);
        }
    }
    if (s.phase == Phase::kDockers && !gap) return &inconsistent::kBadDockers;
    for (const Crew aboard : s.aboard.values) {
        if (aboard.total() > kMaxAboard) return &inconsistent::kBadBoard;
    }
    for (int d = 0; d < kQuays; ++d) {
        int n = count[static_cast<std::size_t>(d)] + s.promoted.count(d);
        for (const Crew aboard : s.aboard.values) n += aboard.count(d);
        const bool dealing = s.phase <= Phase::kDockers;
        if (dealing ? n > each : n != each) return &inconsistent::kBadDockers;
    }
    if (s.phase != Phase::kDockers) return nullptr;
    ChanceList<Action> list;
    Amsterdam::chances(rules, s, list);
    return list.outcomes.empty() ? &inconsistent::kBadDockers : nullptr;
}

// One market tile is turned up for each round that has begun.
Refusal check_tiles(const Rules& rules, const State& s) {
    const int quarters = s.quarters.count();
    const bool laid = done(s, Phase::kQuarters);
    if ((s.quarters.bits >> kColours) != 0) return &inconsistent::kBadQuarters;
    if (laid ? quarters != rules.quarter_tiles() : quarters >= rules.quarter_tiles()) {
        return &inconsistent::kBadQuarters;
    }
    if (s.phase < Phase::kQuarters && quarters != 0) return &inconsistent::kBadQuarters;
    TileSet known;
    for (const TileHalf& half : rules.halves) known |= half.tiles | half.mixed_in;
    if (!(s.tiles_left - known).empty()) return &inconsistent::kBadTiles;
    const int begun = done(s, Phase::kTile) ? s.round : s.round - 1;
    const int last = begun < rules.last_of_half ? begun : rules.last_of_half;
    const bool halves = half_fits(rules.halves[0], s.tiles_left, last - rules.first_round + 1) &&
                        half_fits(rules.halves[1], s.tiles_left, begun - last);
    if (!halves) return &inconsistent::kBadTiles;
    if (s.tile.none()) return begun < rules.first_round ? nullptr : &inconsistent::kBadTiles;
    const TileHalf& half = rules.half_of(begun);
    const bool fits = s.tile.index() < kTiles && begun >= rules.first_round &&
                      ((half.tiles | half.mixed_in) - s.tiles_left).has(s.tile);
    return fits ? nullptr : &inconsistent::kBadTiles;
}

// (extension 2) Tasks are dealt seat by seat, before the draft; no task is dealt twice.
Refusal check_tasks(const Rules& rules, const State& s) {
    const bool dealing = s.phase == Phase::kTaskDeal;
    const bool dealt = s.phase > Phase::kTaskDeal || (s.phase == Phase::kTile && !s.tile.none());
    const Seat next = next_with_task(rules, s);
    if (dealing && (next == rules.seats || s.round != rules.first_round))
        return &inconsistent::kBadTasks;
    TaskSet seen;
    for (int i = 0; i < kMaxPlayers; ++i) {
        const TaskSet own = s.tasks[static_cast<std::size_t>(i)];
        const int all = i < rules.seats && (dealt || (dealing && i < next)) ? rules.tasks_each : 0;
        const bool fits =
            dealing && i == next ? own.count() < rules.tasks_each : own.count() == all;
        if (!fits || !(seen & own).empty()) return &inconsistent::kBadTasks;
        seen |= own;
    }
    return (seen - TaskSet::first(kTasks)).empty() ? nullptr : &inconsistent::kBadTasks;
}

// The order must fit the spaces of the discs. A disc with 034 is on top of its stack.
Refusal check_amstel(const Rules& rules, const State& s) {
    for (int i = 0; i < kMaxPlayers; ++i) {
        const int space = s.amstel[static_cast<std::size_t>(i)];
        const bool right = i < rules.seats ? space >= 1 && space <= kMouth : space == 0;
        if (!right) return &inconsistent::kBadAmstel;
    }
    for (std::size_t i = 1; i < s.order.size(); ++i) {
        const int ahead = s.amstel[s.order[i - 1]];
        const int space = s.amstel[s.order[i]];
        if (space > ahead) return &inconsistent::kBadAmstel;
        const bool covered = space == ahead && space < kMouth;
        if (covered && has(s, s.order[i], by_effect::kOnTop)) return &inconsistent::kBadAmstel;
    }
    return nullptr;
}

Refusal check_dice(const State& s) {
    int rolled = 0;
    bool gap = false;
    for (const int face : s.dice) {
        if (face > kFaces || (gap && face != 0)) return &inconsistent::kBadDice;
        gap = gap || face == 0;
        rolled += face != 0;
    }
    if (s.phase == Phase::kRoll) return rolled < kColours ? nullptr : &inconsistent::kBadDice;
    if (in_setup(s)) return rolled == 0 ? nullptr : &inconsistent::kBadDice;
    const bool lies = s.phase >= Phase::kDice;
    return rolled == kColours || (!lies && rolled == 0) ? nullptr : &inconsistent::kBadDice;
}

// Before phase III a seat has only the resource that it kept, and those on the rondel.
Refusal check_boards(const Rules& rules, const State& s) {
    const bool spends = s.phase >= Phase::kActions;
    for (int i = 0; i < kMaxPlayers; ++i) {
        const auto seat = static_cast<Seat>(i);
        const Resources supply = s.supply[seat];
        const int spare = spends ? kMostFlorins : 1;
        if (i < rules.seats ? s.ship[seat].index() >= kNodes : !s.ship[seat].none()) {
            return &inconsistent::kBadShip;
        }
        const bool away = i < rules.seats && s.ship[seat] != kStartNode;
        if ((away && !s.departed.has(seat)) || (i >= rules.seats && s.departed.has(seat))) {
            return &inconsistent::kBadShip;
        }
        if (is_quay(s.ship[seat]) && s.aboard[seat][docker_of(s.ship[seat])] != 0) {
            return &inconsistent::kBadDockers;
        }
        if (supply.total() > spare || s.penalties[seat] > kMostPenalties)
            return &inconsistent::kBadAmount;
        if (s.points[seat] < 0 || s.points[seat] > kMostPoints) return &inconsistent::kBadAmount;
        for (int c = 0; c < kColours; ++c) {
            if (supply.count(c) + s.florins[seat] > kMostFlorins) return &inconsistent::kBadAmount;
            for (const Resources& space : s.rondel[seat]) {
                if (space.count(c) > kMostPenalties) return &inconsistent::kBadAmount;
            }
        }
        const bool plays = i < rules.seats;
        const bool empty = s.florins[seat] == 0 && s.points[seat] == 0 && s.penalties[seat] == 0 &&
                           supply.empty() && s.rondel[seat] == Rondel{};
        if (!plays && !empty) return &inconsistent::kBadAmount;
        if (s.phase < Phase::kStock && s.tile.none() && s.rondel[seat] != Rondel{}) {
            return &inconsistent::kBadAmount;
        }
    }
    return nullptr;
}

// TOM has nothing before his disc is placed. The spaces of the discs decide the order. On the same
// space either disc may be first, but a disc with 034 is first.
bool tom_fits(const State& s) {
    const Tom& tom = s.tom;
    if (!with_tom(s)) return tom == Tom{};
    if (s.phase < Phase::kDiscs || tom.amstel > kMouth || tom.points < 0) return false;
    if (tom.florins > kMostFlorins || tom.points > kMostPoints) return false;
    if (s.order.empty()) return !tom.ahead;
    const Seat player = s.order.front();
    const int space = s.amstel[player];
    if (tom.amstel != space) return tom.ahead == (tom.amstel > space);
    return !tom.ahead || space == kMouth || !has(s, player, by_effect::kOnTop);
}

Refusal check_extensions(const Rules& rules, const State& s) {
    const bool absent = (rules.characters || (s.foreman.none() && s.bailiff.none())) &&
                        (rules.dealer || s.dealer == Good::kNone) &&
                        (rules.solo() || s.tom == Tom{});
    if (!absent) return &inconsistent::kExtension;
    if (rules.solo() && !tom_fits(s)) return &inconsistent::kBadTom;
    return walkers_fit(rules, s) ? nullptr : &inconsistent::kBadWalker;
}

}  // namespace

Refusal Amsterdam::inconsistency(const Rules& rules, const State& s) {
    if (const Refusal r = check_seats(rules, s)) return r;
    if (const Refusal r = check_cards(rules, s)) return r;
    if (const Refusal r = check_display(rules, s)) return r;
    if (const Refusal r = check_goods(s)) return r;
    if (const Refusal r = check_dockers(rules, s)) return r;
    if (const Refusal r = check_tiles(rules, s)) return r;
    if (const Refusal r = check_tasks(rules, s)) return r;
    if (const Refusal r = check_amstel(rules, s)) return r;
    if (const Refusal r = check_dice(s)) return r;
    if (const Refusal r = check_boards(rules, s)) return r;
    if (const Refusal r = check_extensions(rules, s)) return r;
    return pending_problem(rules, s);
}

}  // namespace pakhuis
