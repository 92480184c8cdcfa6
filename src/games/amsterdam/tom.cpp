#include "games/amsterdam/tom.h"

#include "games/amsterdam/amstel.h"
#include "games/amsterdam/turn.h"

namespace pakhuis::amsterdam {
namespace {

constexpr int kTriple = 3;
constexpr int kColumns = 3;  // of blocks in a quarter
// The order of the 6s.
constexpr std::array<Colour, kColours> kSixes{Colour::kBrown,  Colour::kGrey, Colour::kViolet,
                                              Colour::kOrange, Colour::kPink, Colour::kBlack};

struct TomTurn {
    const Rules& rules;
    Open& s;
    EventList<Amsterdam>* log;

    Event event(EventKind kind, int amount = 0) const {
        Event e;
        e.kind = kind;
        e.amount = static_cast<std::int16_t>(amount);
        return e;
    }
    void add_event(const Event& e) {
        if (log != nullptr) log->push_back(e);
    }
    // A gain names the same part as what it follows.
    void add_gain(EventKind kind, int amount) {
        if (amount == 0 || log == nullptr) return;
        Event e = (*log)[log->size() - 1];
        e.kind = kind;
        e.amount = static_cast<std::int16_t>(amount);
        log->push_back(e);
    }
    void gain(int florins, int points) {
        s.tom.florins = static_cast<std::uint16_t>(s.tom.florins + florins);
        s.tom.points = static_cast<std::int16_t>(s.tom.points + points);
        add_gain(EventKind::kTomFlorins, florins);
        add_gain(EventKind::kTomPoints, points);
    }
    int dice_with(int face) const {
        int n = 0;
        for (const int die : s.dice) n += die == face;
        return n;
    }

    void step(int steps);
    void ones();
    void triple(int face);
    void six(Colour quarter);
    void trade(Good good);
    void market();
};

void TomTurn::step(int steps) {
    if (s.tom.amstel == kMouth || steps == 0) return;
    const int points = advance_tom(rules, s, steps);
    Event moved = event(EventKind::kTomMoved, s.tom.amstel);
    moved.river = s.tom.amstel;
    add_event(moved);
    gain(0, points);
}

// A step for each 1.
void TomTurn::ones() {
    const int n = dice_with(1);
    if (n == 0) return;
    add_event(event(s.tom.amstel == kMouth ? EventKind::kTomIdle : EventKind::kTomStepped,
                    s.tom.amstel == kMouth ? 1 : n));
    step(n);
}

// The number names a docker. From any quay he goes to the building.
void TomTurn::triple(int face) {
    if (dice_with(face) < kTriple) return;
    const auto docker = static_cast<Docker>(face - 1);
    for (Crew& quay : s.quays) {
        if (quay[docker] == 0) continue;
        Event e = event(EventKind::kTomDocker, face);
        e.docker = docker;
        add_event(e);
        const int points = next_docker_points(rules, s);
        quay -= Crew::of(docker);
        s.promoted += Crew::of(docker);
        return gain(1, points);
    }
    Event idle = event(EventKind::kTomIdle, face);  // the docker is aboard or promoted
    idle.docker = docker;
    add_event(idle);
}

void TomTurn::six(Colour quarter) {
    if (s.dice[at(quarter)] != kFaces) return;
    const TomChoice choice = block_for_tom(rules, s, quarter);
    const BlockId block = choice.block;
    Event e = event(block.none() ? EventKind::kTomIdle : EventKind::kTomBlock, kFaces);
    e.colour = quarter;
    e.why = choice.why;
    e.cheapest = static_cast<std::uint8_t>(choice.cheapest);
    if (!block.none()) e.spot = spot_of(block);
    add_event(e);
    if (block.none()) return;
    s.tom.crests.add(block);
    const Good good = s.goods[at(block)];
    s.goods[at(block)] = Good::kNone;
    trade(good);
}

// He sells the good or delivers it. Its warehouse has room: there are only four goods of each kind.
void TomTurn::trade(Good good) {
    const bool sells = s.black_market[good] == 0;
    Event e = event(sells ? EventKind::kTomSold : EventKind::kTomDelivered);
    e.good = good;
    if (!sells) e.spot = spot_of(warehouse_of(good));
    add_event(e);
    if (sells) {
        s.black_market += OneEach::of(good);
        return gain(kSaleFlorins, 0);
    }
    const int points = next_roof_points(rules, s, good) + early_bonus(s.round);
    s.roofs += Roofs::of(good);
    gain(0, points);
}

// He pays whenever he can, and gets only points and steps of the tile.
void TomTurn::market() {
    const TileRow& tile = rules.tile(s.tile);
    const bool pays = s.tom.florins >= tile.price;
    Event e = event(pays ? EventKind::kTomMarket : EventKind::kTomSaved);
    e.spot = spot_of(s.tile);
    add_event(e);
    if (!pays) return gain(1, 0);
    gain(-tile.price, tile.points);
    step(tile.steps);
}

TomReason reason_of(int free, int cheapest, int beside) {
    if (free == 1) return TomReason::kOnly;
    if (cheapest == 1) return TomReason::kCheapest;
    return beside == 1 ? TomReason::kBeside : TomReason::kLeft;
}

}  // namespace

CardSet cards_to_remove(const Rules& rules, const Open& s) {
    int lowest = kMaxCost;
    for (const CardId id : s.display) {
        const int cost = rules.cost(id).total();
        lowest = cost < lowest ? cost : lowest;
    }
    CardSet cheap;
    for (const CardId id : s.display) {
        if (rules.cost(id).total() == lowest) cheap.add(id);
    }
    if (!cheap.plans.empty()) return {{}, {}, cheap.plans};
    if (!cheap.buildings.empty()) return {{}, cheap.buildings, {}};
    return cheap;
}

// The cheapest block; among equals one beside his crests; then the one furthest left; then the
// upper one.
TomChoice block_for_tom(const Rules& rules, const Open& s, Colour quarter) {
    TomChoice choice;
    int free = 0;
    int lowest = 0;
    int beside = 0;  // of the cheapest
    int best_rank = 0;
    for (std::uint64_t left = blocks_of(quarter) & free_blocks(s); left != 0;) {
        const BlockId block(pop_lowest(left));
        const int cost = rules.block_costs[at(block)];
        const bool apart = (rules.across[at(block)] & s.tom.crests.bits) == 0;
        if (free++ == 0 || cost < lowest) {
            lowest = cost;
            choice.cheapest = beside = 0;
        }
        choice.cheapest += cost == lowest;
        beside += cost == lowest && !apart;
        const int place = block.index() % kBlocksOfQuarter;
        const int column = place % kColumns;
        const int row = place / kColumns;
        const int rank = ((cost * 2 + apart) * kColumns + column) * 2 + row;
        if (!choice.block.none() && rank >= best_rank) continue;
        choice.block = block;
        best_rank = rank;
    }
    if (free > 0) choice.why = reason_of(free, choice.cheapest, beside);
    return choice;
}

void tom_acts(const Rules& rules, Open& s, EventList<Amsterdam>* log) {
    TomTurn turn{rules, s, log};
    turn.ones();
    for (int face = 1; face <= kFaces; ++face) turn.triple(face);
    for (const Colour quarter : kSixes) turn.six(quarter);
    turn.market();
}

}  // namespace pakhuis::amsterdam
