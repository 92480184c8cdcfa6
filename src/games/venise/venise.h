// La Venise du Nord by Sébastien Dujardin, 2 to 4 players, complete.
// Rulings: docs/rules/venise.md. Everything in the rulebook is supported.
// Options: `layout` (five fixed layouts and free placement), `unplaced` (a fan aid).
//
//   components.h  cubes, goods, tiles, cards    edition.h  the printed tables
//   map.h         cells, edges, ways to walk    rules.h    tables computed from an edition
//   action.h      decisions, chance outcomes    state.h    the whole table
//   view.h        the knowledge of one seat     event.h    visible results of a step
//   figures.h     numbers beside the board
//
//   legal.cpp    legal actions        refusal.cpp     reasons against an action
//   apply.cpp    effects of actions   turn.cpp        the course of a turn
//   powers.cpp   the nine tiles       chance.cpp      dice and decks
//   score.cpp    points and places    observe.cpp     views and samples
//   events.cpp   events of viewers    text.cpp, tell.cpp  words for actions and events
//   consistent.cpp  positions from outside   intents.cpp  likely meanings of a click
//   preview.cpp  consequences before an action
#pragma once

#include <array>

#include "engine/features.h"
#include "engine/game.h"
#include "games/venise/action.h"
#include "games/venise/edition.h"
#include "games/venise/event.h"
#include "games/venise/figures.h"
#include "games/venise/rules.h"
#include "games/venise/state.h"
#include "games/venise/view.h"

namespace pakhuis {

struct Venise {
    using Rules = venise::Rules;
    using State = venise::State;
    using View = venise::View;
    using Action = venise::Action;
    using Event = venise::Event;
    using Edition = venise::Edition;
    using Figures = venise::Figures;

    // A bridge to each of six neighbours with 28 payments and two dice to take back; cubes that go
    // down; productions.
    static constexpr std::size_t kMaxActions = 512;
    static constexpr std::size_t kMaxEvents = 64;  // the last step tells every source of points

    static constexpr std::array<std::string_view, 2> kUnplaced{"full", "one"};
    static constexpr std::array<OptionSpec, 2> kOptions{
        OptionSpec{"layout", "How the tiles lie.", venise::kLayoutNames},
        OptionSpec{"unplaced",
                   "What an activation die that could not be placed counts: its full value, or "
                   "one (a fan aid).",
                   kUnplaced}};
    static constexpr std::array<std::string_view, 4> kStreams{"dice", "orders", "workshops",
                                                              "masters"};
    // max_steps: 100 laps of 4 turns. In a turn at most 6 + 6 + 12 cubes go down (two masters fill
    // the stock), five masters ask a question, and the rest is fewer than 50 steps.
    static constexpr GameInfo kInfo{.id = "venise",
                                    .name = "La Venise du Nord",
                                    .min_seats = 2,
                                    .max_seats = 4,
                                    .rules_version = venise::kRulesVersion,
                                    .oldest_version = 1,
                                    .first_edition = 0x8afe3f6641bc8a13,
                                    .max_steps = 40'000,
                                    .options = kOptions,
                                    .streams = kStreams};

    static const Edition& built_in() { return venise::built_in_edition(); }
    static EditionProblem prepare(Edition& edition);
    static void warnings(const Edition& edition, EditionWarnings& out);
    static EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules) {
        return venise::make_rules(options, edition, rules);
    }

    static State start(const Rules& rules);
    static Seats waiting(const Rules& rules, const State& state);
    static void legal(const Rules& rules, const State& state, Seat seat, ActionList<Venise>& out);
    static Refusal refusal(const Rules& rules, const State& state, Seat actor, Action action);
    static std::span<const Reason* const> reasons();
    static void intents(const Rules& rules, const State& state, Seat seat, const Target& target,
                        IntentList<Venise>& out);
    static void apply(const Rules& rules, State& state, Seat actor, Action action);
    static Action random_legal(const Rules& rules, const State& state, Seat seat, Rng& rng);

    static void chances(const Rules& rules, const State& state, ChanceList<Action>& out);
    static Action sample_chance(const Rules& rules, const State& state, Rng& rng);

    static int score(const Rules& rules, const State& state, Seat seat);
    static void score_sheet(const Rules& rules, const State& state, Seat seat, ScoreSheet& out);
    static Ranking ranking(const Rules& rules, const State& state);
    static std::string_view end_reason(const Rules& rules, const State& state);

    static View observe(const Rules& rules, const State& state, Seat viewer);
    static State sample(const Rules& rules, const View& view, Rng& rng);
    static Seats visible_to(const Rules& rules, const State& state, Seat actor, Action action);
    static void events(const Rules& rules, const State& before, Seat actor, Action action,
                       const State& after, Seat viewer, EventList<Venise>& out);

    static void holdings(const Rules& rules, const State& state, Seat seat, Holdings& out);
    static Foreseen foreseen(const Rules& rules, const State& before, Seat seat, Action action,
                             const State& after);
    static bool foresees(const Rules& rules, const State& before, Seat seat, Action action,
                         const Event& event);
    static Figures figures(const Rules& rules, const State& state, Seat viewer);

    // Rows of features and numbers of actions (engine/features.h); `pakhuis features` names them.
    static constexpr int kFeatureVersion = 1;
    static constexpr int kFeatures = 838;
    static constexpr int kActionFeatures = 334;
    static constexpr int kActionIds = 7755;
    static void features(const Rules& rules, const View& view, FeatureRow& out);
    static void action_features(const Rules& rules, const View& view, const Action& action,
                                FeatureRow& out);
    static int action_id(const Rules& rules, const Action& action);
    static void list_features(const Rules& rules, FeatureList& out);
    static void list_action_features(const Rules& rules, FeatureList& out);

    static Refusal inconsistency(const Rules& rules, const State& state);

    static void write(const Rules& rules, Action action, ActionText& out);
    static ParsedAction<Action> parse(const Rules& rules, std::string_view typed);
    static void tell(const Rules& rules, const Event& event, EventText& out);
    static void targets(const Rules& rules, Action action, TargetList& out);
    static void event_targets(const Rules& rules, const Event& event, TargetList& out);
    static void part_names(const Rules& rules, PartNames& out);
};

namespace venise {

// The tiles that the burgher of a seat can reach with the highest of `values` (bits) or less. The
// result is a table of the layout, or `buffer` after a new search.
const Reach& reach_of(const Rules& rules, const State& state, Seat seat, unsigned values,
                      Reach& buffer);
Map map_at(const Rules& rules, const State& state);
// Die values that can move a seat's burgher, as bits 1 … 6, with its paid masters.
unsigned moving_values(const Rules& rules, const State& state, Seat seat);
// The possible values of a die, as bits. With a master a die may count one more or one less.
constexpr unsigned die_values(int die, bool adjustable) {
    const unsigned bits = adjustable ? 7u << (die - 1) : 1u << die;
    return bits & kAllValues;
}

// True if the seat has paid a master with this permanent effect.
inline bool has_permanent_effect(const Rules& rules, const Open& s, Seat seat, Effect effect) {
    return !(s.masters[seat] & s.on & rules.masters_with(effect)).empty();
}
// True if the actor may put cubes of its stock on cards. This is possible at every decision of its
// own turn; in version 1 only before the move, with an overflowing stock and at the end of the
// turn.
inline bool may_put_down(const Rules& rules, const Open& s) {
    switch (s.phase) {
        case Phase::kMove:
        case Phase::kStock:
        case Phase::kFinish:
            return true;
        case Phase::kRecall:
        case Phase::kRide:
        case Phase::kActivate:
        case Phase::kSell:
        case Phase::kFall:
        case Phase::kShip:
        case Phase::kPrice:
        case Phase::kKeep:
            return rules.version >= 2 && s.actor == s.turn;
        default:
            return false;
    }
}
inline int free_places(const Rules& rules, const Open& s, Seat seat, int row) {
    const MasterSet second = s.masters[seat] & s.second_row;
    return row == 1 ? rules.row_places[0] - s.workshops[seat].count() -
                          (s.masters[seat] - second).count()
                    : rules.row_places[1] - s.orders[seat].total() - second.count();
}
// The cubes that a card still takes: until it is built or paid; on a built workshop, until it is
// full.
inline Cubes missing(const Rules& rules, const Open& s, WorkshopId id) {
    const Cubes all = s.built.has(id)
                          ? Cubes::of(rules.workshop_colour[at(id)], rules.capacity[at(id)])
                          : rules.workshop_cost[at(id)];
    return all - s.on_workshop[at(id)];
}
inline Cubes missing(const Rules& rules, const Open& s, MasterId id) {
    return s.on.has(id) ? Cubes{} : rules.master_cost[at(id)] - s.on_master[at(id)];
}
// True if a card takes one more cube of a colour.
inline bool takes(const Rules& rules, const Open& s, WorkshopId id, Colour colour) {
    return missing(rules, s, id)[colour] > 0;
}
inline bool takes(const Rules& rules, const Open& s, MasterId id, Colour colour) {
    return missing(rules, s, id)[colour] > 0;
}
inline bool is_full(const Rules& rules, const Open& s, WorkshopId id) {
    return s.built.has(id) && missing(rules, s, id).empty();
}
// (1.4) True if an activation die of this value is placed on the tile of the active player: the
// tile is free, or its die is equal or higher.
inline bool finds_place(const Open& s, int value) {
    const Die there = s.dice[at(tile_of(s))];
    return there.value == 0 || value <= there.value;
}
// The value of the power. It is that of the die, unless the option says otherwise.
inline int power_of(const Rules& rules, const Open& s, int value) {
    return finds_place(s, value) || !rules.cap_unplaced ? value : 1;
}
// (1.5) The value of a seat's secondary activation on the tile of the active player; 0: none.
inline int secondary_value(const Open& s, Seat seat) {
    const Tile tile = tile_of(s);
    return (s.burgher[seat] == tile) + (s.dice[at(tile)].owner == seat);
}
// The bonus of the next sale on the market.
inline int market_bonus(const Rules& rules, const Open& s) {
    return s.sales < rules.bonuses.size() ? rules.bonuses[s.sales] : 0;
}
// True if the active player may build no bridge any more in this turn.
inline bool bridge_is_past(const Open& s) {
    return s.bridged || !s.produced.empty();
}
// True if a card from the deck of a tile could be kept; for other tiles always.
inline bool has_place(const Rules& rules, const Open& s, Seat seat, Tile tile) {
    switch (tile) {
        case Tile::kOrder:
            return free_places(rules, s, seat, 2) > 0;
        case Tile::kWorkshop:
            return free_places(rules, s, seat, 1) > 0;
        case Tile::kMaster:
            return free_places(rules, s, seat, 1) > 0 || free_places(rules, s, seat, 2) > 0;
        default:
            return true;
    }
}
// True if the power of a tile has any effect for a seat.
bool can_use(const Rules& rules, const State& state, Seat seat, Tile tile);
// True if a master may be placed in a row.
bool may_place(const Rules& rules, const Open& s, Seat seat, MasterId id, int row);
// The cost of a bridge between two tiles in cubes; −1 if the seat may not build it now. Does not
// check the stock.
int bridge_cost(const Rules& rules, const State& state, Seat seat, SpotId edge);

// Final scoring.
struct FinalSale {
    int sold = 0;  // cubes of the good
    int points = 0;
};
FinalSale final_sale(const State& state, Seat seat, Good good);
// Removes one connected set of bridges and returns its size. Its points are the square.
int pop_chain(EdgeSet& bridges);
int bridge_bonus(const Rules& rules, const State& state, Seat seat);
int paid_masters(const State& state, Seat seat);
int master_points(const State& state, Seat seat);

}  // namespace venise
}  // namespace pakhuis
