// A problem of input from outside: a stable key, the place, and a sentence.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "engine/reason.h"

namespace pakhuis {

// A fact of a problem: a number or a name (engine/reason.h).
using FactValue = std::variant<int, std::string>;
using FactPairs = std::vector<std::pair<std::string, FactValue>>;

struct Problem {
    std::string key;       // kebab-case, stable
    std::string place;     // "line 3", "tracks[12].colour", "word 2"; may be empty
    std::string sentence;  // English
    FactPairs facts = {};

    // "tracks[12].colour: mauve is not one of … (unknown-name)"
    std::string text() const {
        return (place.empty() ? "" : place + ": ") + sentence + " (" + key + ")";
    }
};

// The refusal as a problem, with the facts put into its sentence.
Problem problem_of(const Refusal& refusal, std::string place = {});

template <class T>
using Result = tl::expected<T, Problem>;
using Failure = tl::unexpected<Problem>;

inline Failure fail(std::string key, std::string place, std::string sentence) {
    return Failure(Problem{std::move(key), std::move(place), std::move(sentence)});
}

// The same problem, with its place inside a larger one: a file, a part of a value.
inline Failure inside(std::string place, const Problem& problem) {
    if (!problem.place.empty()) place += ", " + problem.place;
    return Failure(Problem{problem.key, std::move(place), problem.sentence, problem.facts});
}

}  // namespace pakhuis
