// Points and places.
#include "games/carts/carts.h"

namespace pakhuis {

using namespace carts;

ContractSet carts::completed_contracts(const Rules& rules, TrackSet tracks, ContractSet contracts) {
    // Union-find: each place points towards the representative of its connected set.
    std::array<std::uint8_t, kMaxPlaces> parent{};
    for (std::size_t i = 0; i < parent.size(); ++i) parent[i] = static_cast<std::uint8_t>(i);
    auto root = [&](PlaceId place) {
        auto at = static_cast<std::size_t>(place.index());
        while (parent[at] != at) at = parent[at] = parent[parent[at]];
        return static_cast<std::uint8_t>(at);
    };
    while (!tracks.empty()) {
        const Track& track = rules.track(tracks.pop());
        parent[root(track.from)] = root(track.to);
    }
    ContractSet completed;
    while (!contracts.empty()) {
        const ContractId id = contracts.pop();
        const Contract& contract = rules.contract(id);
        if (root(contract.from) == root(contract.to)) completed.add(id);
    }
    return completed;
}

// Tied seats each get the full points of their place, and the next places are skipped. A seat
// without goods cards gets nothing.
int carts::goods_bonus(const Rules& rules, const State& s, Seat seat) {
    if (s.goods[seat] == 0) return 0;
    std::size_t place = 0;
    for (int other = 0; other < rules.seats; ++other) {
        place += s.goods[static_cast<std::size_t>(other)] > s.goods[seat];
    }
    return rules.edition.goods_bonus[static_cast<std::size_t>(rules.seats) - 2].points[place];
}

namespace {

int contract_points(const Rules& rules, ContractSet contracts) {
    int sum = 0;
    while (!contracts.empty()) sum += rules.contract(contracts.pop()).points;
    return sum;
}

ContractSet completed_by(const Rules& rules, const State& s, Seat seat) {
    return completed_contracts(rules, s.tracks[seat], s.contracts[seat]);
}

}  // namespace

int Carts::score(const Rules& rules, const State& s, Seat seat) {
    const ContractSet completed = completed_by(rules, s, seat);
    return s.points[seat] + contract_points(rules, completed) -
           contract_points(rules, s.contracts[seat] - completed) + goods_bonus(rules, s, seat);
}

void Carts::score_sheet(const Rules& rules, const State& s, Seat seat, ScoreSheet& out) {
    out.clear();
    const ContractSet completed = completed_by(rules, s, seat);
    const ContractSet others = s.contracts[seat] - completed;
    out.push_back({"routes", s.points[seat], s.tracks[seat].count()});
    out.push_back({"contracts-done", contract_points(rules, completed), completed.count()});
    out.push_back({"contracts-failed", -contract_points(rules, others), others.count()});
    out.push_back({"goods", goods_bonus(rules, s, seat), s.goods[seat]});
}

// By points, then by completed contracts; further ties share the place.
Ranking Carts::ranking(const Rules& rules, const State& s) {
    std::array<int, kMaxPlayers> key{};
    for (int seat = 0; seat < rules.seats; ++seat) {
        const auto who = static_cast<Seat>(seat);
        key[who] = score(rules, s, who) * 64 + completed_by(rules, s, who).count();
    }
    return rank_by(rules.seats, [&](int seat) { return key[static_cast<std::size_t>(seat)]; });
}

std::string_view Carts::end_reason(const Rules& rules, const State& s) {
    if (s.phase != Phase::kOver) return {};
    return s.passes == rules.seats ? "all-passed" : "last-lap";
}

}  // namespace pakhuis
