// Amsterdam by Stefan Feld, 1 to 4 players: the base game with all 132 cards, its extensions, and
// the solo game against TOM, without extensions. Rulings: docs/rules/amsterdam.md. Options:
// `rounds` (12, or the short game of 10), `characters` (foreman and bailiff), `tasks` (secret or
// open), `dealer`, `tiles` (C among A and B, or in place of B).
//
//   components.h  colours, goods, dockers, places   cards.h    the card table and its effects
//   edition.h     the printed tables                rules.h    tables derived from an edition
//   action.h      decisions and chance              state.h    the table and open questions
//   view.h        the knowledge of a seat           event.h    the visible effects of a step
//   tasks.h       the task tiles                    figures.h  numbers beside the board
//
//   menu.cpp     legal actions of phase III         legal.cpp       other lists, random picks
//   turn.cpp     effects of these actions           offers.cpp      effects of using a card
//   purse.cpp    Florins, points, payments          amstel.cpp      the discs and their order
//   market.cpp   the market tiles                   walkers.cpp     foreman, bailiff, dealer
//   tom.cpp      the opponent of the solo game
//   flow.cpp     phases and rounds                  apply.cpp       start, waiting seats, dispatch
//   chance.cpp   decks, dice and the deal           score.cpp       results
//   city.cpp     groups of crests
//   task_scores.cpp  points of tasks                pending.cpp     checks open questions and turns
//   refusal.cpp  reasons of refusals (reasons.h, why_not.h): refusal_turn.cpp for phase III,
//                refusal_cards.cpp for cards        intents.cpp     actions meant by a part
//   consistent.cpp  checks positions from outside
//   observe.cpp  views and samples                  events.cpp      lists events
//   text.cpp     actions as text                    tell.cpp        events as sentences
//   names.cpp    names of cards and parts           preview.cpp     consequences before an action
//   figures.cpp  numbers beside the board
#pragma once

#include <array>

#include "engine/client_facts.h"
#include "engine/features.h"
#include "engine/game.h"
#include "games/amsterdam/action.h"
#include "games/amsterdam/edition.h"
#include "games/amsterdam/event.h"
#include "games/amsterdam/figures.h"
#include "games/amsterdam/rules.h"
#include "games/amsterdam/state.h"
#include "games/amsterdam/view.h"

namespace pakhuis {

struct Amsterdam {
    using Rules = amsterdam::Rules;
    using State = amsterdam::State;
    using View = amsterdam::View;
    using Action = amsterdam::Action;
    using Event = amsterdam::Event;
    using Edition = amsterdam::Edition;
    using Figures = amsterdam::Figures;

    // A bound for a turn in any edition and any position made by hand: 5 cards in up to 6 ways and
    // for Florins, 88 uses, 24 plans to cede, 36 blocks in two ways, 29 spaces to sail to, 6
    // dockers, 18 goods, 18 steps, market and end.
    static constexpr std::size_t kMaxActions = 320;
    // The most events come at the end: up to 64 cards, the majorities of four seats in six
    // quarters, five tasks and five other sources of each seat, and the last action.
    static constexpr std::size_t kMaxEvents = 160;

    static constexpr std::array<OptionSpec, 5> kOptions{
        OptionSpec{"rounds",
                   "The whole game of 12 rounds, or the short one of 10 (rounds 3 to 12).",
                   amsterdam::kRoundsNames},
        OptionSpec{"characters", "Whether the foreman and the bailiff come along.",
                   amsterdam::kOffOn},
        OptionSpec{"tasks",
                   "Task tiles for points at the end: 3 or 5 each in secret, or 1 or 2 each open.",
                   amsterdam::kTaskTilesNames},
        OptionSpec{"dealer", "Whether the dealer doubles what the black market brings.",
                   amsterdam::kOffOn},
        OptionSpec{"tiles",
                   "The market tiles A and B alone, C tiles mixed among both, or C in place of B.",
                   amsterdam::kMarketTilesNames}};
    static constexpr std::array<std::string_view, 8> kStreams{
        "goods", "dockers", "quarters", "discs", "market", "cards", "dice", "tasks"};
    // max_steps: the setup has 70 steps. Outside phase III a round has at most 16 steps of chance
    // and 4 choices for each seat. Each step of a turn uses up resources, Florins, a card, a good
    // or a docker, so a turn has some hundreds at most, and far fewer in fact.
    static constexpr GameInfo kInfo{.id = "amsterdam",
                                    .name = "Amsterdam",
                                    .min_seats = 1,
                                    .max_seats = 4,
                                    .rules_version = amsterdam::kRulesVersion,
                                    .oldest_version = 1,
                                    .first_edition = 0x4ad7f1c727fb13bf,
                                    .max_steps = 20'000,
                                    .options = kOptions,
                                    .streams = kStreams};

    static const Edition& built_in() { return amsterdam::built_in_edition(); }
    static EditionProblem prepare(Edition& edition);
    static void warnings(const Edition& edition, EditionWarnings& out);
    static EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules) {
        return amsterdam::make_rules(options, edition, rules);
    }

    static State start(const Rules& rules);
    static Seats waiting(const Rules& rules, const State& state);
    static void legal(const Rules& rules, const State& state, Seat seat,
                      ActionList<Amsterdam>& out);
    static Refusal refusal(const Rules& rules, const State& state, Seat actor, Action action);
    static std::span<const Reason* const> reasons();
    static void intents(const Rules& rules, const State& state, Seat seat, const Target& target,
                        IntentList<Amsterdam>& out);
    // For each task its docker, quarter or good; what the track of rounds shows.
    static void client_facts(ClientFacts& out);
    static void apply(const Rules& rules, State& state, Seat actor, Action action);
    static Action random_legal(const Rules& rules, const State& state, Seat seat, Rng& rng);

    static void chances(const Rules& rules, const State& state, ChanceList<Action>& out);
    static Action sample_chance(const Rules& rules, const State& state, Rng& rng);

    static int score(const Rules& rules, const State& state, Seat seat);
    static void score_sheet(const Rules& rules, const State& state, Seat seat, ScoreSheet& out);
    // In the solo game: TOM.
    static std::string_view rival(const Rules& rules);
    static void rival_sheet(const Rules& rules, const State& state, ScoreSheet& out);
    static Ranking ranking(const Rules& rules, const State& state);
    static std::string_view end_reason(const Rules& rules, const State& state);

    static View observe(const Rules& rules, const State& state, Seat viewer);
    static State sample(const Rules& rules, const View& view, Rng& rng);
    static Seats visible_to(const Rules& rules, const State& state, Seat actor, Action action);
    static void events(const Rules& rules, const State& before, Seat actor, Action action,
                       const State& after, Seat viewer, EventList<Amsterdam>& out);

    static void holdings(const Rules& rules, const State& state, Seat seat, Holdings& out);
    static Foreseen foreseen(const Rules& rules, const State& before, Seat seat, Action action,
                             const State& after);
    static bool foresees(const Rules& rules, const State& before, Seat seat, Action action,
                         const Event& event);
    static Figures figures(const Rules& rules, const State& state, Seat viewer);

    // Rows of features and numbers of actions (engine/features.h); `pakhuis features` names them.
    static constexpr int kFeatureVersion = 1;
    static constexpr int kFeatures = 3024;
    static constexpr int kActionFeatures = 294;
    static constexpr int kActionIds = 3083;
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

}  // namespace pakhuis
