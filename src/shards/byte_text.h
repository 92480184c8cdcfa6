// Numbers and texts as bytes: the inside of a shard's frames (docs/shards.md). The same on every
// platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace pakhuis::shards {

// Seven bits a byte, the lowest first; the highest bit says that more follow.
inline void put_number(std::string& out, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) out.push_back(static_cast<char>(value | 0x80));
    out.push_back(static_cast<char>(value));
}
// 0, −1, 1, −2 … as 0, 1, 2, 3 …
inline void put_signed(std::string& out, std::int64_t value) {
    put_number(out, (static_cast<std::uint64_t>(value) << 1) ^
                        static_cast<std::uint64_t>(value < 0 ? -1 : 0));
}
// Eight bytes, the lowest first.
inline void put_fixed(std::string& out, std::uint64_t value) {
    for (int i = 0; i < 8; ++i) out.push_back(static_cast<char>(value >> (8 * i)));
}
inline void put_text(std::string& out, std::string_view text) {
    put_number(out, text.size());
    out += text;
}

// Reads what the functions above wrote. After the first value that is not there, all are 0 or
// empty, and ok() is false.
class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

    bool ok() const { return ok_; }
    bool at_end() const { return rest_.empty(); }

    std::uint64_t number() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const std::uint64_t byte = next();
            value |= (byte & 0x7f) << shift;
            if (byte < 0x80) return shift < 63 || byte < 2 ? value : stop();
        }
        return stop();
    }
    // A number up to `most`.
    std::uint64_t number(std::uint64_t most) {
        const std::uint64_t value = number();
        return value <= most ? value : stop();
    }
    std::int64_t signed_number() {
        const std::uint64_t value = number();
        return static_cast<std::int64_t>((value >> 1) ^ (~(value & 1) + 1));
    }
    std::uint64_t fixed() {
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) value |= next() << (8 * i);
        return value;
    }
    std::uint8_t byte() { return static_cast<std::uint8_t>(next()); }
    std::string_view text() { return bytes(number(rest_.size())); }
    std::string_view bytes(std::uint64_t count) {
        if (count > rest_.size()) {
            stop();
            return {};
        }
        const std::string_view out = rest_.substr(0, count);
        rest_.remove_prefix(count);
        return out;
    }

  private:
    std::uint64_t next() {
        if (rest_.empty()) return stop();
        const auto byte = static_cast<unsigned char>(rest_.front());
        rest_.remove_prefix(1);
        return byte;
    }
    std::uint64_t stop() {
        ok_ = false;
        rest_ = {};
        return 0;
    }

    std::string_view rest_;
    bool ok_ = true;
};

}  // namespace pakhuis::shards
