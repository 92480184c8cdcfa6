// Views, and states that fit a view. Only the secret tasks of others are hidden.
#include "games/amsterdam/amsterdam.h"
#include "games/amsterdam/flow.h"

namespace pakhuis {

using namespace amsterdam;

View Amsterdam::observe(const Rules& rules, const State& s, Seat viewer) {
    View v;
    static_cast<Open&>(v) = s;
    v.viewer = viewer;
    const bool open = rules.open_tasks || s.phase == Phase::kOver;
    for (std::size_t i = 0; i < kMaxPlayers; ++i) {
        if (open || i == viewer) v.tasks[i] = s.tasks[i];
        v.task_count[i] = static_cast<std::uint8_t>(s.tasks[i].count());
    }
    return v;
}

// An impossible view may claim more tasks than exist: then the state has fewer.
State Amsterdam::sample(const Rules&, const View& v, Rng& rng) {
    State s;
    static_cast<Open&>(s) = v;
    s.tasks = v.tasks;
    TaskSet left = TaskSet::first(kTasks);
    for (const TaskSet& known : v.tasks.values) left -= known;
    for (std::size_t i = 0; i < kMaxPlayers; ++i) {
        while (s.tasks[i].count() < v.task_count[i] && !left.empty()) {
            const TaskId task = left.nth(rng.below(left.count()));
            left.remove(task);
            s.tasks[i].add(task);
        }
    }
    return s;
}

Seats Amsterdam::visible_to(const Rules& rules, const State& s, Seat, Action action) {
    const bool secret = action.verb == Verb::kTask && !rules.open_tasks;
    return secret ? Seats::of(next_with_task(rules, s)) : Seats::everyone(rules.seats);
}

}  // namespace pakhuis
