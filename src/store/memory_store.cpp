#include "store/memory_store.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>

namespace pakhuis::store {

namespace {

bool contains(const std::vector<std::string>& list, const std::string& text) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

// One sort for all orders: the code for each is large.
void sort_by(std::vector<Summary>& list,
             const std::function<bool(const Summary&, const Summary&)>& before) {
    std::sort(list.begin(), list.end(), before);
}

std::vector<Summary> first_of(std::vector<Summary> list, int most) {
    if (list.size() > static_cast<std::size_t>(most)) list.resize(static_cast<std::size_t>(most));
    return list;
}

}  // namespace

void MemoryStore::append(Batch batch, Done done) {
    queue_.push_back({std::move(batch), std::move(done)});
}

void MemoryStore::put_guest(Guest guest, Done done) {
    queue_.push_back({std::move(guest), std::move(done)});
}

void MemoryStore::set_active(std::vector<std::string> tables, std::int64_t at, Done done) {
    queue_.push_back({SetActive{std::move(tables), at}, std::move(done)});
}

void MemoryStore::remove_table(std::string table, Done done) {
    queue_.push_back({RemoveTable{std::move(table)}, std::move(done)});
}

void MemoryStore::remove_guest(std::string guest, Done done) {
    queue_.push_back({RemoveGuest{std::move(guest)}, std::move(done)});
}

void MemoryStore::flush() {
    while (commit()) {
    }
}

// All jobs are written before the first is answered, as in one transaction.
bool MemoryStore::commit() {
    std::vector<Job> jobs = std::exchange(queue_, {});
    std::vector<std::optional<Problem>> problems;
    problems.reserve(jobs.size());
    const auto write_one = [this](auto& what) { return write(what); };
    for (Job& job : jobs) problems.push_back(refusal_ ? refusal_ : std::visit(write_one, job.what));
    for (std::size_t i = 0; i < jobs.size(); ++i) jobs[i].done(std::move(problems[i]));
    return !jobs.empty();
}

void MemoryStore::commit_first(std::optional<Problem> refusal) {
    if (queue_.empty()) return;
    Job job = std::move(queue_.front());
    queue_.erase(queue_.begin());
    if (!refusal) {
        refusal = std::visit([this](auto& what) { return write(what); }, job.what);
    }
    job.done(std::move(refusal));
}

std::optional<Problem> MemoryStore::write(Guest& guest) {
    const auto taken = guest_ids_.find(guest.token_hash);
    if (taken != guest_ids_.end() && taken->second != guest.id) {
        return Problem{"conflict", "", "Another guest has this token."};
    }
    Guest& kept = guests_[guest.id];
    guest_ids_.erase(kept.token_hash);
    guest_ids_[guest.token_hash] = guest.id;
    kept = std::move(guest);
    return std::nullopt;
}

std::optional<Problem> MemoryStore::write(Batch& batch) {
    const auto old = logs_.find(batch.table);
    std::size_t next = old == logs_.end() ? 0 : old->second.size();
    for (const Row& row : batch.rows) {
        if (row.seq != next++) {
            return Problem{"conflict", "", "This step is taken, or one is missing before it."};
        }
    }
    std::vector<Row>& log = logs_[batch.table];
    std::move(batch.rows.begin(), batch.rows.end(), std::back_inserter(log));
    if (batch.edition) {
        editions_.try_emplace(batch.edition->hash, std::move(batch.edition->json));
    }
    if (batch.summary) put_summary(std::move(*batch.summary));
    return std::nullopt;
}

void MemoryStore::put_summary(Summary summary) {
    const std::string table = summary.table;
    Summary& kept = summaries_[table];
    for (const std::string& guest : kept.members) members_.erase({guest, table});
    kept = std::move(summary);
    for (const std::string& guest : kept.members) members_.emplace(guest, table);
    active_[table] = kept.changed;
}

std::optional<Problem> MemoryStore::write(const SetActive& change) {
    for (const std::string& table : change.tables) {
        if (summaries_.contains(table)) active_[table] = change.at;
    }
    return std::nullopt;
}

std::optional<Problem> MemoryStore::write(const RemoveTable& removal) {
    if (auto log = logs_.extract(removal.table)) exported_[removal.table] = std::move(log.mapped());
    summaries_.erase(removal.table);
    active_.erase(removal.table);
    std::erase_if(members_, [&](const auto& member) { return member.second == removal.table; });
    return std::nullopt;
}

std::optional<Problem> MemoryStore::write(const RemoveGuest& removal) {
    const auto at = members_.lower_bound({removal.guest, ""});
    const auto guest = guests_.find(removal.guest);
    if (guest == guests_.end() || (at != members_.end() && at->first == removal.guest)) return {};
    guest_ids_.erase(guest->second.token_hash);
    guests_.erase(guest);
    return std::nullopt;
}

Result<std::vector<Row>> MemoryStore::rows(const std::string& table) {
    const auto found = logs_.find(table);
    return found == logs_.end() ? std::vector<Row>() : found->second;
}

Result<std::optional<Summary>> MemoryStore::summary(const std::string& table) {
    const auto found = summaries_.find(table);
    return found == summaries_.end() ? std::nullopt : std::optional(found->second);
}

Result<std::optional<Guest>> MemoryStore::guest_by_token(const std::string& token_hash) {
    const auto found = guest_ids_.find(token_hash);
    return found == guest_ids_.end() ? std::optional<Guest>() : *guest(found->second);
}

Result<std::optional<Guest>> MemoryStore::guest(const std::string& id) {
    const auto found = guests_.find(id);
    return found == guests_.end() ? std::nullopt : std::optional(found->second);
}

Result<std::vector<Summary>> MemoryStore::open_tables(int most, int skip) {
    std::vector<Summary> list;
    for (const auto& [table, summary] : summaries_) {
        if (summary.status == "open" && summary.listed && active_[table] > 0) {
            list.push_back(summary);
        }
    }
    sort_by(list, [this](const Summary& a, const Summary& b) {
        const std::int64_t at_a = active_[a.table];
        const std::int64_t at_b = active_[b.table];
        return std::tie(at_b, a.table) < std::tie(at_a, b.table);
    });
    const auto from = std::min(static_cast<std::size_t>(skip), list.size());
    list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(from));
    return first_of(std::move(list), most);
}

Result<std::vector<std::string>> MemoryStore::inactive_tables(const std::string& guest) {
    std::vector<std::string> tables;
    for (auto it = members_.lower_bound({guest, ""}); it != members_.end() && it->first == guest;
         ++it) {
        const Summary& summary = summaries_[it->second];
        if (summary.status == "open" && summary.listed && active_[it->second] == 0) {
            tables.push_back(it->second);
        }
    }
    return tables;
}

Result<Usage> MemoryStore::usage_of(const std::string& guest) {
    Usage usage;
    for (const auto& [table, summary] : summaries_) {
        if (summary.owner != guest) continue;
        ++usage.tables;
        if (summary.status != "over") ++usage.unfinished;
        for (const Row& row : logs_[table]) {
            usage.bytes += static_cast<std::int64_t>(row.body.size());
        }
    }
    return usage;
}

Result<std::vector<std::string>> MemoryStore::frozen_tables(int most) {
    std::vector<std::string> tables;
    for (const auto& [table, summary] : summaries_) {
        const bool full = tables.size() >= static_cast<std::size_t>(most);
        if (summary.status == "frozen" && !full) tables.push_back(table);
    }
    return tables;
}

Result<std::vector<Summary>> MemoryStore::summaries_after(const std::string& id, int most) {
    std::vector<Summary> list;
    for (auto it = summaries_.upper_bound(id); it != summaries_.end() && most-- > 0; ++it) {
        list.push_back(it->second);
    }
    return list;
}

Result<std::vector<Guest>> MemoryStore::guests_after(const std::string& id, int most) {
    std::vector<Guest> list;
    for (auto it = guests_.upper_bound(id); it != guests_.end() && most-- > 0; ++it) {
        list.push_back(it->second);
    }
    return list;
}

Result<std::vector<Summary>> MemoryStore::tables_of(const std::string& guest, int most) {
    std::vector<Summary> list;
    for (auto it = members_.lower_bound({guest, ""}); it != members_.end() && it->first == guest;
         ++it) {
        list.push_back(summaries_[it->second]);
    }
    sort_by(list, [&](const Summary& a, const Summary& b) {
        const bool for_a = contains(a.waiting, guest);
        const bool for_b = contains(b.waiting, guest);
        return std::tie(for_b, b.changed, a.table) < std::tie(for_a, a.changed, b.table);
    });
    return first_of(std::move(list), most);
}

Result<std::vector<std::string>> MemoryStore::due_before(std::int64_t time) {
    std::vector<std::pair<std::int64_t, std::string>> due;
    for (const auto& [table, summary] : summaries_) {
        if (summary.status == "playing" && summary.due > 0 && summary.due < time) {
            due.emplace_back(summary.due, table);
        }
    }
    std::sort(due.begin(), due.end());
    std::vector<std::string> tables;
    for (auto& [when, table] : due) tables.push_back(std::move(table));
    return tables;
}

Result<std::optional<std::string>> MemoryStore::edition(std::uint64_t hash) {
    if (no_editions_) return Failure(*no_editions_);
    const auto found = editions_.find(hash);
    return found == editions_.end() ? std::nullopt : std::optional(found->second);
}

Result<std::vector<std::string>> MemoryStore::all_tables() {
    std::vector<std::string> tables;
    for (const auto& [table, log] : logs_) tables.push_back(table);
    return tables;
}

}  // namespace pakhuis::store
