#include "sqlite/sqlite_store.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "sqlite/folder_lock.h"
#include "sqlite/private_files.h"
#include "sqlite/reading_store.h"
#include "sqlite/sqlite_writer.h"

namespace pakhuis::store {
namespace {

class SqliteStore final : public ReadingStore {
  public:
    SqliteStore(FolderLock lock, std::unique_ptr<SqliteWriter> writer,
                std::unique_ptr<SqliteReader> reader, std::size_t queue)
        : ReadingStore(std::move(reader)),
          lock_(std::move(lock)),
          writer_(std::move(writer)),
          most_queued_(queue),
          thread_([this] { write_what_is_queued(); }) {}

    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;

    ~SqliteStore() override {
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
        }
        queue_changed_.notify_one();
        thread_.join();
        close_reader();
    }

    void append(Batch batch, Done done) override {
        enqueue({std::move(batch), std::move(done), std::nullopt});
    }
    void put_guest(Guest guest, Done done) override {
        enqueue({std::move(guest), std::move(done), std::nullopt});
    }

    void set_active(std::vector<std::string> tables, std::int64_t at, Done done) override {
        enqueue({SetActive{std::move(tables), at}, std::move(done), std::nullopt});
    }
    void remove_table(std::string table, Done done) override {
        enqueue({RemoveTable{std::move(table)}, std::move(done), std::nullopt});
    }
    void remove_guest(std::string guest, Done done) override {
        enqueue({RemoveGuest{std::move(guest)}, std::move(done), std::nullopt});
    }

    void flush() override {
        std::unique_lock lock(mutex_);
        const auto until = queued_ever_;
        answered_changed_.wait(lock, [&] { return answered_ever_ >= until; });
    }

  private:
    void enqueue(Job job);
    bool take(std::vector<Job>& jobs);
    void answer(std::vector<Job>& jobs);
    void write_what_is_queued();

    // The reader closes first. Then the writer closes and empties the write-ahead log; the lock is
    // released last.
    FolderLock lock_;
    std::unique_ptr<SqliteWriter> writer_;  // used by the thread alone
    const std::size_t most_queued_;

    std::mutex mutex_;  // for all members below
    std::condition_variable queue_changed_;
    std::condition_variable answered_changed_;
    std::vector<Job> queue_;
    std::uint64_t queued_ever_ = 0;
    std::uint64_t answered_ever_ = 0;
    bool stopping_ = false;

    std::thread thread_;
};

void SqliteStore::enqueue(Job job) {
    {
        const std::lock_guard lock(mutex_);
        if (queue_.size() < most_queued_) {
            queue_.push_back(std::move(job));
            ++queued_ever_;
            queue_changed_.notify_one();
            return;
        }
    }
    job.done(Problem{"overloaded", "", "Too much is waiting to be written; try again later."});
}

// Waits for jobs and takes them all. False if the store closes and no job is left.
bool SqliteStore::take(std::vector<Job>& jobs) {
    std::unique_lock lock(mutex_);
    queue_changed_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
    std::swap(jobs, queue_);
    return !jobs.empty();
}

void SqliteStore::answer(std::vector<Job>& jobs) {
    for (Job& job : jobs) job.done(std::move(job.problem));
    {
        const std::lock_guard lock(mutex_);
        answered_ever_ += jobs.size();
    }
    answered_changed_.notify_all();
    jobs.clear();
}

void SqliteStore::write_what_is_queued() {
    std::vector<Job> jobs;
    while (take(jobs)) {
        writer_->commit(jobs);
        answer(jobs);
        writer_->checkpoint_when_long();
    }
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
    return std::make_unique<SqliteStore>(std::move(*lock), std::move(*writer), std::move(*reader),
                                         options.queue);
}

}  // namespace pakhuis::store
