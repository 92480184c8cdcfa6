// The acting seat and its task, in words.
#include <fmt/format.h>

#include "games/merchants/auction.h"
#include "terminal/merchants/ink.h"
#include "terminal/merchants/panels.h"

namespace pakhuis::terminal {

using namespace merchants;

namespace {

std::string seat_name(const View& v, Seat seat) {
    return seat == v.viewer ? "you" : fmt::format("seat {}", seat);
}

std::string_view event_task(SpaceEvent event) {
    switch (event) {
        case SpaceEvent::kShip:
            return "step with one good, or pass";
        case SpaceEvent::kGlobe:
            return "found a colony, or pass";
        case SpaceEvent::kCrest:
            return "build a house";
        case SpaceEvent::kCredit:
            return "take a credit, or pass";
        case SpaceEvent::kBarredShip:
            return "go back with one good";
        case SpaceEvent::kBarredGlobe:
            return "give up a colony";
        case SpaceEvent::kBarredCrest:
            return "demolish a house";
        default:
            return "the leaders have gone back";
    }
}

std::string card_task(const View& v) {
    const CardKind card = disc(v, used_disc(v));
    if (is_goods(card)) {
        const int left = kGoodsSteps - v.steps.total();
        return fmt::format("step with goods ({} left), or done", left);
    }
    const std::string_view left = v.placed ? " (its step)" : !v.steps.empty() ? " (its house)" : "";
    return fmt::format("use {}{}, or done", card_text(card), left);
}

std::string auction_headline(const Rules& rules, const View& v) {
    const bool doubled = v.phase == Phase::kDoubled;
    const Seats left = bidders(rules, v) - v.decided;
    std::string out = fmt::format("Auction of {}", card_text(disc(v, Disc::kClock)));
    if (doubled) out += fmt::format(", doubled: {} pressed early", seat_name(v, v.early));
    if (rules.live) return out + ": the clock runs";
    if (v.viewer < rules.seats && left.has(v.viewer)) return out + ": name your price in secret";
    return out + (left.empty() ? ": the clock decides" : ": others name their prices");
}

}  // namespace

std::string headline(const Rules& rules, const View& v) {
    if (v.phase == Phase::kOver) return "The game is over";
    if (v.phase == Phase::kAuction || v.phase == Phase::kDoubled) return auction_headline(rules, v);
    const std::string mayor =
        v.mayor == v.viewer ? "You are the mayor" : fmt::format("Seat {} is the mayor", v.mayor);
    if (v.phase == Phase::kTurn) return mayor + ": a card is turned";
    std::string asked;
    if (v.ask == Ask::kFreeHouse) {
        asked = "build a free house for four goods, or pass";
    } else if (v.ask == Ask::kDemolish) {
        asked = "the free house is lost, demolish one";
    } else if (v.phase == Phase::kPlace) {
        return fmt::format("{}: put {} on a disc", mayor, card_text(v.turned));
    } else if (v.phase == Phase::kUse) {
        asked = card_task(v);
    } else {
        asked = event_task(rules.space(v.space).event);
    }
    const std::string now =
        v.actor == v.mayor ? "" : fmt::format(", now {}", seat_name(v, v.actor));
    return fmt::format("{}{}: {}", mayor, now, asked);
}

}  // namespace pakhuis::terminal
