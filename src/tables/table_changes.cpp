// Checks and effects of changes.
#include <algorithm>
#include <utility>

#include "codec/format_text.h"
#include "tables/table.h"

namespace pakhuis::tables {
namespace {

Failure bad_row(const char* sentence) {
    return fail("bad-row", "", sentence);
}

// The rules of a stored table. Rows of the first program name neither version nor edition.
PinnedRules pinned_rules(const Created& created, const EditionSource& editions) {
    PinnedRules pinned{created.rules == 0 ? 1 : created.rules, std::nullopt, editions};
    if (created.edition.value != 0) {
        pinned.edition_hash = created.edition.value;
    } else if (const GameInfo* info = find_game(created.terms.game);
               info != nullptr && !created.terms.edition) {
        pinned.edition_hash = info->first_edition;
    }
    return pinned;
}

}  // namespace

// ---- life of a table ----

std::unique_ptr<Table> Table::create(std::string id, Agreement agreement, const std::string& owner,
                                     const HashKey& secret, std::int64_t now, Entries& entries,
                                     std::vector<Reservation> reserved) {
    std::unique_ptr<Table> table(new Table);
    table->id_ = std::move(id);
    Created created;
    created.terms = std::move(agreement.terms);
    created.owner = owner;
    created.secret = {codec::Hex64{secret[0]}, codec::Hex64{secret[1]}};
    created.rules = agreement.played.match().setup().version;
    created.edition.value = agreement.played.match().edition_hash();
    created.reserved = std::move(reserved);
    table->begin(std::move(agreement), created);
    const bool people = std::find(created.terms.seats.begin(), created.terms.seats.end(),
                                  kPersonSeat) != created.terms.seats.end();
    std::vector<Change> changes{std::move(created)};
    // An imported match that has ended needs no people.
    if (!people || table->match().waiting().empty()) changes.emplace_back(Started{});
    entries = table->commit(std::move(changes), now);
    return table;
}

Result<std::unique_ptr<Table>> Table::load(std::string id, const std::vector<store::Row>& rows,
                                           const EditionSource& editions) {
    if (rows.empty()) return fail("no-such-table", id, "There is no such table.");
    std::unique_ptr<Table> table(new Table);
    table->id_ = std::move(id);
    for (const store::Row& row : rows) {
        auto loaded = table->load_row(row, editions);
        if (!loaded) return inside(codec::format_text("row {}", row.seq), loaded.error());
    }
    return table;
}

std::unique_ptr<Table> Table::load_part(const std::string& id, const std::vector<store::Row>& rows,
                                        const EditionSource& editions) {
    Table tried;
    tried.id_ = id;
    const auto bad = std::find_if(rows.begin(), rows.end(), [&](const store::Row& row) {
        return !tried.load_row(row, editions);
    });
    // `tried` may have done a part of the bad row.
    auto part = load(id, {rows.begin(), bad}, editions);
    return part ? std::move(*part) : nullptr;
}

Result<void> Table::load_row(const store::Row& row, const EditionSource& editions) {
    auto entry = read_row(row);
    if (!entry) return Failure(entry.error());
    if (row.seq != version_) return fail("row-missing", "", "A row of the table is missing.");
    if (auto* created = std::get_if<Created>(&entry->change)) {
        if (version_ != 0) return bad_row("Misplaced row.");
        auto agreement = agree(created->terms, pinned_rules(*created, editions));
        if (!agreement) return Failure(agreement.error());
        created->terms = std::move(agreement->terms);
        begin(std::move(*agreement), *created);
    }
    if (auto fit = check(entry->change); !fit) return fit;
    perform(entry->change, entry->at);
    if (entry->hash != hash_) {
        return fail("wrong-hash", "", "The position differs from the stored one.");
    }
    return {};
}

void Table::begin(Agreement&& agreement, const Created& created) {
    played_ = std::move(agreement.played);
    origin_ = agreement.origin;
    const std::vector<std::string>& players = agreement.players;
    for (const std::string& seat : created.terms.seats) {
        Sitter sitter;
        if (seat != kPersonSeat) {
            sitter.kind = SeatKind::kBot;
            sitter.level = sitter.name = seat;
        }
        sitters_.push_back(std::move(sitter));
    }
    for (std::size_t i = 0; i < std::min(sitters_.size(), players.size()); ++i) {
        sitters_[i].name = players[i];
    }
    for (std::size_t i = 0; i < std::min(sitters_.size(), created.reserved.size()); ++i) {
        if (sitters_[i].kind == SeatKind::kPerson) sitters_[i].reserved = created.reserved[i];
    }
    agreed_.resize(sitters_.size());
    clocks_ = Clocks(created.terms.tempo, seats());
}

// ---- checking and performing ----

Result<Change> Table::checked_step(Seat actor, const std::string& text, std::int64_t lag) const {
    return match().check(actor, text).map([&](const PackedAction& action) {
        return Change(Acted{{actor}, text, std::clamp<std::int64_t>(lag, 0, kMaxLag), false, action});
    });
}

Result<void> Table::check_seat(Seat seat) const {
    return seat < sitters_.size() ? Result<void>() : bad_row("No such seat.");
}

Result<void> Table::check(Change& change) const {
    if (sitters_.empty()) return bad_row("Misplaced row.");
    if (auto* acted = std::get_if<Acted>(&change)) {
        return match().check(acted->actor.value, acted->text).map([&](const PackedAction& action) {
            acted->action = action;
        });
    }
    if (const auto* undone = std::get_if<Undone>(&change)) {
        if (undone->steps >= played_.steps().size()) return bad_row("Nothing to take back.");
    }
    return std::visit(
        [this](const auto& c) {
            if constexpr (requires { c.seat; }) return check_seat(c.seat);
            return Result<void>();
        },
        change);
}

Entries Table::commit(std::vector<Change> changes, std::int64_t now) {
    Entries entries;
    if (resumed_) add(entries, Resumed(*resumed_), now);
    for (Change& change : changes) add(entries, std::move(change), now);
    while (status_ == Status::kPlaying && match().waiting().has(kChance) && !terms_.by_hand) {
        StreamUses uses = played_.uses();
        // The check never fails: the outcome comes from the list of possible ones.
        auto outcome = checked_step(kChance, match().pick_chance(secret_, uses));
        if (!outcome) break;
        add(entries, std::move(*outcome), now);
    }
    return entries;
}

Result<Entries> Table::commit_if_room(std::vector<Change> changes, std::int64_t now) {
    if (has_room()) return commit(std::move(changes), now);
    return fail("history-full", "",
                "Too much has happened at this table: the game can only go on.");
}

void Table::add(Entries& entries, Change change, std::int64_t now) {
    const std::uint32_t seq = version_;
    perform(change, now);
    entries.push_back({seq, std::move(change), hash_, now});
}

void Table::perform(const Change& change, std::int64_t at) {
    ++version_;
    std::visit([&](const auto& c) { on(c, at); }, change);
    if (version_ == 1 || moved_ == version_) hash_ = match().hash();
    changed_ = at;
}

// ---- effects of changes ----

void Table::on(const Created& change, std::int64_t at) {
    created_ = at;
    terms_ = change.terms;
    owner_ = change.owner;
    secret_ = {change.secret[0].value, change.secret[1].value};
    keep_snapshot(false, {{"kind", "created"}});
}

void Table::on(const Started& change, std::int64_t at) {
    clocks_server_ = change.server;
    status_ = match().waiting().empty() ? Status::kOver : Status::kPlaying;
    finish_step(at, kSpectator, 0);
    keep_snapshot(false, {{"kind", "started"}});
}

// A note only where clocks stood: at a daily table nothing was noticed.
void Table::on(const Resumed& change, std::int64_t) {
    resumed_.reset();
    clocks_server_ = change.server;
    clocks_.resume(change.server, change.grace);
    const bool live = terms_.tempo.kind == TempoKind::kLive;
    keep_snapshot(false, live ? Json{{"kind", "resumed"}} : Json());
}

void Table::on(const Acted& change, std::int64_t at) {
    const Seat actor = change.actor.value;
    if (actor < kMaxSeats) {
        const int undos = undos_in_turn_[actor];
        undos_in_turn_.fill(0);
        undos_in_turn_[actor] = undos;
    }
    played_.play(actor, change.text, change.action);
    if (match().waiting().empty()) status_ = Status::kOver;
    moved_ = version_;
    finish_step(at, actor, change.lag);
    keep_snapshot(true, nullptr);
    snapshots_.back().hurried = change.hurried;
}

void Table::finish_step(std::int64_t at, Seat actor, std::int64_t lag) {
    const Seats waiting = match().waiting() & Seats::first(seats());
    if (actor < kMaxSeats) asked_seats_ = asked_seats_ - Seats::of(actor);
    for (Seats newly = waiting - asked_seats_; !newly.empty();) asked_[newly.pop()] = version_;
    asked_seats_ = waiting;
    if (status_ == Status::kPlaying && !match().waiting().has(kChance)) {
        clocks_.step(at, waiting_people(), actor, lag);
    } else if (status_ == Status::kOver) {
        clocks_.step(at, {}, actor, lag);
    }
}

void Table::on(const Undone& change, std::int64_t at) {
    ++undos_;
    ++undos_in_turn_[change.seat];
    auto undone = played_.match_after(change.steps + 1);
    played_.take_back(change.steps);
    moved_ = version_;
    status_ = Status::kPlaying;
    asked_seats_ = match().waiting() & Seats::first(seats());
    for (Seats left = asked_seats_; !left.empty();) asked_[left.pop()] = version_;
    keep_snapshot(false, {{"kind", "undone"}, {"seat", change.seat}}, std::move(undone));
    clocks_.step(at, waiting_people(), kSpectator, 0);
}

void Table::on(const Chatted& change, std::int64_t) {
    const bool watcher = !belongs_to(change.guest);
    chat_.push_back({version_, change.name, change.text, change.guest, watcher});
    Json note = {{"kind", "chat"}, {"name", change.name}, {"text", change.text}};
    if (watcher) note["watcher"] = true;
    keep_snapshot(false, std::move(note));
}

void Table::on(const ChatAllowed& change, std::int64_t) {
    watchers_chat_ = change.allowed;
    keep_snapshot(false, {{"kind", ChatAllowed::kKind}, {"allowed", change.allowed}});
}

void Table::on(const Muted& change, std::int64_t) {
    muted_.push_back(change.guest);
    keep_snapshot(false, {{"kind", Muted::kKind}, {"name", change.name}});
}

void Table::on(const Unmuted& change, std::int64_t) {
    std::erase(muted_, change.guest);
    keep_snapshot(false, {{"kind", Unmuted::kKind}, {"name", change.name}});
}

void Table::on(const RematchMade& change, std::int64_t) {
    rematch_ = change.table;
    keep_snapshot(false, {{"kind", "rematch"}, {"table", rematch_}});
}

void Table::seat_changed(std::string_view kind, Seat seat, std::int64_t at, Json more) {
    Json note = {{"kind", kind}, {"seat", seat}};
    if (more.is_object()) note.update(more);
    keep_snapshot(false, std::move(note));
    if (status_ == Status::kPlaying) clocks_.step(at, waiting_people(), kSpectator, 0);
}

void Table::on(const Sat& change, std::int64_t at) {
    Sitter& sitter = sitters_[change.seat];
    sitter.guest = change.guest;
    sitter.name = change.name;
    if (!change.guest.empty()) {
        return seat_changed(Sat::kKind, change.seat, at, {{"name", change.name}});
    }
    sitter.kind = SeatKind::kBot;
    sitter.level = terms_.seats[change.seat] = change.name;
    seat_changed(Sat::kKind, change.seat, at);
}

void Table::on(const Left& change, std::int64_t at) {
    sitters_[change.seat].guest.clear();
    sitters_[change.seat].name.clear();
    sitters_[change.seat].reserved = {};
    seat_changed(Left::kKind, change.seat, at);
}

void Table::on(const FlagFell& change, std::int64_t at) {
    sitters_[change.seat].flagged = true;
    seat_changed(FlagFell::kKind, change.seat, at);
}

void Table::on(const CameBack& change, std::int64_t at) {
    Sitter& sitter = sitters_[change.seat];
    sitter.flagged = false;
    sitter.replaced = sitter.resigned;
    ++sitter.returns;
    agreed_[change.seat] = {};
    clocks_.raise(change.seat, change.least);
    seat_changed(CameBack::kKind, change.seat, at);
}

void Table::on(const VotesDropped& change, std::int64_t at) {
    Json by = Json::array();
    for (Seats left = std::exchange(agreed_[change.seat], {}); !left.empty();) {
        by.push_back(left.pop());
    }
    seat_changed(VotesDropped::kKind, change.seat, at, {{"votes", std::move(by)}});
}

void Table::on(const Agreed& change, std::int64_t at) {
    agreed_[change.seat] = agreed_[change.seat] | Seats::of(change.by);
    seat_changed(Agreed::kKind, change.seat, at, {{"by", change.by}});
}

void Table::let_bot_play(Seat seat) {
    sitters_[seat].replaced = true;
    sitters_[seat].level = "easy";
}

void Table::on(const Resigned& change, std::int64_t at) {
    let_bot_play(change.seat);
    sitters_[change.seat].resigned = true;
    seat_changed(Resigned::kKind, change.seat, at);
}

void Table::on(const Replaced& change, std::int64_t at) {
    let_bot_play(change.seat);
    seat_changed(Replaced::kKind, change.seat, at);
}

void Table::on(const Abandoned& change, std::int64_t at) {
    abandoned_ = true;
    status_ = Status::kOver;
    seat_changed(Abandoned::kKind, change.seat, at);
}

}  // namespace pakhuis::tables
