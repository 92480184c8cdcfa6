// The parts of the standard library that rules, features and bots use, for a compiler that has
// none: NVRTC, which compiles the rules for a GPU (unit.h). Every standard header that the rules
// include is this file there. It is never used where there is a standard library.
//
// What is here behaves as the standard says, for trivially copyable items. Whatever is missing is
// not used so far: a rule that needs more adds it here.
#pragma once

namespace std {

// <cstddef>, <cstdint>
using size_t = decltype(sizeof(0));
using ptrdiff_t = long;
using nullptr_t = decltype(nullptr);
using int8_t = signed char;
using int16_t = short;
using int32_t = int;
using int64_t = long;
using uint8_t = unsigned char;
using uint16_t = unsigned short;
using uint32_t = unsigned;
using uint64_t = unsigned long;
using uintptr_t = unsigned long;
enum class byte : unsigned char {};
static_assert(sizeof(int64_t) == 8 && sizeof(size_t) == 8);

// <type_traits>
template <class T, T kValue>
struct integral_constant {
    static constexpr T value = kValue;
    using type = integral_constant;
    constexpr operator T() const { return kValue; }
};
template <bool kValue>
using bool_constant = integral_constant<bool, kValue>;
using true_type = bool_constant<true>;
using false_type = bool_constant<false>;

template <class T>
struct type_identity {
    using type = T;
};
template <class T>
struct remove_reference : type_identity<T> {};
template <class T>
struct remove_reference<T&> : type_identity<T> {};
template <class T>
struct remove_reference<T&&> : type_identity<T> {};
template <class T>
using remove_reference_t = typename remove_reference<T>::type;
template <class T>
struct remove_cv : type_identity<T> {};
template <class T>
struct remove_cv<const T> : type_identity<T> {};
template <class T>
struct remove_cv<volatile T> : type_identity<T> {};
template <class T>
struct remove_cv<const volatile T> : type_identity<T> {};
template <class T>
using remove_cv_t = typename remove_cv<T>::type;
template <class T>
using remove_cvref_t = remove_cv_t<remove_reference_t<T>>;
template <bool kFirst, class A, class B>
struct conditional : type_identity<A> {};
template <class A, class B>
struct conditional<false, A, B> : type_identity<B> {};
template <bool kFirst, class A, class B>
using conditional_t = typename conditional<kFirst, A, B>::type;
template <class T>
using underlying_type_t = __underlying_type(T);

template <class A, class B>
inline constexpr bool is_same_v = false;
template <class A>
inline constexpr bool is_same_v<A, A> = true;
template <class T>
inline constexpr bool is_enum_v = __is_enum(T);
template <class T>
inline constexpr bool is_trivially_copyable_v = __is_trivially_copyable(T);
template <class T>
inline constexpr bool has_unique_object_representations_v = __has_unique_object_representations(T);
template <class From, class To>
inline constexpr bool is_convertible_v = __is_convertible_to(From, To);
template <class T>
inline constexpr bool is_integral_v =
    is_same_v<T, bool> || is_same_v<T, char> || is_same_v<T, int8_t> || is_same_v<T, uint8_t> ||
    is_same_v<T, int16_t> || is_same_v<T, uint16_t> || is_same_v<T, int32_t> ||
    is_same_v<T, uint32_t> || is_same_v<T, int64_t> || is_same_v<T, uint64_t> ||
    is_same_v<T, long long> || is_same_v<T, unsigned long long>;

constexpr bool is_constant_evaluated() {
    return __builtin_is_constant_evaluated();
}

// <concepts>
template <class A, class B>
concept same_as = is_same_v<A, B> && is_same_v<B, A>;
template <class From, class To>
concept convertible_to = is_convertible_v<From, To>;
template <class T>
concept integral = is_integral_v<T>;
template <class T>
concept equality_comparable = requires(const T& a, const T& b) {
    { a == b } -> convertible_to<bool>;
    { a != b } -> convertible_to<bool>;
};

// <utility>
template <class T>
T&& declval();
template <class T>
constexpr remove_reference_t<T>&& move(T&& item) {
    return static_cast<remove_reference_t<T>&&>(item);
}
template <class T>
constexpr T&& forward(remove_reference_t<T>& item) {
    return static_cast<T&&>(item);
}
template <class T>
constexpr void swap(T& a, T& b) {
    T kept = a;
    a = b;
    b = kept;
}
template <class T, class U = T>
constexpr T exchange(T& item, U&& value) {
    T former = item;
    item = static_cast<U&&>(value);
    return former;
}
template <class A, class B>
struct pair {
    A first{};
    B second{};
    friend constexpr bool operator==(const pair&, const pair&) = default;
};
template <class A, class B>
pair(A, B) -> pair<A, B>;

// <compare>
struct strong_ordering {
    signed char value;

    static const strong_ordering less, equal, equivalent, greater;

    struct Zero {
        constexpr Zero(int) {}
    };
    friend constexpr bool operator<(strong_ordering o, Zero) { return o.value < 0; }
    friend constexpr bool operator>(strong_ordering o, Zero) { return o.value > 0; }
    friend constexpr bool operator<=(strong_ordering o, Zero) { return o.value <= 0; }
    friend constexpr bool operator>=(strong_ordering o, Zero) { return o.value >= 0; }
    friend constexpr bool operator==(strong_ordering o, Zero) { return o.value == 0; }
};
inline constexpr strong_ordering strong_ordering::less{-1};
inline constexpr strong_ordering strong_ordering::equal{0};
inline constexpr strong_ordering strong_ordering::equivalent{0};
inline constexpr strong_ordering strong_ordering::greater{1};

// <initializer_list> is NVRTC's own.

// <limits>
template <class T>
struct numeric_limits {
    static constexpr bool is_signed = T(-1) < T(0);
    static constexpr int digits = static_cast<int>(8 * sizeof(T)) - (is_signed ? 1 : 0);
    static constexpr T max() {
        return static_cast<T>(is_signed ? ((T(1) << (digits - 1)) - 1) * 2 + 1 : T(-1));
    }
    static constexpr T min() { return static_cast<T>(is_signed ? -max() - 1 : 0); }
    static constexpr T lowest() { return min(); }
};

// <bit>
template <class To, class From>
constexpr To bit_cast(const From& from) {
    return __builtin_bit_cast(To, from);
}

// <algorithm>, <cmath>, <cstdlib>
template <class T>
constexpr const T& max(const T& a, const T& b) {
    return a < b ? b : a;
}
template <class T>
constexpr const T& min(const T& a, const T& b) {
    return b < a ? b : a;
}
template <class T>
constexpr T max(initializer_list<T> items) {
    T best = *items.begin();
    for (const T& item : items) best = best < item ? item : best;
    return best;
}
template <class T>
constexpr T min(initializer_list<T> items) {
    T best = *items.begin();
    for (const T& item : items) best = item < best ? item : best;
    return best;
}
template <class T>
constexpr const T& clamp(const T& value, const T& low, const T& high) {
    return value < low ? low : high < value ? high : value;
}
constexpr int abs(int value) {
    return value < 0 ? -value : value;
}
constexpr long abs(long value) {
    return value < 0 ? -value : value;
}
constexpr double abs(double value) {
    return value < 0 ? -value : value;
}
struct LessThan {
    template <class T>
    constexpr bool operator()(const T& a, const T& b) const {
        return a < b;
    }
};
template <class It, class Less = LessThan>
constexpr It max_element(It first, It last, Less less = {}) {
    It best = first;
    for (It at = first; at != last; ++at) {
        if (less(*best, *at)) best = at;
    }
    return best;
}
template <class It, class Less = LessThan>
constexpr It min_element(It first, It last, Less less = {}) {
    It best = first;
    for (It at = first; at != last; ++at) {
        if (less(*at, *best)) best = at;
    }
    return best;
}
template <class It, class T>
constexpr void fill_n(It first, size_t count, const T& value) {
    for (size_t i = 0; i < count; ++i) first[i] = value;
}

// <array>
template <class T, size_t N>
struct array {
    using value_type = T;
    T items[N];

    constexpr T& operator[](size_t i) { return items[i]; }
    constexpr const T& operator[](size_t i) const { return items[i]; }
    constexpr size_t size() const { return N; }
    constexpr bool empty() const { return false; }
    constexpr T* data() { return items; }
    constexpr const T* data() const { return items; }
    constexpr T* begin() { return items; }
    constexpr T* end() { return items + N; }
    constexpr const T* begin() const { return items; }
    constexpr const T* end() const { return items + N; }
    constexpr T& front() { return items[0]; }
    constexpr const T& front() const { return items[0]; }
    constexpr T& back() { return items[N - 1]; }
    constexpr const T& back() const { return items[N - 1]; }
    constexpr void fill(const T& value) { fill_n(items, N, value); }
    friend constexpr bool operator==(const array&, const array&) = default;
};
template <class T, class... Others>
array(T, Others...) -> array<T, 1 + sizeof...(Others)>;
// <tuple>, for `const auto [a, b] = items`
template <class T>
struct tuple_size;
template <class T>
struct tuple_size<const T> : tuple_size<T> {};
template <class T, size_t N>
struct tuple_size<array<T, N>> : integral_constant<size_t, N> {};
template <size_t I, class T>
struct tuple_element;
template <size_t I, class T, size_t N>
struct tuple_element<I, array<T, N>> : type_identity<T> {};
template <size_t I, class T, size_t N>
struct tuple_element<I, const array<T, N>> : type_identity<const T> {};
template <size_t I, class T, size_t N>
constexpr T& get(array<T, N>& items) {
    return items[I];
}
template <size_t I, class T, size_t N>
constexpr const T& get(const array<T, N>& items) {
    return items[I];
}
template <size_t I, class T, size_t N>
constexpr T&& get(array<T, N>&& items) {
    return static_cast<T&&>(items[I]);
}
template <size_t I, class T, size_t N>
constexpr const T&& get(const array<T, N>&& items) {
    return static_cast<const T&&>(items[I]);
}

// <iterator>
template <class T, size_t N>
constexpr size_t size(const T (&)[N]) {
    return N;
}
template <class Container>
constexpr size_t size(const Container& container) {
    return container.size();
}

// <span>, of any length
template <class T>
class span {
  public:
    constexpr span() = default;
    constexpr span(T* first, size_t size) : first_(first), size_(size) {}
    template <size_t N>
    constexpr span(T (&items)[N]) : first_(items), size_(N) {}
    template <class Container>
        requires requires(Container& container) {
            { container.data() } -> convertible_to<T*>;
            { container.size() } -> convertible_to<size_t>;
        }
    constexpr span(Container&& container) : first_(container.data()), size_(container.size()) {}

    constexpr T& operator[](size_t i) const { return first_[i]; }
    constexpr T* data() const { return first_; }
    constexpr size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr T* begin() const { return first_; }
    constexpr T* end() const { return first_ + size_; }
    constexpr span first(size_t count) const { return {first_, count}; }
    constexpr span subspan(size_t from) const { return {first_ + from, size_ - from}; }

  private:
    T* first_ = nullptr;
    size_t size_ = 0;
};

// <string_view>
class string_view {
  public:
    static constexpr size_t npos = ~size_t{0};

    constexpr string_view() = default;
    constexpr string_view(const char* text) : first_(text) {
        while (text[size_] != '\0') ++size_;
    }
    constexpr string_view(const char* first, size_t size) : first_(first), size_(size) {}

    constexpr size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const char* data() const { return first_; }
    constexpr const char* begin() const { return first_; }
    constexpr const char* end() const { return first_ + size_; }
    constexpr char operator[](size_t i) const { return first_[i]; }
    constexpr char front() const { return first_[0]; }
    constexpr char back() const { return first_[size_ - 1]; }
    constexpr string_view substr(size_t from, size_t count = npos) const {
        return {first_ + from, count < size_ - from ? count : size_ - from};
    }
    constexpr bool starts_with(string_view text) const {
        return size_ >= text.size_ && substr(0, text.size_) == text;
    }
    constexpr size_t find(char wanted, size_t from = 0) const {
        for (size_t i = from; i < size_; ++i) {
            if (first_[i] == wanted) return i;
        }
        return npos;
    }
    constexpr void remove_prefix(size_t count) { *this = substr(count); }
    constexpr void remove_suffix(size_t count) { size_ -= count; }
    friend constexpr bool operator==(string_view a, string_view b) {
        if (a.size_ != b.size_) return false;
        for (size_t i = 0; i < a.size_; ++i) {
            if (a.first_[i] != b.first_[i]) return false;
        }
        return true;
    }

  private:
    const char* first_ = "";
    size_t size_ = 0;
};

}  // namespace std

using std::int16_t;
using std::int32_t;
using std::int64_t;
using std::int8_t;
using std::size_t;
using std::uint16_t;
using std::uint32_t;
using std::uint64_t;
using std::uint8_t;

#ifndef assert
#define assert(condition) ((void)0)
#endif
