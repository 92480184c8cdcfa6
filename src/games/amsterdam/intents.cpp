// The actions that a player may mean by pointing at a part of the board.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/amsterdam/amsterdam.h"
#include "games/amsterdam/turn.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

using Intents = IntentList<Amsterdam>;

// Answers to the open question come first, then the usual actions with the part.
bool is_asked(const State& s, AskKind kind) {
    return !s.asked.empty() && s.asked.front().kind == kind;
}

// With a discount, each colour of the cost is one intent. Colours that the supply lacks come first.
void add_activation_intents(const Rules& rules, const State& s, Seat seat, CardId id,
                            Intents& out) {
    if (!has_discount(s, seat, id)) {
        out.push_back(Action::of(Verb::kActivate, id));
    } else {
        for (const bool lacking : {true, false}) {
            for (int c = 0; c < kColours; ++c) {
                const int cost = rules.cost(id).count(c);
                if (cost == 0 || (s.supply[seat].count(c) < cost) != lacking) continue;
                out.push_back(Action::of(Verb::kActivate, id, static_cast<Colour>(c)));
            }
        }
    }
    if (has(s, seat, by_effect::kBuyCard)) out.push_back(Action::of(Verb::kBuy, id));
}

// 047 is used by giving up a plan.
void add_use_intents(const State& s, Seat seat, CardId id, Intents& out) {
    if (id == by_effect::kSellPlan && has(s, seat, id)) {
        for (PlanSet left = s.active[seat].plans; !left.empty();) {
            out.push_back(Action::of(Verb::kCede, card_of(left.pop())));
        }
        if (!out.empty()) return;
    }
    out.push_back(Action::of(Verb::kUse, id));
    const bool plan = class_of(id) == CardClass::kPlan;
    if (plan && has(s, seat, by_effect::kSellPlan)) out.push_back(Action::of(Verb::kCede, id));
}

void add_card_intents(const Rules& rules, const State& s, Seat seat, CardId id, Intents& out) {
    constexpr std::array<std::pair<AskKind, Verb>, 5> kAnswers{{
        {AskKind::kDrop, Verb::kDrop},
        {AskKind::kRemove, Verb::kRemove},
        {AskKind::kReturn, Verb::kReturn},
        {AskKind::kFetch, Verb::kFetch},
        {AskKind::kFreeCard, Verb::kActivateFree},
    }};
    for (const auto& [kind, verb] : kAnswers) {
        if (is_asked(s, kind)) out.push_back(Action::of(verb, id));
    }
    const bool own = s.below[seat].has(id) || s.active[seat].has(id);
    const bool taking = s.phase == Phase::kDraft || s.phase == Phase::kTake;
    if (taking && !own) {
        out.push_back(Action::of(Verb::kTake, id));
    } else if (s.below[seat].has(id)) {
        add_activation_intents(rules, s, seat, id, out);
    } else {
        add_use_intents(s, seat, id, out);
    }
}

void add_block_intents(const State& s, Seat seat, SpotId spot, Intents& out) {
    if (is_asked(s, AskKind::kFreeBlock)) out.push_back(Action::of(Verb::kClaimFree, spot));
    if (is_asked(s, AskKind::kBailiff)) out.push_back(Action::of(Verb::kBailiff, spot));
    out.push_back(Action::of(Verb::kClaim, spot));
    if (has(s, seat, by_effect::kBlockForFlorins)) {
        out.push_back(Action::of(Verb::kAcquire, spot));
    }
}

// At the space of one's barge: to deliver what it takes, or to load what is stored.
void add_intents_here(const State& s, Seat seat, NodeId here, Intents& out) {
    if (is_warehouse(here)) return out.push_back(Action::of(Verb::kDeliver, good_of(here)));
    const bool loads = is_loading_place(here);
    if (!loads && !is_depot(here)) return;
    const Goods& held = loads ? s.store[seat] : s.barge[seat];
    for (int i = 0; i < kGoodKinds; ++i) {
        const auto good = static_cast<Good>(i);
        if (held[good] > 0) out.push_back(Action::of(loads ? Verb::kLoad : Verb::kDeliver, good));
    }
}

void add_space_intents(const State& s, Seat seat, SpotId spot, Intents& out) {
    if (is_asked(s, AskKind::kMoor)) out.push_back(Action::of(Verb::kMoor, spot));
    if (is_asked(s, AskKind::kForeman)) out.push_back(Action::of(Verb::kForeman, spot));
    if (s.ship[seat] == node_of(spot)) add_intents_here(s, seat, node_of(spot), out);
    out.push_back(Action::of(Verb::kSail, spot));
}

// Goods aboard are delivered, goods in the store are loaded. If both are possible, loading comes
// first at a place for loading.
void add_good_intents(const State& s, Seat seat, Good good, Intents& out) {
    if (is_asked(s, AskKind::kDealer)) out.push_back(Action::of(Verb::kDealer, good));
    const bool stored = s.store[seat][good] > 0;
    const bool aboard = s.barge[seat][good] > 0;
    const bool load = aboard == stored ? is_loading_place(s.ship[seat]) || !aboard : stored;
    out.push_back(Action::of(load ? Verb::kLoad : Verb::kDeliver, good));
    out.push_back(Action::of(load ? Verb::kDeliver : Verb::kLoad, good));
}

void add_resource_intents(const State& s, Colour colour, Intents& out) {
    if (is_asked(s, AskKind::kGain)) {
        out.push_back(Action::of(Verb::kGain, colour));
    } else if (is_asked(s, AskKind::kPay) || s.phase == Phase::kActions) {
        out.push_back(Action::of(Verb::kPay, colour));
    } else if (s.phase == Phase::kStock) {
        out.push_back(Action::of(Verb::kStock, colour));
    } else {
        out.push_back(Action::of(Verb::kKeep, colour));
    }
}

// Takes the die with another, or puts its resources on a space beside its own (053).
void add_die_intents(const State& s, Colour colour, Intents& out) {
    if (is_asked(s, AskKind::kShift)) {
        const int face = turned_face(s.dice[at(colour)], s.round);
        if (face < kFaces) out.push_back(Action::numbered(Verb::kShift, face + 1, colour));
        if (face > 1) out.push_back(Action::numbered(Verb::kShift, face - 1, colour));
        return;
    }
    for (int c = 0; c < kColours; ++c) {
        const auto other = static_cast<Colour>(c);
        if (other == colour) continue;
        out.push_back(Action::of(Verb::kDice, std::min(colour, other), std::max(colour, other)));
    }
}

// (053) Puts the resources of either die on this space. The die that may go there comes first.
void add_rondel_intents(const State& s, int space, Intents& out) {
    if (!is_asked(s, AskKind::kShift)) return;
    const Ask& ask = s.asked.front();
    const auto distance = [&](Colour colour) {
        return std::abs(turned_face(s.dice[at(colour)], s.round) - space);
    };
    const bool second_first = distance(ask.second) == 1 && distance(ask.colour) != 1;
    for (const Colour colour :
         {second_first ? ask.second : ask.colour, second_first ? ask.colour : ask.second}) {
        out.push_back(Action::numbered(Verb::kShift, space, colour));
    }
}

// Buttons for actions without operands.
void add_button_intents(std::string_view kind, Intents& out) {
    for (const Verb verb :
         {Verb::kSkip, Verb::kLeave, Verb::kMarket, Verb::kEnd, Verb::kStore, Verb::kSellFlorins,
          Verb::kSellResource, Verb::kSellBoth, Verb::kEnough}) {
        if (kind == name_of(verb)) out.push_back(Action::of(verb));
    }
}

// No action begins with a space of the Amstel: pointing at it means to advance there.
void add_river_intents(const State& s, Seat seat, int space, Intents& out) {
    const int steps = space - s.amstel[seat];
    if (space <= kMouth && steps > 0) out.push_back(Action::numbered(Verb::kAdvance, steps));
}

}  // namespace

void Amsterdam::intents(const Rules& rules, const State& s, Seat seat, const Target& target,
                        IntentList<Amsterdam>& out) {
    out.clear();
    if (seat >= rules.seats) return;
    const std::string_view kind = target.kind;
    const int i = target.index;
    if (i == Target::kNoIndex) return add_button_intents(kind, out);
    if (kind == "card" && i < kCards) return add_card_intents(rules, s, seat, CardId(i), out);
    if (kind == "block" && i < kBlocks) return add_block_intents(s, seat, spot_of(BlockId(i)), out);
    if (kind == "space" && i < kNodes) return add_space_intents(s, seat, spot_of(NodeId(i)), out);
    if (kind == "good" && i < kGoodKinds)
        return add_good_intents(s, seat, static_cast<Good>(i), out);
    if (kind == "resource" && i < kColours)
        return add_resource_intents(s, static_cast<Colour>(i), out);
    if (kind == "die" && i < kColours) return add_die_intents(s, static_cast<Colour>(i), out);
    if (kind == "rondel" && i >= 1 && i <= kFaces) return add_rondel_intents(s, i, out);
    if (kind == "river") return add_river_intents(s, seat, i, out);
    if (kind == "docker" && i < kQuays) out.push_back(Action::hire(static_cast<Docker>(i)));
    if (kind == "advance" && i >= 1 && i < kMouth) {
        out.push_back(Action::numbered(Verb::kAdvance, i));
    }
    if (kind == "deck" && i <= static_cast<int>(CardClass::kBuilding)) {
        out.push_back(Action::numbered(Verb::kDraw, i));
    }
    if (kind == "tile" && s.tile == TileId(i)) out.push_back(Action::of(Verb::kMarket));
}

}  // namespace pakhuis
