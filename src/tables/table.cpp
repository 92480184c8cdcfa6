#include "tables/table.h"

#include <algorithm>
#include <fmt/format.h>

#include "registry/replay.h"

namespace pakhuis::tables {
namespace {

constexpr std::size_t kMaxName = 40;
constexpr std::size_t kMaxChat = 500;
constexpr std::size_t kMaxChatLines = 2000;

Problem refused(const char* key, const char* sentence) {
    return {key, "", sentence};
}

bool is_clean(const std::string& text, std::size_t most) {
    const bool control = std::any_of(text.begin(), text.end(),
                                     [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    return !text.empty() && text.size() <= most && !control;
}

Json seat_body(Seat seat) {
    return {{"seat", seat}};
}

}  // namespace

std::optional<Problem> name_problem(const std::string& name) {
    if (is_clean(name, kMaxName)) return std::nullopt;
    return Problem{"bad-name", "name", "A name has 1 to 40 bytes and no control characters."};
}

// ---- life of a table ----

Result<std::unique_ptr<Table>> Table::create(std::string id, const Terms& terms,
                                             const std::string& owner, const HashKey& secret,
                                             std::int64_t now, Rows& rows) {
    std::unique_ptr<Table> table(new Table);
    table->id_ = std::move(id);
    Json body = {{"terms", terms_json(terms)},
                 {"owner", owner},
                 {"secret", {codec::hash_text(secret[0]), codec::hash_text(secret[1])}}};
    if (auto problem = table->add(rows, "create", std::move(body), now)) return Failure(*problem);
    const bool full = std::none_of(table->sitters_.begin(), table->sitters_.end(),
                                   [](const Sitter& s) { return s.kind == SeatKind::kPerson; });
    // An imported match that has ended needs nobody to sit down.
    if (full || table->match_->waiting().empty()) {
        if (auto problem = table->add(rows, "start", Json::object(), now)) return Failure(*problem);
        if (auto problem = table->run_chance(rows, now)) return Failure(*problem);
    }
    return table;
}

Result<std::unique_ptr<Table>> Table::load(std::string id, const Rows& rows) {
    if (rows.empty()) return fail("no-such-table", id, "There is no such table.");
    std::unique_ptr<Table> table(new Table);
    table->id_ = std::move(id);
    for (const Row& row : rows) {
        auto problem = table->apply(row);
        if (!problem && row.hash != table->match_->hash()) {
            problem = refused("wrong-hash", "The position differs from the stored one.");
        }
        if (problem) {
            problem->place = fmt::format("row {}: {}", row.seq, problem->place);
            return Failure(*problem);
        }
    }
    return table;
}

std::optional<Problem> Table::add(Rows& rows, const char* kind, Json body, std::int64_t now) {
    Row row{version_, kind, body.dump(), 0, now};
    if (auto problem = apply(row)) return problem;
    row.hash = match_->hash();
    rows.push_back(std::move(row));
    return std::nullopt;
}

std::optional<Problem> Table::apply(const Row& row) {
    const auto body = codec::parse_json(row.body, codec::kMaxRecordBytes * 2);
    if (!body) return body.error();
    if (row.seq != version_) return refused("row-missing", "A row of the table is missing.");
    try {
        if (auto problem = apply_kind(row, *body)) return problem;
    } catch (const Json::exception& error) {
        return Problem{"bad-row", row.kind, error.what()};
    }
    changed_ = row.at;
    return std::nullopt;
}

std::optional<Problem> Table::apply_kind(const Row& row, const Json& body) {
    if ((row.kind == "create") != (version_ == 0)) return refused("bad-row", "Misplaced row.");
    ++version_;
    if (row.kind == "create") return apply_create(body);
    if (row.kind == "act") return apply_act(row, body);
    if (row.kind == "undo") {
        auto problem = apply_undo(body);
        clocks_.step(row.at, waiting_people(), kSpectator, 0);
        return problem;
    }
    if (row.kind == "start") {
        apply_start(row.at);
        return std::nullopt;
    }
    if (row.kind == "chat") {
        chat_.push_back(
            {version_, body.at("name").get<std::string>(), body.at("text").get<std::string>()});
        keep_moment(false,
                    {{"kind", "chat"}, {"name", chat_.back().name}, {"text", chat_.back().text}});
        return std::nullopt;
    }
    if (row.kind == "rematch") {
        rematch_ = body.at("table").get<std::string>();
        keep_moment(false, {{"kind", "rematch"}, {"table", rematch_}});
        return std::nullopt;
    }
    if (auto problem = apply_seat(row.kind, body)) return problem;
    if (status_ == Status::kPlaying) clocks_.step(row.at, waiting_people(), kSpectator, 0);
    return std::nullopt;
}

std::optional<Problem> Table::apply_create(const Json& body) {
    auto terms = read_terms(body.at("terms"));
    if (!terms) return terms.error();
    terms_ = std::move(*terms);
    owner_ = body.at("owner").get<std::string>();
    for (std::size_t i = 0; i < 2; ++i) {
        secret_[i] = codec::read_hash(body.at("secret").at(i).get<std::string>()).value_or(0);
    }
    for (const SeatTerms& seat : terms_.seats) {
        Sitter sitter;
        sitter.kind = seat.kind;
        sitter.level = seat.level;
        sitter.name = seat.level;
        sitters_.push_back(std::move(sitter));
    }
    agreed_.resize(sitters_.size());
    clocks_ = Clocks(terms_.tempo, terms_.setup.seats);
    if (auto problem = begin_match()) return problem;
    keep_moment(false, {{"kind", "created"}});
    return std::nullopt;
}

// The match stands at its start, or where the record ends that the table goes on from.
std::optional<Problem> Table::begin_match() {
    if (!terms_.begin) {
        auto match = start_match(terms_.setup);
        if (!match) return match.error();
        beginning_ = std::move(*match);
        match_ = beginning_->clone();
        return std::nullopt;
    }
    const auto record = codec::parse_record(*terms_.begin);
    if (!record) return record.error();
    auto match = match_of(*record);
    if (!match) return match.error();
    beginning_ = std::move(*match);
    match_ = beginning_->clone();
    for (const codec::RecordedAction& a : record->actions) take_step(a.actor, a.text);
    if (match_->waiting().empty()) {  // those who played it
        for (std::size_t i = 0; i < std::min(sitters_.size(), record->players.size()); ++i) {
            sitters_[i].name = record->players[i];
        }
    }
    return std::nullopt;
}

void Table::apply_start(std::int64_t at) {
    status_ = match_->waiting().empty() ? Status::kOver : Status::kPlaying;
    finish_step(at, kSpectator, 0);
    keep_moment(false, {{"kind", "started"}});
}

// ---- steps of the match ----

void Table::take_step(Seat actor, const std::string& text) {
    const Seats waiting = match_->waiting();
    if (actor == kChance && waiting.has(kChance)) ++uses_[match_->chance_stream()];
    match_->apply(actor, text);
    steps_.push_back({actor, text, waiting});
}

std::optional<Problem> Table::apply_act(const Row& row, const Json& body) {
    const auto actor = codec::read_actor(body.at("actor").get<std::string>());
    const auto text = body.at("text").get<std::string>();
    if (!actor) return refused("bad-row", "Unknown actor.");
    if (auto problem = match_->refusal(*actor, text)) return problem;
    take_step(*actor, text);
    if (match_->waiting().empty()) status_ = Status::kOver;
    moved_ = version_;
    finish_step(row.at, *actor, body.value("lag", std::int64_t{0}));
    keep_moment(true, nullptr);
    return std::nullopt;
}

void Table::finish_step(std::int64_t at, Seat actor, std::int64_t lag) {
    const Seats waiting = match_->waiting() & Seats::first(terms_.setup.seats);
    if (actor < kMaxSeats) asked_seats_ = asked_seats_ - Seats::of(actor);
    for (Seats newly = waiting - asked_seats_; !newly.empty();) asked_[newly.pop()] = version_;
    asked_seats_ = waiting;
    if (status_ == Status::kPlaying && !match_->waiting().has(kChance)) {
        clocks_.step(at, waiting_people(), actor, lag);
    } else if (status_ == Status::kOver) {
        clocks_.step(at, {}, actor, lag);
    }
}

void Table::rebuild(std::size_t steps) {
    std::vector<Step> kept(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(steps));
    match_ = beginning_->clone();
    uses_ = {};
    steps_.clear();
    for (const Step& step : kept) take_step(step.actor, step.text);
}

std::optional<Problem> Table::apply_undo(const Json& body) {
    const auto steps = body.at("steps").get<std::size_t>();
    if (steps >= steps_.size()) return refused("bad-row", "Nothing to take back.");
    rebuild(steps);
    moved_ = version_;
    status_ = Status::kPlaying;
    asked_seats_ = match_->waiting() & Seats::first(terms_.setup.seats);
    for (Seats left = asked_seats_; !left.empty();) asked_[left.pop()] = version_;
    keep_moment(false, {{"kind", "undone"}, {"seat", body.at("seat")}});
    return std::nullopt;
}

std::optional<Problem> Table::add_step(Rows& rows, Seat actor, const std::string& text,
                                       std::int64_t lag, std::int64_t now) {
    Json body = {{"actor", codec::actor_name(actor)}, {"text", text}};
    if (lag > 0) body["lag"] = std::min(lag, kMaxLag);
    return add(rows, "act", std::move(body), now);
}

std::optional<Problem> Table::run_chance(Rows& rows, std::int64_t now) {
    while (match_->waiting().has(kChance) && !terms_.by_hand) {
        StreamUses uses = uses_;
        const std::string outcome = match_->pick_chance(secret_, uses);
        if (auto problem = add_step(rows, kChance, outcome, 0, now)) return problem;
    }
    return std::nullopt;
}

// ---- seats ----

std::optional<Problem> Table::apply_seat(const std::string& kind, const Json& body) {
    const auto seat = body.at("seat").get<std::size_t>();
    if (seat >= sitters_.size()) return refused("bad-row", "No such seat.");
    Sitter& sitter = sitters_[seat];
    Json note = {{"kind", kind}, {"seat", seat}};
    if (kind == "sit") {
        sitter.guest = body.at("guest").get<std::string>();
        sitter.name = body.at("name").get<std::string>();
        note["name"] = sitter.name;
    } else if (kind == "leave") {
        sitter.guest.clear();
        sitter.name.clear();
    } else if (kind == "flag") {
        sitter.flagged = true;
    } else if (kind == "back") {
        sitter.flagged = false;
    } else if (kind == "agree") {
        const auto by = body.at("by").get<Seat>();
        agreed_[seat] = agreed_[seat] | Seats::of(by);
        note["by"] = by;
    } else if (kind == "resign" || kind == "replace") {
        sitter.replaced = true;
        sitter.level = "easy";
    } else if (kind == "abandon") {
        abandoned_ = true;
        status_ = Status::kOver;
    } else {
        return refused("bad-row", "Unknown kind of row.");
    }
    keep_moment(false, std::move(note));
    return std::nullopt;
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
    return bots_among(match_->waiting() & Seats::first(terms_.setup.seats));
}

Seats Table::waiting_people() const {
    if (status_ != Status::kPlaying) return {};
    return (match_->waiting() & Seats::first(terms_.setup.seats)) - waiting_bots();
}

std::string Table::bot_of(Seat seat) const {
    return sitters_[seat].kind == SeatKind::kBot ? sitters_[seat].level : "easy";
}

std::uint64_t Table::bot_seed(Seat seat) const {
    // Chance uses the numbers of its streams, which are small, as first word.
    constexpr std::uint64_t kBots = 0x626f7473;
    return keyed_hash(secret_, std::array<std::uint64_t, 3>{kBots, version_, seat});
}

std::string_view Table::end_reason() const {
    if (status_ != Status::kOver) return {};
    return abandoned_ ? "abandoned" : match_->end_reason();
}

std::optional<Problem> Table::check_owner(const std::string& guest, Seat seat) const {
    if (seat >= sitters_.size() || guest.empty() || sitters_[seat].guest != guest) {
        return refused("not-your-seat", "Somebody else sits there.");
    }
    if (status_ == Status::kOpen) return refused("not-started", "The match has not begun.");
    if (status_ == Status::kOver) return refused("match-over", "The match is over.");
    if (sitters_[seat].replaced) return refused("replaced", "A bot has taken over this seat.");
    return std::nullopt;
}

// ---- requests ----

Result<Rows> Table::sit(const std::string& guest, const std::string& name, Seat seat,
                        std::int64_t now) {
    if (status_ != Status::kOpen) return Failure(refused("started", "The match has begun."));
    if (seat >= sitters_.size() || sitters_[seat].kind != SeatKind::kPerson) {
        return Failure(refused("no-such-seat", "There is no such seat for a person."));
    }
    if (!sitters_[seat].guest.empty()) return Failure(refused("seat-taken", "The seat is taken."));
    if (terms_.by_hand && guest == owner_) {
        return Failure(refused("dealer", "Whoever deals by hand sees all cards and can't play."));
    }
    if (terms_.listed && !seats_of(guest).empty()) {
        return Failure(refused("already-seated",
                               "At a table that is open to all everybody has one seat; several "
                               "at one browser play by invitation."));
    }
    if (const auto problem = name_problem(name)) return Failure(*problem);
    Rows rows;
    Json body = {{"seat", seat}, {"guest", guest}, {"name", name}};
    if (auto problem = add(rows, "sit", std::move(body), now)) return Failure(*problem);
    const bool full = std::all_of(sitters_.begin(), sitters_.end(), [](const Sitter& s) {
        return s.kind == SeatKind::kBot || !s.guest.empty();
    });
    if (full) {
        if (auto problem = add(rows, "start", Json::object(), now)) return Failure(*problem);
        if (auto problem = run_chance(rows, now)) return Failure(*problem);
    }
    return rows;
}

Result<Rows> Table::leave(const std::string& guest, std::int64_t now) {
    if (status_ != Status::kOpen) return Failure(refused("started", "The match has begun."));
    Seats seats = seats_of(guest);
    if (seats.empty()) return Failure(refused("not-your-seat", "You do not sit here."));
    Rows rows;
    while (!seats.empty()) {
        if (auto problem = add(rows, "leave", seat_body(seats.pop()), now))
            return Failure(*problem);
    }
    return rows;
}

Result<Rows> Table::act(const std::string& guest, Seat seat, const std::string& text,
                        std::uint32_t version, std::int64_t lag, std::int64_t now) {
    if (auto problem = check_owner(guest, seat)) return Failure(*problem);
    if (auto problem = match_->refusal(seat, text)) return Failure(*problem);
    if (version < asked_[seat] || version > version_) {
        return Failure(refused("stale", "This answers an earlier question."));
    }
    Rows rows;
    if (sitters_[seat].flagged) {
        if (auto problem = add(rows, "back", seat_body(seat), now)) return Failure(*problem);
    }
    if (auto problem = add_step(rows, seat, text, lag, now)) return Failure(*problem);
    if (auto problem = run_chance(rows, now)) return Failure(*problem);
    return rows;
}

bool Table::waits_for_dealer() const {
    const Seats waiting = match_->waiting();
    return terms_.by_hand && status_ == Status::kPlaying &&
           (waiting.has(kChance) || waiting.has(kClock));
}

std::optional<ClockFace> Table::clock_face() const {
    if (status_ != Status::kPlaying || terms_.by_hand) return std::nullopt;
    return match_->clock_face();
}

Result<Rows> Table::deal(const std::string& guest, const std::string& text, std::uint32_t version,
                         std::int64_t now) {
    if (!waits_for_dealer() || guest != owner_) {
        return Failure(refused("not-your-turn", "Chance is not yours to enter now."));
    }
    if (version != version_) return Failure(refused("stale", "The table has moved on."));
    const Seat actor = match_->waiting().lowest();
    if (auto problem = match_->refusal(actor, text)) return Failure(*problem);
    Rows rows;
    if (auto problem = add_step(rows, actor, text, 0, now)) return Failure(*problem);
    return rows;
}

Result<Rows> Table::act_bot(Seat seat, const std::string& text, std::uint32_t version,
                            std::int64_t now) {
    if (!waiting_bots().has(seat) || version < asked_[seat]) {
        return Failure(refused("stale", "The bot was asked about an earlier position."));
    }
    if (auto problem = match_->refusal(seat, text)) return Failure(*problem);
    Rows rows;
    if (auto problem = add_step(rows, seat, text, 0, now)) return Failure(*problem);
    if (auto problem = run_chance(rows, now)) return Failure(*problem);
    return rows;
}

// One guest has all seats of people: nobody is deceived.
bool Table::free_take_back() const {
    const Sitter* first = nullptr;
    for (const Sitter& s : sitters_) {
        if (s.kind == SeatKind::kBot) continue;
        if (first != nullptr && s.guest != first->guest) return false;
        first = &s;
    }
    return true;
}

// How many steps remain after taking back the seat's latest decision; as many as there are if it
// can't be taken back. Chance, another's decision and an opened simultaneous choice stand in the
// way: the seat has learned something.
std::size_t Table::undo_target(Seat seat) const {
    if (free_take_back()) {
        for (std::size_t i = steps_.size(); i > 0; --i) {
            const Seat actor = steps_[i - 1].actor;
            if (actor < kMaxSeats && sitters_[actor].kind == SeatKind::kPerson) return i - 1;
        }
        return steps_.size();
    }
    if (steps_.empty() || steps_.back().actor != seat) return steps_.size();
    if (steps_.size() > 1) {
        const Step& before = steps_[steps_.size() - 2];
        const bool together =
            before.actor != seat && before.actor < kMaxSeats && before.waiting_before.has(seat);
        const bool opened = together && !match_->waiting().has(before.actor) &&
                            (match_->waiting() - steps_.back().waiting_before).bits != 0;
        const bool last = together && steps_.back().waiting_before == Seats::of(seat);
        if (opened || last) return steps_.size();
    }
    return steps_.size() - 1;
}

bool Table::can_undo(Seat seat) const {
    return seat < sitters_.size() && status_ == Status::kPlaying && !sitters_[seat].replaced &&
           undo_target(seat) < steps_.size();
}

Result<Rows> Table::undo(const std::string& guest, Seat seat, std::int64_t now) {
    // A match that ended by one's own last step may be taken back only where take-backs are free.
    if (!(status_ == Status::kOver && !abandoned_ && free_take_back() &&
          seats_of(guest).has(seat))) {
        if (auto problem = check_owner(guest, seat)) return Failure(*problem);
    }
    const std::size_t target = undo_target(seat);
    if (target == steps_.size()) {
        return Failure(refused("nothing-to-undo",
                               "Your latest decision can't be taken back: something was learned "
                               "since, or somebody else decided."));
    }
    Rows rows;
    Json body = {{"seat", seat}, {"steps", target}};
    if (auto problem = add(rows, "undo", std::move(body), now)) return Failure(*problem);
    return rows;
}

Result<Rows> Table::chat(const std::string& guest, const std::string& name, const std::string& text,
                         std::int64_t now) {
    if (!is_clean(text, kMaxChat)) {
        return Failure(refused("bad-chat", "A line has 1 to 500 bytes and no control characters."));
    }
    if (const auto problem = name_problem(name)) return Failure(*problem);
    if (chat_.size() >= kMaxChatLines) return Failure(refused("chat-full", "The chat is full."));
    Rows rows;
    Json body = {{"guest", guest}, {"name", name}, {"text", text}};
    if (auto problem = add(rows, "chat", std::move(body), now)) return Failure(*problem);
    return rows;
}

Result<Rows> Table::resign(const std::string& guest, Seat seat, std::int64_t now) {
    if (auto problem = check_owner(guest, seat)) return Failure(*problem);
    Rows rows;
    if (auto problem = add(rows, "resign", seat_body(seat), now)) return Failure(*problem);
    const bool people = std::any_of(sitters_.begin(), sitters_.end(), [](const Sitter& s) {
        return s.kind == SeatKind::kPerson && !s.replaced;
    });
    if (!people) {
        if (auto problem = add(rows, "abandon", seat_body(seat), now)) return Failure(*problem);
    }
    return rows;
}

Result<Rows> Table::back(const std::string& guest, Seat seat, std::int64_t now) {
    if (auto problem = check_owner(guest, seat)) return Failure(*problem);
    if (!sitters_[seat].flagged) return Failure(refused("not-away", "Nobody decides for you."));
    Rows rows;
    if (auto problem = add(rows, "back", seat_body(seat), now)) return Failure(*problem);
    return rows;
}

Result<Rows> Table::replace(const std::string& guest, Seat seat, bool away, std::int64_t now) {
    const Seats own = seats_of(guest);
    if (status_ != Status::kPlaying) return Failure(refused("not-playing", "Nobody is playing."));
    if (own.empty() || own.has(seat)) {
        return Failure(refused("not-your-seat", "Only the others at the table may propose this."));
    }
    if (seat >= sitters_.size() || sitters_[seat].kind == SeatKind::kBot ||
        sitters_[seat].replaced) {
        return Failure(refused("no-such-seat", "No person sits there."));
    }
    if (!away && !sitters_[seat].flagged) {
        return Failure(refused("present", "This player is here."));
    }
    Rows rows;
    Json body = {{"seat", seat}, {"by", own.lowest()}};
    if (auto problem = add(rows, "agree", std::move(body), now)) return Failure(*problem);
    for (std::size_t i = 0; i < sitters_.size(); ++i) {
        const Sitter& s = sitters_[i];
        const bool voter = i != seat && s.kind == SeatKind::kPerson && !s.replaced && !s.flagged;
        if (voter && (agreed_[seat] & seats_of(s.guest)).empty()) return rows;
    }
    if (auto problem = add(rows, "replace", seat_body(seat), now)) return Failure(*problem);
    return rows;
}

Result<Rows> Table::link_rematch(const std::string& table, std::int64_t now) {
    if (!rematch_.empty()) return Failure(refused("conflict", "There is a rematch already."));
    Rows rows;
    if (auto problem = add(rows, "rematch", {{"table", table}}, now)) return Failure(*problem);
    return rows;
}

Result<Rows> Table::report_clock(const std::string& text, std::uint32_t moved, std::int64_t now) {
    if (moved != moved_ || !clock_face()) {
        return Failure(refused("stale", "That clock no longer runs."));
    }
    if (auto problem = match_->refusal(kClock, text)) return Failure(*problem);
    Rows rows;
    if (auto problem = add_step(rows, kClock, text, 0, now)) return Failure(*problem);
    if (auto problem = run_chance(rows, now)) return Failure(*problem);
    return rows;
}

Result<Rows> Table::fall_flag(Seat seat, std::int64_t now) {
    const auto left = clocks_.left(seat, now);
    if (!waiting_people().has(seat) || !left || *left > 0) {
        return Failure(refused("time-left", "This clock has time left."));
    }
    Rows rows;
    if (auto problem = add(rows, "flag", seat_body(seat), now)) return Failure(*problem);
    return rows;
}

}  // namespace pakhuis::tables
