#include "sqlite/sqlite_store.h"

#include <chrono>
#include <utility>

#include "sqlite/checkpointer.h"
#include "sqlite/folder_lock.h"
#include "sqlite/private_files.h"
#include "sqlite/sqlite_reader.h"
#include "sqlite/sqlite_writer.h"
#include "store/reading_store.h"

namespace pakhuis::store {
namespace {

class SqliteStore final : public ReadingStore<SqliteReader> {
  public:
    SqliteStore(FolderLock lock, std::unique_ptr<SqliteWriter> writer,
                std::unique_ptr<SqliteReader> reader, std::unique_ptr<Checkpointer> checkpointer,
                const SqliteOptions& options)
        : ReadingStore(std::move(reader)),
          lock_(std::move(lock)),
          writer_(std::move(writer)),
          checkpointer_(std::move(checkpointer)),
          times_(options.times) {
        queue_.emplace(
            WriteQueueOptions{options.queue, options.thread_begins, options.times},
            [this](std::vector<Job>& jobs) { writer_->commit(jobs); }, [this] { copy_log(); });
    }

    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;

    ~SqliteStore() override {
        queue_.reset();
        checkpointer_.reset();
        close_reader();
    }

    void append(Batch batch, Done done) override { queue_->add(std::move(batch), std::move(done)); }
    void put_guest(Guest guest, Done done) override {
        queue_->add(std::move(guest), std::move(done));
    }
    void set_active(std::vector<std::string> tables, std::int64_t at, Done done) override {
        queue_->add(SetActive{std::move(tables), at}, std::move(done));
    }
    void remove_table(std::string table, Done done) override {
        queue_->add(RemoveTable{std::move(table)}, std::move(done));
    }
    void remove_guest(std::string guest, Done done) override {
        queue_->add(RemoveGuest{std::move(guest)}, std::move(done));
    }
    void flush() override { queue_->flush(); }

  private:
    void copy_log();

    // The checkpointer and the reader close first. Then the writer closes and empties the
    // write-ahead log; the lock is released last.
    FolderLock lock_;
    std::unique_ptr<SqliteWriter> writer_;  // used by the queue's thread alone
    std::unique_ptr<Checkpointer> checkpointer_;
    WriteTimes* const times_;
    std::optional<WriteQueue> queue_;
};

// After each commit.
void SqliteStore::copy_log() {
    if (!checkpointer_->after_commit(writer_->wal_pages())) return;
    const auto begin = std::chrono::steady_clock::now();
    writer_->checkpoint();
    if (times_ == nullptr) return;
    times_->checkpoint.add(std::chrono::duration_cast<std::chrono::microseconds>(
                               std::chrono::steady_clock::now() - begin)
                               .count());
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const std::filesystem::path& folder,
                                                 const SqliteOptions& options) {
    auto lock = FolderLock::take(folder);
    if (!lock) return Failure(lock.error());
    const std::string path = (folder / "pakhuis.sqlite").string();
    // SQLite gives the other files the rights of this one.
    if (const auto made = make_private_file(path); !made) return Failure(made.error());
    auto writer = SqliteWriter::open(path, options);
    if (!writer) return Failure(writer.error());
    auto reader = SqliteReader::open(path, options);
    if (!reader) return Failure(reader.error());
    auto checkpointer = Checkpointer::open(path, options);
    if (!checkpointer) return Failure(checkpointer.error());
    return std::make_unique<SqliteStore>(std::move(*lock), std::move(*writer), std::move(*reader),
                                         std::move(*checkpointer), options);
}

}  // namespace pakhuis::store
