// A store in memory, for tests and for systems without a disk. It gives the guarantees of Store and
// no more: `commit` writes the batches and calls their Dones.
//
//   append ──► queue ──► commit(): applied, then answered, in order
//
// A process that keeps the rows elsewhere reads the queue and calls `commit_first` for each write
// that is durable there.
//
// For one thread.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "store/write_job.h"

namespace pakhuis::store {

class MemoryStore final : public Store {
  public:
    // Writes and answers everything that was queued before the call. False if nothing was queued.
    bool commit();
    // The writes that wait, in their order. `commit_first` writes the first of them and answers;
    // with a refusal it writes nothing and answers with it.
    std::size_t queued() const { return queue_.size(); }
    const WriteJob& queued_job(std::size_t i) const { return queue_[i].what; }
    void commit_first(std::optional<Problem> refusal);
    // Puts in what an earlier process has written, without a queue and without an answer.
    std::optional<Problem> restore(Batch batch) { return write(batch); }
    std::optional<Problem> restore(Guest guest) { return write(guest); }
    // From now on `commit` writes nothing and answers with the problem. Nothing: it writes again.
    void refuse_writes(std::optional<Problem> problem) { refusal_ = std::move(problem); }
    // From now on editions can't be read. Nothing: they can again.
    void refuse_editions(std::optional<Problem> problem) { no_editions_ = std::move(problem); }
    // Drops the queue without answers, as a power cut does.
    void lose_queue() { queue_.clear(); }

    void append(Batch batch, Done done) override;
    void put_guest(Guest guest, Done done) override;
    void set_active(std::vector<std::string> tables, std::int64_t at, Done done) override;
    void remove_table(std::string table, Done done) override;
    void remove_guest(std::string guest, Done done) override;
    void flush() override;

    Result<std::vector<Row>> rows(const std::string& table) override;
    Result<std::optional<Summary>> summary(const std::string& table) override;
    Result<std::optional<Guest>> guest_by_token(const std::string& token_hash) override;
    Result<std::optional<Guest>> guest(const std::string& id) override;
    Result<std::vector<Summary>> open_tables(int most, int skip = 0) override;
    Result<std::vector<Summary>> tables_of(const std::string& guest, int most) override;
    Result<std::vector<std::string>> inactive_tables(const std::string& guest) override;
    Result<Usage> usage_of(const std::string& guest) override;
    Result<std::vector<std::string>> frozen_tables(int most) override;
    Result<std::vector<Summary>> summaries_after(const std::string& id, int most) override;
    Result<std::vector<Guest>> guests_after(const std::string& id, int most) override;
    Result<std::vector<std::string>> due_before(std::int64_t time) override;
    Result<std::optional<std::string>> edition(std::uint64_t hash) override;
    Result<std::vector<std::string>> all_tables() override;

    // For tests: changes the hash of a row, so that its table no longer replays. Again: it replays.
    void spoil(const std::string& table, std::size_t row) { logs_[table][row].hash ^= 1; }
    // The rows of a removed table.
    const std::vector<Row>& exported(const std::string& table) { return exported_[table]; }

  private:
    struct Job {
        WriteJob what;
        Done done;
    };
    std::optional<Problem> write(Batch& batch);
    std::optional<Problem> write(Guest& guest);
    std::optional<Problem> write(const SetActive& change);
    std::optional<Problem> write(const RemoveTable& removal);
    std::optional<Problem> write(const RemoveGuest& removal);
    void put_summary(Summary summary);

    std::vector<Job> queue_;
    std::optional<Problem> refusal_;
    std::optional<Problem> no_editions_;
    std::map<std::string, std::vector<Row>> logs_;           // by table
    std::map<std::string, Summary> summaries_;               // by table
    std::map<std::string, std::int64_t> active_;             // by table
    std::map<std::string, std::vector<Row>> exported_;       // by removed table
    std::map<std::uint64_t, std::string> editions_;          // by hash
    std::map<std::string, Guest> guests_;                    // by id
    std::map<std::string, std::string> guest_ids_;           // by token hash
    std::set<std::pair<std::string, std::string>> members_;  // guest, table
};

}  // namespace pakhuis::store
