// The view of a seat, and random states that fit a view.
#include "base/index.h"
#include "games/carts/carts.h"

namespace pakhuis {

using namespace carts;

namespace {

void observe_contracts(const Rules& rules, const State& s, View& v) {
    const bool open = s.phase == Phase::kOver;
    const bool sealed = s.phase == Phase::kChoose;
    const bool seated = v.viewer < rules.seats;
    const ContractSet known = seated ? s.known[v.viewer] : ContractSet{};
    for (int seat = 0; seat < rules.seats; ++seat) {
        const std::size_t i = to_index(seat);
        const bool own = seat == v.viewer;
        v.contracts[i] = own || open ? s.contracts[i] : s.contracts[i] & known;
        v.offer[i] = own ? s.offer[i] : s.offer[i] & known;
        v.contract_count[i] =
            sealed && !own ? std::uint8_t{0} : static_cast<std::uint8_t>(s.contracts[i].count());
        v.offer_count[i] = static_cast<std::uint8_t>(s.offer[i].count());
        if (seated && !own) {
            v.known_to[i] = s.known[i] & (s.contracts[v.viewer] | s.offer[v.viewer]);
        }
    }
    v.contract_pile_size = static_cast<std::uint8_t>(s.contract_pile.count());
    for (const ContractId id : s.queue) {
        v.queue.push_back(known.has(id) ? id : ContractId());
        Seat from = 0;
        while (!s.known[from].has(id)) ++from;
        v.queue_from.push_back(from);
    }
}

// Deals cards of a multiset one by one, each with equal chance. An impossible view may ask for more
// cards than exist. It gets fewer: the sample is inconsistent, but the code stays safe.
class CardDealer {
  public:
    CardDealer(Cards cards, Rng& rng) : left_(cards), rng_(rng) {}
    Cards deal(int count) {
        Cards dealt;
        for (int i = 0; i < count && !left_.empty(); ++i) {
            const Cards one = Cards::of(left_.nth(rng_.below(left_.total())));
            left_ -= one;
            dealt += one;
        }
        return dealt;
    }
    Cards rest() const { return left_; }

  private:
    Cards left_;
    Rng& rng_;
};

class ContractDealer {
  public:
    ContractDealer(ContractSet contracts, Rng& rng) : left_(contracts), rng_(rng) {}
    ContractId deal() {
        if (left_.empty()) return {};
        const ContractId id = left_.nth(rng_.below(left_.count()));
        left_.remove(id);
        return id;
    }
    ContractSet fill_up(ContractSet set, int size) {
        while (set.count() < size && !left_.empty()) set.add(deal());
        return set;
    }
    ContractSet rest() const { return left_; }

  private:
    ContractSet left_;
    Rng& rng_;
};

void sample_cards(const Rules& rules, const View& v, State& s, Rng& rng) {
    Cards seen = v.row + v.discards;
    for (int seat = 0; seat < rules.seats; ++seat) {
        s.hand[to_index(seat)] = seat == v.viewer ? v.hand : v.sure[to_index(seat)];
        seen += s.hand[to_index(seat)];
    }
    CardDealer dealer(kDeck - seen, rng);
    for (int seat = 0; seat < rules.seats; ++seat) {
        Cards& hand = s.hand[to_index(seat)];
        hand += dealer.deal(v.hand_size[to_index(seat)] - hand.total());
    }
    s.pile = dealer.rest();
}

// A possible secret choice of another seat: a non-empty part of an offer of two.
ContractSet some_choice(ContractSet offer, Rng& rng) {
    const int n = rng.below(3);
    return n == 2 ? offer : ContractSet::of(offer.nth(n));
}

void sample_contracts(const Rules& rules, const View& v, State& s, Rng& rng) {
    ContractSet seen;
    for (int seat = 0; seat < rules.seats; ++seat) {
        seen |= v.contracts[to_index(seat)] | v.offer[to_index(seat)];
    }
    for (const ContractId id : v.queue) {
        if (!id.none()) seen.add(id);
    }
    const bool seated = v.viewer < rules.seats;
    ContractDealer dealer(rules.all_contracts() - seen, rng);
    for (int seat = 0; seat < rules.seats; ++seat) {
        const std::size_t i = to_index(seat);
        s.offer[i] = dealer.fill_up(v.offer[i], v.offer_count[i]);
        const bool sealed = v.phase == Phase::kChoose && seat != v.viewer;
        s.contracts[i] = sealed && v.chosen.has(static_cast<Seat>(seat))
                             ? some_choice(s.offer[i], rng)
                             : dealer.fill_up(v.contracts[i], v.contract_count[i]);
        s.known[i] |= v.known_to[i];
        // At the end all contracts are open. This does not mean that the viewer knew them before.
        if (seated && seat != v.viewer && v.phase != Phase::kOver) {
            s.known[v.viewer] |= v.contracts[i] | v.offer[i];
        }
    }
    for (std::size_t i = 0; i < v.queue.size(); ++i) {
        const ContractId id = v.queue[i].none() ? dealer.deal() : v.queue[i];
        if (id.none()) break;
        s.queue.push_back(id);
        s.known[v.queue_from[i]].add(id);
    }
    s.contract_pile = dealer.rest();
}

}  // namespace

View Carts::observe(const Rules& rules, const State& s, Seat viewer) {
    View v;
    static_cast<Open&>(v) = s;
    v.viewer = viewer;
    if (viewer < rules.seats) v.hand = s.hand[viewer];
    for (int seat = 0; seat < rules.seats; ++seat) {
        v.hand_size[to_index(seat)] = static_cast<std::uint8_t>(s.hand[to_index(seat)].total());
    }
    v.pile_size = static_cast<std::uint8_t>(s.pile.total());
    observe_contracts(rules, s, v);
    return v;
}

State Carts::sample(const Rules& rules, const View& v, Rng& rng) {
    State s;
    static_cast<Open&>(s) = v;
    sample_cards(rules, v, s, rng);
    sample_contracts(rules, v, s, rng);
    return s;
}

Seats Carts::visible_to(const Rules& rules, const State& s, Seat actor, Action action) {
    switch (action.verb) {
        case Verb::kDeal:
        case Verb::kOffer:
            return Seats::of(s.turn);
        case Verb::kKeep:
            return Seats::of(actor);
        default:
            return Seats::everyone(rules.seats);
    }
}

}  // namespace pakhuis
