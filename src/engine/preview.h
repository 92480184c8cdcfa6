// The consequences of a seat's own action, told before it is done.
//
//   view ──sample──► a state that fits ──apply──► the state afterwards ──► what is told
//
// Chance, the clock and other seats act after it, so they have no part in it. But a step may open
// what its actor can't know: sealed prices, hidden cards at the end. Each game says how much of a
// step follows from the view alone (Foreseen); only that is told.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "engine/game.h"

namespace pakhuis {

template <Game G>
struct Preview {
    Foreseen foreseen = Foreseen::kNothing;
    EventList<G> events;  // those that will certainly follow, as the actor sees them

    // Only if the result is foreseen.
    Holdings changes;   // what the seat has afterwards (`count`) and how much more (`more`)
    ScoreSheet points;  // changes of the seat's score by source
    Seats next;         // the actors that may act afterwards

    typename G::State after;  // for the seat's view afterwards, if it is foreseen
};

namespace detail {

inline void add_changes(const Holdings& before, const Holdings& after, Holdings& out) {
    out.clear();
    for (std::size_t i = 0; i < after.size(); ++i) {
        Holding one = after[i];
        one.more = one.count - before[i].count;
        if (one.more != 0) out.push_back(one);
    }
}

inline ScoreLine line_of(const ScoreSheet& sheet, std::string_view key) {
    for (const ScoreLine& line : sheet) {
        if (line.key == key) return line;
    }
    return {key};
}

inline void add_points(const ScoreSheet& before, const ScoreSheet& after, ScoreSheet& out) {
    out.clear();
    for (const ScoreLine& line : after) {
        const ScoreLine was = line_of(before, line.key);
        const ScoreLine more{line.key, line.points - was.points, line.count - was.count};
        if (more.points != 0) out.push_back(more);
    }
}

}  // namespace detail

// The preview of a legal action of `seat` in this state. What is told depends on the seat's view of
// the state alone, so a sampled state serves as well as the real one.
template <Foreseeing G>
void preview(const typename G::Rules& rules, const typename G::State& state, Seat seat,
             const typename G::Action& action, Preview<G>& out) {
    out.after = state;
    G::apply(rules, out.after, seat, action);
    out.foreseen = G::foreseen(rules, state, seat, action, out.after);

    EventList<G> events;
    G::events(rules, state, seat, action, out.after, seat, events);
    out.events.clear();
    for (const auto& event : events) {
        const bool sure =
            out.foreseen == Foreseen::kAll || G::foresees(rules, state, seat, action, event);
        if (sure) out.events.push_back(event);
    }

    out.changes.clear();
    out.points.clear();
    out.next = {};
    if (out.foreseen == Foreseen::kNothing) return;
    out.next = G::waiting(rules, out.after);
    Holdings had, has;
    G::holdings(rules, state, seat, had);
    G::holdings(rules, out.after, seat, has);
    detail::add_changes(had, has, out.changes);
    ScoreSheet before, after;
    G::score_sheet(rules, state, seat, before);
    G::score_sheet(rules, out.after, seat, after);
    detail::add_points(before, after, out.points);
}

}  // namespace pakhuis
