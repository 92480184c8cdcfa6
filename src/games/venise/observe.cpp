// The view of a seat, and random states that fit a view.
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

void add(Orders& to, Orders cards) {
    to += cards;
}
void take(Orders& from, Orders cards) {
    from -= cards;
}
template <class Set>
void add(Set& to, Set cards) {
    to |= cards;
}
template <class Set>
void take(Set& from, Set cards) {
    from -= cards;
}

// All layers are visible. Their cards are visible only to seats that know them. The cards being
// looked at are visible only to the actor.
template <class Cards, std::size_t N>
void observe_deck(const Deck<Cards, N>& deck, const Cards& seen, bool own, Seat viewer,
                  SeenDeck<Cards, N>& out) {
    for (const Layer<Cards>& layer : deck) {
        add(out.left, layer.cards);
        SeenLayer<Cards> shown{{}, layer.known, static_cast<std::uint8_t>(size_of(layer.cards))};
        if (layer.known.has(viewer)) shown.cards = layer.cards;
        out.layers.push_back(shown);
    }
    add(out.left, seen);
    out.seen_count = static_cast<std::uint8_t>(size_of(seen));
    if (own) out.seen = seen;
}

Orders some_card(const Orders& cards, Rng& rng) {
    return Orders::of(cards.nth(rng.below(cards.total())));
}
template <class Tag>
IdSet<Tag, std::uint16_t> some_card(IdSet<Tag, std::uint16_t> cards, Rng& rng) {
    return IdSet<Tag, std::uint16_t>::of(cards.nth(rng.below(cards.count())));
}

// Moves `count` random cards, each with equal chance; fewer if the view is impossible.
template <class Cards>
Cards deal(Cards& from, int count, Rng& rng) {
    Cards dealt{};
    while (count-- > 0 && size_of(from) > 0) {
        const Cards card = some_card(from, rng);
        take(from, card);
        add(dealt, card);
    }
    return dealt;
}

template <class Cards, std::size_t N>
void sample_deck(const SeenDeck<Cards, N>& view, Seat viewer, Deck<Cards, N>& deck, Cards& seen,
                 Rng& rng) {
    Cards unknown = view.left;
    take(unknown, view.seen);
    for (const SeenLayer<Cards>& layer : view.layers) {
        if (layer.known.has(viewer)) take(unknown, layer.cards);
    }
    seen = view.seen;
    if (size_of(seen) == 0) seen = deal(unknown, view.seen_count, rng);
    for (const SeenLayer<Cards>& layer : view.layers) {
        deck.push_back(
            {layer.known.has(viewer) ? layer.cards : deal(unknown, layer.size, rng), layer.known});
    }
}

}  // namespace

View Venise::observe(const Rules&, const State& s, Seat viewer) {
    View v;
    static_cast<Open&>(v) = s;
    v.viewer = viewer;
    const bool own = viewer == s.actor;
    observe_deck(s.order_deck, s.seen_orders, own, viewer, v.order_deck);
    observe_deck(s.workshop_deck, s.seen_workshops, own, viewer, v.workshop_deck);
    observe_deck(s.master_deck, s.seen_masters, own, viewer, v.master_deck);
    return v;
}

State Venise::sample(const Rules&, const View& v, Rng& rng) {
    State s;
    static_cast<Open&>(s) = v;
    sample_deck(v.order_deck, v.viewer, s.order_deck, s.seen_orders, rng);
    sample_deck(v.workshop_deck, v.viewer, s.workshop_deck, s.seen_workshops, rng);
    sample_deck(v.master_deck, v.viewer, s.master_deck, s.seen_masters, rng);
    return s;
}

// A drawn card is visible only to the drawer.
Seats Venise::visible_to(const Rules& rules, const State& s, Seat, Action action) {
    return action.verb == Verb::kDraw ? Seats::of(s.actor) : Seats::everyone(rules.seats);
}

}  // namespace pakhuis
