// The reading half of a Store, by a reader that has the same functions.
#pragma once

#include <memory>
#include <utility>

#include "store/store.h"

namespace pakhuis::store {

template <class Reader>
class ReadingStore : public Store {
  public:
    Result<std::vector<Row>> rows(const std::string& table) override {
        return reader_->rows(table);
    }
    Result<std::optional<Summary>> summary(const std::string& table) override {
        return reader_->summary(table);
    }
    Result<std::optional<Guest>> guest_by_token(const std::string& token_hash) override {
        return reader_->guest_by_token(token_hash);
    }
    Result<std::optional<Guest>> guest(const std::string& id) override {
        return reader_->guest(id);
    }
    Result<std::vector<Summary>> open_tables(int most, int skip) override {
        return reader_->open_tables(most, skip);
    }
    Result<std::vector<Summary>> tables_of(const std::string& guest, int most) override {
        return reader_->tables_of(guest, most);
    }
    Result<std::vector<std::string>> inactive_tables(const std::string& guest) override {
        return reader_->inactive_tables(guest);
    }
    Result<Usage> usage_of(const std::string& guest) override { return reader_->usage_of(guest); }
    Result<std::vector<std::string>> frozen_tables(int most) override {
        return reader_->frozen_tables(most);
    }
    Result<std::vector<Summary>> summaries_after(const std::string& id, int most) override {
        return reader_->summaries_after(id, most);
    }
    Result<std::vector<Guest>> guests_after(const std::string& id, int most) override {
        return reader_->guests_after(id, most);
    }
    Result<std::vector<std::string>> due_before(std::int64_t time) override {
        return reader_->due_before(time);
    }
    Result<std::optional<std::string>> edition(std::uint64_t hash) override {
        return reader_->edition(hash);
    }
    Result<std::vector<std::string>> all_tables() override { return reader_->all_tables(); }

  protected:
    explicit ReadingStore(std::unique_ptr<Reader> reader) : reader_(std::move(reader)) {}
    void close_reader() { reader_.reset(); }

  private:
    std::unique_ptr<Reader> reader_;
};

// A store at one moment: it refuses all writes.
template <class Reader>
class FrozenStore : public ReadingStore<Reader> {
  public:
    explicit FrozenStore(std::unique_ptr<Reader> reader)
        : ReadingStore<Reader>(std::move(reader)) {}

    void append(Batch, Done done) override { refuse(done); }
    void put_guest(Guest, Done done) override { refuse(done); }
    void set_active(std::vector<std::string>, std::int64_t, Done done) override { refuse(done); }
    void remove_table(std::string, Done done) override { refuse(done); }
    void remove_guest(std::string, Done done) override { refuse(done); }
    void flush() override {}

  private:
    static void refuse(const Done& done) {
        done(Problem{"read-only", "", "This is a snapshot of a store."});
    }
};

}  // namespace pakhuis::store
