#include "codec/problem.h"

namespace pakhuis {

namespace {

std::string text_of(const Fact& fact) {
    return fact.is_number ? std::to_string(fact.number) : std::string(fact.name.view());
}

// The text that replaces "{need}" or "{need: card|cards}".
std::string text_of(const Fact& fact, std::string_view whole) {
    const std::size_t colon = whole.find(':');
    if (colon == std::string_view::npos) return text_of(fact);
    const std::size_t bar = whole.find('|');
    const std::string_view one = whole.substr(colon + 2, bar - colon - 2);
    const std::string_view many = whole.substr(bar + 1, whole.size() - bar - 2);
    return std::string(fact.number == 1 ? one : many);
}

// The sentence with its facts filled in. A placeholder without a fact stays as it is.
std::string filled(const Refusal& refusal) {
    std::string out;
    std::string_view rest = refusal->sentence;
    refusal->for_each_fact([&](std::string_view key, std::string_view whole) {
        const std::size_t at = rest.find(whole);
        out += rest.substr(0, at);
        rest.remove_prefix(at + whole.size());
        const Fact* known = nullptr;
        for (const Fact& fact : refusal.facts()) {
            if (fact.key == key) known = &fact;
        }
        out += known == nullptr ? std::string(whole) : text_of(*known, whole);
    });
    return out + std::string(rest);
}

}  // namespace

Problem problem_of(const Refusal& refusal, std::string place) {
    Problem problem{std::string(refusal->key), std::move(place), filled(refusal)};
    for (const Fact& fact : refusal.facts()) {
        problem.facts.emplace_back(
            fact.key, fact.is_number ? FactValue(fact.number) : FactValue(text_of(fact)));
    }
    return problem;
}

}  // namespace pakhuis
