#include "apps/typed_action.h"

#include <fmt/format.h>

#include "codec/record.h"

namespace pakhuis::apps {

std::optional<Problem> apply_typed(Match& match, std::string_view typed) {
    const auto [named, text] = codec::split_actor(typed);
    if (named) return match.apply(*named, text);

    std::optional<Problem> first_refusal;
    Seats able;
    for (Seats waiting = match.waiting(); !waiting.empty();) {
        const Seat actor = waiting.pop();
        auto refusal = match.refusal(actor, text);
        if (!refusal) {
            able = able | Seats::of(actor);
        } else if (!first_refusal) {
            first_refusal = std::move(refusal);
        }
    }
    if (able.count() == 1) return match.apply(able.lowest(), text);
    if (!able.empty()) {
        return Problem{"ambiguous-actor", fmt::format("'{}'", text),
                       "Several seats may do this: write the seat before it, e.g. '0: …'."};
    }
    if (first_refusal) return first_refusal;
    return problem_of(&reasons::kOver, fmt::format("'{}'", text));
}

}  // namespace pakhuis::apps
