// The 42 task tiles: what each asks for. What they bring is printed matter and stands in the
// edition. (extension 2, supplement)
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/amsterdam/components.h"

namespace pakhuis::amsterdam {

// What a task asks for at the end. Words in brackets: the operand of its row that it reads.
enum class TaskAim : std::uint8_t {
    // whoever did it
    kDockersHome,  // both dockers of a colour are in the building [docker]
    kManyDockers,  // seven dockers are there
    kManySold,     // seven goods are on the black market
    kWarehouse,    // a warehouse is full [good]
    kAllDepots,    // all depots are full
    // of the owner
    kQuarter,         // four blocks in a quarter [quarter]
    kManyBlocks,      // nine blocks
    kThreeOfEach,     // three active cards of each class
    kAtMouth,         // the mouth of the Amstel
    kManyLaurels,     // three active cards of the end
    kManyActions,     // four III
    kManyPermanents,  // five permanent ones
    kManyCards,       // ten cards
    kMixedCargo,      // two kinds of goods on the barge
    kHome,            // the barge has left the start and is there again
    // by handing pieces back
    kGiveCrew,     // two dockers and a good
    kGiveColours,  // resources of different colours: the more, the better
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

// By number less one; tasks.cpp holds the table.
extern const std::array<TaskData, kTasks> kTaskData;
inline const TaskData& data(TaskId id) {
    return kTaskData[at(id)];
}

}  // namespace pakhuis::amsterdam
