#include <algorithm>
#include <charconv>
#include <limits>

#include "codec/format_text.h"
#include "codec/json.h"

namespace pakhuis::codec {
namespace {

using detail::as;
using Kind = Layout::Kind;

// Reads JSON into values and keeps the first problem.
class Reader {
  public:
    Reader(const AnyContext& context, Missing missing) : context_(context), missing_(missing) {}

    Problem& problem() { return problem_; }

    void read(const Json& json, const Layout& layout, void* value, const FieldRule& rule) {
        if (!ok()) return;
        switch (layout.kind) {
            case Kind::kObject:
                return read_fields(json, layout, value);
            case Kind::kOwn:
                return read_own(json, layout, value);
            case Kind::kJson:
                as<Json>(value) = json;
                return;
            case Kind::kString:
                return read_string(json, as<std::string>(value), rule);
            case Kind::kText:
                return read_text(json, layout, value);
            case Kind::kPairs:
                return read_pairs(json, as<TextPairs>(value), rule);
            case Kind::kHex:
                return read_hex(json, as<Hex64>(value));
            case Kind::kActor:
                return read_actor_name(json, as<Actor>(value));
            case Kind::kName:
                return read_name(json, layout, value);
            case Kind::kId:
                as<std::uint8_t>(value) = read_id(json, layout);
                return;
            case Kind::kIdSet:
                return read_id_set(json, layout, value);
            case Kind::kSeats:
                return read_seats(json, as<Seats>(value));
            case Kind::kCounts:
                return read_counts(json, layout, value);
            case Kind::kOptional:
                return read(json, *layout.item, layout.add(value), rule);
            case Kind::kVector:
                return read_list(json, layout, value, rule);
            case Kind::kList:
                return read_list(json, layout, value,
                                 at_most(static_cast<std::int64_t>(layout.capacity)));
            case Kind::kArray:
                return read_items(json, layout, value, items_of(layout, value).count);
            case Kind::kPerSeat:
                return read_items(json, layout, value, context_.seats);
            case Kind::kFlags:
                return fail("wrong-type", "This is never read.");
            case Kind::kFlag:
                if (expect(json.is_boolean(), "true or false")) as<bool>(value) = json.get<bool>();
                return;
            case Kind::kNumber:
                return read_whole(json, layout, value, rule);
        }
    }

  private:
    // Appends to the path while a part is being read.
    class Inside {
      public:
        Inside(std::string& path, std::string_view step) : path_(path), length_(path.size()) {
            path_ += step;
        }
        ~Inside() { path_.resize(length_); }
        Inside(const Inside&) = delete;
        Inside& operator=(const Inside&) = delete;

      private:
        std::string& path_;
        std::size_t length_;
    };
    static std::string index_step(std::size_t i) { return format_text("[{}]", i); }
    std::string key_step(std::string_view key) const {
        return format_text("{}{}", path_.empty() ? "" : ".", key);
    }

    bool ok() const { return problem_.key.empty(); }
    void fail(std::string key, std::string sentence) {
        if (ok()) problem_ = {std::move(key), path_, std::move(sentence)};
    }
    bool expect(bool right, const char* what) {
        if (!right) fail("wrong-type", format_text("Expected {}.", what));
        return right;
    }

    void read_fields(const Json& json, const Layout& layout, void* value) {
        if (!expect(json.is_object(), "an object")) return;
        FieldList fields;
        layout.fields(value, fields);
        std::size_t known = 0;
        for (std::size_t i = 0; i < fields.size() && ok(); ++i) {
            const Field& field = fields[i];
            const auto found = exists(field) ? json.find(field.name) : json.end();
            Inside inside(path_, key_step(field.name));
            if (found != json.end()) {
                ++known;
                read(*found, *field.layout, field.at, field.rule);
            } else if (!reset(field) && missing_ == Missing::kIsAProblem) {
                fail("missing-field", "This field is missing.");
            }
            // The fields of an action depend on its verb, which is read before them.
            if (field.layout->kind == Kind::kName) {
                fields.clear();
                layout.fields(value, fields);
            }
        }
        if (ok() && known != json.size()) fail_unknown(json, fields);
    }
    bool exists(const Field& field) const { return field.rule.since <= context_.version; }
    // Sets a missing field to "none" or its default. False: it may not be missing.
    bool reset(const Field& field) const {
        const Layout& layout = *field.layout;
        const bool may_be_none =
            layout.kind == Kind::kId || layout.kind == Kind::kOptional || layout.may_be_none;
        if (!may_be_none && !field.rule.may_be_missing && exists(field)) return false;
        if (layout.kind == Kind::kId || layout.may_be_none) {
            store_bits(field.at, layout.bytes, Id<void>::kNone);
        } else if (layout.kind == Kind::kOptional) {
            layout.reset(field.at);
        } else {
            field.unless->reset(field.at);
        }
        return true;
    }
    void fail_unknown(const Json& json, const FieldList& fields) {
        for (const auto& item : json.items()) {
            const bool known = std::any_of(fields.begin(), fields.end(), [&](const Field& field) {
                return exists(field) && item.key() == field.name;
            });
            if (known) continue;
            Inside inside(path_, key_step(item.key()));
            fail("unknown-field", "No such field belongs here.");
            return;
        }
    }

    void read_own(const Json& json, const Layout& layout, void* value) {
        if (layout.own->read == nullptr) return fail("wrong-type", "This is never read.");
        Problem problem = layout.own->read(&json, value);
        if (!problem.key.empty()) fail(std::move(problem.key), std::move(problem.sentence));
    }

    static int index_in(std::span<const std::string_view> names, std::string_view name) {
        const auto found = std::find(names.begin(), names.end(), name);
        return found == names.end() ? -1 : static_cast<int>(found - names.begin());
    }

    void read_name(const Json& json, const Layout& layout, void* value) {
        if (layout.may_be_none && json.is_null()) {
            return store_bits(value, layout.bytes, Id<void>::kNone);
        }
        if (!expect(json.is_string(), "a name")) return;
        const auto& name = json.get_ref<const std::string&>();
        const int index = index_in(layout.names, name);
        if (index >= 0) {
            return store_bits(value, layout.bytes, static_cast<std::uint64_t>(index));
        }
        fail("unknown-name",
             format_text("'{}' is not one of: {}.", name, listed_text(layout.names)));
    }

    std::uint8_t read_id(const Json& json, const Layout& layout) {
        constexpr std::uint8_t kNone = Id<void>::kNone;
        if (json.is_null() || !expect(json.is_string(), "a name")) return kNone;
        const auto& name = json.get_ref<const std::string&>();
        const std::uint8_t id = layout.components->find(context_.context, name);
        if (id == kNone) fail("unknown-name", format_text("Nothing is named '{}'.", name));
        return id;
    }

    void read_id_set(const Json& json, const Layout& layout, void* value) {
        if (!expect(json.is_array(), "a list of names")) return;
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < json.size() && ok(); ++i) {
            Inside inside(path_, index_step(i));
            const std::uint8_t id = read_id(json[i], layout);
            if (!ok() || !expect(id != Id<void>::kNone, "a name")) return;
            const std::uint64_t bit = std::uint64_t{1} << id;
            if ((bits & bit) != 0) fail("doubled-name", "This name stands in the list twice.");
            bits |= bit;
        }
        store_bits(value, layout.bytes, bits);
    }

    void read_seats(const Json& json, Seats& value) {
        if (!expect(json.is_array(), "a list of seats")) return;
        value = {};
        for (std::size_t i = 0; i < json.size() && ok(); ++i) {
            Inside inside(path_, index_step(i));
            const auto seat = static_cast<Seat>(read_number(json[i], 0, 255));
            if (ok() && seat >= kMaxSeats) fail("out-of-range", "Seats go from 0 to 4.");
            if (ok() && value.has(seat))
                fail("doubled-name", "This seat stands in the list twice.");
            if (ok()) value = value | Seats::of(seat);
        }
    }

    void read_counts(const Json& json, const Layout& layout, void* value) {
        if (!expect(json.is_object(), "an object of counts")) return;
        layout.reset(value);
        for (const auto& item : json.items()) {
            Inside inside(path_, key_step(item.key()));
            const int index = index_in(layout.names, item.key());
            if (index < 0) return fail("unknown-field", "No such kind exists.");
            const std::int64_t count = read_number(item.value(), 0, 255);
            if (ok() && count > 99) fail("out-of-range", "A count goes from 0 to 99.");
            if (!ok()) return;
            layout.counts->add(value, static_cast<std::size_t>(index), static_cast<int>(count));
        }
    }

    void read_text(const Json& json, const Layout& layout, void* value) {
        if (!expect(json.is_string(), "a text")) return;
        if (!layout.assign(value, json.get_ref<const std::string&>())) {
            fail("too-long", format_text("At most {} bytes fit here.", layout.capacity));
        }
    }

    void read_string(const Json& json, std::string& value, const FieldRule& rule) {
        if (!expect(json.is_string(), "a text")) return;
        value = json.get_ref<const std::string&>();
        if (value.size() > static_cast<std::uint64_t>(rule.high)) {
            fail("too-long", format_text("At most {} bytes fit here.", rule.high));
        }
    }

    bool has_at_most(const Json& json, std::int64_t most) {
        if (json.size() <= static_cast<std::uint64_t>(most)) return true;
        fail("too-many", format_text("At most {} items fit here.", most));
        return false;
    }

    void read_pairs(const Json& json, TextPairs& value, const FieldRule& rule) {
        if (!expect(json.is_object(), "an object of texts")) return;
        value.clear();
        if (!has_at_most(json, rule.high)) return;
        for (const auto& item : json.items()) {
            Inside inside(path_, key_step(item.key()));
            std::string text;
            read_string(item.value(), text, {});
            value.emplace_back(item.key(), std::move(text));
        }
    }

    void read_hex(const Json& json, Hex64& value) {
        if (!expect(json.is_string(), "16 hexadecimal digits")) return;
        const auto& text = json.get_ref<const std::string&>();
        const char* end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, value.value, 16);
        expect(text.size() == 16 && read.ec == std::errc{} && read.ptr == end,
               "16 hexadecimal digits");
    }

    void read_actor_name(const Json& json, Actor& value) {
        if (!expect(json.is_string(), "an actor")) return;
        const auto actor = read_actor(json.get_ref<const std::string&>());
        if (expect(actor.has_value(), "a seat, 'chance' or 'clock'")) value.value = *actor;
    }

    // Lists that grow.
    void read_list(const Json& json, const Layout& layout, void* list, const FieldRule& rule) {
        if (!expect(json.is_array(), "a list")) return;
        layout.reset(list);
        if (!has_at_most(json, rule.high)) return;
        if (static_cast<std::int64_t>(json.size()) < rule.low) {
            return fail("too-few", format_text("At least {} items belong here.", rule.low));
        }
        for (std::size_t i = 0; i < json.size() && ok(); ++i) {
            Inside inside(path_, index_step(i));
            read(json[i], *layout.item, layout.add(list), {});
        }
    }

    // Lists of a fixed length: arrays, and one entry per seat.
    void read_items(const Json& json, const Layout& layout, void* list, std::size_t size) {
        if (!expect(json.is_array(), "a list")) return;
        layout.reset(list);
        if (json.size() != size) {
            return fail("wrong-length", format_text("Expected {} items.", size));
        }
        std::byte* const first = layout.items(list).first;
        for (std::size_t i = 0; i < size && ok(); ++i) {
            Inside inside(path_, index_step(i));
            read(json[i], *layout.item, first + i * layout.item->bytes, {});
        }
    }

    // A number in these bounds; 0 after a problem.
    std::int64_t read_number(const Json& json, std::int64_t low, std::int64_t high) {
        if (!expect(json.is_number_integer(), "a whole number")) return 0;
        const bool huge = json.is_number_unsigned() &&
                          json.get<std::uint64_t>() > static_cast<std::uint64_t>(high);
        const std::int64_t number = huge ? 0 : json.get<std::int64_t>();
        if (!huge && number >= low && number <= high) return number;
        fail("out-of-range", format_text("Expected a number from {} to {}.", low, high));
        return 0;
    }

    void read_whole(const Json& json, const Layout& layout, void* value, const FieldRule& rule) {
        constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
        const auto more = static_cast<int>(8 - layout.bytes) * 8;  // bits that the number lacks
        std::int64_t low = 0;
        std::int64_t high = kMost;
        if (layout.is_signed) {
            low = std::numeric_limits<std::int64_t>::min() >> more;
            high = kMost >> more;
        } else if (more > 0) {
            high = (std::int64_t{1} << (64 - more)) - 1;
        }
        const std::int64_t number =
            read_number(json, std::max(low, rule.low), std::min(high, rule.high));
        if (ok()) store_bits(value, layout.bytes, static_cast<std::uint64_t>(number));
    }

    const AnyContext& context_;
    const Missing missing_;
    std::string path_;
    Problem problem_;
};

}  // namespace

Problem read_value(const AnyContext& context, const Layout& layout, const Json& json, void* value,
                   Missing missing) {
    Reader reader(context, missing);
    reader.read(json, layout, value, {});
    return std::move(reader.problem());
}

}  // namespace pakhuis::codec
