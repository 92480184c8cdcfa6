#include "tables/names.h"

#include "base/code_points.h"

namespace pakhuis::tables {
namespace {

constexpr std::size_t kMaxName = 40;   // bytes
constexpr std::size_t kMaxChat = 500;  // bytes
constexpr int kMaxMarks = 3;           // in a row; towers of marks cover other lines
constexpr int kMaxJoiners = 2;         // in a row: a selector and a joiner

// The code points of a text, one after the other.
class CodePointReader {
  public:
    explicit CodePointReader(std::string_view text) : rest_(text) {}

    bool done() const { return rest_.empty(); }
    // Nothing if the text is not valid UTF-8.
    std::optional<char32_t> next() {
        const auto point = first_code_point(rest_);
        if (!point) return std::nullopt;
        rest_.remove_prefix(point->size);
        return point->value;
    }

  private:
    std::string_view rest_;
};

bool is_forbidden(char32_t c) {
    return is_control(c) || is_bidi_control(c) || is_invisible(c);
}

bool is_readable_name(std::string_view name) {
    int marks = 0;
    bool after_space = true;  // nothing is below a mark here
    for (CodePointReader reader(name); !reader.done();) {
        const auto c = reader.next();
        if (!c || is_forbidden(*c)) return false;
        marks = is_combining_mark(*c) ? marks + 1 : 0;
        if (marks > kMaxMarks || (marks > 0 && after_space)) return false;
        if (is_space(*c) && (*c != U' ' || after_space)) return false;
        after_space = is_space(*c);
    }
    return !after_space;
}

bool is_readable_line(std::string_view text) {
    int marks = 0;
    int joiners = 0;
    bool visible = false;  // something is visible at all
    bool after_space = true;
    for (CodePointReader reader(text); !reader.done();) {
        const auto c = reader.next();
        if (!c) return false;
        const bool joins = is_joiner(*c) || is_variation_selector(*c);
        if (!joins && is_forbidden(*c)) return false;
        marks = is_combining_mark(*c) ? marks + 1 : 0;
        joiners = joins ? joiners + 1 : 0;
        if (marks > kMaxMarks || joiners > kMaxJoiners) return false;
        if ((marks > 0 || joins) && after_space) return false;
        after_space = is_space(*c);
        visible = visible || !after_space;
    }
    return visible;
}

// The next code point that tells names apart; 0 at the end.
char32_t next_telling(CodePointReader& reader) {
    while (!reader.done()) {
        const char32_t c = reader.next().value_or(0);
        if (!is_space(c) && !is_combining_mark(c)) return fold_letter(c);
    }
    return 0;
}

}  // namespace

Result<void> check_name(const std::string& name) {
    if (name.size() <= kMaxName && is_readable_name(name)) return {};
    return fail("bad-name", "name",
                "A name has 1 to 40 bytes, single spaces inside, and only characters that one can "
                "see.");
}

Result<void> check_chat_line(const std::string& text) {
    if (text.size() <= kMaxChat && is_readable_line(text)) return {};
    return fail("bad-chat", "", "A line has 1 to 500 bytes, and only characters that one can see.");
}

bool are_alike(std::string_view a, std::string_view b) {
    CodePointReader one(a);
    CodePointReader two(b);
    for (;;) {
        const char32_t c = next_telling(one);
        if (c != next_telling(two)) return false;
        if (c == 0) return true;
    }
}

}  // namespace pakhuis::tables
