// Lists with room for N items inside the object: no heap, trivially copyable.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace pakhuis {

// A part of states and views. Items beyond size() always equal T{}, so that equal lists compare and
// hash equal.
template <class T, std::size_t N>
class FixedList {
  public:
    static constexpr std::size_t kCapacity = N;
    using value_type = T;

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr T& operator[](std::size_t i) { return items_[i]; }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr const T& front() const { return items_[0]; }

    constexpr void push_back(const T& item) {
        assert(size_ < N);
        items_[size_++] = item;
    }
    constexpr T pop_front() {
        assert(size_ > 0);
        const T first = items_[0];
        for (std::size_t i = 1; i < size_; ++i) items_[i - 1] = items_[i];
        items_[--size_] = T{};
        return first;
    }
    constexpr void clear() { *this = FixedList{}; }

    friend constexpr bool operator==(const FixedList&, const FixedList&) = default;

  private:
    std::array<T, N> items_{};
    std::uint8_t size_ = 0;
    static_assert(N < 256);
};

// A scratch list for results (legal actions, outcomes, events). Its items are not initialised.
template <class T, std::size_t N>
class Scratch {
  public:
    static constexpr std::size_t kCapacity = N;
    using value_type = T;

    Scratch() {}  // NOLINT: items_ stays uninitialised on purpose
    void clear() { size_ = 0; }
    void push_back(const T& item) {
        assert(size_ < N);
        items_[size_++] = item;
    }
    void shorten(std::size_t size) {
        assert(size <= size_);
        size_ = size;
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T& operator[](std::size_t i) { return items_[i]; }
    const T& operator[](std::size_t i) const { return items_[i]; }
    T* begin() { return items_; }
    T* end() { return items_ + size_; }
    const T* begin() const { return items_; }
    const T* end() const { return items_ + size_; }

  private:
    std::size_t size_ = 0;
    union {
        T items_[N];
    };
};

}  // namespace pakhuis
