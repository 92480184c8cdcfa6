// Numbers for nets: what a seat knows, and an action.
#include "engine/features.h"

#include "base/index.h"
#include "games/merchants/board.h"
#include "games/merchants/merchants.h"
#include "games/merchants/payout.h"

namespace pakhuis {

using namespace merchants;

namespace {

constexpr int kMostMoney = 4000;  // in thousands
constexpr int kMostCredits = 40;
constexpr int kMostOfKind = 15;  // colonies of a seat, cards of a kind
constexpr int kMostSteps = 15;   // spaces of the exchange

// What a card allows; nothing is set for no card and for an hourglass.
template <class Out>
void list_card(const char* name, CardKind card, Out& out) {
    const int kind = is_goods(card) ? 0 : is_colony(card) ? 1 : is_house(card) ? 2 : -1;
    const int colony = kind == 1 ? static_cast<int>(card) - kFirstContinent : -1;
    out.one_of({name, "goods, colony, house"}, kind, 3);
    out.one_of({name, "colony card: continent, then good"}, colony, 2 * kSectors);
    out.set({name, "quarter"}, kind == 2 ? quarters_of(card) : 0, kSectors);
    out.set({name, "good of a step"}, kind == -1 ? 0 : goods_of(card), kSectors);
}

template <class Out>
void list_turn(const Rules& rules, const View& v, Out& out) {
    out.one_of({"seats", "seats, from 3"}, rules.seats - kMinPlayers,
               kMaxPlayers - kMinPlayers + 1);
    out.one_of({"phase", "phase"}, static_cast<int>(v.phase), count_of<Phase>());
    out.one_of({"ask", "question"}, static_cast<int>(v.ask), count_of<Ask>());
    out.one_of({"mayor", "place after the viewer"}, places_to(v.viewer, v.mayor, rules.seats),
               kMaxPlayers);
    out.one_of({"actor", "place after the viewer"}, places_to(v.viewer, v.actor, rules.seats),
               kMaxPlayers);
    out.one_of({"early", "place after the viewer"}, places_to(v.viewer, v.early, rules.seats),
               kMaxPlayers);
    out.number("space", v.space, 0, kMaxSpaces);
    out.number("spaces-left", rules.final_space - v.space, 0, kMaxSpaces);
    out.number("hourglasses", v.hourglasses, 0, Pile::kMost);
    out.number("cards", v.pile.total(), 0, Pile::kMost);
    out.numbers({"pile", "card"}, kActionKinds, 0, kMostOfKind,
                [&](int kind) { return v.pile[static_cast<CardKind>(kind)]; });
    list_card("turned", v.turned, out);
    list_card("mayors-card", disc(v, Disc::kMayor), out);
    list_card("clocks-card", disc(v, Disc::kClock), out);
    list_card("buckets-card", disc(v, Disc::kBucket), out);
    out.numbers({"steps", "good"}, kSectors, 0, kGoodsSteps,
                [&](int good) { return v.steps.count(good); });
    out.flag("placed", v.placed);
    out.number("own-bid", v.own_bid == kEarlyBid ? 0 : v.own_bid, 0, kMostMoney);
    out.flag("own-bid-early", v.own_bid == kEarlyBid);
}

template <class Out>
void list_scorings(const Rules& rules, const View& v, Out& out) {
    int next = v.space + 1;
    while (next <= rules.final_space && !scores(rules.space(next).event)) ++next;
    const bool left = next <= rules.final_space;
    out.number("next-scoring", left ? next - v.space : 0, 0, kMaxSpaces);
    const SpaceEvent event = left ? rules.space(next).event : SpaceEvent::kNothing;
    out.one_of({"next-event", "event of a space"}, static_cast<int>(event), count_of<SpaceEvent>());
}

template <class Out>
void list_seat(const Rules& rules, const View& v, int n, Out& out) {
    const Seat seat = seat_from(v.viewer, n, rules.seats);
    out.number({"money", "", n}, owned(v, seat), 0, kMostMoney);
    out.number({"credits", "", n}, v.credits[seat], 0, kMostCredits);
    out.number({"tiles", "", n}, kTilesEach - tiles_used(v, seat), 0, kTilesEach);
    out.flag({"decided", "", n}, v.decided.has(seat));
    out.flag({"free-house", "", n}, v.free_houses.has(seat));
    out.numbers({"marker", "good", n}, kSectors, 0, kMostSteps,
                [&](int good) { return v.markers[seat].count(good); });
    out.numbers({"colonies", "colony", n}, kColonyKinds, 0, kMostOfKind,
                [&](int kind) { return v.colonies[seat].count(kind); });
    out.set({"houses", "site", n}, v.houses[seat].bits, kSites);
    out.numbers({"group", "quarter", n}, kSectors, 0, kSitesEach,
                [&](int quarter) { return best_group(rules, v.houses[seat], quarter); });
    out.number({"bridges", "", n}, bridges_joined(rules, v.houses[seat]), 0, kMaxBridges);
}

template <class Out>
void list(const Rules& rules, const View& v, Out& out) {
    list_turn(rules, v, out);
    list_scorings(rules, v, out);
    out.set({"free-sites", "site"}, free_sites(rules, v), kSites);
    const std::uint64_t colonies = free_colonies(rules, v);
    out.numbers({"free-colonies", "colony"}, kColonyKinds, 0, 1,
                [&](int kind) { return static_cast<int>((colonies >> (4 * kind)) & 1); });
    std::array<std::array<int, kSectors>, kAreas> ranks{};  // from 1
    for (int area = 0; area < kAreas; ++area) {
        const auto order = sector_order(rules, v, static_cast<Area>(area));
        for (int rank = 0; rank < kSectors; ++rank) {
            ranks[to_index(area)][to_index(order[to_index(rank)])] = rank + 1;
        }
    }
    out.table({"sector-rank", "area, sector"}, kAreas, kSectors, 0, kSectors,
              [&](int area, int sector) { return ranks[to_index(area)][to_index(sector)]; });
    out.each_seat(rules.seats, kMaxPlayers, [&](int n) { list_seat(rules, v, n, out); });
}

constexpr int kDecisions = static_cast<int>(Verb::kTurn);  // verbs of seats come before it

template <class Out>
void list(const Action& a, Out& out) {
    const bool early = a.verb == Verb::kBid && a.amount == kEarlyBid;
    out.one_of({"verb", "verb"}, static_cast<int>(a.verb), kDecisions);
    out.one_of({"good", "good"}, static_cast<int>(a.good), kSectors);
    out.one_of({"colony", "colony"}, static_cast<int>(a.colony), kColonyKinds);
    out.one_of({"site", "site"}, a.site.none() ? -1 : a.site.index(), kSites);
    out.flag("early", early);
    out.number("amount", early ? 0 : a.amount, 0, kMostMoney);
}

// Actions by verb: those without operands, then goods, colonies, sites, prices.
constexpr int kStepIds = kDecisions;
constexpr int kBackIds = kStepIds + kSectors;
constexpr int kFoundIds = kBackIds + kSectors;
constexpr int kAbandonIds = kFoundIds + kColonyKinds;
constexpr int kBuildIds = kAbandonIds + kColonyKinds;
constexpr int kDemolishIds = kBuildIds + kSites;
constexpr int kBidIds = kDemolishIds + kSites;
// Nothing, early, the prices of a run, those of a doubled one.
constexpr int kDoubledIds = kBidIds + 2 + kMaxPrices;
static_assert(Merchants::kActionIds == kDoubledIds + kMaxPrices + 1);

int bid_id(const Rules& rules, int amount) {
    if (amount == 0) return kBidIds;
    if (amount == kEarlyBid) return kBidIds + 1;
    const int above = amount - rules.highest;
    if (above > 0) return kDoubledIds + above / rules.bid_step(true);
    return kBidIds + 2 + (amount - rules.lowest) / rules.price_step;
}

}  // namespace

void Merchants::features(const Rules& rules, const View& view, FeatureRow& out) {
    list(rules, view, out);
}

void Merchants::list_features(const Rules& rules, FeatureList& out) {
    list(rules, View{}, out);
}

void Merchants::action_features(const Rules&, const View&, const Action& action, FeatureRow& out) {
    list(action, out);
}

void Merchants::list_action_features(const Rules&, FeatureList& out) {
    list(Action{}, out);
}

int Merchants::action_id(const Rules& rules, const Action& action) {
    switch (action.verb) {
        case Verb::kStep:
            return kStepIds + static_cast<int>(action.good);
        case Verb::kBack:
            return kBackIds + static_cast<int>(action.good);
        case Verb::kFound:
            return kFoundIds + static_cast<int>(action.colony);
        case Verb::kAbandon:
            return kAbandonIds + static_cast<int>(action.colony);
        case Verb::kBuild:
            return kBuildIds + action.site.index();
        case Verb::kDemolish:
            return kDemolishIds + action.site.index();
        case Verb::kBid:
            return bid_id(rules, action.amount);
        default:
            return static_cast<int>(action.verb);
    }
}

}  // namespace pakhuis
