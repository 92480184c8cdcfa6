#include "sqlite/checkpointer.h"

#include <algorithm>
#include <utility>

#include "sqlite/sqlite_file.h"

namespace pakhuis::store {
namespace {

constexpr int kMostLogs = 4;   // the writer itself copies a log that is so many times too long
constexpr int kShortEnd = 16;  // the part of a long log that the writer copies

}  // namespace

Result<std::unique_ptr<Checkpointer>> Checkpointer::open(const std::string& path,
                                                         const SqliteOptions& options) {
    auto file = open_for_checkpoints(path, options);
    if (!file) return Failure(file.error());
    return std::unique_ptr<Checkpointer>(
        new Checkpointer(std::move(*file), options.checkpoint_pages));
}

Checkpointer::Checkpointer(Connection file, int long_log)
    : file_(std::move(file)),
      long_log_(long_log),
      next_run_(long_log),
      thread_([this] { run(); }) {}

Checkpointer::~Checkpointer() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

bool Checkpointer::after_commit(int pages) {
    const std::lock_guard lock(mutex_);
    if (pages < copied_) {  // the log was begun anew
        copied_ = 0;
        next_run_ = long_log_;
    }
    // Too long: the thread is too slow. If it is copying just now, the writer can't copy and does
    // not wait.
    if (pages >= kMostLogs * long_log_) return true;
    if (wanted_ || pages < long_log_) return false;
    const int left = pages - copied_;
    if (left <= long_log_ / kShortEnd) {
        next_run_ = pages + long_log_;  // if readers keep the log from being begun anew
        copied_ = pages;
        return true;
    }
    if (pages < next_run_) return false;
    wanted_ = true;
    changed_.notify_one();
    return false;
}

void Checkpointer::run() {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return stopping_ || wanted_; });
        if (stopping_) return;
        lock.unlock();
        const auto copied = file_.checkpoint();
        lock.lock();
        wanted_ = false;
        // After a failure, or if a reader still needs the old pages, it waits until the log has
        // grown.
        const bool progress = copied && *copied > copied_;
        next_run_ = progress ? *copied : next_run_ + long_log_;
        if (copied) copied_ = *copied;
    }
}

}  // namespace pakhuis::store
