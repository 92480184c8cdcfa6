#include "sqlite/checksum.h"

#include <bit>
#include <cstdint>

#include "base/rng.h"

namespace pakhuis::store {
namespace {

class Checksum {
  public:
    void add(sqlite3_value* value) {
        if (sqlite3_value_type(value) == SQLITE_INTEGER) {
            add_word(std::bit_cast<std::uint64_t>(sqlite3_value_int64(value)));
            return;
        }
        const void* bytes = sqlite3_value_blob(value);  // of a text: its UTF-8
        add_bytes(static_cast<const char*>(bytes),
                  static_cast<std::size_t>(sqlite3_value_bytes(value)));
    }
    std::int64_t value() const { return std::bit_cast<std::int64_t>(sum_); }

  private:
    void add_word(std::uint64_t word) { sum_ = mix64(sum_ ^ mix64(word)); }
    void add_bytes(const char* bytes, std::size_t size) {
        add_word(size);
        for (; size >= 8; bytes += 8, size -= 8) {
            std::uint64_t word = 0;  // the same on every machine
            for (int i = 7; i >= 0; --i) word = word << 8 | static_cast<unsigned char>(bytes[i]);
            add_word(word);
        }
        for (; size > 0; ++bytes, --size) add_word(static_cast<unsigned char>(*bytes));
    }

    std::uint64_t sum_ = 0;
};

void checksum(sqlite3_context* context, int count, sqlite3_value** values) {
    Checksum sum;
    for (int i = 0; i < count; ++i) sum.add(values[i]);
    sqlite3_result_int64(context, sum.value());
}

}  // namespace

int add_checksum(sqlite3* database) {
    return sqlite3_create_function_v2(database, "checksum", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
                                      nullptr, checksum, nullptr, nullptr, nullptr);
}

}  // namespace pakhuis::store
