// Threads that share the pieces of a loop. The caller works too.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace pakhuis::batch {

class Workers {
  public:
    // 0: as many as the machine has.
    explicit Workers(int threads = 0);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    int threads() const { return static_cast<int>(others_.size()) + 1; }
    // Calls work(0) … work(pieces − 1), each once, in any order, and returns when all are done. One
    // call at a time.
    void share(std::size_t pieces, const std::function<void(std::size_t)>& work);

  private:
    void run();
    void take_pieces();

    std::mutex mutex_;  // guards round_, busy_, stop_
    std::condition_variable begin_, done_;
    unsigned round_ = 0;
    std::size_t busy_ = 0;  // threads that have not finished this round
    bool stop_ = false;

    // Of this round.
    const std::function<void(std::size_t)>* work_ = nullptr;
    std::size_t pieces_ = 0;
    std::atomic<std::size_t> next_{0};

    std::vector<std::thread> others_;
};

}  // namespace pakhuis::batch
