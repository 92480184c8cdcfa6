// Consequences before an action. Only the secret tasks of others are hidden.
#include "games/amsterdam/amsterdam.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

template <class Kind, class Counts>
void add_counts(std::string_view kind, const Counts& counts, Holdings& out) {
    const auto names = enum_names(Kind{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        out.push_back({kind, names[i], counts.count(static_cast<int>(i))});
    }
}

int on_rondel(const Rondel& rondel, int colour) {
    int n = 0;
    for (const Resources& space : rondel) n += space.count(colour);
    return n;
}

}  // namespace

void Amsterdam::holdings(const Rules&, const State& s, Seat seat, Holdings& out) {
    out.clear();
    add_counts<Colour>("resource", s.supply[seat], out);
    const auto colours = enum_names(Colour{});
    for (std::size_t c = 0; c < colours.size(); ++c) {
        out.push_back({"rondel", colours[c], on_rondel(s.rondel[seat], static_cast<int>(c))});
    }
    add_counts<Good>("store", s.store[seat], out);
    add_counts<Good>("barge", s.barge[seat], out);
    add_counts<Docker>("aboard", s.aboard[seat], out);
    out.push_back({"florins", {}, s.florins[seat]});
    out.push_back({"crests", {}, s.crests[seat].count()});
    out.push_back({"inactive", {}, s.below[seat].count()});
    out.push_back({"active", {}, s.active[seat].count()});
    out.push_back({"penalties", {}, s.penalties[seat]});
    out.push_back({"amstel", {}, s.amstel[seat]});
    out.push_back({"track", {}, s.points[seat]});
    const bool in_turn = s.phase == Phase::kActions && actor(s) == seat;
    out.push_back({"spaces", {}, in_turn ? s.turn.pocket : 0});
}

// The end turns up all tasks.
Foreseen Amsterdam::foreseen(const Rules& rules, const State&, Seat, Action, const State& after) {
    const bool opens = after.phase == Phase::kOver && rules.tasks_each > 0 && !rules.open_tasks;
    return opens ? Foreseen::kResult : Foreseen::kAll;
}

// Tasks may take leftovers back.
bool Amsterdam::foresees(const Rules& rules, const State&, Seat seat, Action, const Event& event) {
    const bool by_tasks = event.kind == EventKind::kTask ||
                          (event.kind == EventKind::kLeftovers && rules.tasks_each > 0);
    return !by_tasks || event.seat == seat;
}

}  // namespace pakhuis
