// Numbers for nets: what a seat knows, and an action.
#include "engine/features.h"

#include "base/index.h"
#include "base/names.h"
#include "games/carts/carts.h"
#include "games/carts/ways.h"

namespace pakhuis {

using namespace carts;

namespace {

constexpr int kMostPoints = 150;  // of claimed tracks
constexpr int kMostSpaces = 24;   // of a way

// The spaces that the viewer's contracts still need, and the tracks on cheapest ways.
struct Plans {
    std::array<int, kMaxContracts> spaces{};  // kMostSpaces: there is no way
    TrackSet tracks;                          // of all contracts it has
    ContractSet done;
};

Plans plans_of(const Rules& rules, const View& v) {
    Plans plans;
    if (v.viewer >= rules.seats) return plans;
    const TrackSet own = v.tracks[v.viewer];
    const TrackSet open = open_tracks(rules, v.tracks, v.viewer, v.carts[v.viewer]);
    Prices prices{};
    for (TrackSet left = open; !left.empty();) {
        const TrackId id = left.pop();
        prices[to_index(id.index())] = rules.track(id).length;
    }
    const ContractSet kept = v.contracts[v.viewer];
    plans.done = completed_contracts(rules, own, kept);
    for (ContractSet left = (kept | v.offer[v.viewer]) - plans.done; !left.empty();) {
        const ContractId id = left.pop();
        const Contract& contract = rules.contract(id);
        const Ways ways = ways_from(rules, contract.from, own | open, prices);
        const int spaces = ways.price_to(contract.to);
        plans.spaces[to_index(id.index())] = spaces < kMostSpaces ? spaces : kMostSpaces;
        if (spaces >= kNoWay || !kept.has(id)) continue;
        plans.tracks |= tracks_of_way(rules, ways, contract.from, contract.to) - own;
    }
    return plans;
}

// Open tracks that the hand can pay.
TrackSet payable_tracks(const Rules& rules, const View& v) {
    if (v.viewer >= rules.seats) return {};
    const TrackSet open = open_tracks(rules, v.tracks, v.viewer, v.carts[v.viewer]);
    int most = 0;  // of one colour
    for (int colour = 0; colour < kColours; ++colour) {
        const int have = v.hand[static_cast<Card>(colour)];
        most = have > most ? have : most;
    }
    TrackSet payable;
    for (const Rules::Group& group : rules.groups) {
        const int have =
            group.colour == Colour::kGrey ? most : v.hand[static_cast<Card>(group.colour)];
        if (have + v.hand[Card::kJoker] >= group.length) payable |= TrackSet(group.tracks) & open;
    }
    return payable;
}

template <class Out>
void list_cards(FeatureName name, const Cards& cards, int most, Out& out) {
    out.numbers(name, kKinds, 0, most, [&](int kind) { return cards[static_cast<Card>(kind)]; });
}

template <class Out>
void list_table(const Rules& rules, const View& v, Out& out) {
    out.one_of({"seats", "seats, from 2"}, rules.seats - 2, 3);
    out.one_of({"phase", "phase"}, static_cast<int>(v.phase), count_of<Phase>());
    out.one_of({"turn", "place after the viewer"}, places_to(v.viewer, v.turn, rules.seats),
               kMaxPlayers);
    out.number("turns-left", v.turns_left, 0, kMaxPlayers);
    out.number("passes", v.passes, 0, kMaxPlayers);
    out.flag("unswept", v.unswept);
    list_cards({"row", "card"}, v.row, kRowSize, out);
    list_cards({"discards", "card"}, v.discards, kJokers, out);
    Cards unseen = kDeck - v.row - v.discards - v.hand;
    for (int n = 0; n < rules.seats; ++n) {
        if (n != v.viewer) unseen -= v.sure[to_index(n)];
    }
    list_cards({"unseen", "card"}, unseen, kJokers, out);
    out.number("pile", v.pile_size, 0, kDeckSize);
    out.number("contract-pile", v.contract_pile_size, 0, kMaxContracts);
    out.number("goods-left", goods_left(v), 0, kGoodsCards);
}

template <class Out>
void list_seat(const Rules& rules, const View& v, int n, Out& out) {
    const Seat seat = seat_from(v.viewer, n, rules.seats);
    out.number({"carts", "", n}, v.carts[seat], 0, kCarts);
    out.number({"goods", "", n}, v.goods[seat], 0, kGoodsCards);
    out.number({"points", "", n}, v.points[seat], 0, kMostPoints);
    out.number({"hand-size", "", n}, v.hand_size[seat], 0, kDeckSize);
    out.number({"contract-count", "", n}, v.contract_count[seat], 0, kMaxContracts);
    out.number({"offer-count", "", n}, v.offer_count[seat], 0, 2);
    out.flag({"chosen", "", n}, v.chosen.has(seat));
    list_cards({"sure", "card", n}, v.sure[seat], kJokers, out);
    out.set({"tracks", "track", n}, v.tracks[seat].bits, kMaxTracks);
}

template <class Out>
void list_contracts(const Rules& rules, const View& v, Out& out) {
    const bool seated = v.viewer < rules.seats;
    const Plans plans = plans_of(rules, v);
    ContractSet others, known;
    for (int n = 0; n < rules.seats; ++n) {
        if (n != v.viewer) others |= v.contracts[to_index(n)] | v.offer[to_index(n)];
        known |= v.known_to[to_index(n)];
    }
    const ContractSet kept = seated ? v.contracts[v.viewer] : ContractSet{};
    const ContractSet offer = seated ? v.offer[v.viewer] : ContractSet{};
    out.set({"contracts", "contract"}, kept.bits, kMaxContracts);
    out.set({"contracts-offered", "contract"}, offer.bits, kMaxContracts);
    out.set({"contracts-done", "contract"}, plans.done.bits, kMaxContracts);
    out.set({"contracts-of-others", "contract"}, others.bits, kMaxContracts);
    out.set({"contracts-known-to-others", "contract"}, known.bits, kMaxContracts);
    out.numbers({"spaces-missing", "contract"}, kMaxContracts, 0, kMostSpaces,
                [&](int contract) { return plans.spaces[to_index(contract)]; });
    out.set({"tracks-planned", "track"}, plans.tracks.bits, kMaxTracks);
}

template <class Out>
void list(const Rules& rules, const View& v, Out& out) {
    list_table(rules, v, out);
    list_cards({"hand", "card"}, v.hand, kJokers, out);
    out.each_seat(rules.seats, kMaxPlayers, [&](int n) { list_seat(rules, v, n, out); });
    out.set({"tracks-payable", "track"}, payable_tracks(rules, v).bits, kMaxTracks);
    list_contracts(rules, v, out);
}

template <class Out>
void list(const Rules& rules, const Action& action, Out& out) {
    const bool claims = action.verb == Verb::kClaim;
    const bool keeps = action.verb == Verb::kKeep;
    out.one_of({"verb", "verb"}, static_cast<int>(action.verb), at(Verb::kDeal));
    out.one_of({"card", "card"}, static_cast<int>(action.card), kKinds);
    out.number("jokers", action.jokers, 0, kMaxLength);
    out.one_of({"track", "track"}, claims ? action.track.index() : -1, kMaxTracks);
    out.number("spaces", claims ? rules.track(action.track).length : 0, 0, kMaxLength);
    out.set({"contracts", "contract"}, keeps ? action.kept().bits : 0, kMaxContracts);
}

// Actions in the order of their numbers: draw, contracts, pass, take, claim, keep.
constexpr int kTakeIds = 3;
constexpr int kClaimIds = kTakeIds + kKinds;
constexpr int kPayments = kKinds * (kMaxLength + 1);
constexpr int kKeepIds = kClaimIds + kMaxTracks * kPayments;
static_assert(Carts::kActionIds == kKeepIds + kMaxContracts * (kMaxContracts + 1));

}  // namespace

void Carts::features(const Rules& rules, const View& view, FeatureRow& out) {
    list(rules, view, out);
}

void Carts::list_features(const Rules& rules, FeatureList& out) {
    list(rules, View{}, out);
}

void Carts::action_features(const Rules& rules, const View&, const Action& action,
                            FeatureRow& out) {
    list(rules, action, out);
}

void Carts::list_action_features(const Rules& rules, FeatureList& out) {
    list(rules, Action{}, out);
}

int Carts::action_id(const Rules&, const Action& action) {
    switch (action.verb) {
        case Verb::kTake:
            return kTakeIds + static_cast<int>(action.card);
        case Verb::kClaim:
            return kClaimIds + action.track.index() * kPayments +
                   static_cast<int>(action.card) * (kMaxLength + 1) + action.jokers;
        case Verb::kKeep: {
            const int second = action.second.none() ? 0 : action.second.index() + 1;
            return kKeepIds + action.first.index() * (kMaxContracts + 1) + second;
        }
        case Verb::kContracts:
            return 1;
        case Verb::kPass:
            return 2;
        default:
            return 0;  // draw
    }
}

}  // namespace pakhuis
