// A preview in words that tests compare.
#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>

#include "engine/preview.h"
#include "kit/print.h"
#include "kit/table.h"

namespace pakhuis::kit {

struct Told {
    Foreseen foreseen = Foreseen::kNothing;
    Texts events;   // as sentences
    Texts changes;  // "card green -2", "florins +40"
    Texts points;   // "routes +4"
    std::string next;
};

// "card green -2"
inline std::string change_text(std::string_view kind, std::string_view name, int more) {
    std::string text(kind);
    if (!name.empty()) text.append(" ").append(name);
    return text + (more > 0 ? " +" : " ") + std::to_string(more);
}

// What a seat is told of a legal action before it is done, from a sample of its view.
template <Foreseeing G>
Told told_before(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                 std::string_view typed) {
    Rng rng(3);
    const auto dealt = G::sample(rules, G::observe(rules, state, seat), rng);
    const auto parsed = G::parse(rules, typed);
    EXPECT_EQ(parsed.refusal, nullptr) << typed;
    EXPECT_EQ(G::refusal(rules, dealt, seat, parsed.action), nullptr) << typed;
    const auto found = std::make_unique<Preview<G>>();
    preview<G>(rules, dealt, seat, parsed.action, *found);
    Told out;
    out.foreseen = found->foreseen;
    for (const auto& event : found->events) {
        EventText sentence;
        G::tell(rules, event, sentence);
        out.events.emplace_back(sentence.view());
    }
    for (const Holding& one : found->changes) {
        out.changes.push_back(change_text(one.kind, one.name, one.more));
    }
    for (const ScoreLine& line : found->points) {
        out.points.push_back(change_text(line.key, {}, line.points));
    }
    for (Seats who = found->next; !who.empty();) {
        out.next += (out.next.empty() ? "" : " ") + actor_name(who.pop());
    }
    return out;
}

}  // namespace pakhuis::kit
