// Why something is refused: a key that never changes and a sentence for people.
#pragma once

#include <cstdint>
#include <string_view>

namespace pakhuis {

struct Reason {
    std::string_view key;       // kebab-case, stable, e.g. "not-your-turn"
    std::string_view sentence;  // English
};

// nullptr: nothing to refuse.
using Refusal = const Reason*;

namespace reasons {
inline constexpr Reason kNotWaiting{"not-your-turn", "It is not this seat's turn to decide."};
inline constexpr Reason kOver{"match-over", "The match is over."};
inline constexpr Reason kUnknownVerb{"unknown-verb", "No action begins with this word."};
inline constexpr Reason kUnknownName{"unknown-name", "No component has this name."};
inline constexpr Reason kMissingWord{"missing-word", "The action is not complete."};
inline constexpr Reason kBadWord{"bad-word", "This word does not belong here."};
inline constexpr Reason kNoSuchAction{"no-such-action", "No action has these operands."};
inline constexpr Reason kWrongActor{"wrong-actor", "This action belongs to another actor."};

// What every game may answer to an action, and what may be wrong with an action's text.
inline constexpr Refusal kOfActions[] = {&kNotWaiting, &kOver, &kNoSuchAction};
inline constexpr Refusal kOfTexts[] = {&kUnknownVerb, &kUnknownName, &kMissingWord, &kBadWord,
                                       &kWrongActor};
}  // namespace reasons

// The result of reading an action's text: the action, or the reason and the byte where it arose.
template <class Action>
struct ParsedAction {
    Action action{};
    Refusal refusal = nullptr;
    std::uint16_t at = 0;
};

}  // namespace pakhuis
