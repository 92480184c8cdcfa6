// One table: who sits where, the match, its history. Event-sourced: it is the sequence of its
// changes (changes.h), and is rebuilt by applying them again. No I/O, no threads, no clock of its
// own.
//
//   request ──► checked once ──► changes, applied at once ──► store ──► acknowledged, shown
//
// A request that is refused changes nothing. If the store can't write the changes, the caller drops
// the table and loads it again.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/seen.h"
#include "registry/match.h"
#include "store/store.h"
#include "tables/agreement.h"
#include "tables/changes.h"
#include "tables/clocks.h"

namespace pakhuis::tables {

// Whether somebody can be called this.
Result<void> check_name(const std::string& name);

using Status = protocol::TableStatus;
using protocol::SeatKind;

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
    // A new table and its first changes. `secret` fixes the chance of its match.
    static std::unique_ptr<Table> create(std::string id, Agreement agreement,
                                         const std::string& owner, const HashKey& secret,
                                         std::int64_t now, Entries& entries);
    // From its rows; `editions` are those that the store keeps. A row that no longer replays to its
    // hash is a problem: the table is frozen, nothing is guessed.
    static Result<std::unique_ptr<Table>> load(std::string id, const std::vector<store::Row>& rows,
                                               const EditionSource& editions);

    const std::string& id() const { return id_; }
    // Complete but for the edition, which the match has.
    const TableTerms& terms() const { return terms_; }
    int seats() const { return static_cast<int>(sitters_.size()); }
    Status status() const { return status_; }
    std::string_view end_reason() const;
    std::uint32_t version() const { return version_; }
    const std::vector<Sitter>& sitters() const { return sitters_; }
    const Match& match() const { return played_.match(); }
    const std::string& owner() const { return owner_; }
    const std::vector<ChatLine>& chat_lines() const { return chat_; }
    const Clocks& clocks() const { return clocks_; }

    // The seats of a guest; none: a spectator.
    Seats seats_of(const std::string& guest) const;
    // Why a seat of the guest (nothing: the first) can do nothing with a part of the board now.
    std::optional<Problem> why_not(const std::string& guest, std::optional<Seat> seat,
                                   std::string_view target) const;
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
    Result<Entries> sit(const std::string& guest, const std::string& name, Seat seat,
                        std::int64_t now);
    Result<Entries> leave(const std::string& guest, std::int64_t now);
    Result<Entries> act(const std::string& guest, Seat seat, const std::string& text,
                        std::uint32_t version, std::int64_t lag, std::int64_t now);
    Result<Entries> undo(const std::string& guest, Seat seat, std::int64_t now);
    Result<Entries> chat(const std::string& guest, const std::string& name, const std::string& text,
                         std::int64_t now);
    Result<Entries> resign(const std::string& guest, Seat seat, std::int64_t now);
    Result<Entries> back(const std::string& guest, Seat seat, std::int64_t now);
    // Propose, or agree, to replace a person who is away by a bot; done when all others agree.
    Result<Entries> replace(const std::string& guest, Seat seat, bool away, std::int64_t now);

    // Everybody at a finished table is told where it goes on.
    Result<Entries> link_rematch(const std::string& table, std::int64_t now);

    // What chance gave on a real table, entered by the owner (terms: by hand).
    Result<Entries> deal(const std::string& guest, const std::string& text, std::uint32_t version,
                         std::int64_t now);

    // Of the server: a bot's decision, made for `version`; a fallen flag; a clock that was stopped.
    Result<Entries> act_bot(Seat seat, const std::string& text, std::uint32_t version,
                            std::int64_t now);
    Result<Entries> fall_flag(Seat seat, std::int64_t now);
    // What the clock showed that ran since the match `moved`.
    Result<Entries> report_clock(const std::string& text, std::uint32_t moved, std::int64_t now);

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
    // The match with its steps; those that were taken back are not among them.
    const PlayedMatch& played() const { return played_; }
    // Whose eyes somebody may look through: those of a seat of his, once the match is over those of
    // any, else a spectator's.
    Seat viewer_for(const std::string& guest, std::optional<Seat> seat) const;

    store::Summary summary() const;

  private:
    // The match at a version, for those who resume from it.
    struct VersionSnapshot {
        std::uint32_t version = 0;
        std::unique_ptr<Match> match;
        bool stepped = false;  // by a step of the match; else by a note
        Json note;
    };

    Table() = default;

    Result<void> load_row(const store::Row& row, const EditionSource& editions);
    // The match and the seats as they are before anything happens.
    void begin(PlayedMatch played, const std::vector<std::string>& players, const Created& created);
    // Changes that were read from the store are checked as requests are. What was checked,
    // `perform` does: the one way in which anything changes.
    Result<void> check(Change& change) const;
    Result<void> check_seat(Seat seat) const;
    void perform(const Change& change, std::int64_t at);
    // Performs what was checked; chance goes on by itself until somebody is to decide.
    Entries commit(std::vector<Change> changes, std::int64_t now);
    void add(Entries& entries, Change change, std::int64_t now);
    // The action of a seat, chance or the clock as a change, if it may be done now.
    Result<Change> checked_step(Seat actor, const std::string& text, std::int64_t lag = 0) const;

    void on(const Created& change, std::int64_t at);
    void on(const Started& change, std::int64_t at);
    void on(const Acted& change, std::int64_t at);
    void on(const Undone& change, std::int64_t at);
    void on(const Chatted& change, std::int64_t at);
    void on(const RematchMade& change, std::int64_t at);
    void on(const Sat& change, std::int64_t at);
    void on(const Left& change, std::int64_t at);
    void on(const FlagFell& change, std::int64_t at);
    void on(const CameBack& change, std::int64_t at);
    void on(const Agreed& change, std::int64_t at);
    void on(const Resigned& change, std::int64_t at);
    void on(const Replaced& change, std::int64_t at);
    void on(const Abandoned& change, std::int64_t at);
    void let_bot_play(Seat seat);
    // After a change of a seat: its note, and the clocks of those who are now waited for.
    void seat_changed(std::string_view kind, Seat seat, std::int64_t at, Json more = {});

    void finish_step(std::int64_t at, Seat actor, std::int64_t lag);
    void keep_snapshot(bool stepped, Json note);
    Result<void> check_owner(const std::string& guest, Seat seat) const;
    std::size_t undo_target(Seat seat) const;
    bool free_take_back() const;
    Json summary_json() const;

    std::string id_;
    TableTerms terms_;
    std::string owner_;
    HashKey secret_{};
    Status status_ = Status::kOpen;
    bool abandoned_ = false;  // ended because no person is left
    std::uint32_t version_ = 0;
    std::uint32_t moved_ = 0;
    std::vector<Sitter> sitters_;
    std::vector<Seats> agreed_;  // by seat to be replaced: who agreed
    PlayedMatch played_;
    std::array<std::uint32_t, kMaxSeats> asked_{};  // version since which a seat is waited for
    Seats asked_seats_;
    Clocks clocks_;
    std::vector<ChatLine> chat_;
    std::string rematch_;
    std::deque<VersionSnapshot> snapshots_;
    std::int64_t changed_ = 0;
};

}  // namespace pakhuis::tables
