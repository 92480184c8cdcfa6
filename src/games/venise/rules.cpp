#include "games/venise/rules.h"

#include "games/venise/venise.h"

namespace pakhuis::venise {
namespace {

void deal_components(Rules& r) {
    const Edition& e = r.edition;
    const auto players = static_cast<std::size_t>(r.seats);
    for (const OrderCount& row : e.orders) {
        r.order_deck += Orders::of(row.order, row.count[players - 2]);
    }
    for (const MarketSpace& space : e.market) {
        if (is_used(space, r.seats)) r.bonuses.push_back(space.bonus);
    }
    r.row_places = {e.rows[0].places, e.rows[1].places};
    for (std::size_t i = 0; i < e.workshops.size(); ++i) {
        r.workshop_cost[i] = e.workshops[i].cost;
        r.capacity[i] = e.workshops[i].capacity;
        r.workshop_colour[i] = colour_of(e.workshops[i].good);
    }
    for (std::size_t i = 0; i < e.masters.size(); ++i) {
        r.master_cost[i] = e.masters[i].cost;
        r.by_effect[at(e.masters[i].effect)].add(MasterId(static_cast<int>(i)));
    }
}

// "cloth-1" …: numbered among the workshops of the same good.
void name_workshops(Rules& r) {
    std::array<int, kColours> seen{};
    for (std::size_t i = 0; i < r.edition.workshops.size(); ++i) {
        const Good good = r.edition.workshops[i].good;
        CardName& name = r.card_names[kFirstWorkshop + i];
        name.append(venise::name_of(good)).append('-').append(++seen[at(good)]);
    }
}

// "step-a", "price-lace": a letter distinguishes equal masters.
void name_masters(Rules& r) {
    const auto& masters = r.edition.masters;
    for (std::size_t i = 0; i < masters.size(); ++i) {
        int before = 0;
        int alike = 0;
        for (std::size_t j = 0; j < masters.size(); ++j) {
            if (masters[j].effect != masters[i].effect || masters[j].good != masters[i].good) {
                continue;
            }
            ++alike;
            before += j < i;
        }
        CardName& name = r.card_names[kFirstMaster + i];
        name.append(venise::name_of(masters[i].effect));
        if (masters[i].good != Good::kNone) {
            name.append('-').append(venise::name_of(masters[i].good));
        }
        if (alike > 1) name.append('-').append(static_cast<char>('a' + before));
    }
}

void name_spots(Rules& r) {
    for (int i = 0; i < kSpots; ++i) {
        const SpotId spot(i);
        SpotName& name = r.spot_names[static_cast<std::size_t>(i)];
        if (is_edge(spot)) {
            const auto [a, b] = ends_of(spot);
            name.append(venise::name_of(a)).append('-').append(venise::name_of(b));
        } else {
            const Cell cell = cell_of(spot);
            name.append(static_cast<int>(cell.q)).append(',').append(static_cast<int>(cell.r));
        }
    }
}

void compute_reach(Rules& r) {
    r.map = map_of(r.edition.layouts[at(r.layout)].cells);
    for (int start = 0; start < kTileCount; ++start) {
        for (int boat = 0; boat < kTileCount; ++boat) {
            walk(r.map, static_cast<Tile>(start), static_cast<Tile>(boat), {}, kFaces,
                 r.reach[static_cast<std::size_t>(start * kTileCount + boat)]);
        }
    }
}

}  // namespace

CardId Rules::find(CardTag*, std::string_view name) const {
    const int i = find_name(card_names, name);
    return i < 0 ? CardId() : CardId(i);
}

WorkshopId Rules::find(WorkshopTag*, std::string_view name) const {
    const CardId id = find(static_cast<CardTag*>(nullptr), name);
    return id.none() || !is_workshop(id) ? WorkshopId() : workshop_of(id);
}

MasterId Rules::find(MasterTag*, std::string_view name) const {
    const CardId id = find(static_cast<CardTag*>(nullptr), name);
    return id.none() || !is_master(id) ? MasterId() : master_of(id);
}

SpotId Rules::find(SpotTag*, std::string_view name) const {
    if (const int i = find_name(spot_names, name); i >= 0) return SpotId(i);
    for (int i = 0; i < kEdges; ++i) {
        const auto [a, b] = ends_of(SpotId(i));
        SpotName reversed(venise::name_of(b));
        if (reversed.append('-').append(venise::name_of(a)).view() == name) return SpotId(i);
    }
    return {};
}

TileId Rules::find(TileTag*, std::string_view name) const {
    const int i = find_name(enum_names(Tile{}), name);
    return i < 0 ? TileId() : TileId(i);
}

EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules) {
    if (auto p = edition_problem(edition); p.refusal) return p;
    rules = Rules{};
    rules.version = version_asked(options, kRulesVersion);
    rules.seats = options.seats;
    rules.options = options;
    rules.layout = static_cast<LayoutName>(options.choice[at(OptionIndex::kLayout)]);
    rules.fixed_layout = rules.layout != LayoutName::kFree;
    rules.cap_unplaced = options.choice[at(OptionIndex::kUnplaced)] == 1;
    rules.edition = edition;
    deal_components(rules);
    if (rules.fixed_layout) compute_reach(rules);
    for (std::size_t i = 0; i < kOrderKinds; ++i) {
        rules.card_names[i] = enum_names(OrderKind{})[i];
    }
    name_workshops(rules);
    name_masters(rules);
    name_spots(rules);
    return {};
}

}  // namespace pakhuis::venise

namespace pakhuis {

EditionProblem Venise::prepare(Edition& edition) {
    return venise::edition_problem(edition);
}

void Venise::warnings(const Edition& edition, EditionWarnings& out) {
    out.clear();
    std::array<int, venise::kColours> sum{};
    for (const venise::Workshop& w : edition.workshops) {
        for (int c = 0; c < venise::kColours; ++c) {
            sum[static_cast<std::size_t>(c)] += w.cost.count(c);
        }
    }
    if (sum[0] != sum[1] || sum[1] != sum[2]) {
        out.push_back({&venise::edition_reasons::kUnevenColours, "workshops", 0});
    }
}

}  // namespace pakhuis
