// The reading half of the SQLite store. It has its own connection, which sees committed data. Any
// thread may call it; calls wait for each other.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "sqlite/sqlite.h"
#include "sqlite/sqlite_store.h"
#include "store/store.h"

namespace pakhuis::store {

class SqliteReader {
  public:
    static Result<std::unique_ptr<SqliteReader>> open(const std::string& path,
                                                      const SqliteOptions& options);

    // With this connection, for example one in a transaction.
    static Result<std::unique_ptr<SqliteReader>> open(Connection file, const std::string& path);

    // As in Store.
    Result<std::vector<Row>> rows(const std::string& table);
    Result<std::optional<Summary>> summary(const std::string& table);
    Result<std::optional<Guest>> guest_by_token(const std::string& token_hash);
    Result<std::optional<Guest>> guest(const std::string& id);
    Result<std::vector<Summary>> open_tables(int most, int skip);
    Result<std::vector<Summary>> tables_of(const std::string& guest, int most);
    Result<std::vector<std::string>> inactive_tables(const std::string& guest);
    Result<Usage> usage_of(const std::string& guest);
    Result<std::vector<std::string>> frozen_tables(int most);
    Result<std::vector<Summary>> summaries_after(const std::string& id, int most);
    Result<std::vector<Guest>> guests_after(const std::string& id, int most);
    Result<std::vector<std::string>> due_before(std::int64_t time);
    Result<std::optional<std::string>> edition(std::uint64_t hash);
    Result<std::vector<std::string>> all_tables();

  private:
    explicit SqliteReader(Connection file) : file_(std::move(file)) {}
    Result<void> prepare();

    template <class... Values>
    Result<std::vector<Summary>> summaries(Statement& list, const Values&... values);
    Result<void> add_members(std::vector<Summary>& summaries);
    Result<std::optional<Guest>> one_guest(Statement& find, const std::string& key);
    template <class... Values>
    Result<std::vector<Guest>> guests(Statement& list, const Values&... values);
    template <class... Values>
    Result<std::vector<std::string>> names(Statement& list, const Values&... values);

    std::mutex mutex_;
    Connection file_;
    Statement begin_, end_;
    Statement rows_, summary_, members_;
    Statement open_tables_, tables_of_, due_before_, all_tables_;
    Statement inactive_, usage_, frozen_, summaries_after_, guests_after_;
    Statement guest_, guest_by_token_, edition_;
};

}  // namespace pakhuis::store
