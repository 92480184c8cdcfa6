// Legal actions, as a list and as a uniform random pick.
#include "games/amsterdam/market.h"
#include "games/amsterdam/menu.h"
#include "games/amsterdam/purse.h"
#include "games/amsterdam/tom.h"
#include "games/amsterdam/walkers.h"

namespace pakhuis::amsterdam {
namespace {

using List = ActionList<Amsterdam>;

void list_display(const State& s, List& out) {
    for (const CardId id : s.display) out.push_back(Action::of(Verb::kTake, id));
}
void list_cards(Verb verb, CardSet cards, List& out) {
    while (!cards.empty()) out.push_back(Action::of(verb, cards.pop()));
}

void list_colours(Verb verb, unsigned colours, List& out) {
    while (colours != 0) {
        out.push_back(Action::of(verb, static_cast<Colour>(pop_lowest(colours))));
    }
}

// (053) The spaces beside the die's own. Space 6 has only 5 beside it, space 1 only 2.
void list_shifts(const State& s, const Ask& ask, List& out) {
    for (const Colour colour : {ask.colour, ask.second}) {
        const int face = turned_face(s.dice[at(colour)], s.round);
        if (face > 1) out.push_back(Action::numbered(Verb::kShift, face - 1, colour));
        if (face < kFaces) out.push_back(Action::numbered(Verb::kShift, face + 1, colour));
    }
    out.push_back(Action::of(Verb::kLeave));
}

void list_trade(const State& s, Seat seat, List& out) {
    out.push_back(Action::of(Verb::kStore));
    if (has(s, seat, by_effect::kBothRewards) || s.asked.front().good == s.dealer) {
        out.push_back(Action::of(Verb::kSellBoth));
    } else {
        out.push_back(Action::of(Verb::kSellFlorins));
        out.push_back(Action::of(Verb::kSellResource));
    }
}

// The places for the foreman, the bailiff or the dealer.
void list_places(const Rules& rules, const State& s, AskKind walker, List& out) {
    for (std::uint64_t left = places_of(rules, s, walker); left != 0;) {
        const int place = pop_lowest(left);
        if (walker == AskKind::kForeman) {
            out.push_back(Action::of(Verb::kForeman, spot_of(NodeId(place))));
        } else if (walker == AskKind::kBailiff) {
            out.push_back(Action::of(Verb::kBailiff, spot_of(BlockId(place))));
        } else {
            out.push_back(Action::of(Verb::kDealer, static_cast<Good>(place)));
        }
    }
}

// (CA18) A card is drawn only if the pile has no other card.
void list_fetches(const State& s, List& out) {
    const CardSet pile = fetchable(s);
    if (!pile.empty()) return list_cards(Verb::kFetch, pile, out);
    for (const CardClass deck : {CardClass::kArtisan, CardClass::kBuilding}) {
        if (s.deck.count(deck) == 0) continue;
        out.push_back(Action::numbered(Verb::kDraw, static_cast<int>(deck)));
    }
}

void list_free_cards(const Rules& rules, const State& s, Seat seat, List& out) {
    list_cards(Verb::kActivateFree, s.below[seat], out);
    const bool begun = s.asked.front().count < rules.tile(s.tile).amount;
    if (begun) out.push_back(Action::of(Verb::kEnough));
}

void list_berths(const State& s, Seat seat, List& out) {
    for (int i = 0; i < kNodes; ++i) {
        if (NodeId(i) == s.ship[seat]) continue;
        out.push_back(Action::of(Verb::kMoor, spot_of(NodeId(i))));
    }
}

void list_free_blocks(const State& s, List& out) {
    for (std::uint64_t left = free_blocks(s); left != 0;) {
        out.push_back(Action::of(Verb::kClaimFree, spot_of(BlockId(pop_lowest(left)))));
    }
}

void list_answers(const Rules& rules, const State& s, Seat seat, List& out) {
    const Ask& ask = s.asked.front();
    switch (ask.kind) {
        case AskKind::kPay:
            return list_colours(Verb::kPay, allowed_colours(rules, s), out);
        case AskKind::kGain:
            return list_colours(Verb::kGain, allowed_colours(rules, s), out);
        case AskKind::kTrade:
            return list_trade(s, seat, out);
        case AskKind::kDrop:
            return list_cards(Verb::kDrop, s.below[seat], out);
        case AskKind::kShift:
            return list_shifts(s, ask, out);
        case AskKind::kRemove:
            return list_cards(Verb::kRemove, cards_to_remove(rules, s), out);
        case AskKind::kForeman:
        case AskKind::kBailiff:
        case AskKind::kDealer:
            return list_places(rules, s, ask.kind, out);
        case AskKind::kReturn:
            return list_cards(Verb::kReturn, s.below[seat], out);
        case AskKind::kFetch:
            return list_fetches(s, out);
        case AskKind::kDrawn:
            return;
        case AskKind::kFreeCard:
            return list_free_cards(rules, s, seat, out);
        case AskKind::kMoor:
            return list_berths(s, seat, out);
        case AskKind::kFreeBlock:
            return list_free_blocks(s, out);
    }
}

// (setup) One resource, then two of another colour.
void list_stock(const State& s, Seat seat, List& out) {
    const Resources first = s.rondel[seat][0];
    unsigned colours = 0;
    for (int c = 0; c < kColours; ++c) {
        colours |= static_cast<unsigned>(first.count(c) == 0) << c;
    }
    list_colours(Verb::kStock, colours, out);
}

void list_dice(List& out) {
    for (int one = 0; one < kColours; ++one) {
        for (int two = one + 1; two < kColours; ++two) {
            out.push_back(
                Action::of(Verb::kDice, static_cast<Colour>(one), static_cast<Colour>(two)));
        }
    }
}

void list_keeps(const State& s, Seat seat, List& out) {
    unsigned colours = 0;
    for (int c = 0; c < kColours; ++c) {
        colours |= static_cast<unsigned>(s.supply[seat].count(c) > 0) << c;
    }
    list_colours(Verb::kKeep, colours, out);
}

}  // namespace

void list_all(const Rules& rules, const State& s, Seat seat, List& out) {
    if (!s.asked.empty()) return list_answers(rules, s, seat, out);
    switch (s.phase) {
        case Phase::kDraft:
            return list_display(s, out);
        case Phase::kTake:
            list_display(s, out);
            if (has(s, seat, by_effect::kSkipCard)) out.push_back(Action::of(Verb::kSkip));
            return;
        case Phase::kStock:
            return list_stock(s, seat, out);
        case Phase::kDice:
            return list_dice(out);
        case Phase::kActions:
            return list_turn(rules, s, seat, out);
        case Phase::kKeep:
            return list_keeps(s, seat, out);
        default:
            return;
    }
}

}  // namespace pakhuis::amsterdam

namespace pakhuis {

using namespace amsterdam;

void Amsterdam::legal(const Rules& rules, const State& s, Seat seat, ActionList<Amsterdam>& out) {
    out.clear();
    if (seat < kMaxSeats && waiting(rules, s).has(seat)) list_all(rules, s, seat, out);
}

Action Amsterdam::random_legal(const Rules& rules, const State& s, Seat seat, Rng& rng) {
    ActionList<Amsterdam> list;
    list_all(rules, s, seat, list);
    return list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))];
}

}  // namespace pakhuis
