// The printed components of Merchants of Amsterdam: amounts, time line, cards, sites, bridges,
// colonies, start places. An edition is a plain value with a built-in default; another one may come
// from a file.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/fixed_list.h"
#include "base/text.h"
#include "engine/edition.h"
#include "engine/mark.h"
#include "engine/reason.h"
#include "games/merchants/cards.h"

namespace pakhuis::merchants {

inline constexpr int kMaxSpaces = 40;
inline constexpr int kMaxBridges = 16;
inline constexpr int kLeastCredit = 50;
inline constexpr int kMaxRow = 15;       // spaces of a row of the exchange, sites of a colony
inline constexpr int kMaxPrices = 64;    // on the clock
inline constexpr int kMaxAmount = 1000;  // thousand florins, of any printed amount

// Single amounts.
enum class Term : std::uint8_t {
    kStartMoney,
    kCredit,
    kRepayment,
    kContinents,    // the bonus for colonies on all continents
    kQuarters,      // for houses in all quarters
    kBridge,        // for both ends of a bridge
    kRow,           // spaces in a row of the exchange
    kHighestPrice,  // on the clock
    kLowestPrice,
    kPriceStep,
    kHourglasses,
};
inline constexpr int kTerms = 11;
constexpr auto enum_names(Term) {
    return std::array<std::string_view, kTerms>{
        "start-money",    "credit",       "repayment",    "continents-bonus",
        "quarters-bonus", "bridge-bonus", "exchange-row", "highest-price",
        "lowest-price",   "price-step",   "hourglasses"};
}

struct TermRow {
    Term term = Term::kStartMoney;
    std::uint16_t value = 0;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("term", self.term);
        visit("value", self.value);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const TermRow&, const TermRow&) = default;
};

// The instruction of a space of the time line.
enum class SpaceEvent : std::uint8_t {
    kStart,
    kNothing,
    kShip,         // each may step one good
    kGlobe,        // each may found a colony
    kCrest,        // each builds a house
    kCredit,       // each may borrow
    kShipArrow,    // the leaders of each row go back
    kBarredShip,   // each goes back with a marker
    kBarredGlobe,  // each loses a colony
    kBarredCrest,  // each loses a house
    kExchange,     // scorings
    kAmsterdam,
    kColonies,
    kFinal,
};
inline constexpr int kSpaceEvents = 14;
constexpr auto enum_names(SpaceEvent) {
    return std::array<std::string_view, kSpaceEvents>{
        "start",          "nothing",         "ship",           "globe",        "crest",
        "credit",         "ship-arrow",      "barred-ship",    "barred-globe", "barred-crest",
        "score-exchange", "score-amsterdam", "score-colonies", "final"};
}
constexpr bool scores(SpaceEvent event) {
    return event >= SpaceEvent::kExchange && event <= SpaceEvent::kFinal;
}
constexpr Area area_of(SpaceEvent event) {
    return static_cast<Area>(static_cast<int>(event) - static_cast<int>(SpaceEvent::kExchange));
}

// The payout to the first and the second in a sector.
struct Payout {
    std::uint16_t first = 0;
    std::uint16_t second = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("first", self.first);
        visit("second", self.second);
    }
    friend constexpr bool operator==(const Payout&, const Payout&) = default;
};
using PayoutTable = std::array<Payout, kSectors>;  // by the rank of the sector

using Years = Text<11>;  // "1609/21"

struct Space {
    Years years;
    SpaceEvent event = SpaceEvent::kNothing;
    PayoutTable payouts{};  // all 0 on spaces without a scoring
    Mark years_mark = Mark::kPublished;
    Mark event_mark = Mark::kOurs;
    Mark payout_mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("years", self.years);
        visit("event", self.event);
        visit("payouts", self.payouts);
        visit("years-mark", self.years_mark);
        visit("event-mark", self.event_mark);
        visit("payout-mark", self.payout_mark);
    }
    friend constexpr bool operator==(const Space&, const Space&) = default;
};

// The number of cards of a kind, and the part of them that is removed with three players.
struct CardCount {
    CardKind card = CardKind::kGoods;
    std::uint8_t count = 0;
    std::uint8_t not_with_three = 0;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("card", self.card);
        visit("count", self.count);
        visit("not-with-three", self.not_with_three);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const CardCount&, const CardCount&) = default;
};

// The sites of a quarter, numbered row by row. Neighbours lie side by side or above each other.
struct QuarterRow {
    Quarter quarter = Quarter::kGrachten;
    std::uint8_t rows = 0;
    std::uint8_t columns = 0;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("quarter", self.quarter);
        visit("rows", self.rows);
        visit("columns", self.columns);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const QuarterRow&, const QuarterRow&) = default;
};

struct Bridge {
    SiteId from;
    SiteId to;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("from", self.from);
        visit("to", self.to);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const Bridge&, const Bridge&) = default;
};

// Sites for colonies of each good on a continent.
struct ContinentRow {
    Continent continent = Continent::kAmericas;
    std::array<std::uint8_t, kSectors> sites{};  // by good
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("continent", self.continent);
        visit("sites", self.sites);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const ContinentRow&, const ContinentRow&) = default;
};

// The start of the seat of this row. Its marker stands on space 1 of the colony's good.
struct StartPlace {
    SiteId house;
    Colony colony = Colony::kNone;
    Mark mark = Mark::kOurs;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("house", self.house);
        visit("colony", self.colony);
        visit("mark", self.mark);
    }
    friend constexpr bool operator==(const StartPlace&, const StartPlace&) = default;
};

// The name of a site, "nz7", and the site of a name; none() for an unknown name.
std::string_view site_name(SiteId site);
SiteId find_site(std::string_view name);

struct Edition {
    Text<63> title;
    std::array<TermRow, kTerms> terms{};
    FixedList<Space, kMaxSpaces> spaces;
    FixedList<CardCount, kActionKinds> cards;
    std::array<QuarterRow, kSectors> quarters{};
    FixedList<Bridge, kMaxBridges> bridges;
    std::array<ContinentRow, kSectors> continents{};
    std::array<StartPlace, kMaxPlayers> starts{};  // by seat

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("title", self.title);
        visit("terms", self.terms);
        visit("spaces", self.spaces);
        visit("cards", self.cards);
        visit("quarters", self.quarters);
        visit("bridges", self.bridges);
        visit("continents", self.continents);
        visit("starts", self.starts);
    }
    friend constexpr bool operator==(const Edition&, const Edition&) = default;

    constexpr int term(Term which) const { return terms[at(which)].value; }
    // Names for the codec.
    static std::string_view name_of(SiteId site) { return site_name(site); }
    static SiteId find(SiteTag*, std::string_view name) { return find_site(name); }
};

// The number of action cards in a match with so many players.
int action_cards(const Edition& edition, int players);
// Whether all players get equally many turns.
inline bool turns_are_equal(const Edition& edition, int players) {
    const int cards = action_cards(edition, players);
    return cards > 0 && cards % (kDiscs * players) == 0;
}
// Sites of a quarter, as 16 bits.
constexpr std::uint16_t sites_of(const QuarterRow& row) {
    return static_cast<std::uint16_t>((1u << (row.rows * row.columns)) - 1);
}

// The values of docs/rules/merchants.md, with their marks.
const Edition& built_in_edition();

EditionProblem edition_problem(const Edition& edition);

namespace edition_reasons {
inline constexpr Reason kTermOrder{"term-order", "The terms stand in their order."};
inline constexpr Reason kBadTerm{
    "bad-term", "Amounts are at most 1000 and divide by ten; a credit is at least 50."};
inline constexpr Reason kBadRow{"bad-row", "A row of the exchange has 2 to 15 spaces."};
inline constexpr Reason kBadClock{"bad-clock",
                                  "The clock falls in equal steps from the highest price to the "
                                  "lowest, 2 to 64 of them, and half the highest is on the way."};
inline constexpr Reason kHourglasses{"hourglasses",
                                     "There are two hourglasses fewer than spaces on the time "
                                     "line."};
inline constexpr Reason kBadTimeLine{"bad-time-line",
                                     "The time line begins with the only start and ends with the "
                                     "only final scoring."};
inline constexpr Reason kBadPayout{"bad-payout",
                                   "Payouts divide by ten, are at most 1000, and stand on scoring "
                                   "spaces only."};
inline constexpr Reason kBadCard{"bad-card",
                                 "Each kind of action card stands once, and no more leave with "
                                 "three players than there are."};
inline constexpr Reason kUnevenTurns{"uneven-turns",
                                     "The action cards must divide by three times the players."};
inline constexpr Reason kTooManyCards{"too-many-cards", "There are at most 120 action cards."};
inline constexpr Reason kBadQuarter{"bad-quarter",
                                    "The quarters stand in their order, each with 1 to 16 sites."};
inline constexpr Reason kBadBridge{"bad-bridge",
                                   "A bridge joins sites of two quarters, and no other does."};
inline constexpr Reason kBadContinent{"bad-continent",
                                      "The continents stand in their order, with at most 15 sites "
                                      "for a good."};
inline constexpr Reason kBadStart{"bad-start",
                                  "Each seat begins with a house and a colony on sites of their "
                                  "own."};
}  // namespace edition_reasons

}  // namespace pakhuis::merchants
