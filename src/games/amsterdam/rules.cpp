#include "games/amsterdam/rules.h"

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {
namespace {

void set_costs(Rules& r) {
    for (std::size_t i = 0; i < kCards; ++i) {
        for (int c = 0; c < kColours; ++c) {
            const auto colour = static_cast<Colour>(c);
            r.costs[i] += Resources::of(colour, r.edition.cards[i].cost[colour]);
        }
    }
    for (std::size_t i = 0; i < kBlocks; ++i) r.block_costs[i] = r.edition.blocks[i].cost;
}

void survey(Rules& r) {
    for (const auto& bridge : r.edition.bridges) {
        r.across[at(bridge.from)] |= BlockSet::of(bridge.to).bits;
        r.across[at(bridge.to)] |= BlockSet::of(bridge.from).bits;
    }
    for (const auto& channel : r.edition.channels) {
        r.beside[at(channel.from)] |= 1u << channel.to.index();
        r.beside[at(channel.to)] |= 1u << channel.from.index();
    }
    for (int space = 1; space <= kMouth; ++space) {
        int points = space == kMouth ? r.edition.mouth.points : 0;
        int bridges = 0;
        for (const AmstelBridge& bridge : r.edition.amstel) {
            if (bridge.behind >= space) continue;
            points += bridge.points;
            ++bridges;
        }
        r.passed[static_cast<std::size_t>(space)] = static_cast<std::int16_t>(points);
        r.bridges[static_cast<std::size_t>(space)] = static_cast<std::uint8_t>(bridges);
    }
}

// (extension 3) Spaces that touch, by an edge or a corner.
void survey_black_market(Rules& r) {
    const auto apart = [](int a, int b) { return a > b ? a - b : b - a; };
    for (int i = 0; i < kGoodKinds; ++i) {
        for (int j = 0; j < kGoodKinds; ++j) {
            if (i == j || apart(i / 3, j / 3) > 1 || apart(i % 3, j % 3) > 1) continue;
            const Good from = r.edition.black_market[static_cast<std::size_t>(i)].good;
            const Good to = r.edition.black_market[static_cast<std::size_t>(j)].good;
            r.market_beside[at(from)] |= OneEach::of(to).lanes;
        }
    }
}

constexpr Reason kNotYetThere{"not-yet-there", "This extension can't be played yet."};

// Until they can be played: tasks and C tiles.
bool not_yet_there(const Options& options) {
    for (const OptionAt place : {OptionAt::kTaskTiles, OptionAt::kMarketTiles}) {
        if (options.choice[at(place)] != 0) return true;
    }
    return false;
}

}  // namespace

EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules) {
    if (const auto p = edition_problem(edition); p.refusal) return p;
    if (not_yet_there(options)) return {&kNotYetThere, "options", 0};
    rules = Rules{};
    rules.seats = options.seats;
    rules.first_round = options.choice[at(OptionAt::kRounds)] == 1 ? kShortStart : 1;
    rules.characters = options.choice[at(OptionAt::kCharacters)] == 1;
    rules.dealer = options.choice[at(OptionAt::kDealer)] == 1;
    rules.options = options;
    rules.edition = edition;
    set_costs(rules);
    survey(rules);
    survey_black_market(rules);
    return {};
}

}  // namespace pakhuis::amsterdam

namespace pakhuis {

EditionProblem Amsterdam::prepare(Edition& edition) {
    return amsterdam::edition_problem(edition);
}

void Amsterdam::warnings(const Edition& edition, EditionWarnings& out) {
    out.clear();
    if (!amsterdam::city_is_whole(edition)) {
        out.push_back({&amsterdam::edition_reasons::kCityInPieces, "bridges", 0});
    }
}

}  // namespace pakhuis
