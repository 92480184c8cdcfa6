#include "tables/store_copy.h"

#include <utility>

#include "tables/changes.h"

namespace pakhuis::tables {
namespace {

constexpr int kGuestsAtOnce = 1'000;
constexpr std::size_t kTablesAtOnce = 100;

// Writes in the background, and keeps the first problem.
class Copier {
  public:
    Copier(store::Store& from, store::Store& to) : from_(from), to_(to) {}
    ~Copier() { to_.flush(); }
    Copier(const Copier&) = delete;
    Copier& operator=(const Copier&) = delete;

    Result<CopiedStore> run() {
        Result<void> done = check_empty();
        if (done) done = copy_guests();
        if (done) done = copy_tables();
        if (done) done = settle();
        if (!done) return Failure(done.error());
        return copied_;
    }

  private:
    Result<void> check_empty() {
        const auto tables = to_.all_tables();
        if (!tables) return Failure(tables.error());
        const auto guests = to_.guests_after("", 1);
        if (!guests) return Failure(guests.error());
        if (tables->empty() && guests->empty()) return {};
        return fail("not-empty", "", "There is something in the store to copy into.");
    }

    Result<void> copy_guests() {
        std::string last;
        for (;;) {
            const auto some = from_.guests_after(last, kGuestsAtOnce);
            if (!some) return Failure(some.error());
            if (some->empty()) return {};
            for (const store::Guest& guest : *some) to_.put_guest(guest, note());
            last = some->back().id;
            copied_.guests += some->size();
            if (auto done = settle(); !done) return done;
        }
    }

    Result<void> copy_tables() {
        const auto tables = from_.all_tables();
        if (!tables) return Failure(tables.error());
        for (const std::string& table : *tables) {
            if (auto done = copy_table(table); !done) return done;
            if (++copied_.tables % kTablesAtOnce != 0) continue;
            if (auto done = settle(); !done) return done;
        }
        return {};
    }

    Result<void> copy_table(const std::string& table) {
        auto rows = from_.rows(table);
        if (!rows) return Failure(rows.error());
        auto summary = from_.summary(table);
        if (!summary) return Failure(summary.error());
        copied_.rows += rows->size();
        auto edition = edition_of(*rows);
        if (!edition) return Failure(edition.error());
        to_.append({table, std::move(*rows), std::move(*summary), std::move(*edition)}, note());
        return {};
    }

    // An edition goes with each table that names it; a store keeps it once.
    Result<std::optional<store::Edition>> edition_of(const std::vector<store::Row>& rows) {
        std::optional<store::Edition> none;
        if (rows.empty()) return none;
        const auto first = read_row(rows.front());
        const auto* created = first ? std::get_if<Created>(&first->change) : nullptr;
        if (created == nullptr) return none;  // a frozen table: it is copied as it is
        const auto json = from_.edition(created->edition.value);
        if (!json) return Failure(json.error());
        return *json ? store::Edition{created->edition.value, **json} : none;
    }

    store::Done note() {
        return [this](const std::optional<Problem>& problem) {
            if (problem && !problem_) problem_ = problem;
        };
    }
    // Waits for the writes. They are answered then, so nobody else touches the problem.
    Result<void> settle() {
        to_.flush();
        return problem_ ? Result<void>(Failure(*problem_)) : Result<void>();
    }

    store::Store& from_;
    store::Store& to_;
    CopiedStore copied_;
    std::optional<Problem> problem_;
};

Failure not_equal(const std::string& what) {
    return fail("not-equal", what, "The copy differs. Don't use it.");
}

Result<void> compare_table(store::Store& from, store::Store& to, const std::string& table) {
    const auto rows = from.rows(table);
    const auto copied = to.rows(table);
    const auto summary = from.summary(table);
    const auto copied_summary = to.summary(table);
    const bool read = rows && copied && summary && copied_summary;
    if (read && *rows == *copied && *summary == *copied_summary) return {};
    return not_equal("table " + table);
}

Result<void> compare(store::Store& from, store::Store& to) {
    const auto tables = from.all_tables();
    const auto copied = to.all_tables();
    if (!tables || !copied || *tables != *copied) return not_equal("the list of tables");
    for (const std::string& table : *tables) {
        if (auto equal = compare_table(from, to, table); !equal) return equal;
    }
    std::string last;
    for (;;) {
        const auto some = from.guests_after(last, kGuestsAtOnce);
        const auto others = to.guests_after(last, kGuestsAtOnce);
        if (!some || !others || *some != *others) return not_equal("the guests after " + last);
        if (some->empty()) return {};
        last = some->back().id;
    }
}

}  // namespace

Result<CopiedStore> copy_store(store::Store& from, store::Store& to) {
    auto copied = Copier(from, to).run();
    if (!copied) return copied;
    if (const auto equal = compare(from, to); !equal) return Failure(equal.error());
    return copied;
}

}  // namespace pakhuis::tables
