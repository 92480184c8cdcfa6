#include "sqlite/sqlite_store.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "sqlite/checkpointer.h"
#include "sqlite/folder_lock.h"
#include "sqlite/private_files.h"
#include "sqlite/reading_store.h"
#include "sqlite/sqlite_writer.h"

namespace pakhuis::store {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kBetweenCommits{2};

std::int64_t microseconds(Clock::duration time) {
    return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

class SqliteStore final : public ReadingStore {
  public:
    SqliteStore(FolderLock lock, std::unique_ptr<SqliteWriter> writer,
                std::unique_ptr<SqliteReader> reader, std::unique_ptr<Checkpointer> checkpointer,
                const SqliteOptions& options)
        : ReadingStore(std::move(reader)),
          lock_(std::move(lock)),
          writer_(std::move(writer)),
          checkpointer_(std::move(checkpointer)),
          options_(options),
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
        checkpointer_.reset();
        close_reader();
    }

    void append(Batch batch, Done done) override {
        enqueue({std::move(batch), std::move(done), {}});
    }
    void put_guest(Guest guest, Done done) override {
        enqueue({std::move(guest), std::move(done), {}});
    }

    void set_active(std::vector<std::string> tables, std::int64_t at, Done done) override {
        enqueue({SetActive{std::move(tables), at}, std::move(done), {}});
    }
    void remove_table(std::string table, Done done) override {
        enqueue({RemoveTable{std::move(table)}, std::move(done), {}});
    }
    void remove_guest(std::string guest, Done done) override {
        enqueue({RemoveGuest{std::move(guest)}, std::move(done), {}});
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
    void commit(std::vector<Job>& jobs);
    void finish_checkpoint();

    // The checkpointer and the reader close first. Then the writer closes and empties the
    // write-ahead log; the lock is released last.
    FolderLock lock_;
    std::unique_ptr<SqliteWriter> writer_;  // used by the thread alone
    std::unique_ptr<Checkpointer> checkpointer_;
    const SqliteOptions options_;

    std::mutex mutex_;  // for all members below
    std::condition_variable queue_changed_;
    std::condition_variable answered_changed_;
    std::vector<Job> queue_;
    std::uint64_t queued_ever_ = 0;
    std::uint64_t answered_ever_ = 0;
    bool stopping_ = false;
    Clock::time_point last_commit_;  // when it began

    std::thread thread_;
};

void SqliteStore::enqueue(Job job) {
    {
        const std::lock_guard lock(mutex_);
        if (queue_.size() < options_.queue) {
            queue_.push_back(std::move(job));
            ++queued_ever_;
            if (queue_.size() == 1) queue_changed_.notify_one();
            return;
        }
    }
    job.done(Problem{"overloaded", "", "Too much is waiting to be written; try again later."});
}

// Waits for jobs and takes them all. False if the store closes and no job is left. Under load it
// waits a little longer for more jobs: a sync costs as much for one as for many.
bool SqliteStore::take(std::vector<Job>& jobs) {
    std::unique_lock lock(mutex_);
    queue_changed_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
    queue_changed_.wait_until(lock, last_commit_ + kBetweenCommits, [&] { return stopping_; });
    last_commit_ = Clock::now();
    std::swap(jobs, queue_);
    return !jobs.empty();
}

void SqliteStore::answer(std::vector<Job>& jobs) {
    const std::size_t count = jobs.size();
    for (Job& job : jobs) job.done(std::move(job.problem));
    // Before they count: what a callback holds may end after a flush.
    jobs.clear();
    {
        const std::lock_guard lock(mutex_);
        answered_ever_ += count;
    }
    answered_changed_.notify_all();
}

void SqliteStore::write_what_is_queued() {
    if (options_.thread_begins != nullptr) options_.thread_begins();
    std::vector<Job> jobs;
    while (take(jobs)) {
        commit(jobs);
        answer(jobs);
        if (checkpointer_->after_commit(writer_->wal_pages())) finish_checkpoint();
    }
}

void SqliteStore::commit(std::vector<Job>& jobs) {
    const auto begin = Clock::now();
    writer_->commit(jobs);
    if (options_.times == nullptr) return;
    const std::int64_t took = microseconds(Clock::now() - begin);
    for (const Job& job : jobs) {
        options_.times->queue.add(microseconds(begin - job.since));
        options_.times->commit.add(took);
    }
}

void SqliteStore::finish_checkpoint() {
    const auto begin = Clock::now();
    writer_->checkpoint();
    if (options_.times != nullptr) {
        options_.times->checkpoint.add(microseconds(Clock::now() - begin));
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
    auto checkpointer = Checkpointer::open(path, options);
    if (!checkpointer) return Failure(checkpointer.error());
    return std::make_unique<SqliteStore>(std::move(*lock), std::move(*writer), std::move(*reader),
                                         std::move(*checkpointer), options);
}

}  // namespace pakhuis::store
