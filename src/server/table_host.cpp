#include "server/table_host.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace pakhuis::server {

using tables::Rows;
using tables::Table;

std::int64_t now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::int64_t steady_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

TableHost::TableHost(Shared& shared, std::string id)
    : shared_(shared), id_(std::move(id)), serial_(std::make_shared<Serial>(shared.net)) {
    touch();
}

void TableHost::touch() {
    idle_since_ = watchers_.empty() ? now_ms() : 0;
}

Presence TableHost::presence() const {
    Presence out;
    for (std::size_t i = 0; i < table_->sitters().size(); ++i) {
        const tables::Sitter& sitter = table_->sitters()[i];
        const bool here = sitter.kind == tables::SeatKind::kBot ||
                          std::any_of(watchers_.begin(), watchers_.end(),
                                      [&](const Watcher& w) { return w.guest == sitter.guest; });
        if (here) out.seats = out.seats | Seats::of(static_cast<Seat>(i));
    }
    std::set<std::string_view> others;
    for (const Watcher& w : watchers_) {
        if (table_->seats_of(w.guest).empty()) others.insert(w.guest);
    }
    out.spectators = static_cast<int>(others.size());
    return out;
}

// While a write is under way the table waits: what is shown and answered is always durable.
void TableHost::on_strand(std::function<void()> work) {
    serial_->post([self = shared_from_this(), work = std::move(work)]() mutable {
        if (self->writing_) {
            self->later_.push_back(std::move(work));
        } else {
            work();
        }
    });
}

std::optional<Problem> TableHost::ensure_loaded() {
    touch();
    if (table_) return std::nullopt;
    const auto rows = shared_.store.rows(id_);
    if (!rows) return rows.error();
    auto table = Table::load(id_, *rows);
    if (!table) {
        if (table.error().key == "no-such-table") return table.error();
        return Problem{"frozen", id_, "This table can't be replayed and is frozen."};
    }
    table_ = std::move(*table);
    awaited_ = table_->summary().waiting;
    think();
    set_timer();
    prepare_run();
    return std::nullopt;
}

void TableHost::change(Change change, Answer answer) {
    on_strand([this, change = std::move(change), answer = std::move(answer)] {
        if (auto problem = ensure_loaded()) return answer(problem, 0);
        auto rows = change(*table_, {now_ms(), presence().seats});
        if (!rows) {
            ++shared_.refused;
            return answer(rows.error(), 0);
        }
        write(std::move(*rows), answer);
    });
}

void TableHost::create(std::unique_ptr<Table> table, Rows rows, Answer answer) {
    auto shared_table = std::make_shared<std::unique_ptr<Table>>(std::move(table));
    on_strand([this, shared_table, rows = std::move(rows), answer = std::move(answer)] {
        table_ = std::move(*shared_table);
        write(rows, answer);
    });
}

void TableHost::write(Rows rows, Answer answer) {
    writing_ = true;
    const std::size_t count = rows.size();
    store::Batch batch{id_, std::move(rows), table_->summary()};
    shared_.store.append(std::move(batch), [self = shared_from_this(), answer = std::move(answer),
                                            count](const std::optional<Problem>& problem) {
        self->serial_->post([self, answer, told = self->shared_.writes.note(problem), count] {
            self->written(told, answer, count);
        });
    });
}

void TableHost::written(std::optional<Problem> problem, const Answer& answer, std::size_t rows) {
    writing_ = false;
    if (problem) {
        forget();
    } else {
        shared_.actions += rows;
    }
    answer(problem, problem ? 0 : table_->version());
    if (!problem) {
        tell_turns();
        publish();
        think();
        set_timer();
        prepare_run();
    }
    while (!later_.empty() && !writing_) {
        const auto work = std::move(later_.front());
        later_.pop_front();
        work();
    }
}

// What was not written did not happen: the table is loaded again, soon if nobody asks for it, since
// it may have been a bot's decision or a fallen flag.
void TableHost::forget() {
    table_.reset();
    thinking_ = {};
    auction_.reset();
    shared_.net.after(std::chrono::seconds(1), [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->wake();
    });
}

void TableHost::watch(Watcher watcher, std::optional<std::uint32_t> from, Answer answer) {
    on_strand([this, watcher = std::move(watcher), from, answer = std::move(answer)]() mutable {
        if (auto problem = ensure_loaded()) return answer(problem, 0);
        const bool own = table_->seats_of(watcher.guest).has(watcher.viewer);
        if (watcher.viewer != kSpectator && !own) {
            return answer(Problem{"not-your-seat", "seat", "Somebody else sits there."}, 0);
        }
        std::erase_if(watchers_, [&](const Watcher& w) { return w.socket == watcher.socket; });
        watchers_.push_back(std::move(watcher));
        touch();
        publish_presence();
        answer(std::nullopt, table_->version());
        Watcher& added = watchers_.back();
        if (from && table_->news_since(*from, added.viewer)) {
            added.version = *from;
            send_update(added);
        } else {
            send_full(added);
        }
        send_clock(added);
        begin_run();
    });
}

void TableHost::unwatch(const std::shared_ptr<Socket>& socket) {
    on_strand([this, socket] {
        std::erase_if(watchers_, [&](const Watcher& w) { return w.socket == socket; });
        touch();
        if (table_) publish_presence();
    });
}

void TableHost::look(std::function<void(Result<const Table*>)> with) {
    on_strand([this, with = std::move(with)] {
        if (auto problem = ensure_loaded()) return with(Failure(*problem));
        with(table_.get());
    });
}

void TableHost::publish() {
    for (Watcher& watcher : watchers_) send_update(watcher);
    shown_presence_ = presence();
}

// Whoever has just come gets it with the whole view.
void TableHost::publish_presence() {
    const Presence now = presence();
    if (now == shown_presence_) return;
    shown_presence_ = now;
    std::vector<bool> present;
    for (std::size_t i = 0; i < table_->sitters().size(); ++i) {
        present.push_back(now.seats.has(static_cast<Seat>(i)));
    }
    const auto message = std::make_shared<const std::string>(
        protocol::presence_message(id_, present, now.spectators));
    for (const Watcher& w : watchers_) {
        if (w.version > 0) w.socket->send(message);
    }
}

void TableHost::tell_turns() {
    const std::vector<std::string> before = std::exchange(awaited_, table_->summary().waiting);
    const bool daily = table_->terms().tempo.kind == tables::TempoKind::kDaily;
    const auto tell = [&](const std::vector<std::string>& some,
                          const std::vector<std::string>& not_these, bool waits) {
        for (const std::string& guest : some) {
            if (std::find(not_these.begin(), not_these.end(), guest) == not_these.end()) {
                shared_.turned({id_, table_->terms().setup.game, guest, waits, daily});
            }
        }
    };
    tell(before, awaited_, false);
    tell(awaited_, before, true);
}

void TableHost::send_full(Watcher& w) {
    w.version = table_->version();
    auto seen = seen_by(*table_, w.guest, w.viewer, presence(), now_ms());
    seen.view = table_->match().view(w.viewer);
    Json terms = tables::terms_json(table_->terms());
    terms.erase("begin");
    terms.erase("edition");
    w.socket->send(std::make_shared<const std::string>(protocol::full_message(seen, terms)));
}

void TableHost::send_update(Watcher& w) {
    const auto news = table_->news_since(w.version, w.viewer);
    auto patch = table_->view_since(w.version, w.viewer);
    if (!patch || !news) return send_full(w);
    std::vector<protocol::SeenEvent> events;
    for (const tables::News& item : *news) {
        if (!item.note.is_null()) events.push_back({item.version, item.note, "", {}});
        for (const Told& told : item.told) {
            events.push_back({item.version, told.json, told.sentence, told.targets});
        }
    }
    auto seen = seen_by(*table_, w.guest, w.viewer, presence(), now_ms());
    seen.view = std::move(*patch);
    w.socket->send(
        std::make_shared<const std::string>(protocol::update_message(seen, w.version, events)));
    w.version = table_->version();
}

// Asks bots for the decisions that are theirs; each is asked once about a position.
void TableHost::think() {
    const Seats bots = table_->waiting_bots();
    if (thought_ != table_->version()) thinking_ = {};
    thought_ = table_->version();
    for (Seats left = bots - thinking_; !left.empty();) {
        const Seat seat = left.pop();
        thinking_ = thinking_ | Seats::of(seat);
        ask_bot(
            seat, [self = shared_from_this(), seat, version = table_->version()](std::string text) {
                self->change(
                    [seat, version, text = std::move(text)](Table& table, const Moment& moment) {
                        return table.act_bot(seat, text, version, moment.now);
                    },
                    [](const std::optional<Problem>&, std::uint32_t) {});
            });
    }
}

// What the bot of a seat chooses where the match stands; `done` is called on the bots' thread.
void TableHost::ask_bot(Seat seat, std::function<void(std::string)> done) {
    BotJob job;
    job.match = table_->match().clone();
    job.seat = seat;
    job.bot = table_->bot_of(seat);
    job.seed = table_->bot_seed(seat);
    job.done = std::move(done);
    shared_.bots.submit(table_->owner(), std::move(job));
}

void TableHost::set_timer() {
    const auto flag = table_->clocks().next_flag();
    if (!flag || table_->status() != tables::Status::kPlaying) return;
    const std::int64_t now = now_ms();
    const bool soon = flag->second - now < 3'600'000;  // later ones are found by the store's index
    if (!soon || (timer_at_ > now && timer_at_ <= flag->second)) return;
    timer_at_ = flag->second;
    const auto delay = std::chrono::milliseconds(std::max<std::int64_t>(1, flag->second - now + 1));
    shared_.net.after(delay, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->wake();
    });
}

void TableHost::drop_work() {
    serial_->clear();
    later_.clear();
}

void TableHost::wake() {
    on_strand([this] {
        if (ensure_loaded()) return;
        timer_at_ = 0;
        const auto flag = table_->clocks().next_flag();
        if (!flag || flag->second > now_ms()) return set_timer();
        auto rows = table_->fall_flag(flag->first, now_ms());
        if (rows) write(std::move(*rows), [](const std::optional<Problem>&, std::uint32_t) {});
    });
}

}  // namespace pakhuis::server
