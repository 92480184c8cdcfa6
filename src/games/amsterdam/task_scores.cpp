#include "games/amsterdam/task_scores.h"

#include "games/amsterdam/tasks.h"

namespace pakhuis::amsterdam {
namespace {

constexpr int kEnoughDockers = 7;
constexpr int kEnoughSold = 7;
constexpr int kEnoughInQuarter = 4;
constexpr int kEnoughBlocks = 9;
constexpr int kEnoughOfEach = 3;
constexpr int kEnoughLaurels = 3;
constexpr int kEnoughActionCards = 4;
constexpr int kEnoughPermanents = 5;
constexpr int kEnoughCards = 10;
constexpr int kEnoughKinds = 2;

int full_depots(const Open& s) {
    int n = 0;
    for (const Good good : s.depots) n += good != Good::kNone;
    return n;
}
int up_to(int most, int n) {
    return n < most ? n : most;
}
int goods_of(const Open& s, Seat seat) {
    return s.store[seat].total() + s.barge[seat].total();
}
int of_each_class(const CardSet& active) {
    return up_to(kEnoughOfEach, active.artisans.count()) +
           up_to(kEnoughOfEach, active.buildings.count()) +
           up_to(kEnoughOfEach, active.plans.count());
}
// The barge has left the start, and is back.
int parts_of_voyage(const Open& s, Seat seat) {
    if (!s.departed.has(seat)) return 0;
    return s.ship[seat] == kStartNode ? 2 : 1;
}

// Tries all ways to hand pieces back. They are few: two dockers at most, one gift to each task.
class HandingBack {
  public:
    HandingBack(const Rules& rules, const Open& s, Seat seat, TaskScores& scores)
        : rules_(rules), leftovers_(leftovers(s, seat)), trial_(scores), best_(scores) {
        const Pieces own{s.aboard[seat], goods_of(s, seat), s.supply[seat].total(),
                         s.supply[seat].kinds()};
        try_tasks_from(0, own, 0);
    }

  private:
    struct Pieces {
        Crew crew;
        int goods = 0;
        int resources = 0;
        int colours = 0;
    };

    // The n-th task and later ones may still take pieces. A task tries to take the most first,
    // because of equal sums the first one counts.
    void try_tasks_from(std::size_t n, const Pieces& left, int sum) {
        if (n == trial_.lines.size()) return compare(sum);
        const TaskId task = trial_.lines[n].task;
        switch (data(task).aim) {
            case TaskAim::kGiveCrew:
                if (left.crew.total() == 2 && left.goods > 0) {
                    take(n, {{}, left.goods - 1, left.resources, left.colours}, 3,
                         rules_.task_points(task), sum);
                }
                break;
            case TaskAim::kGiveColours:
                give_colours(n, left, sum);
                break;
            case TaskAim::kGiveOneEach:
                give_one_each(n, left, sum);
                break;
            case TaskAim::kGiveDockers:
                give_dockers(n, left, sum);
                break;
            default:
                break;
        }
        try_tasks_from(n + 1, left, sum);
    }

    void give_colours(std::size_t n, const Pieces& left, int sum) {
        const auto& row = rules_.edition.tasks[at(trial_.lines[n].task)].points;
        for (int k = left.colours; k > 0; --k) {
            take(n, {left.crew, left.goods, left.resources - k, left.colours}, k,
                 row[static_cast<std::size_t>(k - 1)], sum);
        }
    }
    void give_one_each(std::size_t n, const Pieces& left, int sum) {
        if (left.goods == 0 || left.resources == 0) return;
        for (int d = 0; d < kQuays; ++d) {
            if (left.crew.count(d) == 0) continue;
            const Crew crew = left.crew - Crew::of(static_cast<Docker>(d));
            take(n, {crew, left.goods - 1, left.resources - 1, left.colours}, 3,
                 rules_.task_points(trial_.lines[n].task), sum);
        }
    }
    void give_dockers(std::size_t n, const Pieces& left, int sum) {
        const TaskId task = trial_.lines[n].task;
        const Docker docker = data(task).docker;
        for (int k = left.crew[docker]; k > 0; --k) {
            Pieces rest = left;
            rest.crew -= Crew::of(docker, k);
            take(n, rest, k, rules_.task_points(task, k - 1), sum);
        }
    }

    // The n-th task takes `pieces` pieces and gives `points`.
    void take(std::size_t n, const Pieces& rest, int pieces, int points, int sum) {
        trial_.lines[n].points = points;
        trial_.given += pieces;
        try_tasks_from(n + 1, rest, sum + points);
        trial_.given -= pieces;
        trial_.lines[n].points = 0;
    }

    void compare(int sum) {
        const int total = sum + (leftovers_ - trial_.given) / 2;
        if (total <= most_) return;
        most_ = total;
        best_ = trial_;
    }

    const Rules& rules_;
    const int leftovers_;
    int most_ = -1;
    TaskScores trial_;
    TaskScores& best_;
};

}  // namespace

int leftovers(const Open& s, Seat seat) {
    return goods_of(s, seat) + s.aboard[seat].total() + s.florins[seat] + s.supply[seat].total();
}

TaskCount task_count(const Open& s, Seat seat, TaskId id) {
    const TaskData& task = data(id);
    const CardSet& active = s.active[seat];
    const int crew = s.aboard[seat].total();
    switch (task.aim) {
        case TaskAim::kDockersHome:
            return {s.promoted[task.docker], kDockersOfColour};
        case TaskAim::kManyDockers:
            return {s.promoted.total(), kEnoughDockers};
        case TaskAim::kManySold:
            return {s.black_market.total(), kEnoughSold};
        case TaskAim::kWarehouse:
            return {s.roofs[task.good], kWarehouseRoom};
        case TaskAim::kAllDepots:
            return {full_depots(s), kDepots};
        case TaskAim::kQuarter:
            return {popcount(s.crests[seat].bits & blocks_of(task.quarter)), kEnoughInQuarter};
        case TaskAim::kManyBlocks:
            return {s.crests[seat].count(), kEnoughBlocks};
        case TaskAim::kThreeOfEach:
            return {of_each_class(active), kClasses * kEnoughOfEach};
        case TaskAim::kAtMouth:
            return {s.amstel[seat], kMouth};
        case TaskAim::kManyLaurels:
            return {(active & kLaurels).count(), kEnoughLaurels};
        case TaskAim::kManyActions:
            return {(active & kActionCards).count(), kEnoughActionCards};
        case TaskAim::kManyPermanents:
            return {(active & kPermanents).count(), kEnoughPermanents};
        case TaskAim::kManyCards:
            return {active.count(), kEnoughCards};
        case TaskAim::kMixedCargo:
            return {s.barge[seat].kinds(), kEnoughKinds};
        case TaskAim::kHome:
            return {parts_of_voyage(s, seat), 2};
        case TaskAim::kGiveCrew:
            return {up_to(2, crew) + up_to(1, goods_of(s, seat)), 3};
        case TaskAim::kGiveColours:
            return {s.supply[seat].kinds(), kColours};
        case TaskAim::kGiveOneEach:
            return {up_to(1, crew) + up_to(1, goods_of(s, seat)) + up_to(1, s.supply[seat].total()),
                    3};
        case TaskAim::kGiveDockers:
            return {s.aboard[seat][task.docker], kDockersOfColour};
    }
    return {};
}

TaskScores task_scores(const Rules& rules, const State& s, Seat seat) {
    TaskScores scores;
    bool gives = false;
    for (TaskSet left = s.tasks[seat]; !left.empty();) {
        const TaskId task = left.pop();
        const TaskCount count = task_count(s, seat, task);
        const bool given = hands_back(data(task).aim);
        const bool met = !given && count.have >= count.need;
        scores.lines.push_back({task, met ? rules.task_points(task) : 0});
        gives = gives || given;
    }
    if (gives) HandingBack(rules, s, seat, scores);
    return scores;
}

}  // namespace pakhuis::amsterdam
