// Points and places.
#include "games/venise/venise.h"

namespace pakhuis {

using namespace venise;

namespace {

constexpr int kSoldAtEnd = 6;  // cubes of each good
constexpr int kMostForMasters = 25;
constexpr int kPerBridge = 2;  // with the master of bridges

int sum_of_sales(const State& s, Seat seat) {
    int sum = 0;
    for (int i = 0; i < kColours; ++i) sum += final_sale(s, seat, static_cast<Good>(i)).points;
    return sum;
}

int chain_points(EdgeSet bridges) {
    int sum = 0;
    while (!bridges.empty()) {
        const int size = pop_chain(bridges);
        sum += size * size;
    }
    return sum;
}

}  // namespace

namespace venise {

// (2.1.1) Goods are sold at the price minus one, without bonus.
FinalSale final_sale(const State& s, Seat seat, Good good) {
    const int price = s.price(good) - 1;
    const int cubes = s.store[seat][good];
    const int sold = cubes < kSoldAtEnd ? cubes : kSoldAtEnd;
    return {sold, price > 0 ? price * sold : 0};
}

// (2.1.2)
int pop_chain(EdgeSet& bridges) {
    int size = 0;
    unsigned tiles = 0;
    EdgeSet chain = EdgeSet::of(bridges.lowest());
    while (!chain.empty()) {
        bridges -= chain;
        size += chain.count();
        while (!chain.empty()) {
            const auto [a, b] = ends_of(chain.pop());
            tiles |= bit(a) | bit(b);
        }
        for (EdgeSet left = bridges; !left.empty();) {
            const SpotId edge = left.pop();
            const auto [a, b] = ends_of(edge);
            if ((tiles & (bit(a) | bit(b))) != 0) chain.add(edge);
        }
    }
    return size;
}

int paid_masters(const State& s, Seat seat) {
    return (s.masters[seat] & s.on).count() + s.under[seat].count();
}
int master_points(const State& s, Seat seat) {
    const int n = paid_masters(s, seat);
    return n * n < kMostForMasters ? n * n : kMostForMasters;
}
int bridge_bonus(const Rules& rules, const State& s, Seat seat) {
    return has_permanent_effect(rules, s, seat, Effect::kBridges)
               ? kPerBridge * s.bridges[seat].count()
               : 0;
}

}  // namespace venise

int Venise::score(const Rules& rules, const State& s, Seat seat) {
    return s.points[seat] + sum_of_sales(s, seat) + chain_points(s.bridges[seat]) +
           bridge_bonus(rules, s, seat) + master_points(s, seat);
}

void Venise::score_sheet(const Rules& rules, const State& s, Seat seat, ScoreSheet& out) {
    out.clear();
    const int bridges = s.bridges[seat].count();
    out.push_back({"sales", s.points[seat], 0});
    out.push_back({"final-sale", sum_of_sales(s, seat), s.store[seat].total()});
    out.push_back({"bridges", chain_points(s.bridges[seat]), bridges});
    out.push_back({"bridge-masters", bridge_bonus(rules, s, seat), bridges});
    out.push_back({"masters", master_points(s, seat), paid_masters(s, seat)});
}

// Tied seats share the victory.
Ranking Venise::ranking(const Rules& rules, const State& s) {
    std::array<int, kMaxPlayers> points{};
    for (int seat = 0; seat < rules.seats; ++seat) {
        points[static_cast<std::size_t>(seat)] = score(rules, s, static_cast<Seat>(seat));
    }
    return rank_by(rules.seats, [&](int seat) { return points[static_cast<std::size_t>(seat)]; });
}

std::string_view Venise::end_reason(const Rules&, const State& s) {
    return s.phase == Phase::kOver ? name_of(s.last) : std::string_view();
}

}  // namespace pakhuis
