// Sentences for events, and the parts of the board that events refer to.
#include "games/carts/carts.h"

namespace pakhuis {

using namespace carts;

namespace {

void append_seat(EventText& out, Seat seat) {
    out.append("Seat ").append(static_cast<int>(seat));
}

// Players read "wild" for the joker of actions and records.
std::string_view card_word(Card card) {
    return card == Card::kJoker ? "wild" : card_name(card);
}

// "Dam – Waag"
template <class Pair>
void append_pair(const Rules& rules, EventText& out, const Pair& pair) {
    out.append(rules.edition.name_of(pair.from)).append(" – ");
    out.append(rules.edition.name_of(pair.to));
}

void tell_claim(const Rules& rules, const Event& e, EventText& out) {
    out.append(" claims ");
    append_pair(rules, out, rules.track(e.track));
    out.append(" with ");
    if (e.count > 0) out.append(static_cast<int>(e.count)).append(' ').append(card_word(e.card));
    if (e.count > 0 && e.jokers > 0) out.append(" and ");
    if (e.jokers > 0)
        out.append(static_cast<int>(e.jokers)).append(e.jokers == 1 ? " wild" : " wilds");
    out.append(": ").append(static_cast<int>(e.points));
    out.append(e.points == 1 ? " point." : " points.");
}

void tell_contract(const Rules& rules, const Event& e, std::string_view verb, EventText& out) {
    out.append(verb);
    if (e.contract.none()) {
        out.append("a contract");
    } else {
        append_pair(rules, out, rules.contract(e.contract));
        out.append(" (").append(static_cast<int>(rules.contract(e.contract).points)).append(')');
    }
    out.append('.');
}

}  // namespace

void Carts::tell(const Rules& rules, const Event& e, EventText& out) {
    out.clear();
    if (e.seat != kSpectator) append_seat(out, e.seat);
    const int count = e.count;
    switch (e.kind) {
        case EventKind::kDealt:
            out.append(" draws ").append(e.card == Card::kNone ? "a card" : card_word(e.card));
            out.append(" from the deck.");
            break;
        case EventKind::kTurned:
            out.append("Face up: ").append(card_word(e.card)).append('.');
            break;
        case EventKind::kSwept:
            out.append(count).append(" wild cards face up: all five cards are replaced.");
            break;
        case EventKind::kReshuffled:
            out.append("The discard pile is reshuffled: ").append(count);
            out.append(count == 1 ? " card." : " cards.");
            break;
        case EventKind::kDrew:
            out.append(" draws from the deck.");
            break;
        case EventKind::kTook:
            out.append(" takes ").append(card_word(e.card)).append('.');
            break;
        case EventKind::kClaimed:
            tell_claim(rules, e, out);
            break;
        case EventKind::kGoods:
            out.append(" gets a goods card and has ").append(count).append('.');
            break;
        case EventKind::kDrewContracts:
            out.append(" draws contracts.");
            break;
        case EventKind::kOffered:
            tell_contract(rules, e, " looks at ", out);
            break;
        case EventKind::kChose:
            out.append(" has chosen contracts.");
            break;
        case EventKind::kKept:
            out.append(" keeps ").append(count).append(count == 1 ? " contract." : " contracts.");
            break;
        case EventKind::kKeptContract:
            tell_contract(rules, e, " keeps ", out);
            break;
        case EventKind::kReturnedContract:
            tell_contract(rules, e, " returns ", out);
            break;
        case EventKind::kCompleted:
            tell_contract(rules, e, " completes ", out);
            break;
        case EventKind::kPassed:
            out.append(" passes.");
            break;
        case EventKind::kLastLap:
            out.append(" triggers the final round.");
            break;
        case EventKind::kContractDone:
            tell_contract(rules, e, " completed ", out);
            break;
        case EventKind::kContractFailed:
            tell_contract(rules, e, " failed ", out);
            break;
        case EventKind::kGoodsBonus:
            out.append(": goods bonus, ").append(static_cast<int>(e.points)).append(" points.");
            break;
        case EventKind::kOver:
            out.append("The game is over.");
            break;
    }
}

void Carts::event_targets(const Rules&, const Event& e, TargetList& out) {
    out.clear();
    if (e.seat != kSpectator) out.push_back({"seat", e.seat});
    if (!e.track.none()) out.push_back({"track", e.track.value});
    if (!e.contract.none()) out.push_back({"contract", e.contract.value});
    if (e.card != Card::kNone) out.push_back({"card", static_cast<std::uint8_t>(e.card)});
}

}  // namespace pakhuis
