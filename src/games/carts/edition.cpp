#include "games/carts/edition.h"

#include <algorithm>

namespace pakhuis::carts {
namespace {

bool same_pair(PlaceId a1, PlaceId b1, PlaceId a2, PlaceId b2) {
    return (a1 == a2 && b1 == b2) || (a1 == b2 && b1 == a2);
}
bool same_pair(const Track& a, const Track& b) {
    return same_pair(a.from, a.to, b.from, b.to);
}

Text<63> slug(std::string_view name) {
    Text<63> out;
    append_slug(out, name);
    return out;
}

EditionProblem problem_with_places(const Edition& e) {
    if (e.places.size() < 2) return {&edition_reasons::kNoPlaces, "places", 0};
    for (std::size_t i = 0; i < e.places.size(); ++i) {
        const Place& p = e.places[i];
        const int row = static_cast<int>(i);
        if (p.name.cut()) return {&edition_reasons::kLongName, "places", row};
        const Text<63> typed = slug(p.name);
        if (typed.empty()) return {&edition_reasons::kEmptyName, "places", row};
        if (p.x > 100 || p.y > 100) return {&edition_reasons::kOffBoard, "places", row};
        for (std::size_t j = 0; j < i; ++j) {
            if (slug(e.places[j].name) == typed)
                return {&edition_reasons::kDoubledName, "places", row};
        }
    }
    return {};
}

const Reason* problem_with_pair(const Edition& e, PlaceId from, PlaceId to) {
    const auto places = static_cast<int>(e.places.size());
    if (from.index() >= places || to.index() >= places) return &edition_reasons::kUnknownPlace;
    if (from == to) return &edition_reasons::kToItself;
    return nullptr;
}

EditionProblem problem_with_tracks(const Edition& e) {
    if (e.tracks.empty()) return {&edition_reasons::kNoTracks, "tracks", 0};
    for (std::size_t i = 0; i < e.tracks.size(); ++i) {
        const Track& t = e.tracks[i];
        const int row = static_cast<int>(i);
        if (const Reason* r = problem_with_pair(e, t.from, t.to)) return {r, "tracks", row};
        if (t.length < 1 || t.length > kMaxLength)
            return {&edition_reasons::kBadLength, "tracks", row};
        int before = 0;
        for (std::size_t j = 0; j < i; ++j) {
            if (!same_pair(e.tracks[j], t)) continue;
            if (++before == 2) return {&edition_reasons::kThreeTracks, "tracks", row};
            if (e.tracks[j].length != t.length)
                return {&edition_reasons::kUnequalTwins, "tracks", row};
        }
    }
    return {};
}

EditionProblem problem_with_connection(const Edition& e) {
    std::uint64_t reached = 1;
    for (bool grew = true; grew;) {
        grew = false;
        for (const Track& t : e.tracks) {
            const std::uint64_t ends = (1ULL << t.from.index()) | (1ULL << t.to.index());
            if ((reached & ends) == 0 || (reached & ends) == ends) continue;
            reached |= ends;
            grew = true;
        }
    }
    for (std::size_t i = 0; i < e.places.size(); ++i) {
        if (!((reached >> i) & 1))
            return {&edition_reasons::kNotConnected, "places", static_cast<int>(i)};
    }
    return {};
}

EditionProblem problem_with_contracts(const Edition& e) {
    for (std::size_t i = 0; i < e.contracts.size(); ++i) {
        const Contract& c = e.contracts[i];
        const int row = static_cast<int>(i);
        if (const Reason* r = problem_with_pair(e, c.from, c.to)) return {r, "contracts", row};
        if (c.points > 100) return {&edition_reasons::kBadPoints, "contracts", row};
        for (std::size_t j = 0; j < i; ++j) {
            const Contract& d = e.contracts[j];
            if (same_pair(c.from, c.to, d.from, d.to)) {
                return {&edition_reasons::kDoubledContract, "contracts", row};
            }
        }
    }
    // The smallest table has two seats. make_rules() checks again with the seats of the match.
    if (e.contracts.size() < 4) return {&edition_reasons::kFewContracts, "contracts", 0};
    return {};
}

EditionProblem problem_with_points(const Edition& e) {
    for (std::size_t i = 0; i < e.route_points.size(); ++i) {
        if (e.route_points[i].points > 100) {
            return {&edition_reasons::kBadPoints, "route-points", static_cast<int>(i)};
        }
    }
    for (std::size_t i = 0; i < e.goods_bonus.size(); ++i) {
        const auto& points = e.goods_bonus[i].points;
        bool falling = points.size() == i + 2;
        for (std::size_t k = 0; k < points.size(); ++k) {
            falling = falling && points[k] <= 100 && (k == 0 || points[k] <= points[k - 1]);
        }
        if (!falling) return {&edition_reasons::kBadGoodsTable, "goods-bonus", static_cast<int>(i)};
    }
    return {};
}

}  // namespace

std::string_view Edition::name_of(PlaceId id) const {
    return static_cast<std::size_t>(id.index()) < places.size()
               ? places[static_cast<std::size_t>(id.index())].name.view()
               : std::string_view("?");
}

PlaceId Edition::find(PlaceTag*, std::string_view name) const {
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].name.view() == name) return PlaceId(static_cast<int>(i));
    }
    return {};
}

EditionProblem edition_problem(const Edition& e) {
    if (auto p = problem_with_places(e); p.refusal) return p;
    if (auto p = problem_with_tracks(e); p.refusal) return p;
    if (auto p = problem_with_connection(e); p.refusal) return p;
    if (auto p = problem_with_contracts(e); p.refusal) return p;
    return problem_with_points(e);
}

void pair_twins(Edition& e) {
    for (std::size_t i = 0; i + 1 < e.tracks.size(); ++i) {
        for (std::size_t j = i + 2; j < e.tracks.size(); ++j) {
            if (!same_pair(e.tracks[i], e.tracks[j])) continue;
            std::rotate(e.tracks.begin() + i + 1, e.tracks.begin() + j, e.tracks.begin() + j + 1);
        }
    }
}

int shortest_way(const Edition& e, PlaceId from, PlaceId to) {
    std::array<int, kMaxPlaces> distance{};
    distance.fill(1000);
    distance[static_cast<std::size_t>(from.index())] = 0;
    for (bool shorter = true; shorter;) {
        shorter = false;
        for (const Track& t : e.tracks) {
            int& a = distance[static_cast<std::size_t>(t.from.index())];
            int& b = distance[static_cast<std::size_t>(t.to.index())];
            const int best_a = std::min(a, b + t.length);
            const int best_b = std::min(b, a + t.length);
            shorter = shorter || best_a < a || best_b < b;
            a = best_a;
            b = best_b;
        }
    }
    return distance[static_cast<std::size_t>(to.index())];
}

ContractSet unusual_contracts(const Edition& e) {
    ContractSet found;
    for (std::size_t i = 0; i < e.contracts.size(); ++i) {
        const Contract& c = e.contracts[i];
        if (shortest_way(e, c.from, c.to) != c.points) found.add(ContractId(static_cast<int>(i)));
    }
    return found;
}

}  // namespace pakhuis::carts
