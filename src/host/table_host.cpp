#include "host/table_host.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "host/random_text.h"

namespace pakhuis::host {

using tables::Entries;
using tables::Table;

namespace {

void ignore(const std::optional<Problem>&, std::uint32_t) {}

Seats first_for_a_person(const protocol::TableTerms& terms) {
    for (std::size_t i = 0; i < terms.seats.size(); ++i) {
        if (terms.seats[i] == tables::kPersonSeat) return Seats::of(static_cast<Seat>(i));
    }
    return {};
}

// The store keeps an edition that is not built in, together with the table that uses it.
std::optional<store::Edition> edition_to_keep(const Entries& entries, const Match& match) {
    const bool created =
        !entries.empty() && std::holds_alternative<tables::Created>(entries.front().change);
    const auto& edition = match.setup().edition;
    if (!created || !edition) return std::nullopt;
    return store::Edition{match.edition_hash(), edition->dump()};
}

}  // namespace

TableHost::TableHost(TableServices& services, std::string id)
    : services_(services), id_(std::move(id)), executor_(services.ports.scheduler.make_executor()) {
    update_idle_since();
}

void TableHost::update_idle_since() {
    idle_since_ = watchers_.empty() ? now_ms() : 0;
}

void TableHost::in_turn(Work work) {
    executor_->post([self = shared_from_this(), work = std::move(work)]() mutable {
        if (self->writing_) {
            self->waiting_work_.push_back(std::move(work));
        } else {
            work();
        }
    });
}

std::optional<Problem> TableHost::ensure_loaded() {
    update_idle_since();
    if (table_) return std::nullopt;
    const auto rows = services_.ports.store.rows(id_);
    if (!rows) return rows.error();
    auto table = Table::load(id_, *rows, tables::kept_editions(services_.ports.store));
    if (!table) {
        if (table.error().key == "no-such-table") return table.error();
        mark_frozen();
        return Problem{"frozen", id_, "This table can't be replayed and is frozen."};
    }
    table_ = std::move(*table);
    awaited_ = table_->summary().waiting;
    note_thawed();
    after_change();
    return std::nullopt;
}

// Called when the table waits for another decision or another clock.
void TableHost::after_change() {
    ask_bots();
    set_timer();
    prepare_run();
}

void TableHost::change(Change change, Answer answer) {
    in_turn([this, change = std::move(change), answer = std::move(answer)] {
        if (auto problem = ensure_loaded()) return answer(problem, 0);
        const auto entries = change(*table_, {now_ms(), presence().seats});
        if (!entries) {
            ++services_.figures.refused;
            return answer(entries.error(), 0);
        }
        write(*entries, answer);
    });
}

void TableHost::create(CreateRequest request, Answer answer) {
    in_turn([this, request = std::move(request), answer = std::move(answer)] {
        const auto entries = make_table(request);
        if (!entries) {
            table_.reset();
            return answer(entries.error(), 0);
        }
        write(*entries, answer);
    });
}

std::optional<Problem> TableHost::over_quota(const CreateRequest& request) const {
    const auto usage = services_.ports.store.usage_of(request.guest.id);
    if (!usage) return usage.error();
    const Limits& limits = *request.limits;
    if (usage->unfinished + request.making >= limits.tables_per_guest) {
        return Problem{"too-many-tables", "", "You have too many unfinished tables."};
    }
    if (usage->tables + request.making >= limits.all_tables_per_guest) {
        return Problem{"too-many-made", "", "You have made as many tables as one guest may."};
    }
    if (usage->bytes >= limits.bytes_per_guest) {
        return Problem{"too-much-stored", "", "Your tables fill all the space that a guest has."};
    }
    return std::nullopt;
}

Result<Entries> TableHost::make_table(const CreateRequest& request) {
    const store::Guest& guest = request.guest;
    if (auto problem = over_quota(request)) return Failure(*problem);
    auto agreement = tables::agree(request.terms,
                                   {0, std::nullopt, tables::kept_editions(services_.ports.store)});
    if (!agreement) return Failure(agreement.error());
    Entries entries;
    table_ = Table::create(id_, std::move(*agreement), guest.id,
                           random_secret(services_.ports.random), now_ms(), entries);
    const bool open = table_->status() == tables::Status::kOpen && !request.terms.by_hand;
    Seats seats = request.seats.empty() ? first_for_a_person(table_->terms()) : request.seats;
    while (open && !seats.empty()) {
        auto more = table_->sit(guest.id, guest.name, seats.pop(), now_ms());
        if (!more) return Failure(more.error());
        std::move(more->begin(), more->end(), std::back_inserter(entries));
    }
    return entries;
}

void TableHost::write(const Entries& entries, Answer answer) {
    writing_ = true;
    const std::size_t count = entries.size();
    store::Batch batch{id_, tables::to_rows(entries), table_->summary(),
                       edition_to_keep(entries, table_->match())};
    awaited_next_ = batch.summary->waiting;
    services_.ports.store.append(
        std::move(batch), [self = shared_from_this(), answer = std::move(answer),
                           count](const std::optional<Problem>& problem) {
            self->executor_->post(
                [self, answer, problem, count] { self->after_write(problem, answer, count); });
        });
}

void TableHost::after_write(const std::optional<Problem>& problem, const Answer& answer,
                            std::size_t rows) {
    writing_ = false;
    if (problem) {
        unload();
        answer(problem, 0);
    } else {
        services_.figures.rows += rows;
        answer(std::nullopt, table_->version());
        tell_turns();
        publish();
        after_change();
    }
    run_waiting_work();
}

void TableHost::run_waiting_work() {
    while (!waiting_work_.empty() && !writing_) {
        const Work work = std::move(waiting_work_.front());
        waiting_work_.pop_front();
        work();
    }
}

// A change that was not written is dropped: the table is loaded again from the store. It is loaded
// soon even without a request, because the change may have been a bot's decision or a fallen flag.
void TableHost::unload() {
    table_.reset();
    thinking_ = {};
    auction_.reset();
    wake_after(1'000);
}

void TableHost::watch(Watcher watcher, std::optional<std::uint32_t> from, Answer answer) {
    in_turn([this, watcher = std::move(watcher), from, answer = std::move(answer)]() mutable {
        if (auto problem = ensure_loaded()) return answer(problem, 0);
        const bool own = table_->seats_of(watcher.guest).has(watcher.viewer);
        if (watcher.viewer != kSpectator && !own) {
            return answer(Problem{"not-your-seat", "seat", "Somebody else sits there."}, 0);
        }
        std::erase_if(watchers_, [&](const Watcher& w) { return w.client == watcher.client; });
        watchers_.push_back(std::move(watcher));
        update_idle_since();
        publish_presence();
        answer(std::nullopt, table_->version());
        Watcher& added = watchers_.back();
        if (from && table_->news_since(*from, added.viewer)) {
            added.version = *from;
            send_update(added);
        } else {
            send_full(added);
        }
        send_readiness(added);
        send_clock(added);
    });
}

void TableHost::unwatch(const std::shared_ptr<Client>& client) {
    in_turn([this, client] {
        std::erase_if(watchers_, [&](const Watcher& w) { return w.client == client; });
        update_idle_since();
        if (table_) publish_presence();
    });
}

void TableHost::read(std::function<void(Result<const Table*>)> with) {
    in_turn([this, with = std::move(with)] {
        if (auto problem = ensure_loaded()) return with(Failure(*problem));
        with(table_.get());
    });
}

// Asks bots for their decisions. Each is asked once about a position.
void TableHost::ask_bots() {
    const Seats bots = table_->waiting_bots();
    if (asked_version_ != table_->version()) thinking_ = {};
    asked_version_ = table_->version();
    for (Seats left = bots - thinking_; !left.empty();) {
        const Seat seat = left.pop();
        thinking_ = thinking_ | Seats::of(seat);
        ask_bot(
            seat, [self = shared_from_this(), seat, version = table_->version()](std::string text) {
                self->change(
                    [seat, version, text = std::move(text)](Table& table, const ChangeContext& c) {
                        return table.act_bot(seat, text, version, c.now);
                    },
                    ignore);
            });
    }
}

// Asks the bot of a seat for its choice in the current position.
void TableHost::ask_bot(Seat seat, std::function<void(std::string)> done) {
    ThinkJob job;
    job.match = table_->match().clone();
    job.seat = seat;
    job.bot = table_->bot_of(seat);
    job.seed = table_->bot_seed(seat);
    job.done = std::move(done);
    services_.ports.thinker.submit(table_->owner(), std::move(job));
}

void TableHost::set_timer() {
    const auto flag = table_->clocks().next_flag();
    if (!flag || table_->status() != tables::Status::kPlaying) return;
    const std::int64_t now = now_ms();
    const bool soon = flag->second - now < 3'600'000;  // House::check_tables finds later ones
    if (!soon || (timer_at_ > now && timer_at_ <= flag->second)) return;
    timer_at_ = flag->second;
    wake_after(std::max<std::int64_t>(1, flag->second - now + 1));
}

// A timer does not keep an unused table in memory.
void TableHost::wake_after(std::int64_t delay_ms) {
    services_.ports.scheduler.after(delay_ms, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->wake();
    });
}

void TableHost::wake() {
    in_turn([this] {
        if (ensure_loaded()) return;
        timer_at_ = 0;
        const auto flag = table_->clocks().next_flag();
        if (!flag || flag->second > now_ms()) return set_timer();
        const auto entries = table_->fall_flag(flag->first, now_ms());
        if (entries) write(*entries, ignore);
    });
}

void TableHost::drop_all() {
    watchers_.clear();
    waiting_work_.clear();
}

}  // namespace pakhuis::host
