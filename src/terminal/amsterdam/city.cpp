#include "terminal/amsterdam/city.h"

#include <array>
#include <cstdlib>
#include <fmt/format.h>

#include "terminal/amsterdam/ink.h"
#include "terminal/panel.h"

namespace pakhuis::terminal {

using namespace amsterdam;

namespace {

// The quarters in their order on the map, row by row.
constexpr int kAcross = 3;
constexpr std::array<Colour, kColours> kPlaces{Colour::kGrey,  Colour::kOrange, Colour::kBlack,
                                               Colour::kBrown, Colour::kViolet, Colour::kPink};
constexpr int kColumns = 3;  // of blocks in a quarter
constexpr int kRows = 2;

constexpr int kBlockWidth = 4;
constexpr int kBlockPitch = kBlockWidth + 1;
constexpr int kQuarterPitch = kColumns * kBlockPitch + 3;
constexpr int kCityWidth = kAcross * kQuarterPitch - 2;  // the last title is longer than its blocks
constexpr int kBottom = 8;                               // line of the titles of the lower quarters
constexpr Ink kBridgeInk{137, kPlain, true};

struct Place {
    int column, row;  // counted in blocks, over the whole city
};
Place place_of(BlockId block) {
    int place = 0;
    while (kPlaces[static_cast<std::size_t>(place)] != quarter_of(block)) ++place;
    const int n = block.index() % kBlocksOfQuarter;
    return {kColumns * (place % kAcross) + n % kColumns, kRows * (place / kAcross) + n / kColumns};
}
Spot spot_of(Place at) {
    return {kQuarterPitch * (at.column / kColumns) + kBlockPitch * (at.column % kColumns),
            1 + 2 * at.row};
}

class City {
  public:
    City(const Rules& rules, const View& view, const Style& style)
        : canvas(kCityWidth), rules_(rules), v_(view), style_(style) {}

    void draw() {
        for (int place = 0; place < kColours; ++place) put_title(place);
        for (int i = 0; i < kBlocks; ++i) put_block(BlockId(i));
        Flow elsewhere(canvas, {0, canvas.height()});
        for (const Link<BlockId>& bridge : rules_.edition.bridges) put_bridge(bridge, elsewhere);
    }

    Canvas canvas;

  private:
    // The seat with a crest on the block, or -1. TOM's number comes after the seats.
    int owner_of(BlockId block) const {
        for (int seat = 0; seat < rules_.seats; ++seat) {
            if (v_.crests[static_cast<std::size_t>(seat)].has(block)) return seat;
        }
        return v_.tom.crests.has(block) ? rules_.seats : -1;
    }

    void put_title(int place) {
        const Colour quarter = kPlaces[static_cast<std::size_t>(place)];
        const Spot spot{kQuarterPitch * (place % kAcross), place < kAcross ? 0 : kBottom};
        const bool counts = v_.quarters.has(Rules::quarter_id(quarter));
        canvas.put(spot, letter(quarter), ground_of(quarter));
        canvas.put({spot.x + 1, spot.y}, counts ? U'*' : U' ', kBold);
        canvas.put({spot.x + 2, spot.y}, title_of(quarter), kBold);
    }

    void put_block(BlockId block) {
        const Spot spot = spot_of(place_of(block));
        const int owner = owner_of(block);
        const Ink ink = owner < 0 ? ground_of(quarter_of(block)) : piece_of(owner);
        canvas.put(spot, std::string(kBlockWidth, ' '), style_.colour ? ink : Ink{});
        if (owner >= 0) {
            canvas.put({spot.x + 1, spot.y}, mark_of(owner), ink);
        } else {
            canvas.put(spot, fmt::format("{}", rules_.block_costs[at(block)]), ink);
            const Good good = v_.goods[at(block)];
            if (good != Good::kNone) canvas.put({spot.x + 2, spot.y}, short_name(good), ink);
        }
        if (v_.bailiff == block) canvas.put({spot.x + 1, spot.y}, kBailiff, kFigureInk);
    }

    // Draws a bridge between neighbours and names any other. A bridge between two blocks of one
    // owner has the owner's colour.
    void put_bridge(const Link<BlockId>& bridge, Flow& elsewhere) {
        const Place a = place_of(bridge.from), b = place_of(bridge.to);
        const int owner = owner_of(bridge.from);
        const bool own = owner >= 0 && owner == owner_of(bridge.to);
        const Ink ink = own ? line_of(owner) : kBridgeInk;
        const Spot from = spot_of(a.column + a.row < b.column + b.row ? a : b);
        const int across = std::abs(a.column - b.column), down = std::abs(a.row - b.row);
        if (across == 1 && down == 0) {
            const Spot to = spot_of(a.column < b.column ? b : a);
            for (int x = from.x + kBlockWidth; x < to.x; ++x) canvas.put({x, from.y}, U'═', ink);
        } else if (across == 0 && down == 1) {
            canvas.put({from.x + 1, from.y + 1}, U'║', ink);
        } else {
            elsewhere.word(
                fmt::format("{}═{}", Rules::name_of(bridge.from), Rules::name_of(bridge.to)), ink);
        }
    }

    const Rules& rules_;
    const View& v_;
    const Style& style_;
};

}  // namespace

Canvas draw_city(const Rules& rules, const View& view, const Style& style) {
    City city(rules, view, style);
    city.draw();
    return city.canvas;
}

}  // namespace pakhuis::terminal
