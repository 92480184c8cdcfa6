// Reasons for refusals: a key that never changes, a sentence for people, and the facts of the case,
// such as the number of cards needed and held.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "base/text.h"

namespace pakhuis {

struct Reason {
    std::string_view key;  // kebab-case, stable, e.g. "not-your-turn"
    // English. {need} stands for the fact with this key, {need: card|cards} for the singular or the
    // plural by its number.
    std::string_view sentence;

    // Calls f(key, whole) for each fact in the sentence; `whole` includes the brackets.
    template <class F>
    constexpr void for_each_fact(F&& f) const {
        std::size_t end = 0;
        for (std::size_t at; (at = sentence.find('{', end)) != std::string_view::npos;) {
            end = sentence.find('}', at) + 1;
            const std::string_view whole = sentence.substr(at, end - at);
            f(whole.substr(1, whole.find_first_of(":}") - 1), whole);
        }
    }
};

// A number or a name: need 2, colour "black".
struct Fact {
    std::string_view key;  // one word, e.g. "need"
    bool is_number = false;
    int number = 0;
    Text<40> name;
};
using Facts = FixedList<Fact, 4>;

// One case of a reason, or no refusal. Its facts are those in the reason's sentence.
class Refusal {
  public:
    constexpr Refusal() = default;
    constexpr Refusal(std::nullptr_t) {}                          // NOLINT: no refusal
    constexpr Refusal(const Reason* reason) : reason_(reason) {}  // NOLINT: a reason without facts

    constexpr Refusal with(std::string_view key, int number) const {
        return with(Fact{key, true, number, {}});
    }
    constexpr Refusal with(std::string_view key, std::string_view name) const {
        return with(Fact{key, false, 0, name});
    }

    constexpr explicit operator bool() const { return reason_ != nullptr; }
    constexpr const Reason* operator->() const { return reason_; }
    constexpr const Reason* reason() const { return reason_; }
    constexpr const Facts& facts() const { return facts_; }
    friend constexpr bool operator==(const Refusal& refusal, std::nullptr_t) {
        return refusal.reason_ == nullptr;
    }

  private:
    constexpr Refusal with(const Fact& fact) const {
        Refusal more = *this;
        more.facts_.push_back(fact);
        return more;
    }

    const Reason* reason_ = nullptr;
    Facts facts_;
};

namespace reasons {
inline constexpr Reason kNotWaiting{"not-your-turn", "It is not this seat's turn to decide."};
inline constexpr Reason kOver{"match-over", "The match is over."};
inline constexpr Reason kUnknownVerb{"unknown-verb", "No action begins with this word."};
inline constexpr Reason kUnknownName{"unknown-name", "No component has this name."};
inline constexpr Reason kMissingWord{"missing-word", "The action is not complete."};
inline constexpr Reason kBadWord{"bad-word", "This word does not belong here."};
inline constexpr Reason kNoSuchAction{"no-such-action", "No action has these operands."};
inline constexpr Reason kWrongActor{"wrong-actor", "This action belongs to another actor."};

// The reasons of every game to refuse an action, and to refuse an action's text.
inline constexpr const Reason* kActionReasons[] = {&kNotWaiting, &kOver, &kNoSuchAction};
inline constexpr const Reason* kTextReasons[] = {&kUnknownVerb, &kUnknownName, &kMissingWord,
                                                 &kBadWord, &kWrongActor};
}  // namespace reasons

// The result of reading an action's text: the action, or the refusal and its byte offset.
template <class Action>
struct ParsedAction {
    Action action{};
    Refusal refusal = nullptr;
    std::uint16_t at = 0;
};

}  // namespace pakhuis
