#include "bots/amsterdam/worth.h"

#include <algorithm>
#include <array>

#include "games/amsterdam/city.h"
#include "games/amsterdam/market.h"
#include "games/amsterdam/task_scores.h"
#include "games/amsterdam/turn.h"

namespace pakhuis::bots {

using namespace amsterdam;

namespace {

constexpr int kLeftover = kPoint / 2;  // value of a Florin or resource in score()
constexpr int kSpares = 4;
constexpr int kNever = 99;
constexpr CardId kHome = card(107);

// Points that the n-th penalty costs.
constexpr int penalty_cost(int n) {
    return penalty_points(n - 1) - penalty_points(n);
}

struct WorthEstimate {
    const Rules& rules;
    const State& s;
    Seat seat;
    Thrift thrift;
    const AmsterdamWeights& w;
    const AmsterdamHarbour& harbour;

    bool in_turn = false;       // the seat is in its turn of phase III
    bool turn_to_come = false;  // its turn of this round has not begun
    int turns = 0;              // future turns, without the current one

    void count_turns() {
        if (s.phase == Phase::kOver) return;
        const bool acts = s.phase == Phase::kActions;
        in_turn = acts && !s.queue.empty() && actor(s) == seat;
        turn_to_come = s.phase != Phase::kKeep && !acts;
        for (const Seat other : s.queue) turn_to_come |= acts && other == seat && !in_turn;
        turns = kLastRound - s.round + turn_to_come;
    }

    // ── Cards ───────────────────────────────────────────────────────────────────────────────────

    int income(CardId id) const { return amsterdam_income(rules, s, seat, id, w) * w.income / 100; }

    int active_cards() const {
        int sum = 0;
        for (CardSet left = s.active[seat]; !left.empty();) sum += income(left.pop());
        return sum * turns;
    }
    // (107) score() counts a barge at the start in any round, but only the end matters.
    int home() const {
        if (!has(s, seat, kHome)) return 0;
        const int points = data(kHome).points * kPoint;
        const int steps = harbour.steps(s.ship[seat], kStartNode);
        const int back = turns > 1 ? points / 2 : points - steps * w.home;
        return back - (steps == 0 ? points : 0);
    }
    // The score gained by activating the card now. `penalties` includes the card's own penalty.
    int activation_score(CardId id, int penalties) const {
        const bool forgiven = has(s, seat, by_effect::kForgiven);
        const int relief = forgiven ? 0 : penalty_cost(penalties) * kPoint;
        if (id == kHome) return relief + data(id).points * kPoint / 2;
        if (data(id).timing != Timing::kEnd) return relief;
        State with = s;
        with.below[seat].remove(id);
        with.active[seat].add(id);
        return kPoint * (Amsterdam::score(rules, with, seat) - Amsterdam::score(rules, s, seat));
    }
    // The number of resources of the cost that are neither in the supply nor on the rondel.
    int lacking(CardId id, Resources coming) const {
        int sum = 0;
        for (int c = 0; c < kColours; ++c) {
            sum += std::max(rules.cost(id).count(c) - coming.count(c), 0);
        }
        return sum;
    }
    int inactive_cards() const {
        Resources coming = s.supply[seat];
        for (const Resources& space : s.rondel[seat]) coming += space;
        const int left_turns = turns + in_turn;
        if (left_turns == 0) return 0;
        const int late = std::max(0, 4 - left_turns) * w.lateness;
        int penalties = s.penalties[seat] + s.below[seat].count();
        int sum = 0;
        for (CardSet left = s.below[seat]; !left.empty();) {
            const CardId id = left.pop();
            const int cost = rules.cost(id).total();
            const int brings = activation_score(id, penalties--) +
                               income(id) * std::max(turns - 1, 0) - cost * w.resource;
            const int chance = w.likely - cost * w.dear - lacking(id, coming) * w.lacking - late;
            sum += std::max(brings, 0) * std::max(chance, 0) / 100;
        }
        const int count = s.below[seat].count();
        if (turns > 0 && count >= kMaxBelow) sum -= w.fifth;
        if (turns > 0 && count == kMaxBelow - 1) sum -= w.fourth;
        return sum;
    }

    // ── Florins ─────────────────────────────────────────────────────────────────────────────────

    // The value of a Florin on the market: C tiles make it less.
    int florin_value(int c_tiles, int tiles) const {
        return w.florin - (w.florin - w.florin_c) * c_tiles / tiles;
    }
    int florin_value(const TileHalf& half) const {
        const bool all_c = !(half.tiles & (kTilesCA | kTilesCB)).empty();
        return florin_value(half.drawn_mixed + (all_c ? half.drawn : 0),
                            half.drawn + half.drawn_mixed);
    }
    // Florins count as far as future tiles will take them.
    int florins() const {
        const int next = s.round + !turn_to_come;
        const int a = std::clamp(rules.last_of_half - next + 1, 0, turns);
        int left = s.florins[seat];
        int sum = 0;
        const auto spend = [&](int room, int each) {
            const int spent = std::min(left, room);
            left -= spent;
            sum += spent * (each - kLeftover);
        };
        if (in_turn && thrift == Thrift::kSave && s.turn.markets == 0) {
            const bool is_c = (kTilesCA | kTilesCB).has(s.tile);
            spend(rules.tile(s.tile).price, florin_value(is_c, 1));
        }
        spend((turns - a) * w.market_b / 10, florin_value(rules.halves[1]));
        spend(a * w.market_a / 10, florin_value(rules.halves[0]));
        return sum + (turns > 0 ? left * (w.sold_out - kLeftover) : 0);
    }

    // score() counts leftovers in pairs, and counts resources that are owed. Here each leftover is
    // half a point.
    int leftovers() const { return (amsterdam::leftovers(s, seat) % 2 - owed()) * kLeftover; }

    // ── Resources ───────────────────────────────────────────────────────────────────────────────

    // Colours that inactive cards cost.
    Resources card_costs() const {
        Resources sum;
        for (CardSet left = s.below[seat]; !left.empty();) sum += rules.cost(left.pop());
        return sum;
    }
    int plans(Colour quarter) const { return (s.active[seat].plans & plans_of(quarter)).count(); }

    // The cheapest free block of each quarter, and the cheapest beside the largest group.
    struct BlockPrices {
        std::array<int, kColours> any;
        std::array<int, kColours> beside;
        int alone = 0;  // own crests outside the group
    };
    BlockPrices block_prices() const {
        const BlockSet group = largest_group(rules, s.crests[seat]);
        std::uint64_t beside = 0;
        for (BlockSet left = group; !left.empty();) beside |= rules.across[at(left.pop())];
        BlockPrices out;
        out.alone = s.crests[seat].count() - group.count();
        out.any.fill(kNever);
        out.beside.fill(kNever);
        for (std::uint64_t left = free_blocks(s); left != 0;) {
            const BlockId block(pop_lowest(left));
            const std::size_t c = at(quarter_of(block));
            const int cost = block_cost(rules, s, seat, block);
            out.any[c] = std::min(out.any[c], cost);
            if ((beside >> block.index()) & 1) out.beside[c] = std::min(out.beside[c], cost);
        }
        return out;
    }
    // The value of a block that `n` resources of a colour can pay, less its cost.
    int block_value(const BlockPrices& blocks, std::size_t c, int n) const {
        if (blocks.beside[c] <= n) return w.joined - blocks.beside[c] * w.resource;
        if (blocks.any[c] <= n) return w.built - blocks.any[c] * w.resource;
        return 0;
    }

    // Resources of a colour that this turn may use: cards that can be paid, plans, a block.
    int wanted_now(const BlockPrices& blocks, int c, Resources payable) const {
        const auto colour = static_cast<Colour>(c);
        const int own = s.supply[seat].count(c);
        const int used = (s.turn.used.plans & plans_of(colour)).count();
        int n = payable.count(c) + std::max(plans(colour) - used, 0);
        if (s.turn.blocks == 0 && blocks.any[at(colour)] <= own) n += blocks.any[at(colour)];
        return std::min(n, own);
    }
    int supply_in_turn(const BlockPrices& blocks) const {
        const Resources supply = s.supply[seat];
        Resources payable;
        for (CardSet left = s.below[seat]; !left.empty();) {
            const Resources cost = rules.cost(left.pop());
            if (supply.covers(cost)) payable += cost;
        }
        int wanted = 0;
        for (int c = 0; c < kColours; ++c) wanted += wanted_now(blocks, c, payable);
        const int rest = supply.total() - owed() - wanted;
        if (rest < 0) return (wanted + rest) * w.wanted;
        const int spare = std::min(rest, kSpares);
        return wanted * w.wanted + spare * w.spare + (rest - spare) * w.many;
    }
    // Resources that must still be paid.
    int owed() const {
        int sum = 0;
        for (const Ask& ask : s.asked) sum += ask.kind == AskKind::kPay ? ask.count : 0;
        return sum;
    }
    // The value of a gain that the seat is about to choose.
    int pending(const Ask& ask) const {
        switch (ask.kind) {
            case AskKind::kGain:
                return ask.count * w.wanted;
            case AskKind::kTrade:
                return kSaleFlorins * w.florin;
            case AskKind::kFreeCard:
                return ask.count * w.free_card;
            case AskKind::kFreeBlock:
                return w.joined;
            case AskKind::kMoor:
                return w.moored;
            case AskKind::kReturn:
            case AskKind::kFetch:
            case AskKind::kDrawn:
                return w.swapped;
            default:
                return 0;
        }
    }
    int pending() const {
        int sum = 0;
        for (const Ask& ask : s.asked) sum += pending(ask);
        return in_turn ? sum : 0;
    }
    // Between turns one resource is left. It is worth more if a card or plan needs its colour.
    int kept(Resources asked_for) const {
        const Resources supply = s.supply[seat];
        if (turns == 0 || supply.empty()) return 0;
        bool useful = false;
        for (int c = 0; c < kColours; ++c) {
            const auto colour = static_cast<Colour>(c);
            useful |= supply.count(c) > 0 && (asked_for.count(c) > 0 || plans(colour) > 0);
        }
        return w.kept + useful * w.asked;
    }
    int supply(const BlockPrices& blocks, Resources asked_for) const {
        const int sure = (s.supply[seat].total() - owed()) * kLeftover;
        if (in_turn && thrift == Thrift::kSave) return std::max(supply_in_turn(blocks) - sure, 0);
        return turns > 0 ? kept(asked_for) - sure : 0;
    }

    // The value of the resources of one turn. Each card is paid once, so resources that serve a
    // card are taken off `asked_for`.
    int arrival(Resources coming, const BlockPrices& blocks, Resources& asked_for) const {
        int sum = 0;
        const int n = coming.total();
        for (int i = 0; i < n; ++i) sum += std::max(w.arrival - w.crowd * i, w.least);
        int best_block = 0;
        for (int c = 0; c < kColours; ++c) {
            const auto colour = static_cast<Colour>(c);
            const int own = coming.count(c);
            const int served = std::min(own, asked_for.count(c));
            asked_for -= Resources::of(colour, served);
            sum += served * w.asked + std::min(own, plans(colour)) * w.planned;
            best_block = std::max(best_block, block_value(blocks, at(colour), own));
        }
        return sum + best_block;
    }
    // Whether this seat still takes dice before the rondels turn next.
    bool takes_dice() const {
        if (s.phase != Phase::kDice) return true;
        for (const Seat other : s.queue) {
            if (other == seat) return true;
        }
        return false;
    }
    int rondel(const BlockPrices& blocks, Resources asked_for) const {
        // In phase III the resources of this round's turn are already in the supply.
        const bool turned = s.phase == Phase::kActions;
        const int left_turns = turned && turn_to_come ? turns - 1 : turns;
        int sum = turned && turn_to_come ? arrival(s.supply[seat], blocks, asked_for) : 0;
        int gap = takes_dice() ? w.gap * w.mended / 100 : w.gap;
        for (int k = 0; k < std::min(left_turns, kSpacesOnRondel); ++k) {
            const Resources coming = s.rondel[seat][static_cast<std::size_t>(k)];
            sum += coming.empty() ? -gap : arrival(coming, blocks, asked_for);
            gap = gap * w.mended / 100;
        }
        return sum;
    }

    // ── The board ───────────────────────────────────────────────────────────────────────────────

    int tour() const {
        const int supply_left = s.supply[seat].total() - owed();
        const int free = turns == 0 ? supply_left : std::min(supply_left, w.pace);
        const int now = in_turn ? s.turn.pocket + free : turn_to_come ? w.pace : 0;
        return amsterdam_tour(harbour, rules, s, seat, now, turns - turn_to_come, w);
    }
    // Points of the bridges that one step a turn will reach, averaged over four spaces.
    int amstel() const {
        const int reach = s.amstel[seat] + turns;
        int sum = 0;
        for (int space = reach - 1; space <= reach + 2; ++space) {
            sum += rules.passed[static_cast<std::size_t>(std::clamp(space, 1, kMouth))];
        }
        int place = 0;
        for (const Seat other : s.order) place += s.amstel[other] > s.amstel[seat];
        const int more = sum * kPoint / 4 - rules.passed[s.amstel[seat]] * kPoint;
        return more * w.drift / 100 - (turns > 0 ? place * w.first : 0);
    }
    int city(const BlockPrices& blocks) const { return turns > 0 ? blocks.alone * w.lone : 0; }

    int worth() {
        count_turns();
        const int sure = Amsterdam::score(rules, s, seat) * kPoint;
        if (turns == 0 && !in_turn) return sure;
        if (s.order.empty()) return sure;
        const Resources asked_for = card_costs();
        const BlockPrices blocks = block_prices();
        return sure + leftovers() + active_cards() + home() + inactive_cards() + florins() +
               pending() + supply(blocks, asked_for) + rondel(blocks, asked_for) + tour() +
               amstel() + city(blocks);
    }
};

}  // namespace

int AmsterdamWorth::estimate(const State& s, Seat seat, Thrift thrift) const {
    return WorthEstimate{rules_, s, seat, thrift, weights_, harbour_}.worth();
}

}  // namespace pakhuis::bots
