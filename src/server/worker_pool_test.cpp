#include "server/worker_pool.h"

#include <future>
#include <gtest/gtest.h>

namespace pakhuis::server {
namespace {

// Blocks the only thread of a pool until `open`.
class Gate {
  public:
    explicit Gate(WorkerPool& pool) {
        pool.submit("z", [this] { opened_.get_future().wait(); });
        while (pool.waiting() > 0) std::this_thread::yield();
    }
    void open() { opened_.set_value(); }

  private:
    std::promise<void> opened_;
};

TEST(WorkerPool, ServesOwnersInTurn) {
    WorkerPool pool(1);
    Gate gate(pool);
    std::string order;
    std::promise<void> all;
    for (int i = 0; i < 4; ++i) pool.submit("a", [&] { order += 'a'; });
    pool.submit("b", [&] { order += 'b'; });
    pool.submit("a", [&] { all.set_value(); });
    gate.open();
    all.get_future().wait();
    EXPECT_EQ(order, "abaaa");
}

TEST(WorkerPool, RefusesMoreThanAnOwnersShare) {
    WorkerPool pool(1);
    Gate gate(pool);
    for (std::size_t i = 0; i < WorkerPool::kMostOfOwner; ++i) {
        EXPECT_TRUE(pool.submit("a", [] {}));
    }
    EXPECT_FALSE(pool.submit("a", [] {}));
    EXPECT_TRUE(pool.submit("b", [] {}));
    gate.open();
}

TEST(WorkerPool, DropsWorkAfterStop) {
    WorkerPool pool;
    pool.stop();
    bool done = false;
    pool.submit("a", [&] { done = true; });
    EXPECT_EQ(pool.waiting(), 0u);
    EXPECT_FALSE(done);
}

}  // namespace
}  // namespace pakhuis::server
