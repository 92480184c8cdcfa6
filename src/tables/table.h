// One table: its seats, its match and its history. It is event-sourced: the sequence of its changes
// (changes.h) defines it, and applying them again rebuilds it. No I/O, no threads, no clock of its
// own.
//
//   request ──► checked once ──► changes, applied at once ──► store ──► acknowledged, shown
//
// A refused request changes nothing. If the store can't write the changes, the caller drops the
// table and loads it again.
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

// Checks the name of a person.
Result<void> check_name(const std::string& name);

using Status = protocol::TableStatus;
using protocol::SeatKind;

struct Sitter {
    SeatKind kind = SeatKind::kPerson;
    std::string guest;  // empty: free
    std::string name;
    std::string level;      // of a bot
    bool flagged = false;   // time is up: `easy` decides until the person returns
    bool replaced = false;  // a bot decides for good: the person resigned or was voted out
};

struct ChatLine {
    std::uint32_t version = 0;
    std::string name;
    std::string text;
};

// The change to a version as one viewer saw it.
struct News {
    std::uint32_t version = 0;
    std::vector<EventReport> events;  // of a step of the match
    Json note;                        // of another change: {"kind": "undone", "seat": 1, …}
};

class Table {
  public:
    // The history has at most so many changes, and those that the match needs to end. Everything
    // else is "history-full" then: chat, undo, seats that change hands.
    static constexpr std::uint32_t kMaxChanges = 5'000;

    // A new table and its first changes. All chance outcomes follow from `secret`.
    static std::unique_ptr<Table> create(std::string id, Agreement agreement,
                                         const std::string& owner, const HashKey& secret,
                                         std::int64_t now, Entries& entries);
    // Rebuilds a table from its rows; `editions` are those of the store. If a row does not replay
    // to its hash, the table is not loaded: nothing is guessed.
    static Result<std::unique_ptr<Table>> load(std::string id, const std::vector<store::Row>& rows,
                                               const EditionSource& editions);

    const std::string& id() const { return id_; }
    // Complete except for the edition, which the match has.
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

    // The seats of a guest; a spectator has none.
    Seats seats_of(const std::string& guest) const;
    // Match::why_not for a seat of the guest; nothing: the guest's first seat.
    std::optional<Problem> why_not(const std::string& guest, std::optional<Seat> seat,
                                   std::string_view target) const;
    // Seats that wait for a person's decision, or for a bot's (of its own seat or for a person).
    Seats waiting_people() const;
    Seats waiting_bots() const;
    // Those of the given seats for which a bot decides.
    Seats bots_among(Seats seats) const;
    // The version of the last change of the match, by a step or by taking one back.
    std::uint32_t moved() const { return moved_; }
    // The live clock, if one runs now.
    std::optional<ClockFace> clock_face() const;
    // Whether the owner must enter a chance outcome or a clock's report.
    bool waits_for_dealer() const;
    // Whether `undo` of a seat would be accepted now.
    bool can_undo(Seat seat) const;
    // The bot of a seat, and the seed of its generator. The seed depends on the table's secret and
    // version, never on hidden information.
    std::string bot_of(Seat seat) const;
    std::uint64_t bot_seed(Seat seat) const;
    // The table of the rematch; empty: none yet.
    const std::string& rematch() const { return rematch_; }

    // Requests of people. `version` is the one that the person saw. A request is "stale" if the
    // seat's current decision began later.
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
    // Proposes, or agrees, that a bot replaces an absent person. It happens when all others agree.
    Result<Entries> replace(const std::string& guest, Seat seat, bool away, std::int64_t now);

    // Links a finished table to its rematch.
    Result<Entries> link_rematch(const std::string& table, std::int64_t now);

    // A chance outcome of a physical table, entered by the owner (terms: by hand).
    Result<Entries> deal(const std::string& guest, const std::string& text, std::uint32_t version,
                         std::int64_t now);

    // Requests of the server: a bot's decision, made for `version`; a fallen flag; a clock's
    // report.
    Result<Entries> act_bot(Seat seat, const std::string& text, std::uint32_t version,
                            std::int64_t now);
    Result<Entries> fall_flag(Seat seat, std::int64_t now);
    // The clock's report; `moved` is the value of moved() when the clock started.
    Result<Entries> report_clock(const std::string& text, std::uint32_t moved, std::int64_t now);

    // News since a version, as a viewer sees them. Nothing if the version is unknown or too old:
    // then the caller sends the whole view.
    std::optional<std::vector<News>> news_since(std::uint32_t version, Seat viewer) const;
    // The merge patch from the view at a version that news_since() covers to the current view.
    std::optional<Json> view_since(std::uint32_t version, Seat viewer) const;
    // The record of a finished match. Refused before the end: a record holds secrets.
    Result<codec::Record> record() const;
    // A record from which a new table continues after `step` steps (all if there are fewer). For a
    // finished match it holds the steps. For an unfinished match it holds a position that fits the
    // viewer's knowledge at that step; hidden parts are drawn again.
    codec::Record fork(std::size_t step, Seat viewer, Rng& rng) const;
    // The match with its steps, without those that were taken back.
    const PlayedMatch& played() const { return played_; }
    // The view that a guest gets who asks for `seat`: an own seat, or any seat once the match is
    // over, else the spectator's.
    Seat viewer_for(const std::string& guest, std::optional<Seat> seat) const;

    store::Summary summary() const;

  private:
    // The match at a version, for clients that resume from it.
    struct VersionSnapshot {
        std::uint32_t version = 0;
        std::unique_ptr<Match> match;
        bool stepped = false;  // by a step of the match; else by a note
        Json note;
    };

    Table() = default;

    Result<void> load_row(const store::Row& row, const EditionSource& editions);
    // Sets the match and the seats of a new table.
    void begin(PlayedMatch played, const std::vector<std::string>& players, const Created& created);
    // Checks a change from the store. Requests are checked by their own functions. After either
    // check `perform` does the change; nothing else changes a table.
    Result<void> check(Change& change) const;
    Result<void> check_seat(Seat seat) const;
    void perform(const Change& change, std::int64_t at);
    // Performs checked changes, then chance outcomes until a seat or the clock must act.
    Entries commit(std::vector<Change> changes, std::int64_t now);
    // The same for changes that the match does not need: refused when the history is full.
    Result<Entries> commit_if_room(std::vector<Change> changes, std::int64_t now);
    bool has_room() const { return version_ < kMaxChanges; }
    void add(Entries& entries, Change change, std::int64_t now);
    // The action of a seat, chance or the clock as a change, if it is legal now.
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
    // After a change of a seat: keeps its note and runs the clocks of the waiting people.
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
    std::uint64_t hash_ = 0;  // of the match; only a step or a take-back changes it
    std::vector<Sitter> sitters_;
    std::vector<Seats> agreed_;  // by seat to be replaced: the seats that agreed
    PlayedMatch played_;
    std::array<std::uint32_t, kMaxSeats> asked_{};  // version at which a seat's decision began
    Seats asked_seats_;
    Clocks clocks_;
    std::vector<ChatLine> chat_;
    std::string rematch_;
    std::deque<VersionSnapshot> snapshots_;
    std::int64_t changed_ = 0;
};

}  // namespace pakhuis::tables
