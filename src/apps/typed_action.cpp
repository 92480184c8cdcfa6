#include "apps/typed_action.h"

#include <fmt/format.h>

#include "codec/record.h"

namespace pakhuis::apps {

namespace {

std::optional<Problem> act(Match& match, Seat actor, std::string_view text) {
    const auto done = match.act(actor, text);
    return done ? std::nullopt : std::optional(done.error());
}

}  // namespace

std::optional<Problem> apply_typed(Match& match, std::string_view typed) {
    const auto [named, text] = codec::split_actor(typed);
    if (named) return act(match, *named, text);

    std::optional<Problem> first_refusal;
    Seats able;
    for (Seats waiting = match.waiting(); !waiting.empty();) {
        const Seat actor = waiting.pop();
        auto checked = match.check(actor, text);
        if (checked) {
            able = able | Seats::of(actor);
        } else if (!first_refusal) {
            first_refusal = std::move(checked.error());
        }
    }
    if (able.count() == 1) return act(match, able.lowest(), text);
    if (!able.empty()) {
        return Problem{"ambiguous-actor", fmt::format("'{}'", text),
                       "Several seats may do this: write the seat before it, e.g. '0: …'."};
    }
    if (first_refusal) return first_refusal;
    return problem_of(&reasons::kOver, fmt::format("'{}'", text));
}

}  // namespace pakhuis::apps
