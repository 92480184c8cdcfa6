#include "bots/amsterdam/tour.h"

#include <algorithm>

#include "games/amsterdam/walkers.h"

namespace pakhuis::bots {

using namespace amsterdam;

namespace {

constexpr int kFar = 99;
constexpr int kMaxStops = 6;

struct Tour {
    const AmsterdamHarbour& harbour;
    const Rules& rules;
    const AmsterdamWeights& w;
    int now;     // spaces that the barge may sail in this turn
    int most;    // spaces until the end of the match
    int haul;    // cost of a space
    int hiring;  // likely value of a docker taken aboard
    int round;

    NodeId foreman;
    NodeId here;
    Goods aboard;
    Goods store;
    Crew crew;
    Roofs roofs;
    std::array<Good, kDepots> depots;
    std::array<Crew, kQuays> quays;
    int promoted;
    CardSet active;
    int sailed = 0;  // spaces so far

    struct Destination {
        NodeId node;
        int steps = kFar;
        int worth = 0;
        Good good = Good::kNone;
        bool is_stored = false;
    };

    int bonus(int steps) const {
        const int later = std::max(sailed + steps - now, 0);
        return kPoint * early_bonus(round + (later + w.pace - 1) / w.pace);
    }
    int card_bonus(Good good) const {
        int sum = 0;
        for (const CardId by :
             {by_effect::kDeliveryPoint, by_effect::kDeliveryFlorin, entrepot_of(good)}) {
            if (active.has(by)) sum += data(by).points * kPoint + data(by).florins * w.florin;
        }
        return sum;
    }
    int docker_worth() const {
        const auto space = static_cast<std::size_t>(std::min(promoted, kBuildingSpaces - 1));
        const int points = rules.edition.dockers[space].points * kPoint;
        return active.has(by_effect::kDoubleDocker) ? 2 * points : points;
    }

    void consider(Destination& best, const Destination& other) const {
        if (sailed + other.steps > most) return;
        if (other.worth - haul * other.steps > best.worth - haul * best.steps) best = other;
    }
    void consider_delivery(Destination& best, Good good, bool is_stored, NodeId to,
                           int points) const {
        const int steps =
            is_stored ? harbour.steps_with_loading(here, to) : harbour.steps(here, to);
        const int extra = to == foreman ? kForemanPoints : 0;
        consider(best, {to, steps, (points + extra) * kPoint + bonus(steps) + card_bonus(good),
                        good, is_stored});
    }
    void consider_good(Destination& best, Good good, bool is_stored) const {
        if (roofs[good] < kWarehouseRoom) {
            const auto space = static_cast<std::size_t>(roofs[good]);
            consider_delivery(best, good, is_stored, warehouse_of(good),
                              rules.edition.roofs[at(good)].points[space]);
        }
        for (int i = 0; i < kDepots; ++i) {
            const auto n = static_cast<std::size_t>(i);
            if (depots[n] != Good::kNone) continue;
            consider_delivery(best, good, is_stored, depot(i), rules.edition.depots[n].points);
        }
    }
    // Dockers aboard go home to their quay. A docker hired there gives a Florin.
    void consider_quay(Destination& best, int q) const {
        const auto docker = static_cast<Docker>(q);
        const NodeId quay = quay_of(docker);
        const int steps = harbour.steps(here, quay);
        int worth = crew[docker] * docker_worth();
        const bool room = crew.total() - crew[docker] < kMaxAboard;
        if (room && !quays[at(docker)].empty()) worth += hiring;
        if (worth > 0) consider(best, {quay, steps, worth});
    }
    Destination best_destination() const {
        Destination best{here, 0, 0};
        for (int g = 0; g < kGoodKinds; ++g) {
            const auto good = static_cast<Good>(g);
            if (aboard[good] > 0) consider_good(best, good, false);
            if (store[good] > 0) consider_good(best, good, true);
        }
        for (int q = 0; q < kQuays; ++q) consider_quay(best, q);
        return best;
    }

    void sail_to(const Destination& to) {
        sailed += to.steps;
        here = to.node;
        if (is_quay(here)) {
            const Docker docker = docker_of(here);
            promoted += crew[docker];
            crew -= Crew::of(docker, crew[docker]);
            Crew& quay = quays[at(docker)];
            if (crew.total() < kMaxAboard && !quay.empty()) {
                const Docker hired = quay.nth(0);
                crew += Crew::of(hired);
                quay = {};  // one docker at a stop
            }
        }
        if (to.is_stored || is_loading_place(here)) {
            aboard += store;
            store = {};
        }
        if (to.good == Good::kNone) return;
        aboard -= Goods::of(to.good);
        if (is_depot(here)) {
            depots[depot_at(here)] = to.good;
        } else {
            roofs += Roofs::of(to.good);
        }
    }

    int worth() {
        int sum = aboard.total() * w.loaded;
        for (int stops = 0; stops < kMaxStops; ++stops) {
            const Destination next = best_destination();
            const int gain = next.worth - haul * next.steps;
            if (gain <= 0) break;
            sail_to(next);
            sum += gain * std::max(w.promise - w.doubt * sailed, 0) / 100;
        }
        return sum;
    }
};

}  // namespace

AmsterdamHarbour::AmsterdamHarbour(const Rules& rules) {
    for (std::size_t from = 0; from < kNodes; ++from) {
        std::uint32_t seen = 1u << from;
        std::uint32_t edge = seen;
        for (std::uint8_t steps = 1; edge != 0; ++steps) {
            std::uint32_t next = 0;
            while (edge != 0) next |= rules.beside[static_cast<std::size_t>(pop_lowest(edge))];
            edge = next & ~seen;
            seen |= edge;
            for (std::uint32_t left = edge; left != 0;) {
                steps_[from][static_cast<std::size_t>(pop_lowest(left))] = steps;
            }
        }
    }
}

int AmsterdamHarbour::steps_with_loading(NodeId from, NodeId to) const {
    int best = steps(from, kStartNode) + steps(kStartNode, to);
    for (int q = 0; q < kQuays; ++q) {
        const NodeId quay = quay_of(static_cast<Docker>(q));
        best = std::min(best, steps(from, quay) + steps(quay, to));
    }
    return best;
}

int amsterdam_tour(const AmsterdamHarbour& harbour, const Rules& rules, const Open& s, Seat seat,
                   int now, int turns, const AmsterdamWeights& w) {
    Tour tour{harbour,
              rules,
              w,
              now,
              now + turns * w.pace,
              turns > 0 ? w.haul : w.last_haul,
              turns > 0 ? w.hired : kPoint,
              s.round,
              s.foreman,
              s.ship[seat],
              s.barge[seat],
              s.store[seat],
              s.aboard[seat],
              s.roofs,
              s.depots,
              s.quays,
              s.promoted.total(),
              s.active[seat]};
    return tour.worth();
}

}  // namespace pakhuis::bots
