// The rules object of a match of Amsterdam: seats, options, edition, and tables derived from them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/options.h"
#include "games/amsterdam/edition.h"

namespace pakhuis::amsterdam {

// Positions in Options::choice.
enum class OptionAt : std::uint8_t { kRounds, kCharacters, kTaskTiles, kDealer, kMarketTiles };
inline constexpr std::array<std::string_view, 2> kRoundsNames{"12", "10"};
inline constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};
enum class TaskTiles : std::uint8_t { kNone, kSecret3, kSecret5, kOpen1, kOpen2 };
inline constexpr std::array<std::string_view, 5> kTaskTilesNames{"none", "secret-3", "secret-5",
                                                                 "open-1", "open-2"};
enum class MarketTiles : std::uint8_t { kBase, kMixed, kCForB };
inline constexpr std::array<std::string_view, 3> kMarketTilesNames{"base", "mixed", "c-for-b"};

inline constexpr int kLastRound = 12;
inline constexpr int kShortStart = 3;  // the first round of the short game

// The market tiles of one half of the match. The tiles of both sorts are turned up in any order.
struct TileHalf {
    TileSet tiles;        // A or B; C if C tiles replace B
    TileSet mixed_in;     // C tiles that are mixed in
    int drawn = 0;        // how many of `tiles` are turned up
    int drawn_mixed = 0;  // how many of `mixed_in`
};

// The newest version of the rules. Matches use it unless their options name an earlier one.
// Version 2: resources are paid and gained in any order of colours. If a card gives a step on the
// Amstel, points for that step count as points of the card (072).
inline constexpr int kRulesVersion = 2;

struct Rules {
    int version = kRulesVersion;
    int seats = 0;
    int first_round = 1;
    bool characters = false;  // foreman and bailiff
    bool dealer = false;
    int last_of_half = 6;  // the last round of the first half
    std::array<TileHalf, 2> halves{};
    int tasks_each = 0;
    bool open_tasks = false;

    std::array<Resources, kCards> costs{};
    std::array<std::uint8_t, kBlocks> block_costs{};
    std::array<std::uint64_t, kBlocks> across{};  // blocks one bridge away
    std::array<std::uint32_t, kNodes> beside{};   // spaces of the harbour one step away
    std::array<std::uint16_t, kGoodKinds>
        market_beside{};                             // neighbours on the black market, by good
    std::array<std::int16_t, kMouth + 1> passed{};   // points of bridges and mouth up to a space
    std::array<std::uint8_t, kMouth + 1> bridges{};  // number of bridges up to a space

    Options options;
    Edition edition;

    const TileRow& tile(TileId id) const {
        return edition.tiles[static_cast<std::size_t>(id.index())];
    }
    const TileHalf& half_of(int round) const { return halves[round > last_of_half]; }
    const PlayersRow& players() const {
        return edition.players[static_cast<std::size_t>(sides() - kMinPlayers)];
    }
    // One player against TOM. The table is laid for two, with one docker of each colour.
    bool solo() const { return seats < kMinPlayers; }
    int sides() const { return solo() ? kMinPlayers : seats; }
    int quarter_tiles() const { return sides() - 1; }
    int dockers_of_colour() const { return solo() ? 1 : kDockersOfColour; }
    const Resources& cost(CardId id) const { return costs[at(id)]; }
    // The points of a task for this number of players. `more`: dockers handed back beyond the
    // first, for tasks that take two.
    int task_points(TaskId id, int more = 0) const {
        const auto place = static_cast<std::size_t>(seats - kMinPlayers + 3 * more);
        return edition.tasks[at(id)].points[place];
    }

    // Names for the codec and the text form of actions.
    static std::string_view name_of(SpotId id) { return amsterdam::name_of(id); }
    static std::string_view name_of(CardId id) { return amsterdam::name_of(id); }
    static std::string_view name_of(Id<ArtisanTag> id) { return name_of(CardId(id.index())); }
    static std::string_view name_of(Id<BuildingTag> id) {
        return name_of(CardId(kFirstBuilding + id.index()));
    }
    static std::string_view name_of(PlanId id) { return name_of(card_of(id)); }
    static std::string_view name_of(BlockId id) { return name_of(spot_of(id)); }
    static std::string_view name_of(NodeId id) { return name_of(spot_of(id)); }
    static std::string_view name_of(TileId id) { return name_of(spot_of(id)); }
    static std::string_view name_of(Id<QuarterTag> id) {
        return name_of(spot_of(static_cast<Colour>(id.index())));
    }
    static std::string_view name_of(TaskId id) { return amsterdam::name_of(id); }

    static SpotId find(SpotTag*, std::string_view name) { return find_spot(name); }
    static CardId find(CardTag*, std::string_view name) { return find_card(name); }
    static Id<ArtisanTag> find(ArtisanTag*, std::string_view name) {
        return within<ArtisanTag>(find_card(name), 0, kArtisans);
    }
    static Id<BuildingTag> find(BuildingTag*, std::string_view name) {
        return within<BuildingTag>(find_card(name), kFirstBuilding, kBuildings);
    }
    static PlanId find(PlanTag*, std::string_view name) {
        return within<PlanTag>(find_card(name), kFirstPlan, kPlans);
    }
    static TaskId find(TaskTag*, std::string_view name) { return find_task(name); }
    static BlockId find(BlockTag*, std::string_view name) { return block_of(find_spot(name)); }
    static NodeId find(NodeTag*, std::string_view name) { return node_of(find_spot(name)); }
    static TileId find(TileTag*, std::string_view name) { return tile_of(find_spot(name)); }
    static Id<QuarterTag> find(QuarterTag*, std::string_view name) {
        const Colour quarter = quarter_of(find_spot(name));
        return quarter == Colour::kNone ? Id<QuarterTag>() : quarter_id(quarter);
    }
    static constexpr Id<QuarterTag> quarter_id(Colour quarter) {
        return Id<QuarterTag>(static_cast<int>(quarter));
    }

  private:
    template <class Tag>
    static Id<Tag> within(CardId id, int first, int count) {
        const int n = id.none() ? -1 : id.index() - first;
        return n >= 0 && n < count ? Id<Tag>(n) : Id<Tag>();
    }
};

inline constexpr Reason kSoloExtension{"solo-extension",
                                       "The solo game is played without extensions."};

// Fills `rules` for this match. If it returns a problem, `rules` must not be used.
EditionProblem make_rules(const Options& options, const Edition& edition, Rules& rules);

// (rounds 8–12) High faces are turned to 1 before anyone takes dice: their resources would come too
// late.
constexpr int lowest_turned(int round) {
    return round < 8 ? 0 : 14 - round;  // 0: none
}
constexpr int turned_face(int face, int round) {
    return lowest_turned(round) != 0 && face >= lowest_turned(round) ? 1 : face;
}
// (rounds 1–7) Extra points for each good that is delivered.
constexpr int early_bonus(int round) {
    return round < 8 ? 8 - round : 0;
}
// (the end) The points of penalties, negative.
constexpr int penalty_points(int penalties) {
    if (penalties == 0) return 0;
    return penalties == 1 ? -3 : -8 - 7 * (penalties - 2);
}
// The number of cards of a class that phase I lays out.
constexpr int cards_dealt(CardClass which, int sides, int round) {
    if (which == CardClass::kPlan) return 2;
    if (sides != 3) return sides / 2;
    return 1 + ((round % 2 == 0) == (which == CardClass::kBuilding));
}

}  // namespace pakhuis::amsterdam
