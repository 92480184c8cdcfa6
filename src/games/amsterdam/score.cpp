// Results: points of the track, penalties, laurel cards, city, quarters, leftovers. (the end)
#include "games/amsterdam/score.h"

#include "games/amsterdam/amsterdam.h"
#include "games/amsterdam/city.h"
#include "games/amsterdam/flow.h"
#include "games/amsterdam/task_scores.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

constexpr int kPointsOfCrest = 3;

constexpr std::array<Text<7>, kTasks> make_task_lines() {
    std::array<Text<7>, kTasks> lines;
    for (int i = 0; i < kTasks; ++i)
        lines[static_cast<std::size_t>(i)].append("task-").append(i + 1);
    return lines;
}
// "task-1" … "task-42"
constexpr std::array<Text<7>, kTasks> kTaskLines = make_task_lines();

// The position after the steps of the end.
State after_end_steps(const Rules& rules, const State& s) {
    State end = s;
    if (s.phase != Phase::kOver) settle_end(rules, end);
    return end;
}

int artisan_kinds(const CardSet& active) {
    int n = 0;
    for (int kind = 0; kind < kArtisanKinds; ++kind) n += artisans_of_kind(active, kind) > 0;
    return n;
}
int artisan_pairs(const CardSet& active) {
    int n = 0;
    for (int kind = 0; kind < kArtisanKinds; ++kind) n += artisans_of_kind(active, kind) / 2;
    return n;
}
int most_of_a_kind(const CardSet& active) {
    int most = 0;
    for (int kind = 0; kind < kArtisanKinds; ++kind) {
        const int own = artisans_of_kind(active, kind);
        most = own > most ? own : most;
    }
    return most;
}
int plan_pairs(const CardSet& active) {
    int n = 0;
    for (int c = 0; c < kColours; ++c) {
        n += (active.plans & plans_of(static_cast<Colour>(c))).count() / 2;
    }
    return n;
}

// (067–069) The i-th Oude Kerk forms a set with the i-th Westerkerk and the i-th Zuiderkerk.
int church_points(const CardSet& active, int i) {
    constexpr std::array<int, 3> kSets{3, 8, 15};
    const int west = buildings_of_kind(active, Kind::kWesterkerk);
    const int south = buildings_of_kind(active, Kind::kZuiderkerk);
    return kSets[static_cast<std::size_t>((i < west) + (i < south))];
}

// The number of things that a laurel card counts. Churches are scored by church_points.
int laurel_count(const Rules& rules, const Open& s, Seat seat, Effect effect) {
    const CardSet& active = s.active[seat];
    switch (effect) {
        case Effect::kEndKinds:
            return artisan_kinds(active);
        case Effect::kEndAboard:
            return s.aboard[seat].total() + s.barge[seat].total();
        case Effect::kEndDockers:
            return s.promoted.total();
        case Effect::kEndBlackMarket:
            return s.black_market.total();
        case Effect::kEndPlans:
            return active.plans.count();
        case Effect::kEndLaurels:
            return (active & kLaurels).count();
        case Effect::kEndBuildings:
            return active.buildings.count();
        case Effect::kEndArtisanPairs:
            return artisan_pairs(active);
        case Effect::kEndPlanPairs:
            return plan_pairs(active);
        case Effect::kEndBridges:
            return rules.bridges[s.amstel[seat]];
        case Effect::kEndCrests:
            return s.crests[seat].count();
        case Effect::kEndHome:
            return s.ship[seat] == kStartNode;
        case Effect::kEndBestKind:
            return most_of_a_kind(active);
        default:
            return 0;
    }
}

// The points of a laurel card. `churches` counts the Oude Kerken before it: a set counts for its
// own.
int points_of_laurel(const Rules& rules, const Open& s, Seat seat, CardId id, int& churches) {
    const CardData& card = data(id);
    const bool church = card.effect == Effect::kEndChurches && kind_of(id) == Kind::kOudeKerk;
    return church ? church_points(s.active[seat], churches++)
                  : card.points * laurel_count(rules, s, seat, card.effect);
}
int laurel_points(const Rules& rules, const Open& s, Seat seat) {
    int sum = 0;
    int churches = 0;
    for (CardSet left = s.active[seat] & kLaurels; !left.empty();) {
        sum += points_of_laurel(rules, s, seat, left.pop(), churches);
    }
    return sum;
}

// The crests of a seat, or of TOM: he is the side after the only seat.
BlockSet crests_of(const Rules& rules, const Open& s, int side) {
    return side < rules.seats ? s.crests[static_cast<std::size_t>(side)] : s.tom.crests;
}

int quarter_points(const Rules& rules, const Open& s, int side) {
    int sum = 0;
    for (QuarterSet left = s.quarters; !left.empty();) {
        sum += majority_points(rules, s, side, static_cast<Colour>(left.pop().index()));
    }
    return sum;
}

void write_sheet(const Rules& rules, const State& s, Seat seat, ScoreSheet& out) {
    out.clear();
    const int penalties = s.penalties[seat];
    const int group = largest_group(rules, s.crests[seat]).count();
    const TaskScores tasks = task_scores(rules, s, seat);
    const int left = leftovers(s, seat) - tasks.given;
    out.push_back({"track", s.points[seat], 0});
    out.push_back({"penalties", penalty_points(penalties), penalties});
    out.push_back({"laurels", laurel_points(rules, s, seat), (s.active[seat] & kLaurels).count()});
    out.push_back({"city", kPointsOfCrest * group, group});
    out.push_back({"quarters", quarter_points(rules, s, seat), s.quarters.count()});
    for (const auto& line : tasks.lines) {
        out.push_back({kTaskLines[at(line.task)].view(), line.points, line.points > 0});
    }
    out.push_back({"leftovers", left / 2, left});
}

// (solo) TOM has no cards and no penalties. His only leftovers are Florins.
void write_toms_sheet(const Rules& rules, const Open& s, ScoreSheet& out) {
    out.clear();
    const int group = largest_group(rules, s.tom.crests).count();
    out.push_back({"track", s.tom.points, 0});
    out.push_back({"city", kPointsOfCrest * group, group});
    out.push_back({"quarters", quarter_points(rules, s, rules.seats), s.quarters.count()});
    out.push_back({"leftovers", s.tom.florins / 2, s.tom.florins});
}

int score_of(const Rules& rules, const State& end, Seat seat) {
    ScoreSheet sheet;
    write_sheet(rules, end, seat, sheet);
    return sum_of(sheet);
}

}  // namespace

// Sides with equal numbers share the points of their places, rounded down.
int amsterdam::majority_points(const Rules& rules, const Open& s, int side, Colour quarter) {
    const auto crests = [&](int of) {
        return popcount(crests_of(rules, s, of).bits & blocks_of(quarter));
    };
    if (crests(side) == 0) return 0;
    int better = 0;
    int equal = 1;
    for (int other = 0; other < rules.sides(); ++other) {
        if (other == side) continue;
        better += crests(other) > crests(side);
        equal += crests(other) == crests(side);
    }
    int sum = 0;
    for (int place = better; place < better + equal; ++place) {
        sum += rules.players().majorities[static_cast<std::size_t>(place)];
    }
    return sum / equal;
}

namespace {

// The events of a source of the end for a seat.
void add_source(const Rules& rules, const State& end, EventKind kind, Seat seat,
                EventList<Amsterdam>& out) {
    Event e;
    e.kind = kind;
    e.seat = seat;
    const auto add = [&](int points) {
        e.amount = static_cast<std::int16_t>(points);
        if (points != 0 || kind == EventKind::kTask) out.push_back(e);
    };
    switch (kind) {
        case EventKind::kPenalties:
            return add(penalty_points(end.penalties[seat]));
        case EventKind::kLaurel: {
            int churches = 0;
            for (CardSet left = end.active[seat] & kLaurels; !left.empty();) {
                e.card = left.pop();
                add(points_of_laurel(rules, end, seat, e.card, churches));
            }
            return;
        }
        case EventKind::kGroup: {
            BlockSet group = largest_group(rules, end.crests[seat]);
            const int points = kPointsOfCrest * group.count();
            if (points > 0) e.spot = spot_of(group.pop());
            return add(points);
        }
        case EventKind::kMajority:
            for (QuarterSet left = end.quarters; !left.empty();) {
                const auto quarter = static_cast<Colour>(left.pop().index());
                e.spot = spot_of(quarter);
                add(majority_points(rules, end, seat, quarter));
            }
            return;
        default: {
            const TaskScores tasks = task_scores(rules, end, seat);
            if (kind == EventKind::kLeftovers) {
                return add((leftovers(end, seat) - tasks.given) / 2);
            }
            for (const auto& line : tasks.lines) {
                e.task = line.task;
                add(line.points);
            }
        }
    }
}

}  // namespace

void amsterdam::add_final_events(const Rules& rules, const State& end, EventList<Amsterdam>& out) {
    for (int kind = static_cast<int>(EventKind::kPenalties);
         kind < static_cast<int>(EventKind::kOver); ++kind) {
        for (int seat = 0; seat < rules.seats; ++seat) {
            add_source(rules, end, static_cast<EventKind>(kind), static_cast<Seat>(seat), out);
        }
    }
}

int Amsterdam::score(const Rules& rules, const State& s, Seat seat) {
    return score_of(rules, after_end_steps(rules, s), seat);
}

void Amsterdam::score_sheet(const Rules& rules, const State& s, Seat seat, ScoreSheet& out) {
    write_sheet(rules, after_end_steps(rules, s), seat, out);
}

// Equal scores are ranked by Amstel order. Before the discs are placed, equals share a place. In
// the solo game only more points than TOM's win.
Ranking Amsterdam::ranking(const Rules& rules, const State& s) {
    const State end = after_end_steps(rules, s);
    if (rules.solo()) {
        Ranking alone;
        ScoreSheet tom;
        write_toms_sheet(rules, end, tom);
        alone[0] = score_of(rules, end, 0) > sum_of(tom) ? 1 : 2;
        return alone;
    }
    std::array<int, kMaxPlayers> keys{};
    for (int i = 0; i < rules.seats; ++i) {
        keys[static_cast<std::size_t>(i)] =
            (kMaxPlayers + 1) * score_of(rules, end, static_cast<Seat>(i));
    }
    for (std::size_t place = 0; place < end.order.size(); ++place) {
        keys[end.order[place]] += kMaxPlayers - static_cast<int>(place);
    }
    return rank_by(rules.seats, [&](int seat) { return keys[static_cast<std::size_t>(seat)]; });
}

std::string_view Amsterdam::rival(const Rules& rules) {
    return rules.solo() ? std::string_view("TOM") : std::string_view();
}

void Amsterdam::rival_sheet(const Rules& rules, const State& s, ScoreSheet& out) {
    write_toms_sheet(rules, after_end_steps(rules, s), out);
}

std::string_view Amsterdam::end_reason(const Rules&, const State& s) {
    return s.phase == Phase::kOver ? std::string_view("rounds") : std::string_view();
}

}  // namespace pakhuis
