#include "terminal/merchants_board.h"

#include <algorithm>
#include <fmt/format.h>

#include "terminal/canvas.h"

namespace pakhuis::terminal {
namespace {

using namespace merchants;

// A growing list of lines, each cut to the width by the canvas.
struct Panel {
    Canvas canvas;

    void line(std::string_view text, bool bold = false) {
        canvas.put({0, canvas.height()}, text, Ink{kPlain, kPlain, bold, false});
    }
};

void draw_time(const Rules& rules, const View& v, Panel& panel) {
    std::string next;
    for (int n = v.space + 1; n <= rules.final_space && n <= v.space + 3; ++n) {
        next += fmt::format(" · {} {}", rules.space(n).years.view(), name_of(rules.space(n).event));
    }
    panel.line(fmt::format("{} {}{}", rules.space(v.space).years.view(),
                           name_of(rules.space(v.space).event), next),
               true);
    panel.line(fmt::format("pile: {} cards and {} hourglasses", v.pile.total(), v.hourglasses));
}

void draw_cards(const View& v, Panel& panel) {
    constexpr std::array<std::string_view, kDiscs> kNames{"mayor", "clock", "bucket"};
    std::string discs = "discs";
    for (std::size_t i = 0; i < kDiscs; ++i) {
        const bool free = v.discs[i] == CardKind::kNone;
        discs += fmt::format(" · {} {}", kNames[i], free ? "–" : name_of(v.discs[i]));
    }
    panel.line(discs);
    if (v.turned != CardKind::kNone) panel.line(fmt::format("turned: {}", name_of(v.turned)));
    if (v.phase == Phase::kDoubled) {
        panel.line(fmt::format("the clock runs for twice its price: seat {} was early", v.early));
    }
}

// "americas-sugar 2, africa-gems 1"
std::string colonies(Colonies own) {
    std::string out;
    for (int i = 0; i < kColonyKinds; ++i) {
        if (own.count(i) == 0) continue;
        out += fmt::format("{}{} {}", out.empty() ? "" : ", ", name_of(static_cast<Colony>(i)),
                           own.count(i));
    }
    return out.empty() ? "–" : out;
}

void draw_player(const View& v, int player, Panel& panel) {
    const auto seat = static_cast<Seat>(player);
    panel.line(fmt::format("{}{}: {} florins, {} credits, {} tiles left{}", player,
                           seat == v.viewer ? " (you)" : "", v.money[seat], v.credits[seat],
                           kTilesEach - tiles_used(v, seat), seat == v.mayor ? ", mayor" : ""),
               true);
    std::string markers = "  exchange";
    for (int i = 0; i < kSectors; ++i) {
        markers += fmt::format(" · {} {}", name_of(static_cast<Good>(i)), v.markers[seat].count(i));
    }
    panel.line(markers);
    std::string houses = "  houses";
    for (SiteSet left = v.houses[seat]; !left.empty();) {
        houses += fmt::format(" {}", site_name(left.pop()));
    }
    panel.line(houses);
    panel.line("  colonies " + colonies(v.colonies[seat]));
}

}  // namespace

std::string draw(const Rules& rules, const View& view, const Style& style) {
    Panel panel{Canvas(std::max(style.width, kMinWidth))};
    draw_time(rules, view, panel);
    draw_cards(view, panel);
    for (int seat = 0; seat < rules.seats; ++seat) draw_player(view, seat, panel);
    return panel.canvas.text(style.colour);
}

}  // namespace pakhuis::terminal
