#include "games/venise/edition.h"

namespace pakhuis::venise {
namespace {

EditionProblem problem_with_market(const Edition& e) {
    std::array<bool, 3> open{};
    for (std::size_t i = 0; i < e.market.size(); ++i) {
        const MarketSpace& space = e.market[i];
        const bool rises = i > 0 && space.bonus > e.market[i - 1].bonus;
        if (space.bonus > 9 || rises || space.players < 2 || space.players > kMaxPlayers) {
            return {&edition_reasons::kBadSpace, "market", static_cast<int>(i)};
        }
        for (std::size_t p = space.players; p <= kMaxPlayers; ++p) open[p - 2] = true;
    }
    if (!open[0] || !open[1] || !open[2]) return {&edition_reasons::kNoSpaces, "market", 0};
    return {};
}

EditionProblem problem_with_orders(const Edition& e) {
    std::array<int, 3> total{};
    for (std::size_t i = 0; i < e.orders.size(); ++i) {
        const OrderCount& row = e.orders[i];
        bool fits = row.order == static_cast<OrderKind>(i);
        for (std::size_t p = 0; p < row.count.size(); ++p) {
            fits = fits && row.count[p] <= kMaxOrdersOfKind;
            fits = fits && (p == 0 || row.count[p] >= row.count[p - 1]);
            total[p] += row.count[p];
        }
        if (!fits) return {&edition_reasons::kBadOrderRow, "orders", static_cast<int>(i)};
    }
    for (const int cards : total) {
        if (cards < 1 || cards > kOrderCards)
            return {&edition_reasons::kBadOrderTotal, "orders", 0};
    }
    return {};
}

EditionProblem problem_with_workshops(const Edition& e) {
    for (std::size_t i = 0; i < e.rows.size(); ++i) {
        if (e.rows[i].places < 1 || e.rows[i].places > kMaxRow) {
            return {&edition_reasons::kBadRow, "rows", static_cast<int>(i)};
        }
    }
    if (e.workshops.empty()) return {&edition_reasons::kNoWorkshops, "workshops", 0};
    for (std::size_t i = 0; i < e.workshops.size(); ++i) {
        const Workshop& w = e.workshops[i];
        const int row = static_cast<int>(i);
        if (w.good == Good::kNone) return {&edition_reasons::kMissingGood, "workshops", row};
        if (w.capacity < 1 || w.capacity > kMaxCapacity) {
            return {&edition_reasons::kBadCapacity, "workshops", row};
        }
        if (w.cost.total() < 1 || w.cost.total() > kMaxCost) {
            return {&edition_reasons::kBadCost, "workshops", row};
        }
    }
    return {};
}

EditionProblem problem_with_masters(const Edition& e) {
    if (e.masters.empty()) return {&edition_reasons::kNoMasters, "masters", 0};
    for (std::size_t i = 0; i < e.masters.size(); ++i) {
        const Master& m = e.masters[i];
        const int row = static_cast<int>(i);
        if (names_a_good(m.effect) && m.good == Good::kNone) {
            return {&edition_reasons::kMissingGood, "masters", row};
        }
        if (!names_a_good(m.effect) && m.good != Good::kNone) {
            return {&edition_reasons::kUnwantedGood, "masters", row};
        }
        const int cost = m.cost.total();
        if (m.effect == Effect::kOrder) {
            if (cost != 0) return {&edition_reasons::kCostOfOrder, "masters", row};
        } else if (cost < 1 || cost > kMaxCost) {
            return {&edition_reasons::kBadCost, "masters", row};
        }
    }
    return {};
}

EditionProblem problem_with_layouts(const Edition& e) {
    for (std::size_t i = 0; i < e.layouts.size(); ++i) {
        const Layout& layout = e.layouts[i];
        const int row = static_cast<int>(i);
        if (layout.layout != static_cast<LayoutName>(i))
            return {&edition_reasons::kLayoutOrder, "layouts", row};
        if (layout.boat == Tile::kNone) return {&edition_reasons::kNoBoat, "layouts", row};
        for (std::size_t a = 0; a < layout.cells.size(); ++a) {
            const Cell cell = layout.cells[a];
            if (!in_reach(cell.q, cell.r)) return {&edition_reasons::kFarCell, "layouts", row};
            for (std::size_t b = 0; b < a; ++b) {
                if (layout.cells[b] == cell)
                    return {&edition_reasons::kDoubledCell, "layouts", row};
            }
        }
        if (!connected(map_of(layout.cells)))
            return {&edition_reasons::kNotConnected, "layouts", row};
    }
    return {};
}

}  // namespace

EditionProblem edition_problem(const Edition& e) {
    if (auto p = problem_with_market(e); p.refusal) return p;
    if (auto p = problem_with_orders(e); p.refusal) return p;
    if (auto p = problem_with_workshops(e); p.refusal) return p;
    if (auto p = problem_with_masters(e); p.refusal) return p;
    return problem_with_layouts(e);
}

}  // namespace pakhuis::venise
