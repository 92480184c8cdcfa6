#include "apps/typing.h"

#include <algorithm>

#include "base/words.h"

namespace pakhuis::apps {
namespace {

bool may_mean(std::string_view typed, std::string_view candidate) {
    Words words(typed);
    Words candidates(candidate);
    while (!words.done()) {
        if (candidates.done() || !candidates.next().starts_with(words.next())) return false;
    }
    return true;
}

bool same_words(std::string_view typed, std::string_view candidate) {
    Words words(typed);
    Words candidates(candidate);
    while (!words.done() && !candidates.done()) {
        if (words.next() != candidates.next()) return false;
    }
    return words.done() && candidates.done();
}

bool contains(const std::vector<std::string>& list, std::string_view text) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

}  // namespace

std::vector<std::string> matching(std::string_view typed,
                                  const std::vector<std::string>& candidates) {
    std::vector<std::string> found;
    for (const std::string& candidate : candidates) {
        if (same_words(typed, candidate)) return {candidate};
        if (may_mean(typed, candidate)) found.push_back(candidate);
    }
    return found;
}

std::string common_beginning(const std::vector<std::string>& candidates) {
    if (candidates.empty()) return {};
    std::string common = candidates.front();
    for (const std::string& candidate : candidates) {
        const auto differ =
            std::mismatch(common.begin(), common.end(), candidate.begin(), candidate.end());
        common.erase(differ.first, common.end());
    }
    return common;
}

std::vector<std::string> example_actions(const std::vector<std::string>& actions) {
    constexpr std::size_t kMost = 4;
    constexpr std::size_t kEnough = 3;
    std::vector<std::string> verbs;
    std::vector<std::string> examples;
    for (const std::string& action : actions) {
        const std::string_view verb = Words(action).peek();
        if (examples.size() == kMost || contains(verbs, verb)) continue;
        verbs.emplace_back(verb);
        examples.push_back(action);
    }
    for (const std::string& action : actions) {
        if (examples.size() >= kEnough) break;
        if (!contains(examples, action)) examples.push_back(action);
    }
    return examples;
}

}  // namespace pakhuis::apps
