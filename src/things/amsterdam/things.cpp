#include "things/amsterdam/things.h"

#include "games/amsterdam/city.h"
#include "games/amsterdam/task_scores.h"

namespace pakhuis {

using namespace amsterdam;

namespace {

template <std::size_t N>
void add(std::array<std::uint8_t, N>& counts, std::size_t which) {
    ++counts[which];
}

void note_delivery(Diary<Amsterdam>& diary, const State& before, Seat seat, Good good) {
    if (is_depot(before.ship[seat])) {
        ++diary.depots[seat];
    } else {
        add(diary.delivered[seat], at(good));
    }
    diary.early[seat] += early_bonus(before.round) > 0;
}

void note_places(Diary<Amsterdam>& diary, const State& s) {
    for (std::size_t i = 0; i < s.order.size(); ++i) {
        diary.place[s.order[i]] = static_cast<std::uint8_t>(i + 1);
    }
}

// Each card that a seat has; the groups are the three classes.
void list_cards(const CardSet& active, ThingList& out) {
    for (int i = 0; i < kCards; ++i) {
        const CardId id(i);
        constexpr std::array<std::string_view, kClasses> kGroups{"artisan active",
                                                                 "building active", "plan active"};
        out.has(kGroups[at(class_of(id))], amsterdam::name_of(id), active.has(id));
    }
}

void list_tasks(const Rules& rules, const State& end, Seat seat, ThingList& out) {
    TaskSet done;
    for (const auto& line : task_scores(rules, end, seat).lines) {
        if (line.points > 0) done.add(line.task);
    }
    const auto name = [](int i) { return amsterdam::name_of(TaskId(i)); };
    out.set("task dealt", end.tasks[seat].bits, kTasks, name);
    out.set("task done", done.bits, kTasks, name);
}

void list_city(const Rules& rules, const State& end, Seat seat, ThingList& out) {
    const BlockSet crests = end.crests[seat];
    const auto in = [&](int i) {
        return popcount(crests.bits & blocks_of(static_cast<Colour>(i)));
    };
    std::array<std::string_view, kColours> quarters;
    int most = 0;
    for (int i = 0; i < kColours; ++i) {
        quarters[static_cast<std::size_t>(i)] = amsterdam::name_of(spot_of(static_cast<Colour>(i)));
        most = std::max(most, in(i));
    }
    out.set("block", crests.bits, kBlocks, [](int i) { return Rules::name_of(BlockId(i)); });
    out.amount("blocks", "", crests.count(), 16, 2);
    out.amount("blocks in a row", "", largest_group(rules, crests).count(), 16, 2);
    out.amount("blocks in the best quarter", "", most, kBlocksOfQuarter);
    out.amounts("blocks in", quarters, kBlocksOfQuarter, in);
}

}  // namespace

void Diary<Amsterdam>::note(const Rules&, const State& before, Seat actor, const Action& action,
                            const State& after) {
    switch (action.verb) {
        case Verb::kDisc:
            note_places(*this, after);
            break;
        case Verb::kDice:
            add(dice[actor], at(action.colour));
            add(dice[actor], at(action.second));
            break;
        case Verb::kUse:
            if (class_of(action.card) == CardClass::kPlan) {
                add(plans[actor], at(quarter_of(plan_of(action.card))));
            }
            break;
        case Verb::kMarket:
            tiles[actor].add(before.tile);
            break;
        case Verb::kDeliver:
            note_delivery(*this, before, actor, action.good);
            break;
        case Verb::kSellFlorins:
        case Verb::kSellResource:
        case Verb::kSellBoth:
            ++sold[actor];
            break;
        case Verb::kHire:
            ++hired[actor];
            break;
        default:
            break;
    }
}

void Diary<Amsterdam>::list(const Rules& rules, const State& end, Seat seat, ThingList& out) const {
    constexpr std::array<std::string_view, kMaxPlayers> kPlaces{"first", "second", "third",
                                                                "fourth"};
    const auto of = [&](const auto& counts) {
        return [&](int i) { return counts[seat][static_cast<std::size_t>(i)]; };
    };
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules.sides()); ++i) {
        out.has("place on the Amstel at the start", kPlaces[i], place[seat] == i + 1);
    }
    list_cards(end.active[seat], out);
    out.set("market tile used", tiles[seat].bits, kTiles,
            [](int i) { return Rules::name_of(TileId(i)); });
    if (rules.tasks_each > 0) list_tasks(rules, end, seat, out);
    list_city(rules, end, seat, out);
    int goods = depots[seat];
    for (const std::uint8_t n : delivered[seat]) goods += n;
    out.amount("goods delivered", "", goods, 12, 2);
    out.amount("goods delivered before round 8", "", early[seat], 8);
    out.amount("goods delivered to depots", "", depots[seat], 4);
    out.amounts("goods delivered of", enum_names(Good{}), 3, of(delivered));
    out.amount("goods sold", "", sold[seat], 6);
    out.amount("dockers hired", "", hired[seat], 6);
    out.amount("space on the Amstel", "", end.amstel[seat], kMouth, 3);
    out.amount("market tiles used", "", tiles[seat].count(), 12, 2);
    out.amount("cards active", "", end.active[seat].count(), 20, 2);
    out.amounts("dice taken", enum_names(Colour{}), 8, of(dice));
    out.amounts("plans used of", enum_names(Colour{}), 8, of(plans));
    out.amount("penalties", "", end.penalties[seat], 6);
}

}  // namespace pakhuis
