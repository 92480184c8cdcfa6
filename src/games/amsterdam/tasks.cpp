#include "games/amsterdam/tasks.h"

#include "games/amsterdam/amsterdam.h"

namespace pakhuis::amsterdam {
namespace {

constexpr TaskData home(Docker docker) {
    return {TaskAim::kDockersHome, docker};
}
constexpr TaskData blocks(Colour quarter) {
    return {TaskAim::kQuarter, Docker::kNone, quarter};
}
constexpr TaskData full(Good good) {
    return {TaskAim::kWarehouse, Docker::kNone, Colour::kNone, good};
}
constexpr TaskData give(Docker docker) {
    return {TaskAim::kGiveDockers, docker};
}

constexpr std::array<TaskData, kTasks> kTaskRows{{
    home(Docker::kBlue),         // 1
    home(Docker::kBrown),        // 2
    home(Docker::kGreen),        // 3
    home(Docker::kPink),         // 4
    home(Docker::kYellow),       // 5
    home(Docker::kWhite),        // 6
    blocks(Colour::kBlack),      // 7
    blocks(Colour::kPink),       // 8
    blocks(Colour::kViolet),     // 9
    blocks(Colour::kBrown),      // 10
    blocks(Colour::kGrey),       // 11
    blocks(Colour::kOrange),     // 12
    {TaskAim::kThreeOfEach},     // 13
    {TaskAim::kAtMouth},         // 14
    {TaskAim::kManyLaurels},     // 15
    {TaskAim::kManyActions},     // 16
    {TaskAim::kManyPermanents},  // 17
    {TaskAim::kManySold},        // 18
    {TaskAim::kMixedCargo},      // 19
    full(Good::kFurniture),      // 20
    full(Good::kLace),           // 21
    full(Good::kCheese),         // 22
    full(Good::kGenever),        // 23
    full(Good::kBeer),           // 24
    full(Good::kTiles),          // 25
    full(Good::kTulip),          // 26
    full(Good::kCrystal),        // 27
    full(Good::kCoffee),         // 28
    {TaskAim::kAllDepots},       // 29
    {TaskAim::kHome},            // 30
    {TaskAim::kManyDockers},     // 31
    {TaskAim::kGiveCrew},        // 32
    {TaskAim::kGiveColours},     // 33
    {TaskAim::kGiveOneEach},     // 34
    {TaskAim::kManyBlocks},      // 35
    {TaskAim::kManyCards},       // 36
    give(Docker::kBlue),         // 37
    give(Docker::kYellow),       // 38
    give(Docker::kBrown),        // 39
    give(Docker::kGreen),        // 40
    give(Docker::kPink),         // 41
    give(Docker::kWhite),        // 42
}};

constexpr int count_with_aim(TaskAim aim) {
    int n = 0;
    for (const TaskData& row : kTaskRows) n += row.aim == aim;
    return n;
}
static_assert(count_with_aim(TaskAim::kDockersHome) == kQuays);
static_assert(count_with_aim(TaskAim::kQuarter) == kColours);
static_assert(count_with_aim(TaskAim::kWarehouse) == kGoodKinds);
static_assert(count_with_aim(TaskAim::kGiveDockers) == kQuays);

}  // namespace

const std::array<TaskData, kTasks> kTaskData = kTaskRows;

}  // namespace pakhuis::amsterdam

namespace pakhuis {

using namespace amsterdam;

void Amsterdam::client_facts(ClientFacts& out) {
    const auto add = [&](std::string_view table, auto subject_of) {
        for (int i = 0; i < kTasks; ++i) {
            const auto subject = subject_of(kTaskRows[static_cast<std::size_t>(i)]);
            const auto index = static_cast<std::size_t>(subject);
            const auto names = enum_names(subject);
            if (index < names.size()) out.push_back({table, i + 1, names[index]});
        }
    };
    add("taskDockers", [](const TaskData& row) { return row.docker; });
    add("taskQuarters", [](const TaskData& row) { return row.quarter; });
    add("taskGoods", [](const TaskData& row) { return row.good; });
    constexpr std::string_view kDigits = "0123456789";
    const auto add_round = [&](std::string_view table, int round, int number) {
        if (number > 0)
            out.push_back({table, round, kDigits.substr(static_cast<std::size_t>(number), 1)});
    };
    for (int r = 1; r <= kLastRound; ++r) add_round("roundBonus", r, early_bonus(r));
    for (int r = 1; r <= kLastRound; ++r) add_round("roundTurned", r, lowest_turned(r));
}

}  // namespace pakhuis
