// The 42 task tiles and their conditions. Their points are in the edition. (extension 2,
// supplement)
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/amsterdam/components.h"

namespace pakhuis::amsterdam {

// The condition of a task at the end. In brackets: the operand of its row that it reads.
enum class TaskAim : std::uint8_t {
    // on the board, by any player
    kDockersHome,  // both dockers of a colour are in the building [docker]
    kManyDockers,  // seven dockers are in the building
    kManySold,     // seven goods are on the black market
    kWarehouse,    // a warehouse is full [good]
    kAllDepots,    // all depots are full
    // by the owner
    kQuarter,         // four blocks in a quarter [quarter]
    kManyBlocks,      // nine blocks
    kThreeOfEach,     // three active cards of each class
    kAtMouth,         // the disc is in the mouth of the Amstel
    kManyLaurels,     // three active cards of the end
    kManyActions,     // four active cards III
    kManyPermanents,  // five active permanent cards
    kManyCards,       // ten active cards
    kMixedCargo,      // two kinds of goods on the barge
    kHome,            // the barge has left the start and is back
    // by handing pieces back
    kGiveCrew,     // two dockers and a good
    kGiveColours,  // resources of different colours: more colours, more points
    kGiveOneEach,  // a docker, a good and a resource
    kGiveDockers,  // one or two dockers of a colour [docker]
};
inline constexpr int kTaskAims = 19;
constexpr auto enum_names(TaskAim) {
    return std::array<std::string_view, kTaskAims>{
        "dockers-home", "many-dockers",    "many-sold",     "warehouse",   "all-depots",
        "quarter",      "many-blocks",     "three-of-each", "at-mouth",    "many-laurels",
        "many-actions", "many-permanents", "many-cards",    "mixed-cargo", "home",
        "give-crew",    "give-colours",    "give-one-each", "give-dockers"};
}
constexpr bool hands_back(TaskAim aim) {
    return aim >= TaskAim::kGiveCrew;
}

struct TaskData {
    TaskAim aim = TaskAim::kHome;
    Docker docker = Docker::kNone;
    Colour quarter = Colour::kNone;
    Good good = Good::kNone;
};

// Indexed by number less one; the table is in tasks.cpp.
extern const std::array<TaskData, kTasks> kTaskData;
inline const TaskData& data(TaskId id) {
    return kTaskData[at(id)];
}

}  // namespace pakhuis::amsterdam
