// A store that remembers the result of its last write for /api/health and logs failures. A read
// counts if it finds that the store can't be reached, or that it can again. Callers get a failure
// in words for players. The store's own words are for the operator of the server.
#pragma once

#include <atomic>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>

#include "host/page.h"
#include "host/ports.h"
#include "store/store.h"

namespace pakhuis::server {

class WatchedStore final : public store::Store {
  public:
    WatchedStore(store::Store& store, host::Log& log) : store_(store), log_(log) {}

    // The problem of the last write; nothing if it succeeded.
    std::optional<Problem> problem() const {
        const std::lock_guard lock(mutex_);
        return problem_;
    }

    void append(store::Batch batch, store::Done done) override {
        store_.append(std::move(batch), noting(std::move(done)));
    }
    void put_guest(store::Guest guest, store::Done done) override {
        store_.put_guest(std::move(guest), noting(std::move(done)));
    }
    void set_active(std::vector<std::string> tables, std::int64_t at, store::Done done) override {
        store_.set_active(std::move(tables), at, noting(std::move(done)));
    }
    void remove_table(std::string table, store::Done done) override {
        store_.remove_table(std::move(table), noting(std::move(done)));
    }
    void remove_guest(std::string guest, store::Done done) override {
        store_.remove_guest(std::move(guest), noting(std::move(done)));
    }
    void flush() override { store_.flush(); }
    Result<std::vector<store::Row>> rows(const std::string& table) override {
        return read(store_.rows(table));
    }
    Result<std::optional<store::Summary>> summary(const std::string& table) override {
        return read(store_.summary(table));
    }
    Result<std::optional<store::Guest>> guest_by_token(const std::string& token_hash) override {
        return read(store_.guest_by_token(token_hash));
    }
    Result<std::optional<store::Guest>> guest(const std::string& id) override {
        return read(store_.guest(id));
    }
    Result<std::vector<store::Summary>> open_tables(int most, int skip) override {
        return read(store_.open_tables(most, skip));
    }
    Result<std::vector<store::Summary>> tables_of(const std::string& guest, int most) override {
        return read(store_.tables_of(guest, most));
    }
    Result<std::vector<std::string>> inactive_tables(const std::string& guest) override {
        return read(store_.inactive_tables(guest));
    }
    Result<store::Usage> usage_of(const std::string& guest) override {
        return read(store_.usage_of(guest));
    }
    Result<std::vector<std::string>> frozen_tables(int most) override {
        return read(store_.frozen_tables(most));
    }
    Result<std::vector<store::Summary>> summaries_after(const std::string& id, int most) override {
        return read(store_.summaries_after(id, most));
    }
    Result<std::vector<store::Guest>> guests_after(const std::string& id, int most) override {
        return read(store_.guests_after(id, most));
    }
    Result<std::vector<std::string>> due_before(std::int64_t time) override {
        return read(store_.due_before(time));
    }
    Result<std::optional<std::string>> edition(std::uint64_t hash) override {
        return read(store_.edition(hash));
    }
    Result<std::vector<std::string>> all_tables() override { return read(store_.all_tables()); }

  private:
    store::Done noting(store::Done done) {
        return [this, done = std::move(done)](const std::optional<Problem>& problem) {
            done(note(problem));
        };
    }
    template <class Value>
    Result<Value> read(Result<Value> found) {
        if (found) {
            if (unreachable_.exchange(false)) (void)note(std::nullopt);
            return found;
        }
        if (found.error().key != "unreachable") return found;
        return Failure(*note(found.error(), "read-failed"));
    }
    std::optional<Problem> note(const std::optional<Problem>& problem,
                                std::string_view event = "write-failed") {
        if (problem && !host::is_store_problem(*problem)) return problem;
        bool failed_before = false;
        {
            const std::lock_guard lock(mutex_);
            failed_before = problem_.has_value();
            problem_ = problem;
            unreachable_ = problem && problem->key == "unreachable";
        }
        if (!problem) {
            if (failed_before) log_.write(host::LogLevel::kInfo, "writes-succeed-again");
            return std::nullopt;
        }
        log_.write(host::LogLevel::kError, event,
                   {{"key", problem->key}, {"why", problem->sentence}});
        return Problem{problem->key, "", sentence_for(problem->key)};
    }
    static std::string sentence_for(const std::string& key) {
        if (key == "unreachable") {
            // The connection may have been lost after the database had written it.
            return "The server can't reach its database, so this may not have happened. Try again "
                   "later.";
        }
        const char* why = key == "disk-full"   ? "The server's disk is full"
                          : key == "read-only" ? "The server can't write to its disk"
                          : key == "io-error"  ? "The server's disk fails"
                                               : "The server has too much to do";
        return std::string(why) + ", so this did not happen. Try again later.";
    }

    store::Store& store_;
    host::Log& log_;
    mutable std::mutex mutex_;
    std::optional<Problem> problem_;
    std::atomic<bool> unreachable_ = false;  // as the problem says
};

}  // namespace pakhuis::server
