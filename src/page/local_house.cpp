#include "page/local_house.h"

#include <type_traits>
#include <variant>

#include "codec/record.h"
#include "tables/table.h"

namespace pakhuis::page {
namespace {

using codec::Json;
using codec::NoContext;

// Nobody shares this device, and nothing on it expires.
host::Limits local_limits() {
    constexpr int kMany = 1'000'000'000;
    host::Limits limits;
    limits.tables_per_guest = limits.all_tables_per_guest = kMany;
    limits.tables_per_hour = limits.imports_per_hour = kMany;
    limits.bytes_per_guest = std::int64_t{kMany} * kMany;
    limits.expire_tables_days = limits.expire_guests_days = 0;
    return limits;
}

// A row that can't be read stands for itself, so that its table is frozen there and not shorter.
store::Row row_of(const Json& kept, std::uint32_t seq) {
    auto row = codec::from_json<StoredRow>(NoContext{}, kept);
    if (!row || row->seq != seq) return {seq, "damaged", "", 0, 0};
    return {row->seq, std::move(row->kind), std::move(row->body), row->hash.value, row->at};
}

StoredRow stored(const store::Row& row) {
    return {row.seq, row.kind, row.body, {row.hash}, row.at};
}

StoredSummary stored(const store::Summary& s) {
    return {s.table, s.status, s.members, s.waiting, s.due, s.json, s.changed, s.owner, s.left};
}

store::Summary summary_of(StoredSummary s) {
    return {.table = std::move(s.table),
            .status = std::move(s.status),
            .members = std::move(s.members),
            .waiting = std::move(s.waiting),
            .due = s.due,
            .json = std::move(s.json),
            .changed = s.changed,
            .owner = std::move(s.owner),
            .left = std::move(s.left)};
}

HouseWrite write_of(const store::Batch& batch) {
    HouseWrite out;
    out.table = batch.table;
    for (const store::Row& row : batch.rows) out.rows.push_back(stored(row));
    if (batch.summary) out.summary = stored(*batch.summary);
    if (batch.edition) out.edition = StoredEdition{{batch.edition->hash}, batch.edition->json};
    return out;
}

// Public lists and expiry: nothing of them is kept.
HouseWrite write_of(const store::WriteJob& job) {
    if (const auto* batch = std::get_if<store::Batch>(&job)) return write_of(*batch);
    HouseWrite out;
    if (const auto* guest = std::get_if<store::Guest>(&job)) {
        out.guest = StoredGuest{guest->id, guest->name};
    }
    return out;
}

HashKey key_of(const HouseStart& start) {
    return {start.seed[0].value, start.seed[1].value};
}

}  // namespace

class LocalHouse::LocalClient final : public host::Client {
  public:
    LocalClient(LocalHouse& house, std::string id) : house_(house), id_(std::move(id)) {}

    void post(host::Work work) override { house_.queue_.post(std::move(work)); }
    void send(std::shared_ptr<const std::string> message) override {
        house_.out_.messages.push_back({id_, *message});
    }
    std::int64_t round_trip() const override { return 0; }

  private:
    LocalHouse& house_;
    const std::string id_;
};

LocalHouse::LocalHouse(const HouseStart& start, std::int64_t now, std::int64_t steady)
    : guest_id_(start.guest.id),
      queue_(now, steady),
      random_(key_of(start)),
      house_({queue_, queue_, store_, thinker_, queue_, random_, guests_, notifier_, log_},
             local_limits(), std::string(kLocalPrefix)) {
    store_.restore(store::Guest{guest_id_, guest_id_, start.guest.name, now});
    house_.start();
}

LocalHouse::~LocalHouse() {
    queue_.drop_all();
    thinker_.drop_all();
    store_.lose_queue();
    lines_.clear();
    house_.drop_all();
}

HouseAnswer LocalHouse::answer(const HouseCall& call) {
    out_ = {};
    queue_.set_time(call.now, call.steady);
    if (call.table) take(*call.table);
    if (call.connect) connect(*call.connect);
    if (call.message) receive(*call.message);
    if (call.page) give_page(*call.page);
    if (call.close) close(*call.close);
    if (call.written && handed_ > 0) {
        --handed_;
        std::optional<Problem> refusal;
        if (const auto& p = call.written->problem) refusal = Problem{p->key, p->place, p->sentence};
        store_.commit_first(std::move(refusal));
    }
    if (call.think) thinker_.think();
    queue_.run();
    hand_out_writes();
    out_.thinks = thinker_.waits();
    out_.net = thinker_.missing_net();
    out_.timer = queue_.next_timer();
    return std::move(out_);
}

// A table that the store has already is newer there.
void LocalHouse::take(const HouseTable& table) {
    const auto known = store_.rows(table.table);
    if (known && !known->empty()) return;
    store::Batch batch{table.table, {}, {}};
    for (const Json& row : table.rows) {
        batch.rows.push_back(row_of(row, static_cast<std::uint32_t>(batch.rows.size())));
    }
    if (table.summary) {
        if (auto summary = codec::from_json<StoredSummary>(NoContext{}, *table.summary)) {
            batch.summary = summary_of(std::move(*summary));
        }
    }
    if (table.edition) {
        if (auto edition = codec::from_json<StoredEdition>(NoContext{}, *table.edition)) {
            batch.edition = store::Edition{edition->hash.value, std::move(edition->json)};
        }
    }
    store_.restore(std::move(batch));
}

store::Guest LocalHouse::guest() {
    const auto known = store_.guest(guest_id_);
    return known && *known ? **known : store::Guest{guest_id_, guest_id_, ""};
}

void LocalHouse::connect(const std::string& client) {
    close(client);
    Line& line = lines_[client];
    line.client = std::make_shared<LocalClient>(*this, client);
    line.connection = house_.connect(guest(), line.client);
}

void LocalHouse::receive(const HouseMessage& message) {
    const auto line = lines_.find(message.client);
    if (line != lines_.end()) line->second.connection->received(message.text);
}

void LocalHouse::close(const std::string& client) {
    const auto line = lines_.find(client);
    if (line == lines_.end()) return;
    line->second.connection->closed();
    lines_.erase(line);
}

void LocalHouse::give_page(const HousePage& request) {
    const auto respond = [this, id = request.id](const host::Page& page) {
        out_.pages.push_back({id, page.status, page.body.str()});
    };
    constexpr std::string_view kTables = "/api/tables/";
    constexpr std::string_view kExport = "/export";
    const std::string_view target = request.target;
    if (target.starts_with(kTables) && target.ends_with(kExport)) {
        const auto id = target.substr(kTables.size());
        return respond(export_page(std::string(id.substr(0, id.size() - kExport.size()))));
    }
    house_.page({request.method, request.target, request.body}, guest(), respond);
}

// As far as the rows replay: it works for a table that is frozen or can't be written too.
host::Page LocalHouse::export_page(const std::string& table) {
    const auto rows = store_.rows(table);
    const auto part =
        rows ? tables::Table::load_part(table, *rows, tables::kept_editions(store_)) : nullptr;
    if (!part) return host::not_found();
    return {200, "text/plain; charset=utf-8", codec::write_record(part->record_so_far())};
}

void LocalHouse::hand_out_writes() {
    for (; handed_ < store_.queued(); ++handed_) {
        out_.writes.push_back(write_of(store_.queued_job(handed_)));
    }
}

Result<HouseAnswer> answer_house(const HouseCall& call) {
    static std::unique_ptr<LocalHouse> house;
    if (call.start) {
        house.reset();
        house = std::make_unique<LocalHouse>(*call.start, call.now, call.steady);
    }
    if (!house) return fail("not-started", "start", "The house is not started yet.");
    return house->answer(call);
}

}  // namespace pakhuis::page
