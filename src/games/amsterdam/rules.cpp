#include "games/amsterdam/rules.h"

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {
namespace {

constexpr int kMixedLetters = 3;

void set_costs(Rules& r) {
    for (std::size_t i = 0; i < kCards; ++i) {
        for (int c = 0; c < kColours; ++c) {
            const auto colour = static_cast<Colour>(c);
            r.costs[i] += Resources::of(colour, r.edition.cards[i].cost[colour]);
        }
    }
    for (std::size_t i = 0; i < kBlocks; ++i) r.block_costs[i] = r.edition.blocks[i].cost;
}

void find_neighbours(Rules& r) {
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

// (extension 3) Spaces are neighbours by an edge or a corner.
void find_market_neighbours(Rules& r) {
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

bool has_extension(const Options& options) {
    for (std::size_t i = at(OptionAt::kCharacters); i <= at(OptionAt::kMarketTiles); ++i) {
        if (options.choice[i] != 0) return true;
    }
    return false;
}

// (extension 4) With mixed tiles each half has three tiles of its letter; the others are C tiles.
void lay_out_tiles(Rules& r, MarketTiles choice) {
    r.last_of_half = (r.first_round + kLastRound) / 2;
    const int rounds = r.last_of_half - r.first_round + 1;
    r.halves = {TileHalf{kTilesA, {}, rounds, 0}, TileHalf{kTilesB, {}, rounds, 0}};
    if (choice == MarketTiles::kMixed) {
        r.halves = {TileHalf{kTilesA, kTilesCA, kMixedLetters, rounds - kMixedLetters},
                    TileHalf{kTilesB, kTilesCB, kMixedLetters, rounds - kMixedLetters}};
    }
    if (choice == MarketTiles::kCForB) r.halves[1].tiles = kTilesCA | kTilesCB;
}

// (extension 2) Tasks are either all open or all secret.
void count_tasks(Rules& r, TaskTiles choice) {
    constexpr std::array<int, kTaskTilesNames.size()> kEach{0, 3, 5, 1, 2};
    r.tasks_each = kEach[at(choice)];
    r.open_tasks = choice >= TaskTiles::kOpen1;
}

}  // namespace

EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules) {
    if (const auto p = edition_problem(edition); p.refusal) return p;
    if (options.seats < kMinPlayers && has_extension(options)) {
        return {&kSoloExtension, "options", 0};
    }
    rules = Rules{};
    rules.version = version_asked(options, kRulesVersion);
    rules.seats = options.seats;
    rules.first_round = options.choice[at(OptionAt::kRounds)] == 1 ? kShortStart : 1;
    rules.characters = options.choice[at(OptionAt::kCharacters)] == 1;
    rules.dealer = options.choice[at(OptionAt::kDealer)] == 1;
    rules.options = options;
    rules.edition = edition;
    lay_out_tiles(rules, static_cast<MarketTiles>(options.choice[at(OptionAt::kMarketTiles)]));
    count_tasks(rules, static_cast<TaskTiles>(options.choice[at(OptionAt::kTaskTiles)]));
    set_costs(rules);
    find_neighbours(rules);
    find_market_neighbours(rules);
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
