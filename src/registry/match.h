// One match of any game, by text and JSON: the interface for apps and the server. `thinking` adds
// the bots, `drawing` the boards. Search and benchmarks use the games' types directly (games.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/keyed_hash.h"
#include "base/rng.h"
#include "codec/json_text.h"
#include "codec/problem.h"
#include "engine/bot_names.h"
#include "engine/chance.h"
#include "engine/game.h"

namespace pakhuis {

using codec::Json;
using codec::JsonText;

// Game, seats, options, edition and version of a match. The setup of a match under way always names
// its version and its edition's hash.
struct Setup {
    std::string game;
    int seats = 0;
    codec::TextPairs options;                        // others have their default
    std::optional<Json> edition = {};                // nothing: the one with the hash
    int version = 0;                                 // of the rules; 0: the newest
    std::optional<std::uint64_t> edition_hash = {};  // nothing: `edition`, or the built-in one
};

// Finds an edition outside the program by its hash; nothing: unknown.
using EditionSource = std::function<std::optional<Json>(std::uint64_t hash)>;

// A checked action, as the bytes of its game's Action.
struct PackedAction {
    std::array<std::byte, 8> bytes{};
};

// One event as a viewer sees it.
struct EventReport {
    std::string sentence;
    JsonText json;
    std::vector<std::string> targets;
};

// One line of a score sheet, as in engine/score.h.
struct SheetLine {
    std::string key;
    int points = 0;
    int count = 0;
};

// How much of something a seat has after an action, and how much more than before.
struct HoldingChange {
    std::string kind;  // as in engine/holdings.h
    std::string name;
    int count = 0;
    int more = 0;
};

// The consequences of an action before it is done (engine/preview.h).
struct PreviewReport {
    Foreseen foreseen = Foreseen::kNothing;
    std::vector<EventReport> events;
    std::vector<HoldingChange> changes;
    std::vector<SheetLine> points;  // changes by source
    Seats next;                     // the actors that may act afterwards
    // The verb of chance if it is next ("deal"), and the seat's view and figures afterwards: only
    // if all is foreseen.
    std::string chance;
    JsonText view;
    JsonText figures;
};

// A rival without a seat (engine/game.h), with its score.
struct RivalSheet {
    std::string name;
    int score = 0;
    std::vector<SheetLine> sheet;
};

// Legal actions, checks and play.
class MatchActions {
  public:
    virtual ~MatchActions() = default;

    virtual Seats waiting() const = 0;
    // The legal actions of an actor as text; for kChance, the possible outcomes.
    virtual std::vector<std::string> legal(Seat actor) const = 0;
    // The action if it is legal now, else the problem.
    virtual Result<PackedAction> check(Seat actor, std::string_view text) const = 0;
    // Does an action that was checked in this position.
    virtual void play(Seat actor, const PackedAction& action) = 0;
    // Checks and plays. A refused action changes nothing.
    Result<void> act(Seat actor, std::string_view text) {
        return check(actor, text).map([&](const PackedAction& action) { play(actor, action); });
    }

    // The actions that a seat may intend with a part of the board ("track:12"), likeliest first,
    // legal or not. The list is empty if no action begins with the part.
    virtual std::vector<std::string> intents(Seat seat, std::string_view target) const = 0;
    // The refusal of the first of these actions. Nothing: one of them is legal, or there are none.
    std::optional<Problem> why_none_of(Seat seat, std::span<const std::string> actions) const;
    // The same for the intents of a part: the refusal of the likeliest one.
    std::optional<Problem> why_not(Seat seat, std::string_view target) const;

    // The stream of the next chance outcome (engine/chance.h). Chance must be waiting in all three.
    virtual std::size_t chance_stream() const = 0;
    // The outcome that follows from the secret, or a random one by weight.
    virtual std::string pick_chance(const HashKey& secret, StreamUses& uses) const = 0;
    virtual std::string sample_chance(Rng& rng) const = 0;
};

// The match as people see it.
class MatchViews {
  public:
    virtual ~MatchViews() = default;

    // The parts of the board that belong to an action, in the order of the clicks.
    virtual std::vector<std::string> targets(std::string_view text) const = 0;
    // The legal actions of an actor: the text of each, then its targets.
    virtual std::vector<std::vector<std::string>> legal_with_targets(Seat actor) const = 0;
    // The names of board parts by target, as an object: {"track:12": "dam-waag"}.
    virtual Json part_names() const = 0;
    // The viewers that see the operands of a legal action.
    virtual Seats visible_to(Seat actor, std::string_view text) const = 0;
    // The events of the latest step as a viewer sees them.
    virtual std::vector<EventReport> latest_events(Seat viewer) const = 0;
    virtual Json view(Seat viewer) const = 0;
    // The same as text.
    virtual JsonText view_text(Seat viewer) const = 0;
    // The consequences of a legal action of the seat, as far as they follow from the seat's view.
    virtual Result<PreviewReport> preview(Seat seat, std::string_view text) const = 0;
    // What clients show beside the board: progress, costs. It depends on the viewer's view alone.
    virtual JsonText figures(Seat viewer) const = 0;
};

// Scores, ranking and the reason of the end.
class MatchScores {
  public:
    virtual ~MatchScores() = default;

    virtual int score(Seat seat) const = 0;
    virtual std::vector<SheetLine> sheet(Seat seat) const = 0;
    // Nothing in a match without a rival.
    virtual std::optional<RivalSheet> rival() const = 0;
    virtual Ranking ranking() const = 0;
    virtual std::string_view end_reason() const = 0;
};

// The clock of a live match (engine/clock.h).
class MatchClock {
  public:
    virtual ~MatchClock() = default;

    // Nothing: the match does not wait for it now. Then the other functions must not be called.
    virtual std::optional<ClockFace> face() const = 0;
    // The reason why a press would not count.
    virtual std::optional<Problem> press_problem(Press press) const = 0;
    // The time at which a bot with this choice presses; any time with the same meaning.
    virtual int press_moment(std::string_view choice, Rng& rng) const = 0;
    // The clock's report of a run with these presses.
    virtual std::string decide_run(std::span<const Press> presses, Rng& rng) const = 0;
};

class Match : public MatchActions, public MatchViews, public MatchScores {
  public:
    virtual const GameInfo& info() const = 0;
    virtual const Setup& setup() const = 0;
    std::uint64_t edition_hash() const { return *setup().edition_hash; }
    // The component tables, marks included.
    virtual Json edition() const = 0;
    // Must not outlive the match. nullptr: this match never waits for a clock.
    virtual std::unique_ptr<const MatchClock> clock() const = 0;

    // A match at the same position; both share the rules.
    virtual std::unique_ptr<Match> clone() const = 0;
    // A match at a random position that fits the viewer's view: hidden parts are drawn again.
    virtual std::unique_ptr<Match> sampled(Seat viewer, Rng& rng) const = 0;
    // The merge patch from the viewer's view of an earlier position to the current view; null if
    // they are equal.
    virtual JsonText view_since(const Match& earlier, Seat viewer) const = 0;

    virtual Json state() const = 0;
    virtual std::uint64_t hash() const = 0;
    // The whole position: setup and state, as `match_from_position` reads it.
    virtual Json position() const = 0;
};

// All games, in the order of lists for people.
std::vector<const GameInfo*> all_games();
// nullptr for an unknown id.
const GameInfo* find_game(std::string_view id);

// The edition of a game as JSON, marks included: the built-in one, or the given one after a check.
Result<Json> edition_json(std::string_view game, const std::optional<Json>& edition);
// Oddities of an edition that are allowed.
std::vector<Problem> edition_warnings(std::string_view game, const Json& edition);

// If the setup names its edition by hash, it is searched among the built-in ones, present and
// former, then in `more`. Problems include "rules-version" (too old or too new for this program)
// and "other-edition".
Result<std::unique_ptr<Match>> start_match(const Setup& setup, const EditionSource& more = {});
// A match at a position that position() or a person wrote. `edition` is used if the position embeds
// none.
Result<std::unique_ptr<Match>> match_from_position(const Json& position,
                                                   const std::optional<Json>& edition = {},
                                                   const EditionSource& more = {});

// A match at a random position that fits a view, as Match::view writes it. For its viewer it is
// like the real one. Problems include "view-does-not-fit".
Result<std::unique_ptr<Match>> match_from_view(const Setup& setup, const Json& view,
                                               const EditionSource& more = {});

}  // namespace pakhuis
