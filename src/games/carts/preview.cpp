// Consequences before an action, and figures beside the board.
#include "games/carts/carts.h"
#include "games/carts/ways.h"

namespace pakhuis {

using namespace carts;

void Carts::holdings(const Rules&, const State& s, Seat seat, Holdings& out) {
    out.clear();
    for (int kind = 0; kind < kKinds; ++kind) {
        const auto card = static_cast<Card>(kind);
        out.push_back({"card", card_name(card), s.hand[seat][card]});
    }
    out.push_back({"carts", {}, s.carts[seat]});
    out.push_back({"goods", {}, s.goods[seat]});
}

// The last first choice shows how many contracts each seat has kept; the end shows the contracts.
Foreseen Carts::foreseen(const Rules&, const State& before, Seat, Action, const State& after) {
    const bool opens = after.phase == Phase::kOver ||
                       (before.phase == Phase::kChoose && after.phase != Phase::kChoose);
    return opens ? Foreseen::kResult : Foreseen::kAll;
}

bool Carts::foresees(const Rules&, const State&, Seat seat, Action, const Event& event) {
    switch (event.kind) {
        case EventKind::kKept:
        case EventKind::kContractDone:
        case EventKind::kContractFailed:
            return event.seat == seat;
        default:
            return true;
    }
}

namespace {

// Adds contracts with a way of the fewest missing spaces to each. The seat's own tracks cost
// nothing.
class ContractLister {
  public:
    ContractLister(const Rules& rules, const State& s, Seat seat, Figures& out)
        : rules_(rules), state_(s), seat_(seat), out_(out), own_(s.tracks[seat]) {
        prices_.fill(0);
        for (TrackSet tracks = free_tracks(); !tracks.empty();) {
            const TrackId id = tracks.pop();
            prices_[static_cast<std::size_t>(id.index())] = rules.track(id).length;
        }
    }

    void add(ContractSet contracts, bool offered) {
        const ContractSet done = completed_contracts(rules_, own_, contracts);
        while (!contracts.empty()) {
            ContractFigures one;
            one.contract = contracts.pop();
            one.seat = seat_;
            one.offered = offered;
            one.done = done.has(one.contract);
            if (!one.done) find_way(one);
            out_.contracts.push_back(one);
        }
    }

  private:
    // Without regard to the carts that are left.
    TrackSet free_tracks() const { return open_tracks(rules_, state_.tracks, seat_, kMaxLength); }

    void find_way(ContractFigures& one) const {
        const Contract& contract = rules_.contract(one.contract);
        const Ways ways = ways_from(rules_, contract.from, own_ | free_tracks(), prices_);
        const int spaces = ways.price_to(contract.to);
        one.lost = spaces >= kNoWay || state_.phase == Phase::kOver;
        if (one.lost) return;
        one.missing = tracks_of_way(rules_, ways, contract.from, contract.to) - own_;
        one.spaces = static_cast<std::uint8_t>(spaces);
    }

    const Rules& rules_;
    const State& state_;
    const Seat seat_;
    Figures& out_;
    const TrackSet own_;
    Prices prices_;
};

// How many spaces of a track this hand can pay.
int spaces_paid(const Track& track, const Cards& hand) {
    int coloured = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const bool fits = track.colour == Colour::kGrey || static_cast<int>(track.colour) == colour;
        const int have = hand[static_cast<Card>(colour)];
        if (fits && have > coloured) coloured = have;
    }
    const int all = coloured + hand[Card::kJoker];
    return all < track.length ? all : track.length;
}

// What cards are good for.
class CardCounter {
  public:
    CardCounter(const Rules& rules, const State& s, Seat seat, Figures& out)
        : rules_(rules),
          s_(s),
          seat_(seat),
          out_(out),
          open_(open_tracks(rules, s.tracks, seat, s.carts[seat])) {}

    void count() {
        for (int i = 0; i < static_cast<int>(rules_.edition.tracks.size()); ++i) {
            const TrackId id(i);
            const int paid = open_.has(id) ? spaces_paid(rules_.track(id), s_.hand[seat_]) : 0;
            out_.paid.push_back(static_cast<std::uint8_t>(paid));
        }
        const Cards unseen = unseen_cards();
        out_.unseen = static_cast<std::uint8_t>(unseen.total());
        const TrackSet wanted = wanted_tracks();
        for (int kind = 0; kind < kKinds; ++kind) {
            const auto card = static_cast<Card>(kind);
            if (!helps(card, wanted)) continue;
            out_.useful.push_back(card);
            out_.unseen_useful = static_cast<std::uint8_t>(out_.unseen_useful + unseen[card]);
        }
    }

  private:
    Cards unseen_cards() const {
        Cards unseen = kDeck - s_.row - s_.discards - s_.hand[seat_];
        for (int n = 0; n < rules_.seats; ++n) {
            if (n != seat_) unseen -= s_.sure[static_cast<Seat>(n)];
        }
        return unseen;
    }
    TrackSet wanted_tracks() const {
        TrackSet wanted;
        for (const ContractFigures& one : out_.contracts) {
            if (one.seat == seat_ && !one.offered) wanted |= one.missing;
        }
        // A way may lead over tracks that are too long for the carts that are left.
        wanted = TrackSet(wanted.bits & open_.bits);
        return wanted.empty() ? open_ : wanted;
    }
    bool helps(Card card, TrackSet wanted) const {
        const Cards& hand = s_.hand[seat_];
        while (!wanted.empty()) {
            const Track& track = rules_.track(wanted.pop());
            if (spaces_paid(track, hand + Cards::of(card)) > spaces_paid(track, hand)) return true;
        }
        return false;
    }

    const Rules& rules_;
    const State& s_;
    const Seat seat_;
    Figures& out_;
    const TrackSet open_;
};

}  // namespace

Figures Carts::figures(const Rules& rules, const State& s, Seat viewer) {
    Figures out;
    TrackSet taken;
    for (int seat = 0; seat < rules.seats; ++seat) taken |= s.tracks[static_cast<Seat>(seat)];
    if (rules.seats == 2) out.closed = TrackSet(rules.twins(taken.bits)) - taken;
    out.goods_left = static_cast<std::uint8_t>(goods_left(s));
    for (int n = 0; n < rules.seats; ++n) {
        const auto seat = static_cast<Seat>(n);
        out.goods_bonus[seat] = static_cast<std::uint8_t>(goods_bonus(rules, s, seat));
    }
    if (viewer < rules.seats) {
        const bool chosen = s.chosen.has(viewer);
        const ContractSet offer = chosen ? ContractSet{} : s.offer[viewer];
        ContractLister list(rules, s, viewer, out);
        list.add(s.contracts[viewer] - offer, false);
        list.add(offer, true);
        CardCounter(rules, s, viewer, out).count();
    }
    if (s.phase != Phase::kOver) return out;
    for (int n = 0; n < rules.seats; ++n) {
        const auto seat = static_cast<Seat>(n);
        if (seat != viewer) ContractLister(rules, s, seat, out).add(s.contracts[seat], false);
    }
    return out;
}

}  // namespace pakhuis
