// Reads the words of one typed action and keeps the first error with its place. Capitals count as
// small letters. A game derives its own reader to add its own words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/text.h"
#include "base/words.h"
#include "engine/reason.h"

namespace pakhuis {

template <class Rules, class Action>
class ActionReader {
  public:
    ActionReader(const Rules& rules, std::string_view typed) : rules_(rules), words_(typed) {}

    template <class Enum>
    Enum named(const Refusal& otherwise = &reasons::kUnknownName) {
        return static_cast<Enum>(one_of(enum_names(Enum{}), otherwise));
    }
    int number(int most) { return in_range(read_small_number(need()), most); }
    // "x3"
    int times(int most) {
        const std::string_view word = need();
        return in_range(word.starts_with('x') ? read_small_number(word.substr(1)) : -1, most);
    }
    void word(std::string_view wanted) {
        if (need() != wanted) fail(&reasons::kBadWord);
    }

    std::string_view peek() { return lowered(words_.peek()); }
    bool more() const { return !failed() && !words_.done(); }
    bool failed() const { return static_cast<bool>(result_.refusal); }
    void fail(const Refusal& why) {
        if (failed()) return;
        result_.refusal = why;
        result_.at = static_cast<std::uint16_t>(at_ < 0xffff ? at_ : 0xffff);
    }
    ParsedAction<Action> finish(const Action& action) {
        if (!failed() && !words_.done()) {
            at_ = words_.offset();
            fail(&reasons::kBadWord);
        }
        if (!failed()) result_.action = action;
        return result_;
    }

  protected:
    const Rules& rules() const { return rules_; }
    // The next word, or an error if there is none. The view is valid until the next call.
    std::string_view need() {
        at_ = words_.offset();
        if (words_.done()) fail(&reasons::kMissingWord);
        return lowered(words_.next());
    }
    // The index of the next word among the names.
    template <class Names>
    int one_of(const Names& names, const Refusal& otherwise) {
        const std::string_view word = need();
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] == word) return static_cast<int>(i);
        }
        fail(otherwise);
        return 0;
    }
    // The component of this kind that the next word names.
    template <class Tag>
    auto found(Tag* tag) {
        const auto id = rules_.find(tag, need());
        if (id.none()) fail(&reasons::kUnknownName);
        return id;
    }

  private:
    // A word that is longer than any name stays as it is.
    std::string_view lowered(std::string_view word) {
        if (word.size() > decltype(lowered_)::kCapacity) return word;
        lowered_.clear();
        for (const char c : word) {
            lowered_.append(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
        }
        return lowered_.view();
    }

    int in_range(int n, int most) {
        if (n < 1 || n > most) fail(&reasons::kBadWord);
        return n;
    }

    const Rules& rules_;
    Words words_;
    std::size_t at_ = 0;
    Text<80> lowered_;
    ParsedAction<Action> result_;
};

}  // namespace pakhuis
