#include "terminal/amsterdam/panels.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "terminal/amsterdam/cards.h"
#include "terminal/amsterdam/ink.h"
#include "terminal/amsterdam/texts.h"

namespace pakhuis::terminal {

using namespace amsterdam;

namespace {

std::string count_text(int n, std::string_view what) {
    return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
}

// "4 florins: 4 points, 2 spaces on the Amstel"; for tiles with another effect, their text.
std::string tile_summary(const TileRow& tile) {
    std::string gains;
    const auto add = [&](int n, const std::string& text) {
        if (n > 0) gains += fmt::format("{}{}", gains.empty() ? "" : ", ", text);
    };
    add(tile.points, count_text(tile.points, "point"));
    add(tile.steps, count_text(tile.steps, "space") + " on the Amstel");
    add(tile.resources, count_text(tile.resources, "resource"));
    if (gains.empty()) return std::string(tile_text(tile.tile));
    return fmt::format("{}: {}", count_text(tile.price, "florin"), gains);
}

// The dice are shown from the roll to the end of the round.
void put_dice(Flow& flow, const View& v) {
    if (v.dice[0] == 0 || v.phase < Phase::kRoll || v.phase == Phase::kOver) return;
    flow.word("Dice", kFaint, 1);
    for (int c = 0; c < kColours; ++c) {
        const int face = v.dice[static_cast<std::size_t>(c)];
        if (face == 0) break;
        const auto colour = static_cast<Colour>(c);
        const int shown = turned_face(face, v.round);
        std::string text(1, static_cast<char>(letter(colour)));
        text += shown == face ? std::to_string(face) : fmt::format("{}→{}", face, shown);
        flow.word(text, ground_of(colour), c + 1 < kColours ? 1 : 2);
    }
}

}  // namespace

Canvas draw_market(const Rules& rules, const View& v, const Style& style) {
    Canvas canvas(style.width);
    Flow flow(canvas, {0, 0});
    if (!v.tile.none()) {
        flow.word("Market", kFaint, 1);
        flow.word(Rules::name_of(v.tile), kBold, 1);
        flow.word(tile_summary(rules.tile(v.tile)));
    }
    put_dice(flow, v);
    const int early = v.round == 0 ? 0 : early_bonus(v.round);
    if (early > 0) {
        flow.word("Each delivery", kFaint, 1);
        flow.word(fmt::format("+{}", early), kBold);
    }
    return canvas;
}

Canvas draw_amstel(const Rules& rules, const View& v, const Style& style) {
    Canvas canvas(style.width);
    Flow flow(canvas, {0, 0});
    flow.word("Amstel", kFaint, 1);
    for (int space = 1; space <= kMouth; ++space) {
        std::vector<Cell> discs;
        for (const Seat seat : v.order) {
            if (v.amstel[seat] == space) discs.push_back({mark_of(seat), piece_of(seat)});
        }
        if (v.tom.amstel == space) discs.push_back({mark_of(rules.seats), piece_of(rules.seats)});
        const std::string name = space == kMouth
                                     ? fmt::format("mouth {}", rules.edition.mouth.points)
                                     : std::to_string(space);
        const bool named = discs.empty() || space == kMouth;
        Spot spot = flow.room((named ? text_width(name) : 0) + static_cast<int>(discs.size()), 1);
        if (named) spot.x = canvas.put(spot, name, kFaint);
        for (const Cell& disc : discs) canvas.put({spot.x++, spot.y}, disc.glyph, disc.ink);
        for (const AmstelBridge& bridge : rules.edition.amstel) {
            if (bridge.behind == space) flow.word(fmt::format("∩{}", bridge.points), kBold, 1);
        }
    }
    return canvas;
}

Canvas draw_houses(const Rules& rules, const View& v, const Style& style) {
    Canvas canvas(style.width);
    Flow flow(canvas, {0, 0});
    flow.word("Black market", kFaint, 1);
    for (int i = 0; i < kGoodKinds; ++i) {
        const Good good = rules.edition.black_market[static_cast<std::size_t>(i)].good;
        const bool sold = v.black_market[good] > 0;
        if (i == 3 || i == 6) flow.word("/", kFaint, 1);
        const bool dealer = v.dealer == good;
        const Spot spot = flow.room(2 + dealer, i + 1 < kGoodKinds ? 1 : 2);
        canvas.put(spot, sold ? "××" : short_name(good), sold ? kFaint : ground_of(good));
        if (dealer) canvas.put({spot.x + 2, spot.y}, kDealer, kFigureInk);
    }
    flow_counts(flow, "Dockers' building", v.promoted);
    const auto& spaces = rules.edition.dockers;
    const auto next = std::min(static_cast<std::size_t>(v.promoted.total()), spaces.size() - 1);
    flow.word("next", kFaint, 1);
    flow.word(fmt::format("{}", spaces[next].points), kBold);
    return canvas;
}

Canvas draw_display(const Rules& rules, const View& v, const Style& style) {
    Canvas canvas(style.width);
    if (v.display.empty()) return canvas;
    CardSet cards;
    for (const CardId id : v.display) cards.add(id);
    canvas.put({0, 0}, "Laid out", kFaint);
    list_cards(canvas, rules, cards, {}, style);
    return canvas;
}

namespace {

// "5/2/1": the points of the places in a quarter.
std::string majorities(const Rules& rules) {
    std::string out;
    for (const int points : rules.players().majorities) {
        if (points > 0) out += fmt::format("{}{}", out.empty() ? "" : "/", points);
    }
    return out;
}

}  // namespace

Canvas draw_legend(const Rules& rules, const View& v, const Style& style) {
    Canvas canvas(style.width);
    Flow flow(canvas, {0, 0});
    for (int c = 0; c < kColours; ++c) {
        const auto colour = static_cast<Colour>(c);
        const Spot spot = flow.room(2 + text_width(name_of(colour)));
        canvas.put(spot, letter(colour), ground_of(colour));
        canvas.put({spot.x + 2, spot.y}, name_of(colour));
    }
    for (int g = 0; g < kGoodKinds; ++g) {
        const auto good = static_cast<Good>(g);
        const Spot spot = flow.room(3 + text_width(name_of(good)));
        canvas.put({canvas.put(spot, short_name(good), ground_of(good)) + 1, spot.y},
                   name_of(good));
    }
    flow.word("blocks 1 2 3 / 4 5 6");
    flow.word("* majority " + majorities(rules));
    flow.word("× full, sold");
    flow.word("✓ used");
    if (!v.foreman.none()) flow.word("¶ foreman");
    if (!v.bailiff.none()) flow.word("§ bailiff");
    if (v.dealer != Good::kNone) flow.word("¤ dealer");
    return canvas;
}

}  // namespace pakhuis::terminal
