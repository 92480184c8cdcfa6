// What was wrong with input from outside: a stable key, the place, and a sentence.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/reason.h"

namespace pakhuis {

struct Problem {
    std::string key;       // kebab-case, stable
    std::string place;     // "line 3", "tracks[12].colour", "word 2"; may be empty
    std::string sentence;  // English

    // "tracks[12].colour: mauve is not one of … (unknown-name)"
    std::string text() const {
        return (place.empty() ? "" : place + ": ") + sentence + " (" + key + ")";
    }
};

inline Problem problem_of(Refusal refusal, std::string place = {}) {
    return {std::string(refusal->key), std::move(place), std::string(refusal->sentence)};
}

template <class T>
using Result = tl::expected<T, Problem>;
using Failure = tl::unexpected<Problem>;

inline Failure fail(std::string key, std::string place, std::string sentence) {
    return Failure(Problem{std::move(key), std::move(place), std::move(sentence)});
}

// The same problem, its place inside another: a file, a part of a larger value.
inline Failure inside(std::string place, const Problem& problem) {
    if (!problem.place.empty()) place += ", " + problem.place;
    return fail(problem.key, std::move(place), problem.sentence);
}

}  // namespace pakhuis
