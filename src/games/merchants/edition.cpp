#include "games/merchants/edition.h"

namespace pakhuis::merchants {
namespace {

using SiteName = Text<7>;

constexpr std::array<SiteName, kSites> make_site_names() {
    std::array<SiteName, kSites> names;
    for (int i = 0; i < kSites; ++i) {
        SiteName& name = names[static_cast<std::size_t>(i)];
        name.append(kQuarterSigns[at(quarter_of(SiteId(i)))]).append(number_of(SiteId(i)));
    }
    return names;
}
constexpr std::array<SiteName, kSites> kSiteNames = make_site_names();

EditionProblem problem_with_clock(const Edition& e) {
    const int high = e.term(Term::kHighestPrice);
    const int low = e.term(Term::kLowestPrice);
    const int step = e.term(Term::kPriceStep);
    const int row = static_cast<int>(at(Term::kHighestPrice));
    const bool falls = step > 0 && low > 0 && low < high && (high - low) % step == 0 &&
                       (high - low) / step < kMaxPrices;
    // The doubled run ends where twice the shown price is the price of the early presser.
    const bool halves = falls && high % (2 * step) == 0 && high / 2 >= low;
    if (!halves) return {&edition_reasons::kBadClock, "terms", row};
    return {};
}

EditionProblem problem_with_terms(const Edition& e) {
    for (std::size_t i = 0; i < e.terms.size(); ++i) {
        const TermRow& row = e.terms[i];
        const int at_row = static_cast<int>(i);
        if (row.term != static_cast<Term>(i))
            return {&edition_reasons::kTermOrder, "terms", at_row};
        const bool counts = row.term == Term::kRow || row.term == Term::kHourglasses;
        if (!counts && (row.value % 10 != 0 || row.value > kMaxAmount)) {
            return {&edition_reasons::kBadTerm, "terms", at_row};
        }
    }
    const int length = e.term(Term::kRow);
    if (length < kHouseSpace || length > kMaxRow) {
        return {&edition_reasons::kBadRow, "terms", static_cast<int>(at(Term::kRow))};
    }
    // A credit is large enough that forced credits end and their number fits its field.
    if (e.term(Term::kCredit) < kLeastCredit) {
        return {&edition_reasons::kBadTerm, "terms", static_cast<int>(at(Term::kCredit))};
    }
    return problem_with_clock(e);
}

bool payouts_fit(const Space& space) {
    for (const Payout& p : space.payouts) {
        if (p.first % 10 != 0 || p.second % 10 != 0) return false;
        if (p.first > kMaxAmount || p.second > kMaxAmount) return false;
        if (!scores(space.event) && (p.first != 0 || p.second != 0)) return false;
    }
    return true;
}

EditionProblem problem_with_spaces(const Edition& e) {
    const std::size_t last = e.spaces.size() - 1;
    if (e.spaces.size() < 2) return {&edition_reasons::kBadTimeLine, "spaces", 0};
    for (std::size_t i = 0; i < e.spaces.size(); ++i) {
        const SpaceEvent event = e.spaces[i].event;
        const bool right = (event == SpaceEvent::kStart) == (i == 0) &&
                           (event == SpaceEvent::kFinal) == (i == last);
        if (!right) return {&edition_reasons::kBadTimeLine, "spaces", static_cast<int>(i)};
        if (!payouts_fit(e.spaces[i]))
            return {&edition_reasons::kBadPayout, "spaces", static_cast<int>(i)};
    }
    if (e.term(Term::kHourglasses) + 2 != static_cast<int>(e.spaces.size())) {
        return {&edition_reasons::kHourglasses, "terms", static_cast<int>(at(Term::kHourglasses))};
    }
    return {};
}

EditionProblem problem_with_cards(const Edition& e) {
    Pile seen;
    for (std::size_t i = 0; i < e.cards.size(); ++i) {
        const CardCount& row = e.cards[i];
        const int at_row = static_cast<int>(i);
        const bool known = static_cast<int>(row.card) < kActionKinds;
        if (!known || seen[row.card] != 0 || row.not_with_three > row.count) {
            return {&edition_reasons::kBadCard, "cards", at_row};
        }
        seen += Pile::of(row.card);
    }
    if (action_cards(e, kMaxPlayers) > Pile::kMost)
        return {&edition_reasons::kTooManyCards, "cards", 0};
    bool any = false;
    for (int n = kMinPlayers; n <= kMaxPlayers; ++n) any = any || turns_are_equal(e, n);
    if (!any) return {&edition_reasons::kUnevenTurns, "cards", 0};
    return {};
}

bool has_site(const Edition& e, SiteId site) {
    if (site.none()) return false;
    return (sites_of(e.quarters[at(quarter_of(site))]) >> number_of(site)) & 1;
}

EditionProblem problem_with_city(const Edition& e) {
    for (std::size_t i = 0; i < e.quarters.size(); ++i) {
        const QuarterRow& row = e.quarters[i];
        const int sites = row.rows * row.columns;
        if (row.quarter != static_cast<Quarter>(i) || sites < 1 || sites > kSitesEach) {
            return {&edition_reasons::kBadQuarter, "quarters", static_cast<int>(i)};
        }
    }
    for (std::size_t i = 0; i < e.bridges.size(); ++i) {
        const Bridge& b = e.bridges[i];
        bool fits = has_site(e, b.from) && has_site(e, b.to);
        fits = fits && quarter_of(b.from) != quarter_of(b.to);
        for (std::size_t j = 0; j < i; ++j) {
            const Bridge& other = e.bridges[j];
            fits = fits && !(other.from == b.from && other.to == b.to) &&
                   !(other.from == b.to && other.to == b.from);
        }
        if (!fits) return {&edition_reasons::kBadBridge, "bridges", static_cast<int>(i)};
    }
    return {};
}

EditionProblem problem_with_world(const Edition& e) {
    for (std::size_t i = 0; i < e.continents.size(); ++i) {
        const ContinentRow& row = e.continents[i];
        bool fits = row.continent == static_cast<Continent>(i);
        for (const std::uint8_t sites : row.sites) fits = fits && sites <= kMaxRow;
        if (!fits) return {&edition_reasons::kBadContinent, "continents", static_cast<int>(i)};
    }
    return {};
}

EditionProblem problem_with_starts(const Edition& e) {
    SiteSet houses;
    std::array<int, kColonyKinds> colonies{};
    for (std::size_t i = 0; i < e.starts.size(); ++i) {
        const StartPlace& start = e.starts[i];
        const bool known = has_site(e, start.house) && at(start.colony) < kColonyKinds;
        if (!known || houses.has(start.house)) {
            return {&edition_reasons::kBadStart, "starts", static_cast<int>(i)};
        }
        houses.add(start.house);
        const ContinentRow& row = e.continents[at(continent_of(start.colony))];
        if (++colonies[at(start.colony)] > row.sites[at(good_of(start.colony))]) {
            return {&edition_reasons::kBadStart, "starts", static_cast<int>(i)};
        }
    }
    return {};
}

}  // namespace

std::string_view site_name(SiteId site) {
    if (site.none() || site.index() >= kSites) return "none";
    return kSiteNames[static_cast<std::size_t>(site.index())];
}

SiteId find_site(std::string_view name) {
    const int index = find_name(kSiteNames, name);
    return index < 0 ? SiteId() : SiteId(index);
}

int action_cards(const Edition& e, int players) {
    int sum = 0;
    for (const CardCount& row : e.cards) {
        sum += row.count - (players == kMinPlayers ? row.not_with_three : 0);
    }
    return sum;
}

EditionProblem edition_problem(const Edition& e) {
    if (auto p = problem_with_terms(e); p.refusal) return p;
    if (auto p = problem_with_spaces(e); p.refusal) return p;
    if (auto p = problem_with_cards(e); p.refusal) return p;
    if (auto p = problem_with_city(e); p.refusal) return p;
    if (auto p = problem_with_world(e); p.refusal) return p;
    return problem_with_starts(e);
}

}  // namespace pakhuis::merchants
