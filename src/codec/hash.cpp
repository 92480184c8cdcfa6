#include "codec/hash.h"

#include <cstdlib>

#include "base/rng.h"

namespace pakhuis::codec {
namespace {

using Kind = Layout::Kind;

class FieldHash {
  public:
    explicit FieldHash(int version) : version_(version) {}

    void add(const Layout& layout, const void* value) {
        switch (layout.kind) {
            case Kind::kObject:
                return add_fields(layout, value);
            case Kind::kText:
                return add_text(layout.view(value));
            case Kind::kCounts:
                return add_counts(layout, value);
            case Kind::kList:
                word(items_of(layout, value).count);
                return add_items(layout, value);
            case Kind::kArray:
            case Kind::kPerSeat:
                return add_items(layout, value);
            case Kind::kNumber:
                return add_number(layout, value);
            case Kind::kName:
            case Kind::kId:
            case Kind::kIdSet:
            case Kind::kSeats:
            case Kind::kFlag:
                return word(load_bits(value, layout.bytes));
            default:
                std::abort();  // rules and search have no such values
        }
    }
    std::uint64_t value() const { return hash_; }

  private:
    void add_fields(const Layout& layout, const void* value) {
        FieldList fields;
        list_fields(layout, value, fields);
        for (const Field& field : fields) {
            if (field.rule.since <= version_) add(*field.layout, field.at);
        }
    }
    void add_text(std::string_view text) {
        word(text.size());
        for (const char c : text) word(static_cast<unsigned char>(c));
    }
    void add_counts(const Layout& layout, const void* value) {
        for (std::size_t kind = 0; kind < layout.names.size(); ++kind) {
            word(static_cast<std::uint64_t>(layout.counts->count(value, kind)));
        }
    }
    void add_items(const Layout& layout, const void* value) {
        const Items items = items_of(layout, value);
        for (std::size_t i = 0; i < items.count; ++i) {
            add(*layout.item, items.first + i * layout.item->bytes);
        }
    }
    void add_number(const Layout& layout, const void* value) {
        const std::uint64_t bits = load_bits(value, layout.bytes);
        if (!layout.is_signed) return word(bits);
        const auto unused = static_cast<unsigned>(64 - 8 * layout.bytes);
        word(static_cast<std::uint64_t>(static_cast<std::int64_t>(bits << unused) >> unused));
    }
    void word(std::uint64_t w) { hash_ = mix64(hash_ ^ mix64(w)); }

    const int version_;
    std::uint64_t hash_ = 0;
};

}  // namespace

std::uint64_t layout_hash(const Layout& layout, const void* value, int version) {
    FieldHash hash(version);
    hash.add(layout, value);
    return hash.value();
}

}  // namespace pakhuis::codec
