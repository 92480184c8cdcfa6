#include "games/amsterdam/edition.h"

#include <algorithm>

namespace pakhuis::amsterdam {
namespace {

bool fixed_part_fits(const CardRow& row) {
    const CardData& card = data(row.card);
    return row.kind == kind_of(row.card) && row.timing == card.timing && row.effect == card.effect;
}

bool cost_fits(const CardRow& row) {
    const int total = row.cost.total();
    if (total < 1 || total > kMaxCost) return false;
    return class_of(row.card) != CardClass::kPlan || row.cost[data(row.card).of] == total;
}

EditionProblem problem_with_cards(const Edition& e) {
    for (int i = 0; i < kCards; ++i) {
        const CardRow& row = e.cards[static_cast<std::size_t>(i)];
        if (row.card != CardId(i)) return {&edition_reasons::kCardOrder, "cards", i};
        if (!fixed_part_fits(row)) return {&edition_reasons::kFixedCard, "cards", i};
        if (!cost_fits(row)) return {&edition_reasons::kBadCost, "cards", i};
    }
    return {};
}

bool has_amount(TileEffect effect) {
    return effect == TileEffect::kSpaces || effect == TileEffect::kActivate ||
           effect == TileEffect::kOfEach;
}

EditionProblem problem_with_tiles(const Edition& e) {
    for (int i = 0; i < kTiles; ++i) {
        const TileRow& row = e.tiles[static_cast<std::size_t>(i)];
        const bool priced = row.price >= 1 && row.price <= kMaxTilePrice;
        const bool bounded =
            row.points <= kMaxPoints && row.steps <= kMaxTileGain && row.resources <= kMaxTileGain;
        if (row.tile != TileId(i) || !priced || !bounded)
            return {&edition_reasons::kBadTile, "tiles", i};
        const bool gains = row.points + row.steps + row.resources > 0;
        const bool amount = has_amount(row.effect) ? row.amount >= 1 && row.amount <= kMaxTileGain
                                                   : row.amount == 0;
        if (row.effect != effect_of(row.tile) || !amount)
            return {&edition_reasons::kFixedTile, "tiles", i};
        if (row.effect == TileEffect::kGain && !gains)
            return {&edition_reasons::kBadTile, "tiles", i};
        if (row.effect != TileEffect::kGain && gains)
            return {&edition_reasons::kFixedTile, "tiles", i};
    }
    return {};
}

EditionProblem problem_with_tasks(const Edition& e) {
    for (int i = 0; i < kTasks; ++i) {
        const TaskRow& row = e.tasks[static_cast<std::size_t>(i)];
        const bool stands = row.task == TaskId(i) && row.aim == data(row.task).aim;
        const bool bounded = *std::max_element(row.points.begin(), row.points.end()) <= kMaxPoints;
        if (!stands || !bounded) return {&edition_reasons::kBadTask, "tasks", i};
    }
    return {};
}

EditionProblem problem_with_blocks(const Edition& e) {
    for (int i = 0; i < kBlocks; ++i) {
        const BlockRow& row = e.blocks[static_cast<std::size_t>(i)];
        if (row.block != BlockId(i) || row.cost < 1 || row.cost > kMaxCost) {
            return {&edition_reasons::kBadBlock, "blocks", i};
        }
    }
    return {};
}

// The row of the first link that joins a place with itself or repeats another link, or −1.
template <class Links>
int bad_link(const Links& links) {
    for (std::size_t i = 0; i < links.size(); ++i) {
        const auto& one = links[i];
        if (one.from.none() || one.to.none() || one.from == one.to) return static_cast<int>(i);
        for (std::size_t j = 0; j < i; ++j) {
            const auto& other = links[j];
            const bool same = one.from == other.from && one.to == other.to;
            const bool turned = one.from == other.to && one.to == other.from;
            if (same || turned) return static_cast<int>(i);
        }
    }
    return -1;
}

// The places that can be reached from place 0, as bits.
template <class Links>
std::uint64_t reached(const Links& links) {
    std::uint64_t found = 1;
    for (bool more = true; more;) {
        more = false;
        for (const auto& link : links) {
            const std::uint64_t ends =
                std::uint64_t{1} << link.from.index() | std::uint64_t{1} << link.to.index();
            if ((found & ends) == 0 || (found & ends) == ends) continue;
            found |= ends;
            more = true;
        }
    }
    return found;
}

EditionProblem problem_with_maps(const Edition& e) {
    if (const int row = bad_link(e.bridges); row >= 0)
        return {&edition_reasons::kBadBridge, "bridges", row};
    if (const int row = bad_link(e.channels); row >= 0) {
        return {&edition_reasons::kBadChannel, "channels", row};
    }
    if (popcount(reached(e.channels)) != kNodes)
        return {&edition_reasons::kHarbourInPieces, "channels", 0};
    return {};
}

EditionProblem problem_with_roofs(const Edition& e) {
    for (int i = 0; i < kGoodKinds; ++i) {
        const RoofRow& row = e.roofs[static_cast<std::size_t>(i)];
        const bool falls = std::is_sorted(row.points.rbegin(), row.points.rend());
        if (row.good != static_cast<Good>(i) || !falls || row.points[0] > kMaxPoints) {
            return {&edition_reasons::kBadRoof, "roofs", i};
        }
    }
    for (int i = 0; i < kDepots; ++i) {
        if (e.depots[static_cast<std::size_t>(i)].points > kMaxPoints) {
            return {&edition_reasons::kBadPoints, "depots", i};
        }
        if (e.dockers[static_cast<std::size_t>(i)].points > kMaxPoints) {
            return {&edition_reasons::kBadPoints, "dockers", i};
        }
    }
    return {};
}

EditionProblem problem_with_amstel(const Edition& e) {
    int last = 0;
    for (std::size_t i = 0; i < e.amstel.size(); ++i) {
        const AmstelBridge& row = e.amstel[i];
        const bool follows = row.behind > last && row.behind <= kMouth - 2;
        if (!follows) return {&edition_reasons::kBadAmstel, "amstel", static_cast<int>(i)};
        if (row.points > kMaxPoints)
            return {&edition_reasons::kBadPoints, "amstel", static_cast<int>(i)};
        last = row.behind;
    }
    if (e.mouth.points > kMaxPoints) return {&edition_reasons::kBadPoints, "mouth", 0};
    return {};
}

EditionProblem problem_with_the_rest(const Edition& e) {
    OneEach seen;
    for (int i = 0; i < kGoodKinds; ++i) {
        const Good good = e.black_market[static_cast<std::size_t>(i)].good;
        if (seen[good] != 0) return {&edition_reasons::kBadBlackMarket, "black-market", i};
        seen += OneEach::of(good);
    }
    for (int i = 0; i < kPlayerCounts; ++i) {
        const PlayersRow& row = e.players[static_cast<std::size_t>(i)];
        const int players = kMinPlayers + i;
        if (row.artisans + row.buildings != players + 1)
            return {&edition_reasons::kBadDraft, "players", i};
        const auto& places = row.majorities;
        const bool falls = std::is_sorted(places.rbegin(), places.rend());
        int beyond = 0;
        for (int place = players; place < kMaxPlayers; ++place) {
            beyond += places[static_cast<std::size_t>(place)];
        }
        if (!falls || beyond != 0 || places[0] > kMaxPoints) {
            return {&edition_reasons::kBadMajority, "players", i};
        }
    }
    return {};
}

}  // namespace

bool city_is_whole(const Edition& edition) {
    return popcount(reached(edition.bridges)) == kBlocks;
}

EditionProblem edition_problem(const Edition& e) {
    if (const auto p = problem_with_cards(e); p.refusal) return p;
    if (const auto p = problem_with_tiles(e); p.refusal) return p;
    if (const auto p = problem_with_blocks(e); p.refusal) return p;
    if (const auto p = problem_with_maps(e); p.refusal) return p;
    if (const auto p = problem_with_roofs(e); p.refusal) return p;
    if (const auto p = problem_with_amstel(e); p.refusal) return p;
    if (const auto p = problem_with_tasks(e); p.refusal) return p;
    return problem_with_the_rest(e);
}

}  // namespace pakhuis::amsterdam
