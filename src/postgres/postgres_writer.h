// The writing half of the PostgreSQL store: it makes the transactions. For one thread.
#pragma once

#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "postgres/postgres.h"
#include "postgres/postgres_store.h"
#include "write_queue/write_queue.h"

namespace pakhuis::store::postgres {

class PostgresWriter {
  public:
    static Result<std::unique_ptr<PostgresWriter>> open(const std::string& address,
                                                        const PostgresOptions& options);

    // Writes all jobs in one transaction and returns when it is durable. A job in "conflict" writes
    // nothing and does not affect the others, and neither does one with a text that can't be kept
    // ("bad-text"). Any other problem is that of all jobs. Calls no Done.
    //
    // With "unreachable" the jobs may have been written or not; they are never written later than
    // the next commit.
    void commit(std::span<Job> jobs);
    // To be called now and then while there is nothing to write: shows that this server is there,
    // and finds out whether it still has its place.
    void sign();

  private:
    PostgresWriter(std::string address, const PostgresOptions& options)
        : address_(std::move(address)), options_(options) {}

    Result<void> connect();
    Result<void> reconnect();
    Result<void> take_lock();
    void commit(std::span<Job> jobs, bool unsure);
    Result<void> write(std::span<Job> jobs, bool unsure);
    Result<void> note_conflicts(std::span<Job> jobs, const std::vector<Rows>& results, bool unsure);
    Result<bool> is_written(const Batch& batch);
    std::size_t send(const Job& job);

    const std::string address_;
    const PostgresOptions options_;
    std::unique_ptr<Connection> connection_;  // nullptr: none
    int session_ = 0;                         // the database's number of the latest session
    bool reachable_ = true;                   // at the last commit
    bool taken_ = false;                      // another server has this one's place
};

}  // namespace pakhuis::store::postgres
