// Room for one array of a batch in the memory of a GPU: as Room (room.h), but the memory may run
// out.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>

#include "batch/batch.h"
#include "gpu/gpu.h"

namespace pakhuis::batch {

template <class T>
class GpuRoom {
  public:
    // Items are zero where the memory is new, else as they were.
    std::optional<Problem> resize(const gpu::Gpu& gpu, std::size_t size) {
        if (block_ == nullptr || size > capacity_) {
            const std::size_t capacity = std::max(size, capacity_ + capacity_ / 2);
            auto block = gpu.allocate(capacity * sizeof(T));
            if (!block) return block.error();
            block_ = std::move(*block);
            capacity_ = capacity;
        }
        size_ = size;
        return std::nullopt;
    }
    T* data() const { return block_ == nullptr ? nullptr : static_cast<T*>(block_->data()); }
    std::size_t size() const { return size_; }
    std::size_t bytes() const { return size_ * sizeof(T); }
    Column<T> column() const { return {{data(), size_}, block_}; }

  private:
    std::shared_ptr<gpu::GpuBlock> block_;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

}  // namespace pakhuis::batch
