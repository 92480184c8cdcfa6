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

constexpr int kPoint = 100;
constexpr int kLeftover = kPoint / 2;  // what score() counts for a Florin or resource
constexpr int kSpares = 4;
constexpr int kNever = 99;
constexpr CardId kHome = card(107);

// What the n-th penalty takes away.
constexpr int penalty(int n) {
    return penalty_points(n - 1) - penalty_points(n);
}

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

    int income(CardId id) const { return amsterdam_income(rules, s, seat, id, w) * w.income / 100; }

    int active_cards() const {
        int sum = 0;
        for (CardSet left = s.active[seat]; !left.empty();) sum += income(left.pop());
        return sum * turns;
    }
    // (107) score() counts a barge that lies at the start long before it has to be there.
    int home() const {
        if (!has(s, seat, kHome)) return 0;
        const int points = data(kHome).points * kPoint;
        const int steps = harbour.steps(s.ship[seat], kStartNode);
        const int back = turns > 1 ? points / 2 : points - steps * w.home;
        return back - (steps == 0 ? points : 0);
    }
    // What activating it now would score; `penalties` are there with its own.
    int scored(CardId id, int penalties) const {
        const bool forgiven = has(s, seat, by_effect::kForgiven);
        const int relief = forgiven ? 0 : penalty(penalties) * kPoint;
        if (id == kHome) return relief + data(id).points * kPoint / 2;
        if (data(id).timing != Timing::kEnd) return relief;
        State with = s;
        with.below[seat].remove(id);
        with.active[seat].add(id);
        return kPoint * (Amsterdam::score(rules, with, seat) - Amsterdam::score(rules, s, seat));
    }
    // Resources of its cost that are neither in the supply nor on their way.
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
            const int brings =
                scored(id, penalties--) + income(id) * std::max(turns - 1, 0) - cost * w.resource;
            const int chance = w.likely - cost * w.dear - lacking(id, coming) * w.lacking - late;
            sum += std::max(brings, 0) * std::max(chance, 0) / 100;
        }
        const int count = s.below[seat].count();
        if (turns > 0 && count >= kMaxBelow) sum -= w.fifth;
        if (turns > 0 && count == kMaxBelow - 1) sum -= w.fourth;
        return sum;
    }

    // ── Florins ─────────────────────────────────────────────────────────────────────────────────

    // What a Florin brings on the market: less where C tiles lie.
    int price(int c_tiles, int tiles) const {
        return w.florin - (w.florin - w.florin_c) * c_tiles / tiles;
    }
    int price(const TileHalf& half) const {
        const bool all_c = !(half.tiles & (kTilesCA | kTilesCB)).empty();
        return price(half.drawn_mixed + (all_c ? half.drawn : 0), half.drawn + half.drawn_mixed);
    }
    // As far as the tiles to come will take them.
    int florins() const {
        const int next = s.round + !ahead;
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
            spend(rules.tile(s.tile).price, price(is_c, 1));
        }
        spend((turns - a) * w.market_b / 10, price(rules.halves[1]));
        spend(a * w.market_a / 10, price(rules.halves[0]));
        return sum + (turns > 0 ? left * (w.sold_out - kLeftover) : 0);
    }

    // score() counts leftovers in pairs, those that are owed too; each is half a point.
    int leftovers() const { return (amsterdam::leftovers(s, seat) % 2 - owed()) * kLeftover; }

    // ── Resources ───────────────────────────────────────────────────────────────────────────────

    // Colours that inactive cards ask for.
    Resources asked() const {
        Resources sum;
        for (CardSet left = s.below[seat]; !left.empty();) sum += rules.cost(left.pop());
        return sum;
    }
    int plans(Colour quarter) const { return (s.active[seat].plans & plans_of(quarter)).count(); }

    // What blocks cost, by quarter: the cheapest, and the cheapest beside the largest group.
    struct Blocks {
        std::array<int, kColours> any;
        std::array<int, kColours> beside;
        int alone = 0;  // own crests outside the group
    };
    Blocks see_blocks() const {
        const BlockSet group = largest_group(rules, s.crests[seat]);
        std::uint64_t beside = 0;
        for (BlockSet left = group; !left.empty();) beside |= rules.across[at(left.pop())];
        Blocks out;
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
    // What a block for so many of a colour is worth beyond them.
    int block(const Blocks& blocks, std::size_t c, int n) const {
        if (blocks.beside[c] <= n) return w.joined - blocks.beside[c] * w.resource;
        if (blocks.any[c] <= n) return w.built - blocks.any[c] * w.resource;
        return 0;
    }

    // What this turn may want of a colour: cards that can be paid, plans, a block.
    int wanted_now(const Blocks& blocks, int c, Resources payable) const {
        const auto colour = static_cast<Colour>(c);
        const int own = s.supply[seat].count(c);
        const int used = (s.turn.used.plans & plans_of(colour)).count();
        int n = payable.count(c) + std::max(plans(colour) - used, 0);
        if (s.turn.blocks == 0 && blocks.any[at(colour)] <= own) n += blocks.any[at(colour)];
        return std::min(n, own);
    }
    int supply_in_turn(const Blocks& blocks) const {
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
    // What the seat is about to choose.
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
    // Between turns one resource is left, best of a colour that is asked for.
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
    int supply(const Blocks& blocks, Resources asked_for) const {
        const int sure = (s.supply[seat].total() - owed()) * kLeftover;
        if (in_turn && thrift == Thrift::kSave) return std::max(supply_in_turn(blocks) - sure, 0);
        return turns > 0 ? kept(asked_for) - sure : 0;
    }

    // What one turn gets. Cards are asked for once: what serves them is taken off.
    int arrival(Resources coming, const Blocks& blocks, Resources& asked_for) const {
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
            best_block = std::max(best_block, block(blocks, at(colour), own));
        }
        return sum + best_block;
    }
    // Whether this seat has still to take dice before the next rondels turn.
    bool takes_dice() const {
        if (s.phase != Phase::kDice) return true;
        for (const Seat other : s.queue) {
            if (other == seat) return true;
        }
        return false;
    }
    int rondel(const Blocks& blocks, Resources asked_for) const {
        // In a turn that is to come in this round the arrow has been filled already.
        const bool turned = s.phase == Phase::kActions;
        const int left_turns = turned && ahead ? turns - 1 : turns;
        int sum = turned && ahead ? arrival(s.supply[seat], blocks, asked_for) : 0;
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
        const int now = in_turn ? s.turn.pocket + free : ahead ? w.pace : 0;
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
        for (const Seat other : s.order) place += s.amstel[other] > s.amstel[seat];
        const int more = sum * kPoint / 4 - rules.passed[s.amstel[seat]] * kPoint;
        return more * w.drift / 100 - (turns > 0 ? place * w.first : 0);
    }
    int city(const Blocks& blocks) const { return turns > 0 ? blocks.alone * w.lone : 0; }

    int worth() {
        see_time();
        const int sure = Amsterdam::score(rules, s, seat) * kPoint;
        if (turns == 0 && !in_turn) return sure;
        if (s.order.empty()) return sure;
        const Resources asked_for = asked();
        const Blocks blocks = see_blocks();
        return sure + leftovers() + active_cards() + home() + inactive_cards() + florins() +
               pending() + supply(blocks, asked_for) + rondel(blocks, asked_for) + tour() +
               amstel() + city(blocks);
    }
};

}  // namespace

int AmsterdamWorth::of(const State& s, Seat seat, Thrift thrift) const {
    return Look{rules_, s, seat, thrift, weights_, harbour_}.worth();
}

}  // namespace pakhuis::bots
