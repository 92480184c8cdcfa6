#include "games/amsterdam/walkers.h"

namespace pakhuis::amsterdam {
namespace {

constexpr std::array<AskKind, 3> kWalkers{AskKind::kForeman, AskKind::kBailiff, AskKind::kDealer};

constexpr std::uint64_t kAllBlocks = BlockSet::first(kBlocks).bits;
constexpr std::uint64_t kAllGoods = (1u << kGoodKinds) - 1;
constexpr std::uint64_t kAnchors = ((1u << (kGoodKinds + kDepots)) - 1) << kFirstWarehouse;
constexpr int kNowhere = 255;  // out of the game

std::uint64_t bit(int place) {
    return place == kNowhere ? 0 : std::uint64_t{1} << place;
}

// Warehouses and depots that are not full.
std::uint64_t open_anchors(const Open& s) {
    std::uint64_t open = 0;
    for (int g = 0; g < kGoodKinds; ++g) {
        const auto good = static_cast<Good>(g);
        if (s.roofs[good] < kWarehouseRoom) open |= bit(warehouse_of(good).index());
    }
    for (int i = 0; i < kDepots; ++i) {
        if (s.depots[static_cast<std::size_t>(i)] == Good::kNone) open |= bit(depot(i).index());
    }
    return open;
}

// All places of a walker; open_places are those where he can be used.
std::uint64_t all_places(AskKind walker) {
    switch (walker) {
        case AskKind::kForeman:
            return kAnchors;
        case AskKind::kBailiff:
            return kAllBlocks;
        default:
            return kAllGoods;
    }
}
std::uint64_t open_places(const Open& s, AskKind walker) {
    switch (walker) {
        case AskKind::kForeman:
            return open_anchors(s);
        case AskKind::kBailiff:
            return free_blocks(s);
        default:
            return kAllGoods & ~std::uint64_t{s.black_market.lanes};
    }
}
int place_of(const Open& s, AskKind walker) {
    switch (walker) {
        case AskKind::kForeman:
            return s.foreman.index();
        case AskKind::kBailiff:
            return s.bailiff.index();
        default:
            return static_cast<int>(s.dealer);
    }
}

// The nearest goals from a place, without the place itself; none if no goal can be reached.
template <class Beside>
std::uint64_t nearest(const Beside& beside, int from, std::uint64_t goals) {
    std::uint64_t seen = bit(from);
    std::uint64_t edge = seen;
    while (edge != 0) {
        std::uint64_t next = 0;
        while (edge != 0) next |= beside[static_cast<std::size_t>(pop_lowest(edge))];
        edge = next & ~seen;
        seen |= edge;
        if ((edge & goals) != 0) return edge & goals;
    }
    return 0;
}

// (setup) A depot, a block of cost 2 (in an edition without any, every block), any good.
std::uint64_t first_places(const Rules& rules, AskKind walker) {
    std::uint64_t places = 0;
    switch (walker) {
        case AskKind::kForeman:
            for (int i = 0; i < kDepots; ++i) places |= bit(depot(i).index());
            return places;
        case AskKind::kBailiff:
            for (int i = 0; i < kBlocks; ++i) {
                if (rules.block_costs[static_cast<std::size_t>(i)] == kBailiffCost) {
                    places |= bit(i);
                }
            }
            return places != 0 ? places : kAllBlocks;
        default:
            return kAllGoods;
    }
}

void move(Open& s, AskKind walker, int place) {
    switch (walker) {
        case AskKind::kForeman:
            s.foreman = NodeId(place);
            return;
        case AskKind::kBailiff:
            s.bailiff = BlockId(place);
            return;
        default:
            s.dealer = static_cast<Good>(place);
            return;
    }
}

// If only the foreman's own place has room, he stays. (ours)
bool stays(const Open& s, AskKind walker) {
    return walker == AskKind::kForeman && (open_anchors(s) & bit(s.foreman.index())) != 0;
}

bool is_in_play(const Rules& rules, AskKind walker) {
    return walker == AskKind::kDealer ? rules.dealer : rules.characters;
}

// (setup) The last seat on the Amstel places the foreman, the seat before it the bailiff, the first
// seat the dealer.
Seat placing_seat(const Open& s, AskKind walker) {
    const std::size_t n = s.order.size();
    if (walker == AskKind::kDealer) return s.order.front();
    return s.order[walker == AskKind::kForeman ? n - 1 : n - 2];
}

// Moves the walker if there is one place; asks if there are several.
void move_or_ask(Open& s, AskKind walker, std::uint64_t places) {
    if (popcount(places) == 1) return move(s, walker, lowest_bit(places));
    s.asked.push_back({walker});
}

}  // namespace

std::uint64_t places_of(const Rules& rules, const Open& s, AskKind walker) {
    if (s.phase == Phase::kPlace) return first_places(rules, walker);
    const int from = place_of(s, walker);
    const std::uint64_t goals = open_places(s, walker);
    switch (walker) {
        case AskKind::kForeman:
            return nearest(rules.beside, from, goals);
        case AskKind::kBailiff:
            return nearest(rules.across, from, goals);
        default:
            return nearest(rules.market_beside, from, goals);
    }
}

bool was_used(const Open& s, AskKind walker) {
    switch (walker) {
        case AskKind::kForeman:
            return s.turn.foreman;
        case AskKind::kBailiff:
            return !s.bailiff.none() && (owned_blocks(s) & bit(s.bailiff.index())) != 0;
        default:
            return s.dealer != Good::kNone && s.black_market[s.dealer] != 0;
    }
}

bool ask_to_place(const Rules& rules, Open& s) {
    for (const AskKind walker : kWalkers) {
        if (!is_in_play(rules, walker) || place_of(s, walker) != kNowhere) continue;
        move_or_ask(s, walker, first_places(rules, walker));
        if (s.asked.empty()) continue;
        s.queue.push_back(placing_seat(s, walker));
        return true;
    }
    return false;
}

void ask_to_walk(const Rules& rules, Open& s) {
    for (const AskKind walker : kWalkers) {
        if (!was_used(s, walker)) continue;
        const std::uint64_t places = places_of(rules, s, walker);
        if (places != 0) {
            move_or_ask(s, walker, places);
        } else if (!stays(s, walker)) {
            move(s, walker, kNowhere);
        }
    }
}

void put_walker(Open& s, int place) {
    move(s, s.asked.pop_front().kind, place);
}

// No walker has a place before he is placed. Later he is out of the game, or on a place where he
// can be used. During a turn in which he was used, and after the last turn, his place may be full
// or taken.
bool walkers_fit(const Rules& rules, const Open& s) {
    const bool placing = s.phase == Phase::kPlace;
    const bool later = s.phase == Phase::kTile && !s.tile.none();
    const bool placed = placing || s.phase > Phase::kPlace || later;
    const bool used = s.phase == Phase::kActions || s.phase == Phase::kOver;
    for (const AskKind walker : kWalkers) {
        const int place = place_of(s, walker);
        if (place == kNowhere) continue;
        if (!placed) return false;
        const std::uint64_t open = placing ? first_places(rules, walker) : open_places(s, walker);
        const std::uint64_t possible = used ? all_places(walker) : open;
        if (place >= 64 || (possible & bit(place)) == 0) return false;
    }
    return true;
}

}  // namespace pakhuis::amsterdam
