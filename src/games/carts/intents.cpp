// Likely actions for a click on a part of the board.
#include <algorithm>
#include <array>

#include "base/sort_few.h"
#include "games/carts/carts.h"

namespace pakhuis {

using namespace carts;

namespace {

// Jokers of the hand replace missing cards.
Action claim_with(const Cards& hand, TrackId track, int length, Card card) {
    const int lacking = std::max(length - hand[card], 0);
    const int jokers = std::min<int>(lacking, hand[Card::kJoker]);
    return jokers == length ? Action::claim(track, Card::kJoker, length)
                            : Action::claim(track, card, jokers);
}

// On a grey track the most frequent colour in the hand comes first; ties keep the order of colours.
void add_claims(const Rules& rules, const State& s, Seat seat, TrackId track,
                IntentList<Carts>& out) {
    const Track& t = rules.track(track);
    const Cards& hand = s.hand[seat];
    if (t.colour != Colour::kGrey) {
        out.push_back(claim_with(hand, track, t.length, static_cast<Card>(t.colour)));
        return;
    }
    std::array<Card, kColours> cards{};
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<Card>(i);
    sort_few(cards.data(), cards.data() + cards.size(),
             [&](Card a, Card b) { return hand[a] > hand[b]; });
    for (const Card card : cards) out.push_back(claim_with(hand, track, t.length, card));
}

}  // namespace

void Carts::intents(const Rules& rules, const State& s, Seat seat, const Target& target,
                    IntentList<Carts>& out) {
    out.clear();
    const int i = target.index;
    if (target.kind == "pile") out.push_back(Action::draw());
    if (target.kind == "contracts") out.push_back(Action::contracts());
    if (target.kind == "pass") out.push_back(Action::pass());
    if (target.kind == "card" && i < kKinds) out.push_back(Action::take(static_cast<Card>(i)));
    const bool offered = !s.offer[seat].empty();
    if (target.kind == "contract" && offered &&
        i < static_cast<int>(rules.edition.contracts.size())) {
        out.push_back(Action::keep(ContractId(i)));
    }
    if (target.kind == "track" && i < static_cast<int>(rules.edition.tracks.size())) {
        add_claims(rules, s, seat, TrackId(i), out);
    }
}

}  // namespace pakhuis
