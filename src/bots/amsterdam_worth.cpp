#include "bots/amsterdam_worth.h"

#include <algorithm>
#include <array>

namespace pakhuis::bots {

using namespace amsterdam;

namespace {

constexpr int kPoint = 100;
constexpr int kLeftover = kPoint / 2;  // what score() counts for a Florin or resource
constexpr int kSpares = 4;

struct Look {
    const Rules& rules;
    const State& s;
    Seat seat;
    Thrift thrift;
    const AmsterdamWeights& w;
    const AmsterdamHarbour& harbour;

    bool in_turn = false;  // its turn is under way
    bool ahead = false;    // its turn of this round is still to come
    int turns = 0;         // to come, without one that is under way

    void see_time() {
        if (s.phase == Phase::kOver) return;
        const bool acts = s.phase == Phase::kActions;
        in_turn = acts && !s.queue.empty() && actor(s) == seat;
        ahead = s.phase != Phase::kKeep && !acts;
        for (const Seat other : s.queue) ahead |= acts && other == seat && !in_turn;
        turns = kLastRound - s.round + ahead;
    }

    // ── Cards ───────────────────────────────────────────────────────────────────────────────────

    int income(CardId id) const { return amsterdam_income(rules, s, seat, id, w); }

    int active_cards() const {
        int sum = 0;
        for (CardSet left = s.active[seat]; !left.empty();) sum += income(left.pop());
        return sum * turns;
    }
    // What activating it now would score, a penalty less included.
    int scored(CardId id) const {
        if (data(id).timing != Timing::kEnd) {
            return has(s, seat, by_effect::kForgiven) ? 0 : w.relief;
        }
        State with = s;
        with.below[seat].remove(id);
        with.active[seat].add(id);
        return kPoint * (Amsterdam::score(rules, with, seat) - Amsterdam::score(rules, s, seat));
    }
    int inactive_cards() const {
        const int left_turns = turns + in_turn;
        if (left_turns == 0) return 0;
        const int late = std::max(0, 4 - left_turns) * w.lateness;
        int sum = 0;
        for (CardSet left = s.below[seat]; !left.empty();) {
            const CardId id = left.pop();
            const int price = rules.cost(id).total() * w.resource;
            const int brings = scored(id) + income(id) * std::max(turns - 1, 0) - price;
            sum += std::max(brings, 0) * std::max(w.later - late, 0) / 100;
        }
        const int count = s.below[seat].count();
        if (turns > 0 && count >= kMaxBelow) sum -= w.fifth;
        if (turns > 0 && count == kMaxBelow - 1) sum -= w.fourth;
        return sum;
    }

    // ── Florins ─────────────────────────────────────────────────────────────────────────────────

    // What the tiles to come will take.
    int florins() const {
        const int last_a = (rules.first_round + kLastRound) / 2;
        const int next = s.round + !ahead;
        const int a = std::clamp(last_a - next + 1, 0, turns);
        int room = (a * w.market_a + (turns - a) * w.market_b) / 10;
        if (in_turn && s.turn.markets == 0) room += rules.tile(s.tile).price;
        const int own = s.florins[seat];
        const int taken = std::min(own, room);
        return taken * (w.florin - kLeftover) +
               (own - taken) * (turns > 0 ? w.sold_out - kLeftover : 0);
    }

    // ── Resources ───────────────────────────────────────────────────────────────────────────────

    // Colours that inactive cards ask for.
    Resources asked() const {
        Resources sum;
        for (CardSet left = s.below[seat]; !left.empty();) sum += rules.cost(left.pop());
        return sum;
    }
    bool can_build(Colour quarter, int resources) const {
        std::uint64_t taken = 0;
        for (const BlockSet& own : s.crests.values) taken |= own.bits;
        for (std::uint64_t left = blocks_of(quarter) & ~taken; left != 0;) {
            if (rules.block_costs[static_cast<std::size_t>(pop_lowest(left))] <= resources)
                return true;
        }
        return false;
    }
    int plans(Colour quarter) const { return (s.active[seat].plans & plans_of(quarter)).count(); }

    // What this turn may want of a colour: cards that can be paid, plans, a block.
    int wanted_now(int c, Resources payable) const {
        const auto colour = static_cast<Colour>(c);
        const int used = (s.turn.used.plans & plans_of(colour)).count();
        int n = payable.count(c) + std::max(plans(colour) - used, 0);
        if (s.turn.blocks == 0 && can_build(colour, s.supply[seat].count(c))) n += 2;
        return std::min(n, s.supply[seat].count(c));
    }
    int supply_in_turn() const {
        const Resources supply = s.supply[seat];
        Resources payable;
        for (CardSet left = s.below[seat]; !left.empty();) {
            const Resources cost = rules.cost(left.pop());
            if (supply.covers(cost)) payable += cost;
        }
        int wanted = 0;
        for (int c = 0; c < kColours; ++c) wanted += wanted_now(c, payable);
        const int rest = supply.total() - wanted;
        const int spare = std::min(rest, kSpares);
        return wanted * w.wanted + spare * w.spare + (rest - spare) * w.many;
    }
    // Between turns one resource is left, best of a colour that is asked for.
    int kept(Resources asked_for) const {
        if (turns == 0 || s.supply[seat].empty()) return 0;
        int best = 0;
        for (int c = 0; c < kColours; ++c) {
            if (s.supply[seat].count(c) > 0)
                best = std::max(best, w.kept + appeal(c, asked_for, 1));
        }
        return best;
    }
    int supply(Resources asked_for) const {
        const int sure = s.supply[seat].total() * kLeftover;
        if (in_turn && thrift == Thrift::kSave) return std::max(supply_in_turn() - sure, 0);
        return turns > 0 ? kept(asked_for) - sure : 0;
    }

    // What a colour has beyond a mere resource, `n` of it in one turn.
    int appeal(int c, Resources asked_for, int n) const {
        const auto colour = static_cast<Colour>(c);
        int sum = std::min(n, asked_for.count(c)) * w.asked;
        sum += std::min(n, plans(colour)) * w.planned;
        if (can_build(colour, n)) sum += w.built;
        return sum;
    }
    int arrival(Resources coming, Resources asked_for) const {
        int sum = 0;
        const int n = coming.total();
        for (int i = 0; i < n; ++i) sum += std::max(w.arrival - w.crowd * i, 0);
        for (int c = 0; c < kColours; ++c) {
            if (coming.count(c) > 0) sum += appeal(c, asked_for, coming.count(c));
        }
        return sum;
    }
    // Whether this seat has still to take dice before the next rondels turn.
    bool takes_dice() const {
        if (s.phase != Phase::kDice) return true;
        for (const Seat other : s.queue) {
            if (other == seat) return true;
        }
        return false;
    }
    int rondel(Resources asked_for) const {
        // In a turn that is to come in this round the arrow has been filled already.
        const bool turned = s.phase == Phase::kActions;
        const int left_turns = turned && ahead ? turns - 1 : turns;
        int sum = turned && ahead ? arrival(s.supply[seat], asked_for) : 0;
        int gap = takes_dice() ? w.gap * w.mended / 100 : w.gap;
        for (int k = 0; k < std::min(left_turns, kSpacesOnRondel); ++k) {
            const Resources coming = s.rondel[seat][static_cast<std::size_t>(k)];
            sum += coming.empty() ? -gap : arrival(coming, asked_for);
            gap = gap * w.mended / 100;
        }
        return sum;
    }

    // ── The board ───────────────────────────────────────────────────────────────────────────────

    int tour() const {
        const int now = in_turn ? s.turn.pocket + s.supply[seat].total() : ahead ? w.pace : 0;
        return amsterdam_tour(harbour, rules, s, seat, now, turns - ahead, w);
    }
    // Bridges that a step a turn leads to, smoothed.
    int amstel() const {
        const int reach = s.amstel[seat] + turns;
        int sum = 0;
        for (int space = reach - 1; space <= reach + 2; ++space) {
            sum += rules.passed[static_cast<std::size_t>(std::clamp(space, 1, kMouth))];
        }
        int place = 0;
        while (s.order[static_cast<std::size_t>(place)] != seat) ++place;
        return sum * kPoint / 4 - rules.passed[s.amstel[seat]] * kPoint -
               (turns > 0 ? place * w.first : 0);
    }
    int city() const {
        if (turns == 0) return 0;
        std::uint64_t taken = 0;
        for (const BlockSet& own : s.crests.values) taken |= own.bits;
        std::uint64_t beside = 0;
        std::uint64_t alone = 0;
        const std::uint64_t crests = s.crests[seat].bits;
        for (std::uint64_t left = crests; left != 0;) {
            const int block = pop_lowest(left);
            const std::uint64_t across = rules.across[static_cast<std::size_t>(block)];
            beside |= across;
            if ((across & crests) == 0) alone |= std::uint64_t{1} << block;
        }
        return std::min(popcount(beside & ~taken), 4) * w.edge + popcount(alone) * w.lone;
    }

    int worth() {
        see_time();
        const int sure = Amsterdam::score(rules, s, seat) * kPoint;
        if (turns == 0 && !in_turn) return sure;
        if (s.order.empty()) return sure;
        const Resources asked_for = asked();
        return sure + active_cards() + inactive_cards() + florins() + supply(asked_for) +
               rondel(asked_for) + tour() + amstel() + city();
    }
};

}  // namespace

int AmsterdamWorth::of(const State& s, Seat seat, Thrift thrift) const {
    return Look{rules_, s, seat, thrift, weights_, harbour_}.worth();
}

}  // namespace pakhuis::bots
