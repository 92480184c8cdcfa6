// Consequences before an action, and figures beside the board.
#include "base/index.h"
#include "games/merchants/auction.h"
#include "games/merchants/board.h"
#include "games/merchants/card_gain.h"
#include "games/merchants/clock.h"
#include "games/merchants/menu.h"
#include "games/merchants/payout.h"

namespace pakhuis {

using namespace merchants;

void Merchants::holdings(const Rules&, const State& s, Seat seat, Holdings& out) {
    out.clear();
    out.push_back({"florins", {}, owned(s, seat)});
    out.push_back({"credits", {}, s.credits[seat]});
    out.push_back({"tiles", {}, kTilesEach - tiles_used(s, seat)});
    for (int i = 0; i < kSectors; ++i) {
        out.push_back({"marker", enum_names(Good{})[to_index(i)], s.markers[seat].count(i)});
    }
}

// Only prices are secret, and none has an effect before chance reports the run. The outcomes of
// chance after the last price depend on all of them, so they are not foreseen.
Foreseen Merchants::foreseen(const Rules& rules, const State&, Seat, Action a, const State& after) {
    const bool ends_run = a.verb == Verb::kBid && waiting(rules, after).has(kChance);
    return ends_run ? Foreseen::kResult : Foreseen::kAll;
}

bool Merchants::foresees(const Rules&, const State&, Seat, Action, const Event&) {
    return true;
}

namespace {

class FigureCounter {
  public:
    FigureCounter(const Rules& rules, const State& s, Seat viewer)
        : rules_(rules), state_(s), viewer_(viewer) {}

    Figures count() {
        count_seats();
        for (int area = 0; area < kAreas; ++area) count_sectors(static_cast<Area>(area));
        for (const std::uint64_t ends : rules_.bridges) out_.bridges.push_back(owner_of(ends));
        count_next_scoring();
        if (const CardKind card = open_card(state_); card != CardKind::kNone) {
            for (int i = 0; i < rules_.seats; ++i) {
                const auto seat = static_cast<Seat>(i);
                out_.gains[seat] =
                    static_cast<std::uint16_t>(card_gain(rules_, state_, seat, card));
            }
        }
        if (state_.phase == Phase::kUse) count_card();
        if (state_.phase == Phase::kAuction || state_.phase == Phase::kDoubled) count_prices();
        return out_;
    }

  private:
    static std::uint8_t small(int n) { return static_cast<std::uint8_t>(n); }

    void count_seats() {
        for (int i = 0; i < rules_.seats; ++i) {
            const auto seat = static_cast<Seat>(i);
            SeatFigures& its = out_.seats[seat];
            its.score = Merchants::score(rules_, state_, seat);
            its.debt = static_cast<std::uint32_t>(owned(state_, seat) - its.score);
            its.tiles = small(kTilesEach - tiles_used(state_, seat));
            its.markers = small(markers_ahead(state_.markers[seat]));
            its.continents = small(continents_reached(state_.colonies[seat]));
            its.quarters = small(quarters_reached(state_.houses[seat]));
            its.bridges = small(bridges_joined(rules_, state_.houses[seat]));
        }
    }

    void count_sectors(Area area) {
        const auto order = sector_order(rules_, state_, area);
        for (int sector = 0; sector < kSectors; ++sector) {
            SectorFigures one;
            one.area = area;
            one.sector = small(sector);
            while (order[one.rank++] != sector) {
            }
            one.value = small(sector_value(rules_, state_, area, sector));
            for (int i = 0; i < rules_.seats; ++i) {
                const auto seat = static_cast<Seat>(i);
                one.values[seat] = small(player_value(rules_, state_, area, sector, seat));
            }
            out_.sectors.push_back(one);
        }
    }

    Seat owner_of(std::uint64_t ends) const {
        for (int i = 0; i < rules_.seats; ++i) {
            const auto seat = static_cast<Seat>(i);
            if ((state_.houses[seat].bits & ends) == ends) return seat;
        }
        return kSpectator;
    }

    void count_next_scoring() {
        const int n = next_scoring(rules_, state_);
        if (n == 0) return;
        out_.scoring = small(n);
        out_.glasses = n == rules_.final_space ? state_.hourglasses : small(n - state_.space);
        State paid = state_;
        pay_space(rules_, paid, rules_.space(n));
        for (int i = 0; i < rules_.seats; ++i) {
            const auto seat = static_cast<Seat>(i);
            const int more = owned(paid, seat) - owned(state_, seat);
            out_.seats[seat].next = static_cast<std::uint16_t>(more);
        }
    }

    void count_card() {
        const Menu menu = use_menu(rules_, state_, state_.actor);
        const bool goods = is_goods(disc(state_, used_disc(state_)));
        if (menu.goods != 0) out_.steps = small(goods ? kGoodsSteps - state_.steps.total() : 1);
        out_.tile = menu.sites != 0 || menu.colonies != 0;
    }

    void count_prices() {
        const bool doubled = state_.phase == Phase::kDoubled;
        out_.run_ms = run_length(rules_, doubled);
        add_price(0, 0, bid_at(rules_, doubled, 0));
        const int least = rules_.least_bid(doubled);
        for (int bid = rules_.most_bid(doubled); bid >= least; bid -= rules_.bid_step(doubled)) {
            const int ms = first_press_ms(rules_, doubled, bid);
            add_price(ms, shown_price(rules_, doubled, ms), bid);
        }
    }

    void add_price(int ms, int shown, int bid) {
        PriceFigures one;
        one.ms = ms;
        one.shown = static_cast<std::uint16_t>(shown);
        one.early = bid == kEarlyBid;
        one.pays = static_cast<std::uint16_t>(one.early ? rules_.highest : bid);
        if (viewer_ < rules_.seats) one.left = owned(state_, viewer_) - one.pays;
        out_.prices.push_back(one);
    }

    const Rules& rules_;
    const State& state_;
    const Seat viewer_;
    Figures out_;
};

}  // namespace

Figures Merchants::figures(const Rules& rules, const State& s, Seat viewer) {
    return FigureCounter(rules, s, viewer).count();
}

}  // namespace pakhuis
