// Room for one array of a batch. It only grows; a larger one is new memory, so whoever holds the
// former owner still reads the former items.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>

#include "batch/batch.h"

namespace pakhuis::batch {

template <class T>
class Room {
  public:
    explicit Room(std::size_t size = 0) { resize(size); }

    // New items are zero; items are lost where the memory is new.
    void resize(std::size_t size) {
        if (size > capacity_) {
            capacity_ = std::max(size, capacity_ + capacity_ / 2);
            items_ = std::make_shared<T[]>(capacity_);
        }
        size_ = size;
    }
    void clear_items() { std::fill_n(items_.get(), size_, T{}); }
    std::size_t size() const { return size_; }
    T& operator[](std::size_t i) { return items_[static_cast<std::ptrdiff_t>(i)]; }
    Column<T> column() const { return {{items_.get(), size_}, items_}; }

  private:
    std::shared_ptr<T[]> items_;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

}  // namespace pakhuis::batch
