#include "sqlite/sqlite_store.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "sqlite/folder_lock.h"
#include "sqlite/sqlite_reader.h"
#include "sqlite/sqlite_writer.h"

namespace pakhuis::store {
namespace {

class SqliteStore final : public Store {
  public:
    SqliteStore(FolderLock lock, std::unique_ptr<SqliteWriter> writer,
                std::unique_ptr<SqliteReader> reader, std::size_t queue)
        : lock_(std::move(lock)),
          writer_(std::move(writer)),
          reader_(std::move(reader)),
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
    }

    void append(Batch batch, Done done) override {
        enqueue({std::move(batch), std::move(done), std::nullopt});
    }
    void put_guest(Guest guest, Done done) override {
        enqueue({std::move(guest), std::move(done), std::nullopt});
    }

    void flush() override {
        std::unique_lock lock(mutex_);
        const auto until = queued_ever_;
        answered_changed_.wait(lock, [&] { return answered_ever_ >= until; });
    }

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
    Result<std::vector<Summary>> open_tables(int most) override {
        return reader_->open_tables(most);
    }
    Result<std::vector<Summary>> tables_of(const std::string& guest, int most) override {
        return reader_->tables_of(guest, most);
    }
    Result<std::vector<std::string>> due_before(std::int64_t time) override {
        return reader_->due_before(time);
    }
    Result<std::optional<std::string>> edition(std::uint64_t hash) override {
        return reader_->edition(hash);
    }
    Result<std::vector<std::string>> all_tables() override { return reader_->all_tables(); }

  private:
    void enqueue(Job job);
    bool take(std::vector<Job>& jobs);
    void answer(std::vector<Job>& jobs);
    void write_what_is_queued();

    // Destroyed in the opposite order: the reader closes before the writer, which empties the
    // write-ahead log; the lock is released last.
    FolderLock lock_;
    std::unique_ptr<SqliteWriter> writer_;  // used by the thread alone
    std::unique_ptr<SqliteReader> reader_;
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
    auto writer = SqliteWriter::open(path, options);
    if (!writer) return Failure(writer.error());
    auto reader = SqliteReader::open(path, options);
    if (!reader) return Failure(reader.error());
    return std::make_unique<SqliteStore>(std::move(*lock), std::move(*writer), std::move(*reader),
                                         options.queue);
}

}  // namespace pakhuis::store
