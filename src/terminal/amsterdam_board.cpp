#include "terminal/amsterdam_board.h"

#include <algorithm>
#include <fmt/format.h>

#include "terminal/canvas.h"

namespace pakhuis::terminal {
namespace {

using namespace amsterdam;

// A growing list of lines, each cut to the width by the canvas.
struct Panel {
    Canvas canvas;

    void line(std::string_view text, bool bold = false) {
        canvas.put({0, canvas.height()}, text, Ink{kPlain, kPlain, bold, false});
    }
};

// "pink 3, black 1"
template <class Counts>
std::string counts(const Counts& own) {
    std::string out;
    for (int i = 0; i < Counts::kKinds; ++i) {
        if (own.count(i) == 0) continue;
        out += fmt::format("{}{} {}", out.empty() ? "" : ", ",
                           name_of(static_cast<typename Counts::Kind>(i)), own.count(i));
    }
    return out.empty() ? "–" : out;
}

// "031 lacemaker, 110 plantage"
std::string cards(CardSet left) {
    std::string out;
    while (!left.empty()) {
        const CardId id = left.pop();
        out += fmt::format("{}{} {}", out.empty() ? "" : ", ", name_of(id), name_of(kind_of(id)));
    }
    return out.empty() ? "–" : out;
}

void draw_round(const Rules& rules, const View& v, Panel& panel) {
    panel.line(fmt::format("round {} · {}", v.round, name_of(v.phase)), true);
    if (!v.tile.none()) {
        const TileRow& tile = rules.tile(v.tile);
        panel.line(fmt::format("market {}: {} Florins for {} points, {} steps, {} resources",
                               Rules::name_of(v.tile), tile.price, tile.points, tile.steps,
                               tile.resources));
    }
    CardSet laid_out;
    for (const CardId id : v.display) laid_out.add(id);
    if (!laid_out.empty()) panel.line("laid out: " + cards(laid_out));
    std::string dice = "dice";
    for (int c = 0; c < kColours; ++c) {
        const int face = v.dice[static_cast<std::size_t>(c)];
        if (face == 0) continue;
        dice += fmt::format(" · {} {}", name_of(static_cast<Colour>(c)), turned(face, v.round));
    }
    panel.line(dice);
}

// A quarter a line: each block's cost and good, or its owner.
void draw_city(const Rules& rules, const View& v, Panel& panel) {
    for (int c = 0; c < kColours; ++c) {
        const auto quarter = static_cast<Colour>(c);
        const bool counts_majority = v.quarters.has(Rules::quarter_id(quarter));
        std::string line = fmt::format("{}{}:", Rules::name_of(spot_of(quarter)),
                                       counts_majority ? " (majority)" : "");
        for (int i = 0; i < kBlocksOfQuarter; ++i) {
            const BlockId block(kBlocksOfQuarter * c + i);
            std::string what(name_of(v.goods[at(block)]));
            for (int seat = 0; seat < rules.seats; ++seat) {
                if (v.crests[static_cast<std::size_t>(seat)].has(block)) {
                    what = fmt::format("seat {}", seat);
                }
            }
            line += fmt::format(" {} {}", rules.block_costs[at(block)], what);
        }
        panel.line(line);
    }
}

void draw_harbour(const View& v, Panel& panel) {
    std::string quays = "quays";
    for (int q = 0; q < kQuays; ++q) {
        quays += fmt::format(" · {}: {}", name_of(static_cast<Docker>(q)),
                             counts(v.quays[static_cast<std::size_t>(q)]));
    }
    panel.line(quays);
    panel.line("delivered: " + counts(v.roofs));
    std::string depots = "depots:";
    for (const Good good : v.depots) {
        depots += fmt::format(" {}", good == Good::kNone ? "–" : name_of(good));
    }
    panel.line(depots + " · black market: " + counts(v.black_market));
    panel.line("dockers' building: " + counts(v.promoted));
}

void draw_player(const View& v, Seat seat, Panel& panel) {
    panel.line(fmt::format("{}{}: {} points, {} Florins, {} penalties, Amstel {}, barge at {}",
                           seat, seat == v.viewer ? " (you)" : "", v.points[seat], v.florins[seat],
                           v.penalties[seat], v.amstel[seat], Rules::name_of(v.ship[seat])),
               true);
    panel.line("  supply " + counts(v.supply[seat]));
    std::string rondel = "  rondel";
    for (std::size_t i = 0; i < v.rondel[seat].size(); ++i) {
        rondel += fmt::format(" · {}: {}", i + 1, counts(v.rondel[seat][i]));
    }
    panel.line(rondel);
    panel.line(fmt::format("  store {} · aboard {} and {}", counts(v.store[seat]),
                           counts(v.barge[seat]), counts(v.aboard[seat])));
    panel.line("  active " + cards(v.active[seat]));
    panel.line("  inactive " + cards(v.below[seat]));
}

}  // namespace

std::string draw(const Rules& rules, const View& view, const Style& style) {
    Panel panel{Canvas(std::max(style.width, kMinWidth))};
    draw_round(rules, view, panel);
    draw_city(rules, view, panel);
    draw_harbour(view, panel);
    // In Amstel order once the discs lie there.
    for (const Seat seat : view.order) draw_player(view, seat, panel);
    return panel.canvas.text(style.colour);
}

}  // namespace pakhuis::terminal
