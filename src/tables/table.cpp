#include "tables/table.h"

#include <algorithm>
#include <utility>

#include "codec/format_text.h"

namespace pakhuis::tables {
namespace {

// Take-backs at a table of several people.
constexpr int kMaxUndosInTurn = 3;
constexpr int kMaxUndos = 100;
// A person who comes back to a live table has at least so much time, the first few times.
constexpr std::int64_t kReturnMs = 15'000;
constexpr int kHelpedReturns = 3;

Failure refused(const char* key, const char* sentence) {
    return fail(key, "", sentence);
}

}  // namespace

// Several seats of one guest may have the same name: people at one device.
Result<void> Table::check_name_here(const std::string& guest, const std::string& name) const {
    if (auto fit = check_name(name); !fit) return fit;
    const bool taken = std::any_of(sitters_.begin(), sitters_.end(), [&](const Sitter& s) {
        return !s.guest.empty() && s.guest != guest && are_alike(s.name, name);
    });
    if (!taken) return {};
    return fail("name-taken", "name", "Somebody at this table has that name. Choose another.");
}

Seats Table::seats_of(const std::string& guest) const {
    Seats seats;
    for (std::size_t i = 0; i < sitters_.size(); ++i) {
        if (!guest.empty() && sitters_[i].guest == guest) {
            seats = seats | Seats::of(static_cast<Seat>(i));
        }
    }
    return seats;
}

Seats Table::bots_among(Seats seats) const {
    Seats bots;
    for (Seats left = seats; !left.empty();) {
        const Seat seat = left.pop();
        const Sitter& s = sitters_[seat];
        if (s.kind == SeatKind::kBot || s.replaced || s.flagged) bots = bots | Seats::of(seat);
    }
    return bots;
}

Seats Table::waiting_bots() const {
    if (status_ != Status::kPlaying) return {};
    return bots_among(match().waiting() & Seats::first(seats()));
}

Seats Table::waiting_people() const {
    if (status_ != Status::kPlaying) return {};
    return (match().waiting() & Seats::first(seats())) - waiting_bots();
}

std::string Table::bot_of(Seat seat) const {
    return sitters_[seat].kind == SeatKind::kBot ? sitters_[seat].level : "easy";
}

std::uint64_t Table::bot_seed(Seat seat) const {
    // Never equal to a stream number, which is the first word for chance.
    constexpr std::uint64_t kBots = 0x626f7473;
    return keyed_hash(secret_, std::array<std::uint64_t, 3>{kBots, version_, seat});
}

std::string_view Table::end_reason() const {
    if (status_ != Status::kOver) return {};
    return abandoned_ ? "abandoned" : match().end_reason();
}

Result<void> Table::check_owner(const std::string& guest, Seat seat) const {
    if (seat >= sitters_.size() || guest.empty() || sitters_[seat].guest != guest) {
        return refused("not-your-seat", "Somebody else sits there.");
    }
    if (status_ == Status::kOpen) return refused("not-started", "The game has not begun.");
    if (status_ == Status::kOver) return refused("match-over", "The game is over.");
    if (sitters_[seat].replaced) return refused("replaced", "A bot has taken over this seat.");
    return {};
}

std::optional<Problem> Table::why_not(const std::string& guest, std::optional<Seat> seat,
                                      std::string_view target) const {
    const Seat asked = seat.value_or(seats_of(guest).lowest());
    if (const auto own = check_owner(guest, asked); !own) return own.error();
    return match().why_not(asked, target);
}

// ---- requests ----

Result<void> Table::check_free(Seat seat, const std::string& guest, std::int64_t now) const {
    if (status_ != Status::kOpen) return refused("started", "The game has begun.");
    if (seat >= sitters_.size() || sitters_[seat].kind != SeatKind::kPerson) {
        return refused("no-such-seat", "There is no such seat for a person.");
    }
    if (!sitters_[seat].guest.empty()) return refused("seat-taken", "The seat is taken.");
    if (is_reserved(seat, now) && sitters_[seat].reserved.guest != guest) {
        return refused("reserved", "This seat is kept for a player of the game before.");
    }
    return {};
}

Result<Entries> Table::commit_sitting(Sat sat, std::int64_t now) {
    std::vector<Change> changes{std::move(sat)};
    if (free_seats() == 1) changes.emplace_back(Started{server_});
    return commit_if_room(std::move(changes), now);
}

Result<Entries> Table::sit(const std::string& guest, const std::string& name, Seat seat,
                           std::int64_t now) {
    if (auto fit = check_free(seat, guest, now); !fit) return Failure(fit.error());
    if (terms_.by_hand && guest == owner_) {
        return refused("dealer", "Whoever deals by hand sees all cards and can't play.");
    }
    if (terms_.listed && !seats_of(guest).empty()) {
        return refused("already-seated",
                       "At a table that is open to all everybody has one seat; several "
                       "at one browser play by invitation.");
    }
    if (auto fit = check_name_here(guest, name); !fit) return Failure(fit.error());
    return commit_sitting({seat, guest, name}, now);
}

Result<Entries> Table::leave(const std::string& guest, std::int64_t now) {
    if (status_ != Status::kOpen) return refused("started", "The game has begun.");
    Seats seats = seats_of(guest);
    if (seats.empty()) return refused("not-your-seat", "You do not sit here.");
    std::vector<Change> changes;
    while (!seats.empty()) changes.emplace_back(Left{{seats.pop()}});
    return commit_if_room(std::move(changes), now);
}

Result<Entries> Table::act(const std::string& guest, Seat seat, const std::string& text,
                           std::uint32_t version, std::int64_t lag, std::int64_t now) {
    if (auto fit = check_owner(guest, seat); !fit) return Failure(fit.error());
    auto step = checked_step(seat, text, lag);
    if (!step) return Failure(step.error());
    if (version < asked_[seat] || version > version_) {
        return refused("stale", "This answers an earlier question.");
    }
    std::vector<Change> changes;
    if (sitters_[seat].flagged) changes.emplace_back(CameBack{seat});
    changes.push_back(std::move(*step));
    return commit(std::move(changes), now);
}

bool Table::waits_for_dealer() const {
    const Seats waiting = match().waiting();
    return terms_.by_hand && status_ == Status::kPlaying &&
           (waiting.has(kChance) || waiting.has(kClock));
}

std::optional<ClockFace> Table::clock_face() const {
    if (status_ != Status::kPlaying || terms_.by_hand) return std::nullopt;
    const auto clock = match().clock();
    return clock ? clock->face() : std::nullopt;
}

Result<Entries> Table::deal(const std::string& guest, const std::string& text,
                            std::uint32_t version, std::int64_t now) {
    if (!waits_for_dealer() || guest != owner_) {
        return refused("not-your-turn", "Chance is not yours to enter now.");
    }
    if (version != version_) return refused("stale", "The table has moved on.");
    const Seat actor = match().waiting().lowest();
    auto step = checked_step(actor, text);
    if (!step) return Failure(step.error());
    return commit({std::move(*step)}, now);
}

Result<Entries> Table::act_bot(Seat seat, const std::string& text, std::uint32_t version,
                               std::int64_t now, bool hurried) {
    if (!waiting_bots().has(seat) || version < asked_[seat]) {
        return refused("stale", "The bot was asked about an earlier position.");
    }
    auto step = checked_step(seat, text);
    if (!step) return Failure(step.error());
    std::get<Acted>(*step).hurried = hurried;
    return commit({std::move(*step)}, now);
}

// Take-backs are free if one guest has all seats of people: nobody else is harmed.
bool Table::free_take_back() const {
    const Sitter* first = nullptr;
    for (const Sitter& s : sitters_) {
        if (s.kind == SeatKind::kBot) continue;
        if (first != nullptr && s.guest != first->guest) return false;
        first = &s;
    }
    return true;
}

// The number of steps that remain after taking back the seat's latest decision; all steps if it
// can't be taken back. After a chance outcome, another seat's decision or a revealed simultaneous
// choice it can't: the seat has learned something.
std::size_t Table::undo_target(Seat seat) const {
    if (free_take_back()) {
        for (std::size_t i = played_.steps().size(); i > 0; --i) {
            const Seat actor = played_.steps()[i - 1].actor;
            if (actor < kMaxSeats && sitters_[actor].kind == SeatKind::kPerson) return i - 1;
        }
        return played_.steps().size();
    }
    if (played_.steps().empty() || played_.steps().back().actor != seat)
        return played_.steps().size();
    if (played_.steps().size() > 1) {
        const PlayedStep& before = played_.steps()[played_.steps().size() - 2];
        const bool together =
            before.actor != seat && before.actor < kMaxSeats && before.waiting_before.has(seat);
        const bool opened = together && !match().waiting().has(before.actor) &&
                            (match().waiting() - played_.steps().back().waiting_before).bits != 0;
        const bool last = together && played_.steps().back().waiting_before == Seats::of(seat);
        if (opened || last) return played_.steps().size();
    }
    return played_.steps().size() - 1;
}

bool Table::can_undo(Seat seat) const {
    return seat < sitters_.size() && status_ == Status::kPlaying && !sitters_[seat].replaced &&
           has_room() && may_undo_again(seat) && undo_target(seat) < played_.steps().size();
}

bool Table::may_undo_again(Seat seat) const {
    if (free_take_back()) return true;
    return undos_in_turn_[seat] < kMaxUndosInTurn && undos_ < kMaxUndos;
}

Result<Entries> Table::undo(const std::string& guest, Seat seat, std::int64_t now) {
    // The last step of a finished match may be taken back only if take-backs are free.
    if (!(status_ == Status::kOver && !abandoned_ && free_take_back() &&
          seats_of(guest).has(seat))) {
        if (auto fit = check_owner(guest, seat); !fit) return Failure(fit.error());
    }
    const std::size_t target = undo_target(seat);
    if (target == played_.steps().size()) {
        return refused("nothing-to-undo",
                       "Your latest choice can't be undone: something was learned "
                       "since, or somebody else decided.");
    }
    if (!may_undo_again(seat)) {
        return refused("undo-limit", "You have undone too often in this turn or this game.");
    }
    return commit_if_room({Undone{seat, static_cast<std::uint32_t>(target)}}, now);
}

Result<Entries> Table::chat(const std::string& guest, const std::string& name,
                            const std::string& text, std::int64_t now) {
    if (auto fit = check_chat_line(text); !fit) return Failure(fit.error());
    if (auto fit = check_name_here(guest, name); !fit) return Failure(fit.error());
    if (auto fit = check_chat(guest); !fit) return Failure(fit.error());
    return commit_if_room({Chatted{guest, name, text}}, now);
}

Result<Entries> Table::resign(const std::string& guest, Seat seat, std::int64_t now) {
    if (auto fit = check_owner(guest, seat); !fit) return Failure(fit.error());
    const auto people = std::count_if(sitters_.begin(), sitters_.end(), [](const Sitter& s) {
        return s.kind == SeatKind::kPerson && !s.replaced;
    });
    std::vector<Change> changes{Resigned{{seat}}};
    if (people == 1) changes.emplace_back(Abandoned{{seat}});
    return commit(std::move(changes), now);
}

Result<Entries> Table::back(const std::string& guest, Seat seat, std::int64_t now) {
    const bool voted_out =
        seat < sitters_.size() && sitters_[seat].replaced && !sitters_[seat].resigned;
    const auto fit = check_owner(guest, seat);
    if (!fit && !(voted_out && fit.error().key == "replaced")) return Failure(fit.error());
    if (!voted_out && !sitters_[seat].flagged) {
        return refused("not-away", "Nobody decides for you.");
    }
    // Without time the flag would fall again at once. Not too often: the others wait meanwhile.
    const bool helped = sitters_[seat].returns < kHelpedReturns;
    return commit({CameBack{seat, helped ? kReturnMs : 0}}, now);
}

// At a daily table people are not expected to be connected: only their time counts.
Result<void> Table::check_absence(Seat seat, const Absence& absence) const {
    if (absence.present) return refused("present", "This player is here.");
    if (terms_.tempo.kind == TempoKind::kDaily) {
        if (sitters_[seat].flagged) return {};
        return refused("has-time", "This player has time left. A bot may take over after that.");
    }
    if (absence.lasted >= absence.least) return {};
    const auto seconds = static_cast<int>((absence.least - absence.lasted + 999) / 1000);
    return Failure(Problem{"just-left",
                           "",
                           codec::format_text("This player has just left. Wait {} s.", seconds),
                           {{"seconds", seconds}}});
}

// An absent person does not block the vote of those who are here. Nor does a person for whom a bot
// decides.
Seats Table::missing_votes(Seat seat, Seats agreed, const Absences& absences) const {
    Seats missing;
    for (Seats left = Seats::first(seats()) - Seats::of(seat); !left.empty();) {
        const Seat voter = left.pop();
        const Sitter& s = sitters_[voter];
        const bool votes = s.kind == SeatKind::kPerson && !s.replaced && !s.flagged &&
                           !check_absence(voter, absences[voter]);
        if (votes && (agreed & seats_of(s.guest)).empty()) missing = missing | Seats::of(voter);
    }
    return missing;
}

Result<Entries> Table::replace(const std::string& guest, Seat seat, const Absences& absences,
                               std::int64_t now) {
    const Seats own = seats_of(guest);
    if (status_ != Status::kPlaying) return refused("not-playing", "Nobody is playing.");
    if (own.empty() || own.has(seat)) {
        return refused("not-your-seat", "Only the others at the table may propose this.");
    }
    if (seat >= sitters_.size() || sitters_[seat].kind == SeatKind::kBot ||
        sitters_[seat].replaced) {
        return refused("no-such-seat", "No person sits there.");
    }
    if (auto fit = check_absence(seat, absences[seat]); !fit) return Failure(fit.error());
    const Seat voter = own.lowest();
    std::vector<Change> changes;
    if (!agreed_[seat].has(voter)) changes.emplace_back(Agreed{seat, voter});
    if (missing_votes(seat, agreed_[seat] | Seats::of(voter), absences).empty()) {
        changes.emplace_back(Replaced{{seat}});
    }
    if (changes.empty()) {
        return refused("already-voted", "Your vote counts already. The others must agree too.");
    }
    return commit_if_room(std::move(changes), now);
}

Result<Entries> Table::link_rematch(const std::string& table, std::int64_t now) {
    if (!rematch_.empty()) return refused("conflict", "There is a rematch already.");
    return commit({RematchMade{table}}, now);
}

Result<Entries> Table::report_clock(const std::string& text, std::uint32_t moved,
                                    std::int64_t now) {
    if (moved != moved_ || !clock_face()) {
        return refused("stale", "That clock no longer runs.");
    }
    auto step = checked_step(kClock, text);
    if (!step) return Failure(step.error());
    return commit({std::move(*step)}, now);
}

Result<Entries> Table::fall_flag(Seat seat, std::int64_t now) {
    const auto left = clocks_.left(seat, now);
    if (!waiting_people().has(seat) || !left || *left > 0) {
        return refused("time-left", "This clock has time left.");
    }
    return commit({FlagFell{{seat}}}, now);
}

}  // namespace pakhuis::tables
