#include "games/amsterdam/market.h"

#include "games/amsterdam/purse.h"
#include "games/amsterdam/turn.h"

namespace pakhuis::amsterdam {
namespace {

void add_tiles(TileSet left, int weight, ChanceList<Action>& out) {
    while (!left.empty()) out.add(Action::of(Verb::kTile, spot_of(left.pop())), weight);
}

Ask make_ask(AskKind kind, int count = 0) {
    return {kind, static_cast<std::uint8_t>(count)};
}

}  // namespace

// The stack was shuffled from a fixed number of tiles of each sort. The chance of a sort is its
// number left in the stack. Within a sort all unseen tiles are equally likely.
void tile_chances(const Rules& rules, const Open& s, ChanceList<Action>& out) {
    const TileHalf& half = rules.half_of(s.round);
    const TileSet tiles = s.tiles_left & half.tiles;
    const TileSet mixed = s.tiles_left & half.mixed_in;
    if (mixed.empty()) return add_tiles(tiles, 1, out);
    const int due = half.drawn - (half.tiles - tiles).count();
    const int due_mixed = half.drawn_mixed - (half.mixed_in - mixed).count();
    add_tiles(tiles, due * mixed.count(), out);
    add_tiles(mixed, due_mixed * tiles.count(), out);
}

bool half_fits(const TileHalf& half, TileSet left, int turned_up) {
    const int drawn = (half.tiles - left).count();
    const int mixed = (half.mixed_in - left).count();
    return drawn + mixed == turned_up && drawn <= half.drawn && mixed <= half.drawn_mixed;
}

// A tile without any effect can't be used.
bool market_has_effect(const Rules& rules, const Open& s, Seat seat) {
    const TileRow& tile = rules.tile(s.tile);
    switch (tile.effect) {
        case TileEffect::kGain:
            return tile.points > 0 || tile.resources > 0 || s.amstel[seat] < kMouth;
        case TileEffect::kSwap:
            return !s.below[seat].empty() &&
                   !(s.discard.empty() && s.deck.artisans.empty() && s.deck.buildings.empty());
        case TileEffect::kActivate:
            return !s.below[seat].empty();
        case TileEffect::kBlock:
            return free_blocks(s) != 0;
        default:
            return true;
    }
}

void use_market(const Rules& rules, Open& s, Seat seat) {
    const TileRow& tile = rules.tile(s.tile);
    ++s.turn.markets;
    take_florins(s, seat, tile.price);
    switch (tile.effect) {
        case TileEffect::kGain: {
            give(s, seat, 0, tile.points);
            step(rules, s, seat, tile.steps);
            const bool more = tile.points > 0 && has(s, seat, by_effect::kMarketResource);
            return ask_gain(s, tile.resources + (more ? data(by_effect::kMarketResource).any : 0));
        }
        case TileEffect::kSpaces:
            s.turn.pocket = static_cast<std::uint8_t>(s.turn.pocket + tile.amount);
            return;
        case TileEffect::kSwap:
            return s.asked.push_back(make_ask(AskKind::kReturn));
        case TileEffect::kActivate:
            return s.asked.push_back(make_ask(AskKind::kFreeCard, tile.amount));
        case TileEffect::kMoor:
            return s.asked.push_back(make_ask(AskKind::kMoor));
        case TileEffect::kBlock:
            return s.asked.push_back(make_ask(AskKind::kFreeBlock));
        case TileEffect::kOfEach:
            for (int c = 0; c < kColours; ++c) {
                add_resources(s.supply[seat], static_cast<Colour>(c), tile.amount);
            }
            return;
    }
}

void return_card(Open& s, Seat seat, CardId id) {
    s.below[seat].remove(id);
    s.discard.add(id);
    s.asked[0].kind = AskKind::kFetch;
    s.asked[0].card = id;
}

void fetch_card(Open& s, Seat seat, CardId id) {
    s.asked.pop_front();
    s.discard.remove(id);
    s.below[seat].add(id);
}

void draw_from(Open& s, CardClass deck) {
    s.asked[0] = make_ask(AskKind::kDrawn, static_cast<int>(deck));
}

void draw_card(Open& s, CardId id) {
    s.asked.pop_front();
    s.deck.remove(id);
    s.below[actor(s)].add(id);
}

void activate_free(Open& s, Seat seat, CardId id) {
    put_above(s, seat, id);
    if (--s.asked[0].count == 0 || s.below[seat].empty()) s.asked.pop_front();
}

// Any other space. For 016 the shortest way counts as sailed.
void moor(const Rules& rules, Open& s, Seat seat, NodeId to) {
    s.asked.pop_front();
    const bool beside = (rules.beside[at(s.ship[seat])] >> to.index()) & 1;
    enter(rules, s, seat, to, beside ? 1 : 2);
}

// Does not count for the limit of blocks in a turn.
void claim_free(const Rules& rules, Open& s, Seat seat, BlockId block) {
    s.asked.pop_front();
    take_block(rules, s, seat, block);
}

}  // namespace pakhuis::amsterdam
