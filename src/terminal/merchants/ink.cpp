#include "terminal/merchants/ink.h"

#include <array>
#include <fmt/format.h>

namespace pakhuis::terminal {

using namespace merchants;

namespace {

struct EventStyle {
    std::string_view sign, words;
    Ink ink;
};
constexpr Ink kScoring{kBlack, 222, true};
// In the order of SpaceEvent.
constexpr std::array<EventStyle, kSpaceEvents> kEventStyles{{
    {"–", "start", kFaint},
    {"–", "nothing", kFaint},
    {"+e", "a step each", kGood},
    {"+c", "a colony each", kGood},
    {"+h", "a house each", kGood},
    {"+$", "a credit each", kGood},
    {"<e", "leaders go back", kBad},
    {"-e", "a step back each", kBad},
    {"-c", "a colony lost each", kBad},
    {"-h", "a house lost each", kBad},
    {"E!", "exchange", kScoring},
    {"A!", "Amsterdam", kScoring},
    {"C!", "colonies", kScoring},
    {"!!", "all three", kScoring},
}};
const EventStyle& style_of(SpaceEvent event) {
    return kEventStyles[at(event)];
}

std::string quarters_text(CardKind card) {
    constexpr std::array<std::string_view, kSectors> kSigns{"G", "NZ", "OZ", "L"};
    std::string out;
    for (unsigned left = quarters_of(card); left != 0;) {
        const auto sign = kSigns[static_cast<std::size_t>(pop_lowest(left))];
        out += fmt::format("{}{}", out.empty() ? "" : " or ", sign);
    }
    return out;
}

}  // namespace

char32_t letter(Good good) {
    return U"SGPK"[at(good)];
}

Ink ground_of(Good good) {
    // sugar white, gems light blue, spices orange, silk pink
    constexpr std::array<int, kSectors> kGrounds{252, 117, 214, 218};
    return {kBlack, kGrounds[at(good)]};
}

std::string_view title_of(Continent continent) {
    constexpr std::array<std::string_view, kSectors> kTitles{"Americas", "Africa", "East Indies",
                                                             "Far East"};
    return kTitles[at(continent)];
}

std::string_view title_of(Quarter quarter) {
    constexpr std::array<std::string_view, kSectors> kTitles{"Grachten", "Nieuwe Zijde",
                                                             "Oude Zijde", "Lastage"};
    return kTitles[at(quarter)];
}

std::string card_text(CardKind card) {
    const int n = static_cast<int>(card);
    if (card == CardKind::kNone) return "–";
    if (is_goods(card)) return "3 steps";
    if (is_house(card)) {
        const unsigned goods = goods_of(card);
        const bool any = (goods & (goods - 1)) != 0;
        return fmt::format("house {} + {}", quarters_text(card),
                           any ? "any step" : name_of(static_cast<Good>(lowest_bit(goods))));
    }
    if (n < kFirstGood) {
        return fmt::format("colony {}", title_of(static_cast<Continent>(n - kFirstContinent)));
    }
    return fmt::format("colony {}", name_of(static_cast<Good>(n - kFirstGood)));
}

std::string_view sign_of(SpaceEvent event) {
    return style_of(event).sign;
}
std::string_view event_text(SpaceEvent event) {
    return style_of(event).words;
}
Ink ink_of(SpaceEvent event) {
    return style_of(event).ink;
}

int put_marked(Canvas& canvas, Spot spot, int seat, int number) {
    canvas.put(spot, mark_of(seat), ink_of(seat));
    return canvas.put({spot.x + 1, spot.y}, fmt::format("{}", number));
}

}  // namespace pakhuis::terminal
