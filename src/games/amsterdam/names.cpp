// Names of cards and parts of the board, for actions and files.
#include "base/text.h"
#include "games/amsterdam/cards.h"

namespace pakhuis::amsterdam {
namespace {

using SpotName = Text<23>;

constexpr std::array<SpotName, kSpots> make_spot_names() {
    std::array<SpotName, kSpots> names;
    const auto of = [&](SpotId id) -> SpotName& {
        return names[static_cast<std::size_t>(id.index())];
    };
    for (int i = 0; i < kBlocks; ++i) {
        const auto quarter = static_cast<int>(quarter_of(BlockId(i)));
        const auto kind = static_cast<Kind>(static_cast<int>(Kind::kPlantage) + quarter);
        SpotName& name = of(spot_of(BlockId(i)));
        name.append(name_of(kind)).append('-').append(i % kBlocksOfQuarter + 1);
        of(spot_of(static_cast<Colour>(quarter))) = SpotName(name_of(kind));
    }
    of(spot_of(kStartNode)) = SpotName("start");
    for (int i = 0; i < kQuays; ++i) {
        const auto docker = static_cast<Docker>(i);
        of(spot_of(quay_of(docker))).append(name_of(docker)).append("-quay");
    }
    for (int i = 0; i < kGoodKinds; ++i) {
        const auto good = static_cast<Good>(i);
        of(spot_of(warehouse_of(good))).append(name_of(good)).append("-anchor");
    }
    for (int i = 0; i < kDepots; ++i) of(spot_of(depot(i))).append("depot-").append(i + 1);
    for (int i = 0; i < kWaters; ++i)
        of(spot_of(NodeId(kFirstWater + i))).append('w').append(i + 1);
    for (int i = 0; i < kTiles; ++i) {
        const TileId tile(i);
        const std::string_view letters = kTilesA.has(tile)    ? "a"
                                         : kTilesB.has(tile)  ? "b"
                                         : kTilesCA.has(tile) ? "ca"
                                                              : "cb";
        of(spot_of(tile)).append(letters).append(i + 1);
    }
    return names;
}
constexpr std::array<SpotName, kSpots> kSpotNames = make_spot_names();

constexpr std::array<Text<3>, kCards> make_card_names() {
    std::array<Text<3>, kCards> names;
    for (int i = 0; i < kCards; ++i) {
        Text<3>& name = names[static_cast<std::size_t>(i)];
        const int number = i + 1;
        name.append(number < 10 ? "00" : number < 100 ? "0" : "").append(number);
    }
    return names;
}
constexpr std::array<Text<3>, kCards> kCardNames = make_card_names();

constexpr std::array<Text<3>, kTasks> make_task_names() {
    std::array<Text<3>, kTasks> names;
    for (int i = 0; i < kTasks; ++i) names[static_cast<std::size_t>(i)].append(i + 1);
    return names;
}
constexpr std::array<Text<3>, kTasks> kTaskNames = make_task_names();

}  // namespace

std::string_view name_of(SpotId id) {
    return id.index() < kSpots ? kSpotNames[static_cast<std::size_t>(id.index())].view()
                               : std::string_view();
}
SpotId find_spot(std::string_view name) {
    const int i = find_name(kSpotNames, name);
    return i < 0 ? SpotId() : SpotId(i);
}
std::string_view name_of(CardId id) {
    return id.index() < kCards ? kCardNames[at(id)].view() : std::string_view();
}
CardId find_card(std::string_view name) {
    const int i = find_name(kCardNames, name);
    return i < 0 ? CardId() : CardId(i);
}
std::string_view name_of(TaskId id) {
    return id.index() < kTasks ? kTaskNames[at(id)].view() : std::string_view();
}
TaskId find_task(std::string_view name) {
    const int i = find_name(kTaskNames, name);
    return i < 0 ? TaskId() : TaskId(i);
}

}  // namespace pakhuis::amsterdam
