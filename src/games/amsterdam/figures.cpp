// Figures beside the board, from the viewer's view alone.
#include "games/amsterdam/figures.h"

#include "games/amsterdam/amstel.h"
#include "games/amsterdam/amsterdam.h"
#include "games/amsterdam/city.h"
#include "games/amsterdam/flow.h"
#include "games/amsterdam/score.h"
#include "games/amsterdam/task_scores.h"
#include "games/amsterdam/tasks.h"
#include "games/amsterdam/tom.h"
#include "games/amsterdam/turn.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

constexpr std::uint8_t to_byte(int n) {
    return static_cast<std::uint8_t>(n);
}
constexpr std::int16_t to_points(int n) {
    return static_cast<std::int16_t>(n);
}

// The state without tasks that the viewer does not know.
State known_state(const Rules& rules, const State& s, Seat viewer) {
    State known = s;
    known.tasks = Amsterdam::observe(rules, s, viewer).tasks;
    return known;
}

class Collector {
  public:
    Collector(const Rules& rules, const State& known, Figures& out)
        : rules_(rules), s_(known), end_(known), out_(out) {
        if (s_.phase != Phase::kOver) settle_end(rules_, end_);
    }

    void add_public() {
        for (int i = 0; i < rules_.seats; ++i) add_seat(static_cast<Seat>(i));
        for (int place = 0; place < rules_.sides(); ++place) {
            out_.places.push_back(rules_.players().majorities[static_cast<std::size_t>(place)]);
        }
        for (QuarterSet left = s_.quarters; !left.empty();) add_majority(left.pop());
        out_.first_round = to_byte(rules_.first_round);
        for (std::size_t i = 0; i < s_.dice.size(); ++i) {
            out_.dice[i] = to_byte(turned_face(s_.dice[i], s_.round));
        }
        add_arrivals();
        out_.next_docker = to_byte(next_docker_points(rules_, s_));
        if (with_tom(s_)) add_tom();
    }

    void add_viewer(Seat viewer) {
        for (const CardId id : s_.display) add_card(id, viewer);
        out_.unkept = static_cast<std::uint16_t>(unkept_resources(s_, viewer));
        for (std::uint64_t left = free_blocks(s_); left != 0;) {
            const BlockId block(pop_lowest(left));
            out_.blocks.push_back({block, to_byte(block_cost(rules_, s_, viewer, block))});
        }
        add_deliveries(viewer);
        add_advances(viewer);
    }

  private:
    // The rondels turn when all have taken their dice.
    void add_arrivals() {
        const bool turned = s_.phase > Phase::kDice;
        const int next = s_.round + (turned ? 1 : 0);
        for (std::size_t space = 0; space < out_.arrives.size(); ++space) {
            out_.arrives[space] = to_byte(next + static_cast<int>(space));
        }
    }

    void add_seat(Seat seat) {
        out_.open_points[seat] = to_points(Amsterdam::score(rules_, s_, seat));
        out_.leftovers[seat] = static_cast<std::uint16_t>(leftovers(s_, seat));
        out_.group[seat] = to_byte(largest_group(rules_, s_.crests[seat]).count());
        for (const auto& line : task_scores(rules_, end_, seat).lines) add_task(seat, line);
        for (CardSet left = s_.active[seat] | s_.below[seat]; !left.empty();) {
            add_card(left.pop(), seat);
        }
    }

    void add_task(Seat seat, const TaskScores::Line& line) {
        const TaskCount count = task_count(end_, seat, line.task);
        TaskFigures one;
        one.task = line.task;
        one.seat = seat;
        one.have = to_byte(count.have < count.need ? count.have : count.need);
        one.need = to_byte(count.need);
        one.points = to_points(line.points);
        one.worth = to_points(line.points > 0 ? line.points : worth(line.task, one.have));
        out_.tasks.push_back(one);
    }
    // Two tasks give more for more pieces, and something for a single one.
    int worth(TaskId task, int have) const {
        const int pieces = have > 0 ? have : 1;
        switch (data(task).aim) {
            case TaskAim::kGiveColours:
                return rules_.edition.tasks[at(task)].points[static_cast<std::size_t>(pieces - 1)];
            case TaskAim::kGiveDockers:
                return rules_.task_points(task, pieces - 1);
            default:
                return rules_.task_points(task);
        }
    }

    // The difference between the scores with the card and without.
    void add_card(CardId id, Seat seat) {
        if (!kLaurels.has(id)) return;
        State without = s_;
        without.active[seat].remove(id);
        without.below[seat].remove(id);
        State with = without;
        with.active[seat].add(id);
        const int more =
            Amsterdam::score(rules_, with, seat) - Amsterdam::score(rules_, without, seat);
        out_.cards.push_back({id, seat, to_points(more)});
    }

    void add_majority(Id<QuarterTag> quarter) {
        MajorityFigures one;
        one.quarter = quarter;
        for (int side = 0; side < rules_.sides(); ++side) {
            const auto colour = static_cast<Colour>(quarter.index());
            one.points.push_back(to_byte(majority_points(rules_, s_, side, colour)));
        }
        out_.majorities.push_back(one);
    }

    void add_tom() {
        ScoreSheet sheet;
        Amsterdam::rival_sheet(rules_, s_, sheet);
        out_.toms_points = to_points(sum_of(sheet));
        out_.toms_group = to_byte(largest_group(rules_, s_.tom.crests).count());
        for (int c = 0; c < kColours; ++c) {
            const TomChoice choice = block_for_tom(rules_, s_, static_cast<Colour>(c));
            if (choice.block.none()) continue;
            out_.tom.push_back({choice.block, choice.why, to_byte(choice.cheapest)});
        }
    }

    void add_deliveries(Seat viewer) {
        for (int g = 0; g < kGoodKinds; ++g) {
            const auto good = static_cast<Good>(g);
            if (s_.roofs[good] == kWarehouseRoom) continue;
            const NodeId anchor = warehouse_of(good);
            out_.deliveries.push_back({anchor, to_points(delivered(viewer, anchor, good))});
        }
        for (int i = 0; i < kDepots; ++i) {
            if (s_.depots[static_cast<std::size_t>(i)] != Good::kNone) continue;
            int least = delivered(viewer, depot(i), Good::kBeer);
            for (int g = 1; g < kGoodKinds; ++g) {
                const int more = delivered(viewer, depot(i), static_cast<Good>(g));
                least = more < least ? more : least;
            }
            out_.deliveries.push_back({depot(i), to_points(least)});
        }
    }
    // The points if the barge were there with this good.
    int delivered(Seat viewer, NodeId anchor, Good good) const {
        Open trial = s_;
        trial.ship[viewer] = anchor;
        trial.barge[viewer] = Goods::of(good);
        deliver(rules_, trial, viewer, good);
        return trial.points[viewer] - s_.points[viewer];
    }

    void add_advances(Seat viewer) {
        for (int steps = 1; s_.amstel[viewer] + steps <= kMouth; ++steps) {
            Open trial = s_;
            advance(rules_, trial, viewer, steps);
            out_.advances.push_back({to_byte(steps), to_byte(advance_cost(steps)),
                                     to_points(trial.points[viewer] - s_.points[viewer])});
        }
    }

    const Rules& rules_;
    const State& s_;
    State end_;  // after the steps of the end
    Figures& out_;
};

}  // namespace

Figures Amsterdam::figures(const Rules& rules, const State& s, Seat viewer) {
    Figures out;
    const State known = known_state(rules, s, viewer);
    Collector collect(rules, known, out);
    collect.add_public();
    if (viewer < rules.seats) collect.add_viewer(viewer);
    return out;
}

}  // namespace pakhuis
