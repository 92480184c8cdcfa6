// The writing half of the SQLite store: it makes the transactions. For one thread.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "sqlite/sqlite.h"
#include "sqlite/sqlite_store.h"
#include "write_queue/write_queue.h"

namespace pakhuis::store {

class SqliteWriter {
  public:
    static Result<std::unique_ptr<SqliteWriter>> open(const std::string& path,
                                                      const SqliteOptions& options);
    SqliteWriter(const SqliteWriter&) = delete;
    SqliteWriter& operator=(const SqliteWriter&) = delete;

    // Writes all jobs in one transaction and returns after its sync. A job in "conflict" or
    // "not-exported" writes nothing and does not affect the others. Any other problem rolls back
    // the whole transaction, and every job gets it. Calls no Done.
    void commit(std::vector<Job>& jobs);

    // The length of the write-ahead log after the last commit.
    int wal_pages() const { return wal_pages_; }
    // After a failure the log grows further, and the next checkpoint copies the rest: nothing is
    // lost.
    void checkpoint() { (void)file_.checkpoint(); }

  private:
    SqliteWriter(Connection file, const std::filesystem::path& folder);
    Result<void> prepare();

    Result<void> write_all(std::vector<Job>& jobs);
    Result<void> write_alone(Job& job);
    Result<void> write(const Batch& batch);
    Result<void> write(const Guest& guest);
    Result<void> write(const SetActive& change);
    Result<void> write(const RemoveTable& removal);
    Result<void> write(const RemoveGuest& removal);
    Result<void> export_rows(const std::string& table);
    Result<void> add_rows(const Batch& batch);
    // With the number and the size of the rows that are added.
    Result<void> put_summary(const Summary& summary, std::size_t rows, std::size_t bytes);
    Result<void> put_list(const std::string& table, int waiting,
                          const std::vector<std::string>& old, const std::vector<std::string>& now);

    int wal_pages_ = 0;
    const std::filesystem::path export_folder_;
    Connection file_;

    Statement begin_, commit_, rollback_;
    Statement begin_job_, end_job_, undo_job_;
    Statement last_seq_, add_row_;
    Statement put_summary_, members_, forget_members_, add_member_;
    Statement put_guest_, add_edition_, count_rows_, set_active_, rows_;
    Statement remove_rows_, remove_summary_, remove_members_, remove_guest_;
};

}  // namespace pakhuis::store
