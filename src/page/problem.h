// Why something has no answer, between the page and the module: codec/problem.h with its fields.
#pragma once

#include <string>

namespace pakhuis::page {

struct PageProblem {
    std::string key;
    std::string place;
    std::string sentence;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("key", self.key);
        visit("place", self.place);
        visit("sentence", self.sentence);
    }
    friend bool operator==(const PageProblem&, const PageProblem&) = default;
};

}  // namespace pakhuis::page
