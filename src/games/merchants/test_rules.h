// Rules objects and editions for the tests of merchants.
#pragma once

#include "games/merchants/merchants.h"
#include "kit/table.h"

namespace pakhuis::merchants {

inline Rules rules_for(int seats, bool live = false, const Edition& edition = built_in_edition(),
                       Pace pace = Pace::kNormal) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    options.choice[at(OptionAt::kAuction)] = live;
    options.choice[at(OptionAt::kPace)] = static_cast<std::uint8_t>(pace);
    return kit::rules_of<Merchants>(options, edition);
}

inline Rules rules_of_version(int version, int seats, bool live = false) {
    Options options;
    options.choice[at(OptionAt::kAuction)] = live;
    options.seats = static_cast<std::uint8_t>(seats);
    options.version = static_cast<decltype(options.version)>(version);
    return kit::rules_of<Merchants>(options, built_in_edition());
}

// A small edition: quarters of two to four sites, rows of three spaces, a clock of five prices, and
// a time line with every event, losses early. It lasts two rounds; sites and money are scarce.
inline Edition small_edition(int seats) {
    Edition e = built_in_edition();
    e.title = "small";
    e.terms[at(Term::kRow)].value = 3;
    e.terms[at(Term::kHighestPrice)].value = 120;
    e.terms[at(Term::kLowestPrice)].value = 40;
    e.terms[at(Term::kPriceStep)].value = 20;
    e.terms[at(Term::kStartMoney)].value = 150;
    const FixedList<Space, kMaxSpaces> all = e.spaces;
    e.spaces.clear();
    e.spaces.push_back(all[0]);
    for (const int space : {2, 20, 6, 22, 10, 23, 7, 2, 16, 17, 4, 9, 12, 11}) {
        e.spaces.push_back(all[static_cast<std::size_t>(space)]);
    }
    e.spaces.push_back(all[25]);
    e.terms[at(Term::kHourglasses)].value = static_cast<std::uint16_t>(e.spaces.size() - 2);
    e.cards.clear();
    const int goods = 6 * seats - 10;
    e.cards.push_back({CardKind::kGoods, static_cast<std::uint8_t>(goods), 0, Mark::kOurs});
    e.cards.push_back({colony_card(Continent::kAfrica), 2, 0, Mark::kOurs});
    e.cards.push_back({colony_card(Good::kSilk), 3, 0, Mark::kOurs});
    e.cards.push_back({house_card(0, Good::kGems), 2, 0, Mark::kOurs});
    e.cards.push_back({house_card(4, Good::kNone), 3, 0, Mark::kOurs});
    e.quarters = {QuarterRow{Quarter::kGrachten, 2, 2, Mark::kOurs},
                  {Quarter::kNieuweZijde, 1, 3, Mark::kOurs},
                  {Quarter::kOudeZijde, 2, 1, Mark::kOurs},
                  {Quarter::kLastage, 1, 2, Mark::kOurs}};
    e.bridges.clear();
    const auto bridge = [&](const char* from, const char* to) {
        e.bridges.push_back({find_site(from), find_site(to), Mark::kOurs});
    };
    bridge("g0", "nz0");
    bridge("g1", "oz1");
    bridge("nz2", "l0");
    bridge("oz0", "g3");
    for (ContinentRow& row : e.continents) row.sites = {1, 1, 2, 2};
    const auto start = [&](std::size_t seat, const char* house, Continent continent, Good good) {
        e.starts[seat] = {find_site(house), colony_of(continent, good), Mark::kOurs};
    };
    start(0, "g0", Continent::kAmericas, Good::kSilk);
    start(1, "nz1", Continent::kAmericas, Good::kSilk);
    start(2, "oz0", Continent::kFarEast, Good::kSugar);
    start(3, "l0", Continent::kAfrica, Good::kGems);
    start(4, "l1", Continent::kAfrica, Good::kSugar);
    return e;
}

}  // namespace pakhuis::merchants
