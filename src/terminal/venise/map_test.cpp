// The drawn map of venise: the positions of tiles and pieces.
#include "terminal/venise/map.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <string>

#include "terminal/ink.h"
#include "terminal/test_text.h"
#include "terminal/venise/test_rules.h"

namespace pakhuis::terminal {
namespace {

using namespace venise;

struct MapCase {
    Rules rules;
    State state;
    bool low = false;
    int width = 78;

    View view() const { return Venise::observe(rules, state, 0); }
    VeniseLayout layout() const { return lay_out(state, width, low); }
    Canvas map() const { return draw_map(rules, view(), layout(), {false}); }
    std::string text() const { return map().text(false); }
};

// Checks the map in all forms and sizes that boards use.
template <class Check>
void for_each_form(const Rules& rules, const State& state, Check&& check) {
    for (const bool low : {false, true}) {
        for (const int width : {57, 78, 98}) {
            SCOPED_TRACE(std::string(low ? "low, " : "") + std::to_string(width) + " columns");
            check(MapCase{rules, state, low, width});
        }
    }
}

bool inside(const VeniseLayout& layout, Spot corner, Spot spot) {
    return spot.x >= corner.x && spot.x < corner.x + layout.tile_width() && spot.y >= corner.y &&
           spot.y < corner.y + layout.tile_height();
}

// 3, 3.1, 3.2
TEST(VeniseMapDrawing, OnlyTouchingTilesAreDrawnBesideEachOther) {
    for (const LayoutName name : kEveryLayout) {
        const Rules rules = rules_for(3, name);
        for_each_form(rules, state_after(rules, 60, 3), [](const MapCase& c) {
            const VeniseLayout layout = c.layout();
            const Map map = map_of(c.state.cells);
            for (int a = 0; a < kTileCount; ++a) {
                for (int b = 0; b < a; ++b) {
                    const auto one = static_cast<Tile>(a), other = static_cast<Tile>(b);
                    const Spot p = layout.corner(c.state.cells[at(one)]);
                    const Spot q = layout.corner(c.state.cells[at(other)]);
                    const int dx = std::abs(p.x - q.x), dy = std::abs(p.y - q.y);
                    const bool beside = dy == 0 && dx == layout.pitch;
                    const bool slanted = dy == layout.tile_height() + 1 && dx == layout.pitch / 2;
                    EXPECT_EQ(beside || slanted, map.touch(one, other));
                    EXPECT_TRUE(dy > layout.tile_height() || dx >= layout.pitch);
                }
            }
        });
    }
}

TEST(VeniseMapDrawing, EveryTileIsNamedAndNothingMovesDuringAMatch) {
    for (const LayoutName name : kEveryLayout) {
        const Rules rules = rules_for(2, name);
        for_each_form(rules, state_after(rules, 40, 9), [&](const MapCase& c) {
            const auto lines = lines_of(c.text());
            const auto later =
                lines_of(MapCase{rules, state_after(rules, 300, 9), c.low, c.width}.text());
            for (const char* tile : {"mar", "ord", "wor", "mas", "woo", "lin", "gol", "-a", "-b"}) {
                const auto has = [&](const std::string& line) { return count(line, tile) == 1; };
                EXPECT_EQ(std::count_if(lines.begin(), lines.end(), has), 1) << tile << '\n'
                                                                             << c.text();
                EXPECT_EQ(std::find_if(lines.begin(), lines.end(), has) - lines.begin(),
                          std::find_if(later.begin(), later.end(), has) - later.begin());
            }
        });
    }
}

// A die, a burgher and each bridge show one mark.
TEST(VeniseMapDrawing, EveryPieceShowsItsOwnersMarkOnce) {
    for (const LayoutName name : kEveryLayout) {
        const Rules rules = rules_for(4, name);
        for (const int steps : {80, 300, 700}) {
            for_each_form(rules, state_after(rules, steps, 11), [](const MapCase& c) {
                for (int seat = 0; seat < 4; ++seat) {
                    const int dice = placed_dice(c.state, static_cast<Seat>(seat));
                    const int bridges = c.state.bridges[static_cast<std::size_t>(seat)].count();
                    EXPECT_EQ(count(c.text(), mark_text(seat)), dice + bridges + 1) << c.text();
                }
                EXPECT_EQ(count(c.text(), "◥◤"), 1) << c.text();
            });
        }
    }
}

TEST(VeniseMapDrawing, ADieAndFourBurghersFitOnOneTile) {
    const Rules rules = rules_for(4);
    State state = turn_of(rules, 0, Phase::kFinish);
    state.dice[at(Tile::kMarket)] = {2, 6};
    for_each_form(rules, state, [](const MapCase& c) {
        EXPECT_EQ(count(c.text(), "6■ ●▲■◆") + count(c.text(), "6■●▲■◆"), 1) << c.text();
    });
}

// 1.6: a bridge is on the water between its two tiles
TEST(VeniseMapDrawing, ABridgeLiesBetweenItsTiles) {
    for (const LayoutName name : kEveryLayout) {
        const Rules rules = rules_for(2, name);
        State state = state_after(rules, 40, 2);
        state.bridges[0] = state.bridges[1] = {};
        for_each_form(rules, state, [](const MapCase& bare) {
            const VeniseLayout layout = bare.layout();
            const Canvas before = bare.map();
            for (EdgeSet edges = edges_of(map_of(bare.state.cells)); !edges.empty();) {
                const SpotId edge = edges.pop();
                MapCase built = bare;
                built.state.bridges[1] = EdgeSet::of(edge);
                const Canvas map = built.map();
                const auto [a, b] = ends_of(edge);
                const Spot p = layout.corner(bare.state.cells[at(a)]);
                const Spot q = layout.corner(bare.state.cells[at(b)]);
                int marks = 0;
                for (int y = 0; y < map.height(); ++y) {
                    for (int x = 0; x < map.width(); ++x) {
                        if (map.at({x, y}).glyph == before.at({x, y}).glyph) continue;
                        marks += map.at({x, y}).glyph == mark_of(1);
                        EXPECT_GE(x, std::min(p.x, q.x));
                        EXPECT_LT(x, std::max(p.x, q.x) + layout.tile_width());
                        EXPECT_GE(y, std::min(p.y, q.y));
                        EXPECT_LT(y, std::max(p.y, q.y) + layout.tile_height());
                        for (const venise::Cell cell : bare.state.cells) {
                            EXPECT_FALSE(inside(layout, layout.corner(cell), {x, y}));
                        }
                    }
                }
                EXPECT_EQ(marks, 1);
            }
        });
    }
}

TEST(VeniseMapDrawing, TheBoatLiesUnderItsTile) {
    const Rules rules = rules_for(2, LayoutName::kIslands);
    State state = turn_of(rules, 0, Phase::kFinish);
    for (int i = 0; i < kTileCount; ++i) {
        state.boat = static_cast<Tile>(i);
        for_each_form(rules, state, [&](const MapCase& c) {
            const VeniseLayout layout = c.layout();
            const Spot corner = layout.corner(state.cells[at(state.boat)]);
            const int y = corner.y + layout.tile_height() - !c.low;
            const Canvas map = c.map();
            int found = 0;
            for (int x = corner.x; x < corner.x + layout.tile_width(); ++x) {
                found += map.at({x, y}).glyph == U'◥';
            }
            EXPECT_EQ(found, 1) << c.text();
        });
    }
}

// 1.3
TEST(VeniseMapDrawing, TilesShowTheDiceThatReachThemBeforeTheMove) {
    for (const LayoutName name : kEveryLayout) {
        const Rules rules = rules_for(3, name);
        State state = Venise::start(rules);
        Rng rng(13);
        int moves = 0;
        while (moves < 25 && random_step<Venise>(rules, state, rng) != kSpectator) {
            const auto dice = dice_to_tiles(rules, Venise::observe(rules, state, 0));
            std::array<std::uint8_t, kTileCount> wanted{};
            ActionList<Venise> legal;
            if (state.phase == Phase::kMove) Venise::legal(rules, state, state.turn, legal);
            for (const Action& a : legal) {
                if (a.verb != Verb::kMove) continue;
                wanted[at(a.tile)] = static_cast<std::uint8_t>(wanted[at(a.tile)] | 1u << a.number);
            }
            EXPECT_EQ(dice, wanted);
            if (state.phase != Phase::kMove) continue;
            ++moves;
            const auto there =
                std::count_if(wanted.begin(), wanted.end(), [](auto d) { return d; });
            EXPECT_EQ(count(MapCase{rules, state}.text(), "→"), there);
        }
        EXPECT_EQ(moves, 25);
    }
}

// 3.2
TEST(VeniseMapDrawing, FreeCellsAreNamedWhileTilesAreLaid) {
    const Rules rules = rules_for(2, LayoutName::kFree);
    State state = Venise::start(rules);
    Rng rng(5);
    for (int laid = 0; laid < kTileCount; ++laid) {
        random_step<Venise>(rules, state, rng);  // a seat takes a tile
        ActionList<Venise> cells;
        Venise::legal(rules, state, state.actor, cells);
        const MapCase c{rules, state, false, 98};
        EXPECT_EQ(count(c.text(), ","), static_cast<int>(cells.size())) << c.text();
        for (const Action& lay : cells) {
            EXPECT_GE(count(c.text(), rules.name_of(lay.spot)), 1) << c.text();
        }
        random_step<Venise>(rules, state, rng);
    }
    EXPECT_EQ(count(MapCase{rules, state}.text(), ","), 0);
}

TEST(VeniseMapDrawing, TilesShowTheirRemainingSupply) {
    const Rules rules = rules_for(4);
    State state = turn_of(rules, 0, Phase::kFinish);
    state.sales = 1;
    state.shipped = {2, 7};
    const std::string text = MapCase{rules, state}.text();
    for (const char* words : {"│+3 bonus ", "│24 cards ", "│15 cards ", "│16 cards ", "│C × J",
                              "│× × ×", "│W  ", "│L  ", "│G  "}) {
        EXPECT_EQ(count(text, words), 1) << words << '\n' << text;
    }
    state.sales = 7;
    EXPECT_EQ(count(MapCase{rules, state}.text(), "+0 bonus"), 1);
}

}  // namespace
}  // namespace pakhuis::terminal
