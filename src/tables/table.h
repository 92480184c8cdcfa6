// One table: who sits where, the match, its history. Event-sourced: every change is a row of the
// store, and a table is rebuilt by applying its rows again. No I/O, no threads, no clock of its
// own.
//
//   request ──► checked ──► rows, applied at once ──► store ──► acknowledged, shown
//
// A request that is refused changes nothing. If the store can't write the rows, the caller drops
// the table and loads it again.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "registry/match.h"
#include "store/store.h"
#include "tables/clocks.h"
#include "tables/terms.h"

namespace pakhuis::tables {

using store::Row;
using Rows = std::vector<Row>;

// Why nobody can be called this.
std::optional<Problem> name_problem(const std::string& name);

enum class Status : std::uint8_t { kOpen, kPlaying, kOver };
constexpr auto enum_names(Status) {
    return std::array<std::string_view, 3>{"open", "playing", "over"};
}

struct Sitter {
    SeatKind kind = SeatKind::kPerson;
    std::string guest;  // empty: free
    std::string name;
    std::string level;      // of a bot
    bool flagged = false;   // his time is up: `easy` decides until he returns
    bool replaced = false;  // by a bot for good: resigned, or voted out
};

struct ChatLine {
    std::uint32_t version = 0;
    std::string name;
    std::string text;
};

// What happened between two versions, as one viewer saw it.
struct News {
    std::uint32_t version = 0;
    std::vector<Told> told;  // of a step of the match
    Json note;               // of anything else: {"kind": "undone", "seat": 1, …}
};

class Table {
  public:
    // A new table and its first row. `secret` fixes the chance of its match.
    static Result<std::unique_ptr<Table>> create(std::string id, const Terms& terms,
                                                 const std::string& owner, const HashKey& secret,
                                                 std::int64_t now, Rows& rows);
    // From its rows. A row that no longer replays to its hash is a problem: the table is frozen,
    // nothing is guessed.
    static Result<std::unique_ptr<Table>> load(std::string id, const Rows& rows);

    const std::string& id() const { return id_; }
    const Terms& terms() const { return terms_; }
    Status status() const { return status_; }
    std::string_view end_reason() const;
    std::uint32_t version() const { return version_; }
    const std::vector<Sitter>& sitters() const { return sitters_; }
    const Match& match() const { return *match_; }
    const std::string& owner() const { return owner_; }
    const std::vector<ChatLine>& chat_lines() const { return chat_; }
    const Clocks& clocks() const { return clocks_; }

    // The seats of a guest; none: a spectator.
    Seats seats_of(const std::string& guest) const;
    // Seats whose decision is awaited from a person, or from a bot (its own, or in place of one).
    Seats waiting_people() const;
    Seats waiting_bots() const;
    // Of these seats, those whose decisions a bot makes.
    Seats bots_among(Seats seats) const;
    // The version at which the match last moved, by a step or by taking one back.
    std::uint32_t moved() const { return moved_; }
    // The clock that runs for this table now, if one does.
    std::optional<ClockFace> clock_face() const;
    // Whether the owner is to enter what chance gives, or what a clock showed.
    bool waits_for_dealer() const;
    // Whether `undo` of a seat would be accepted now.
    bool can_undo(Seat seat) const;
    // Which bot decides for a seat, and what its generator begins with: fixed by the table's secret
    // and its version, never by what lies hidden.
    std::string bot_of(Seat seat) const;
    std::uint64_t bot_seed(Seat seat) const;
    // The table at which these people play again; empty: none yet.
    const std::string& rematch() const { return rematch_; }

    // Requests of people. `version` is the one that the request was made by: a decision that the
    // seat was asked for later is not answered by it ("stale").
    Result<Rows> sit(const std::string& guest, const std::string& name, Seat seat,
                     std::int64_t now);
    Result<Rows> leave(const std::string& guest, std::int64_t now);
    Result<Rows> act(const std::string& guest, Seat seat, const std::string& text,
                     std::uint32_t version, std::int64_t lag, std::int64_t now);
    Result<Rows> undo(const std::string& guest, Seat seat, std::int64_t now);
    Result<Rows> chat(const std::string& guest, const std::string& name, const std::string& text,
                      std::int64_t now);
    Result<Rows> resign(const std::string& guest, Seat seat, std::int64_t now);
    Result<Rows> back(const std::string& guest, Seat seat, std::int64_t now);
    // Propose, or agree, to replace a person who is away by a bot; done when all others agree.
    Result<Rows> replace(const std::string& guest, Seat seat, bool away, std::int64_t now);

    // Everybody at a finished table is told where it goes on.
    Result<Rows> link_rematch(const std::string& table, std::int64_t now);

    // What chance gave on a real table, entered by the owner (terms: by hand).
    Result<Rows> deal(const std::string& guest, const std::string& text, std::uint32_t version,
                      std::int64_t now);

    // Of the server: a bot's decision, made for `version`; a fallen flag; a clock that was stopped.
    Result<Rows> act_bot(Seat seat, const std::string& text, std::uint32_t version,
                         std::int64_t now);
    Result<Rows> fall_flag(Seat seat, std::int64_t now);
    // What the clock showed that ran since the match `moved`.
    Result<Rows> report_clock(const std::string& text, std::uint32_t moved, std::int64_t now);

    // News since a version, as a viewer sees them; nothing if that is too long ago or the version
    // is unknown: then the whole view is sent.
    std::optional<std::vector<News>> news_since(std::uint32_t version, Seat viewer) const;
    // The merge patch from the view at a version that news_since() covers to that of now.
    std::optional<Json> view_since(std::uint32_t version, Seat viewer) const;
    // The match's record: finished, everything; else refused here, since it holds secrets.
    Result<codec::Record> record() const;
    // The record that a new table goes on from after `step` steps (all if there are fewer). Of a
    // finished match the steps themselves; of one that goes on a position that fits what the viewer
    // knew then, whatever he could not see guessed anew.
    codec::Record fork(std::size_t step, Seat viewer, Rng& rng) const;
    // The match from its beginning to now: called with 0 before the first step, then after each.
    // Steps that were taken back are not among them.
    void walk(const std::function<void(std::size_t step, const Match& match)>& visit) const;
    // Whose eyes somebody may look through: those of a seat of his, once the match is over those of
    // any, else a spectator's.
    Seat viewer_for(const std::string& guest, std::optional<Seat> seat) const;

    store::Summary summary() const;

  private:
    struct Step {
        Seat actor = kChance;
        std::string text;
        Seats waiting_before;
    };
    struct Moment {  // the match at a version
        std::uint32_t version = 0;
        std::unique_ptr<Match> match;
        bool stepped = false;  // by a step of the match; else by a note
        Json note;
    };

    Table() = default;

    // The one way in which anything changes, now and when rows are applied again.
    std::optional<Problem> apply(const Row& row);
    std::optional<Problem> apply_kind(const Row& row, const Json& body);
    std::optional<Problem> apply_create(const Json& body);
    std::optional<Problem> apply_act(const Row& row, const Json& body);
    std::optional<Problem> apply_undo(const Json& body);
    std::optional<Problem> apply_seat(const std::string& kind, const Json& body);
    void apply_start(std::int64_t at);

    // Makes a row, applies it and adds it to `rows`.
    std::optional<Problem> add(Rows& rows, const char* kind, Json body, std::int64_t now);
    // The row of a step of the match.
    std::optional<Problem> add_step(Rows& rows, Seat actor, const std::string& text,
                                    std::int64_t lag, std::int64_t now);
    // Chance goes on by itself until somebody is to decide.
    std::optional<Problem> run_chance(Rows& rows, std::int64_t now);
    std::optional<Problem> begin_match();
    void take_step(Seat actor, const std::string& text);
    void rebuild(std::size_t steps);
    void finish_step(std::int64_t at, Seat actor, std::int64_t lag);
    void keep_moment(bool stepped, Json note);
    std::optional<Problem> check_owner(const std::string& guest, Seat seat) const;
    std::size_t undo_target(Seat seat) const;
    bool free_take_back() const;
    Json summary_json() const;

    std::string id_;
    Terms terms_;
    std::string owner_;
    HashKey secret_{};
    Status status_ = Status::kOpen;
    bool abandoned_ = false;  // ended because no person is left
    std::uint32_t version_ = 0;
    std::uint32_t moved_ = 0;
    std::vector<Sitter> sitters_;
    std::vector<Seats> agreed_;  // by seat to be replaced: who agreed
    std::unique_ptr<Match> match_;
    std::unique_ptr<Match> beginning_;
    StreamUses uses_{};
    std::vector<Step> steps_;
    std::array<std::uint32_t, kMaxSeats> asked_{};  // version since which a seat is waited for
    Seats asked_seats_;
    Clocks clocks_;
    std::vector<ChatLine> chat_;
    std::string rematch_;
    std::deque<Moment> moments_;
    std::int64_t changed_ = 0;
};

}  // namespace pakhuis::tables
