#include "games/merchants/rules.h"

#include "games/merchants/merchants.h"

namespace pakhuis::merchants {
namespace {

void set_amounts(Rules& r) {
    const Edition& e = r.edition;
    r.start_money = e.term(Term::kStartMoney);
    r.credit = e.term(Term::kCredit);
    r.repayment = e.term(Term::kRepayment);
    r.continents_bonus = e.term(Term::kContinents);
    r.quarters_bonus = e.term(Term::kQuarters);
    r.bridge_bonus = e.term(Term::kBridge);
    r.row = e.term(Term::kRow);
    r.highest = e.term(Term::kHighestPrice);
    r.lowest = e.term(Term::kLowestPrice);
    r.price_step = e.term(Term::kPriceStep);
    r.final_space = static_cast<int>(e.spaces.size()) - 1;
}

// Cards that are not for three players are removed before the start. The effect is the same as
// skipping them when they are turned.
void make_pile(Rules& r) {
    for (const CardCount& row : r.edition.cards) {
        const int out = r.seats == kMinPlayers ? row.not_with_three : 0;
        r.pile += Pile::of(row.card, row.count - out);
    }
    r.action_cards = r.pile.total();
}

Grid grid_of(const QuarterRow& row) {
    Grid grid;
    grid.sites = sites_of(row);
    grid.columns = row.columns;
    unsigned first = 0;
    unsigned last = 0;
    for (unsigned n = 0; n < row.rows; ++n) {
        first |= 1u << (n * row.columns);
        last |= 1u << (n * row.columns + row.columns - 1u);
    }
    grid.not_first = static_cast<std::uint16_t>(grid.sites & ~first);
    grid.not_last = static_cast<std::uint16_t>(grid.sites & ~last);
    return grid;
}

}  // namespace

void derive_board(Rules& r) {
    const Edition& e = r.edition;
    r.sites = 0;
    r.colony_sites = {};
    r.bridges.clear();
    r.across = {};
    for (std::size_t q = 0; q < kSectors; ++q) {
        r.grids[q] = grid_of(e.quarters[q]);
        r.sites |= std::uint64_t{r.grids[q].sites} << (kSitesEach * q);
        for (std::size_t good = 0; good < kSectors; ++good) {
            const Colony colony = colony_of(static_cast<Continent>(q), static_cast<Good>(good));
            r.colony_sites += Colonies::of(colony, e.continents[q].sites[good]);
        }
    }
    for (const Bridge& b : e.bridges) {
        const SiteSet from = SiteSet::of(b.from);
        const SiteSet to = SiteSet::of(b.to);
        r.bridges.push_back((from | to).bits);
        r.across[static_cast<std::size_t>(b.from.index())] |= to.bits;
        r.across[static_cast<std::size_t>(b.to.index())] |= from.bits;
    }
    for (int i = kFirstHouse; i < kActionKinds; ++i) {
        unsigned quarters = quarters_of(static_cast<CardKind>(i));
        while (quarters != 0) {
            r.card_sites[static_cast<std::size_t>(i)] |= quarter_mask(pop_lowest(quarters));
        }
    }
}

EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules) {
    if (auto p = edition_problem(edition); p.refusal) return p;
    if (!turns_are_equal(edition, options.seats)) {
        return {&edition_reasons::kUnevenTurns, "cards", 0};
    }
    rules = Rules{};
    rules.version = version_asked(options, kRulesVersion);
    rules.seats = options.seats;
    rules.options = options;
    rules.live = options.choice[at(OptionAt::kAuction)] == 1;
    rules.pace = static_cast<Pace>(options.choice[at(OptionAt::kPace)]);
    rules.edition = edition;
    set_amounts(rules);
    make_pile(rules);
    derive_board(rules);
    return {};
}

}  // namespace pakhuis::merchants

namespace pakhuis {

EditionProblem Merchants::prepare(Edition& edition) {
    return merchants::edition_problem(edition);
}

// An edition may fit some numbers of players only.
void Merchants::warnings(const Edition& edition, EditionWarnings& out) {
    out.clear();
    for (int n = merchants::kMinPlayers; n <= merchants::kMaxPlayers; ++n) {
        if (merchants::turns_are_equal(edition, n)) continue;
        out.push_back({&merchants::edition_reasons::kUnevenTurns, "cards", 0});
        return;
    }
}

Merchants::Rules Merchants::clockless(const Rules& rules) {
    Rules sealed = rules;
    sealed.live = false;
    return sealed;
}

}  // namespace pakhuis
