#include "batch/workers.h"

#include <algorithm>

namespace pakhuis::batch {

Workers::Workers(int threads) {
    const int wanted =
        threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    for (int i = 1; i < wanted; ++i) others_.emplace_back([this] { run(); });
}

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    begin_.notify_all();
    for (std::thread& thread : others_) thread.join();
}

void Workers::share(std::size_t pieces, const std::function<void(std::size_t)>& work) {
    work_ = &work;
    pieces_ = pieces;
    next_ = 0;
    if (!others_.empty() && pieces > 1) {
        const std::lock_guard lock(mutex_);
        busy_ = others_.size();
        ++round_;
        begin_.notify_all();
    }
    take_pieces();
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return busy_ == 0; });
}

void Workers::take_pieces() {
    for (std::size_t piece; (piece = next_++) < pieces_;) (*work_)(piece);
}

void Workers::run() {
    unsigned seen = 0;
    std::unique_lock lock(mutex_);
    while (true) {
        begin_.wait(lock, [&] { return stop_ || round_ != seen; });
        if (stop_) return;
        seen = round_;
        lock.unlock();
        take_pieces();
        lock.lock();
        if (--busy_ == 0) done_.notify_one();
    }
}

}  // namespace pakhuis::batch
