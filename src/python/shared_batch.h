// A batch in Python: it may be used from several threads, one at a time, may be closed, and ends
// nothing in a process that was forked off. The wrong use is a Python exception.
#pragma once

#include <memory>
#include <string>
#include <sys/types.h>
#include <vector>

#include "batch/batch.h"
#include "python/choices.h"
#include "python/device_array.h"

namespace pakhuis::python {

class SharedBatch {
  public:
    SharedBatch(const Match& start, const batch::BatchSetup& setup);
    ~SharedBatch();
    SharedBatch(const SharedBatch&) = delete;
    SharedBatch& operator=(const SharedBatch&) = delete;

    const batch::BatchSizes& sizes() const { return sizes_; }
    DlDevice device() const { return device_; }
    int threads() const { return threads_; }
    bool closed() const { return batch_ == nullptr; }

    // The batch for a call that is soon done. Other threads can't run Python during it.
    batch::Batch& batch() const;
    // Calls work(batch) while other threads run Python.
    template <class Work>
    auto use(const Work& work) {
        batch::Batch& batch = this->batch();
        const Busy busy(busy_);
        const py::gil_scoped_release others;
        return work(batch);
    }
    void close();
    void check_match(int match) const;

    // By name: "seat", "features" …
    DeviceArray array(const std::string& name) const;
    // A copy in the host's memory.
    py::array host(const std::string& name) const;

  private:
    class Busy {
      public:
        explicit Busy(bool& busy) : busy_(busy) { busy_ = true; }
        ~Busy() { busy_ = false; }
        Busy(const Busy&) = delete;
        Busy& operator=(const Busy&) = delete;

      private:
        bool& busy_;
    };

    std::unique_ptr<batch::Batch> batch_;
    batch::BatchSizes sizes_;
    DlDevice device_;
    int threads_ = 0;
    pid_t process_;
    bool busy_ = false;  // read and written by the thread that runs Python
};

}  // namespace pakhuis::python
