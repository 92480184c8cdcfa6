// One table: its seats, its match and its history. It is event-sourced: the sequence of its changes
// (changes.h) defines it, and applying them again rebuilds it. No I/O, no threads, no clock of its
// own.
//
//   request ──► checked once ──► changes, applied at once ──► store ──► acknowledged, shown
//
// A refused request changes nothing. If the store can't write the changes, the caller drops the
// table and loads it again.
#pragma once

#include <array>
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
#include "tables/names.h"

namespace pakhuis::tables {

// At daily tables no flag falls so long after the start of the server.
inline constexpr std::int64_t kDailyGraceMs = 3'600'000;
// The seats of a rematch are kept so long for the players of the match before.
inline constexpr std::int64_t kReservedMs = 10 * 60'000;
inline constexpr std::int64_t kReservedDailyMs = 24 * 3'600'000;

using Status = protocol::TableStatus;
using protocol::SeatKind;

struct Sitter {
    SeatKind kind = SeatKind::kPerson;
    std::string guest;  // empty: free
    std::string name;
    std::string level;          // of a bot
    bool flagged = false;       // time is up: `easy` decides until the person returns
    bool replaced = false;      // a bot decides: the person resigned or was voted out
    bool resigned = false;      // then for good; after a vote the person may come back
    int returns = 0;            // number of times that the person came back
    Reservation reserved = {};  // before the match; see kReservedMs
};

// The absence of a seat's person, as the host knows it.
struct Absence {
    bool present = false;
    std::int64_t lasted = 0;  // milliseconds since the person was last connected
    std::int64_t least = 0;   // after so many the others may replace the person
};
using Absences = std::array<Absence, kMaxSeats>;  // by seat

struct ChatLine {
    std::uint32_t version = 0;
    std::string name;
    std::string text;
    std::string guest{};
    bool watcher = false;  // written by somebody who only watches
};

// The change to a version as one viewer saw it.
struct News {
    std::uint32_t version = 0;
    std::vector<EventReport> events;       // of a step of the match
    Json note;                             // of another change: {"kind": "undone", "seat": 1, …}
    std::vector<EventReport> undone = {};  // the events of the decision that was taken back
    bool hurried = false;                  // see Acted
};

class Table {
  public:
    // The history has at most so many changes, and those that the match needs to end. Everything
    // else is "history-full" then: chat, undo, seats that change hands.
    static constexpr std::uint32_t kMaxChanges = 5'000;

    // A new table and its first changes. All chance outcomes follow from `secret`.
    static std::unique_ptr<Table> create(std::string id, Agreement agreement,
                                         const std::string& owner, const HashKey& secret,
                                         std::int64_t now, Entries& entries,
                                         std::vector<Reservation> reserved = {});
    // Rebuilds a table from its rows; `editions` are those of the store. If a row does not replay
    // to its hash, the table is not loaded: nothing is guessed.
    static Result<std::unique_ptr<Table>> load(std::string id, const std::vector<store::Row>& rows,
                                               const EditionSource& editions);

    // The table as far as its rows replay; nothing if not even the first one does.
    static std::unique_ptr<Table> load_part(const std::string& id,
                                            const std::vector<store::Row>& rows,
                                            const EditionSource& editions);
    // Tells the table when the server that runs it has started. Called once, after `create` or
    // `load`. If an earlier server ran the clocks, they are corrected, and the next change is
    // preceded by a Resumed. Live clocks stand for `live_grace` milliseconds after the start.
    void serve_from(std::int64_t start, std::int64_t live_grace);
    // Whether that Resumed is not yet among the changes.
    bool resumes() const { return resumed_.has_value(); }

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
    TableOrigin origin() const { return origin_; }
    const std::vector<ChatLine>& chat_lines() const { return chat_; }
    const Clocks& clocks() const { return clocks_; }

    // The seats of a guest; a spectator has none.
    Seats seats_of(const std::string& guest) const;
    // The first seat of the person who has this seat too; nothing: it is this one.
    std::optional<Seat> same_person(Seat seat) const;
    // Whether a guest plays here or owns the table.
    bool belongs_to(const std::string& guest) const;
    // Whether those who watch may write in the chat, and whether the owner has muted a guest.
    bool watchers_may_chat() const { return watchers_chat_; }
    bool is_muted(const std::string& guest) const;
    // The versions of the lines that muted watchers wrote.
    std::vector<std::uint32_t> muted_lines() const;
    // Whether a guest may make the rematch: a player, or the owner if he deals or nobody plays.
    bool may_rematch(const std::string& guest) const;
    // Whether a free seat is kept for somebody at this time.
    bool is_reserved(Seat seat, std::int64_t now) const;
    // The seats that agreed to replace this one.
    Seats votes_against(Seat seat) const { return agreed_[seat]; }
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
    // Takes all seats that are kept for the guest. A guest with one seat sits there as `name`.
    Result<Entries> sit_reserved(const std::string& guest, const std::string& name,
                                 std::int64_t now);
    // The owner lets a bot take a free seat before the match.
    Result<Entries> seat_bot(const std::string& guest, const std::string& bot, Seat seat,
                             std::int64_t now);
    Result<Entries> leave(const std::string& guest, std::int64_t now);
    Result<Entries> act(const std::string& guest, Seat seat, const std::string& text,
                        std::uint32_t version, std::int64_t lag, std::int64_t now);
    Result<Entries> undo(const std::string& guest, Seat seat, std::int64_t now);
    Result<Entries> chat(const std::string& guest, const std::string& name, const std::string& text,
                         std::int64_t now);
    // Requests of the owner. A watcher is named by the version of one of his lines.
    Result<Entries> allow_chat(const std::string& guest, bool allowed, std::int64_t now);
    Result<Entries> mute(const std::string& guest, std::uint32_t line, std::int64_t now);
    Result<Entries> unmute(const std::string& guest, std::uint32_t line, std::int64_t now);
    Result<Entries> resign(const std::string& guest, Seat seat, std::int64_t now);
    Result<Entries> back(const std::string& guest, Seat seat, std::int64_t now);
    // Proposes, or agrees, that a bot replaces an absent person. It happens when all others agree,
    // except those who could be replaced themselves. At a daily table the person's time must be up.
    Result<Entries> replace(const std::string& guest, Seat seat, const Absences& absences,
                            std::int64_t now);

    // Links a finished table to its rematch.
    Result<Entries> link_rematch(const std::string& table, std::int64_t now);

    // A chance outcome of a physical table, entered by the owner (terms: by hand).
    Result<Entries> deal(const std::string& guest, const std::string& text, std::uint32_t version,
                         std::int64_t now);

    // Requests of the server: a bot's decision, made for `version` (`hurried`: see Acted); a fallen
    // flag; a clock's report.
    Result<Entries> act_bot(Seat seat, const std::string& text, std::uint32_t version,
                            std::int64_t now, bool hurried = false);
    Result<Entries> fall_flag(Seat seat, std::int64_t now);
    // A guest is at the table again. Refused if there are no votes against his seats.
    Result<Entries> drop_votes(const std::string& guest, std::int64_t now);
    // The Resumed that serve_from() left. Refused if there is none.
    Result<Entries> write_resumed(std::int64_t now);
    // The clock's report; `moved` is the value of moved() when the clock started.
    Result<Entries> report_clock(const std::string& text, std::uint32_t moved, std::int64_t now);

    // News since a version, as a viewer sees them. Nothing if the version is unknown or too old:
    // then the caller sends the whole view.
    std::optional<std::vector<News>> news_since(std::uint32_t version, Seat viewer) const;
    // The merge patch from the view at a version that news_since() covers to the current view.
    std::optional<JsonText> view_since(std::uint32_t version, Seat viewer) const;
    // The record of a finished match. Refused before the end: a record holds secrets.
    Result<codec::Record> record() const;
    // The same before the end, with all secrets.
    codec::Record record_so_far() const;
    // A record from which a new table continues after `step` steps (all if there are fewer). For a
    // finished match it holds the steps. For an unfinished match it holds a position that fits the
    // viewer's knowledge at that step; hidden parts are drawn again. The function makes the record.
    // It holds all that it needs, so any thread may call it while the table goes on.
    std::function<codec::Record(Rng&)> fork(std::size_t step, Seat viewer) const;
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
        std::unique_ptr<Match> undone;  // the match after the decision that was taken back
        bool hurried = false;           // see Acted
    };

    Table() = default;

    Result<void> load_row(const store::Row& row, const EditionSource& editions);
    // Sets the match and the seats of a new table.
    void begin(Agreement&& agreement, const Created& created);
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
    void on(const Resumed& change, std::int64_t at);
    void on(const Acted& change, std::int64_t at);
    void on(const Undone& change, std::int64_t at);
    void on(const Chatted& change, std::int64_t at);
    void on(const ChatAllowed& change, std::int64_t at);
    void on(const Muted& change, std::int64_t at);
    void on(const Unmuted& change, std::int64_t at);
    void on(const RematchMade& change, std::int64_t at);
    void on(const Sat& change, std::int64_t at);
    void on(const Left& change, std::int64_t at);
    void on(const FlagFell& change, std::int64_t at);
    void on(const CameBack& change, std::int64_t at);
    void on(const Agreed& change, std::int64_t at);
    void on(const VotesDropped& change, std::int64_t at);
    void on(const Resigned& change, std::int64_t at);
    void on(const Replaced& change, std::int64_t at);
    void on(const Abandoned& change, std::int64_t at);
    void let_bot_play(Seat seat);
    // After a change of a seat: keeps its note and runs the clocks of the waiting people.
    void seat_changed(std::string_view kind, Seat seat, std::int64_t at, Json more = {});

    void finish_step(std::int64_t at, Seat actor, std::int64_t lag);
    void keep_snapshot(bool stepped, Json note, std::unique_ptr<Match> undone = nullptr);
    Result<void> check_owner(const std::string& guest, Seat seat) const;
    Result<void> check_table_owner(const std::string& guest) const;
    // Whether a seat is free before the match, for this guest if it is kept for somebody.
    Result<void> check_free(Seat seat, const std::string& guest, std::int64_t now) const;
    // Somebody sits down; the match begins when the last seat is taken.
    Result<Entries> commit_sitting(Sat sat, std::int64_t now);
    // Whether this guest may use the name here: it is valid, and nobody else at the table has it.
    Result<void> check_name_here(const std::string& guest, const std::string& name) const;
    Result<void> check_absence(Seat seat, const Absence& absence) const;
    // The people whose agreement a vote against `seat` still needs after those of `agreed`.
    Seats missing_votes(Seat seat, Seats agreed, const Absences& absences) const;
    Result<void> check_chat(const std::string& guest) const;
    // The watcher's line that the owner names by its version.
    Result<ChatLine> line_of_watcher(const std::string& guest, std::uint32_t line) const;
    int free_seats() const;
    // Counts the take-backs of a seat since another seat decided.
    bool may_undo_again(Seat seat) const;
    std::size_t undo_target(Seat seat) const;
    bool free_take_back() const;
    std::string summary_json() const;

    std::string id_;
    TableTerms terms_;
    std::string owner_;
    TableOrigin origin_ = TableOrigin::kStart;
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
    std::int64_t server_ = 0;         // start of the server that runs the table
    std::int64_t clocks_server_ = 0;  // start of the server that ran the clocks at the last change
    std::optional<Resumed> resumed_;  // precedes the next change
    std::vector<ChatLine> chat_;
    bool watchers_chat_ = false;
    std::vector<std::string> muted_;  // guests
    std::array<int, kMaxSeats> undos_in_turn_{};
    int undos_ = 0;
    std::string rematch_;
    std::deque<VersionSnapshot> snapshots_;
    std::int64_t created_ = 0;
    std::int64_t changed_ = 0;
};

}  // namespace pakhuis::tables
