// The lesson of venise teaches enough to win: its learner beats the beginner. Each rule of thumb in
// a set position.
#include <string>

#include "bots/test_matches.h"
#include "bots/venise/beginner.h"
#include "bots/venise/test_table.h"
#include "bots/venise/test_taught.h"
#include "kit/effort.h"

namespace pakhuis::bots {
namespace {

using namespace venise;

struct Lesson : Position {
    using Position::Position;
    WorkshopId built(std::string_view name, Cubes on_it) {
        const WorkshopId id = workshop(name, on_it);
        s.built.add(id);
        return id;
    }
    // The rest of the turn of a learner.
    std::string learner() {
        bot = taught_choice;
        return rest_of_turn();
    }
};

TEST(VeniseTaught, WalksToTheDistrictWithWhatItsWorkshopMisses) {
    Lesson p(1, 3);
    p.built("cloth-3", {});
    p.order(OrderKind::kCloth2);
    const std::string done = p.learner();
    EXPECT_TRUE(done.starts_with("move 1 wool\nactivate 3\n")) << done;
    EXPECT_NE(done.find("produce cloth-3 plus-2"), std::string::npos) << done;
}

TEST(VeniseTaught, FetchesTheOrderThatAFullWorkshopMisses) {
    Lesson p(1, 2);
    p.built("cloth-3", cubes_of(2, 0, 0));
    EXPECT_TRUE(p.learner().starts_with("move 1 order\nactivate 2\n"));
}

TEST(VeniseTaught, SellsItsGoodsInOneSale) {
    Lesson p(1, 4);
    p.s.burgher[0] = Tile::kGold;
    p.built("jewels-5", {});
    p.s.store[0] = Goods::of(Good::kJewels, 3);
    p.s.ones[at(Good::kJewels)] = 2;
    const std::string done = p.learner();
    EXPECT_TRUE(done.starts_with("move 1 market\nactivate 4\nsell jewels x3\n")) << done;
}

TEST(VeniseTaught, BuildsACheapBridgeInItsChainAndTakesTheHigherDieBack) {
    Lesson p;
    p.s.bridges[0].add(edge_between(Tile::kMarket, Tile::kWool));
    p.die(Tile::kMarket, 3);
    p.die(Tile::kGold, 2);
    p.s.stock[0] = cubes_of(1, 0, 0);
    EXPECT_EQ(p.learner(), "bridge market-gold wool x1 back market\nend\n");
}

TEST(VeniseTaught, KeepsTheWorkshopThatLacksFewCubes) {
    Lesson p;
    p.s.stock[0] = cubes_of(1, 1, 1);
    p.s.burgher[0] = Tile::kWorkshop;
    p.s.phase = Phase::kKeep;
    p.s.value = 2;
    for (const char* name : {"cloth-3", "lace-5"}) {
        const WorkshopId id = p.rules.find(static_cast<WorkshopTag*>(nullptr), name);
        p.s.workshop_deck[0].cards.remove(id);
        p.s.seen_workshops.add(id);
    }
    EXPECT_TRUE(p.learner().starts_with("keep cloth-3\n"));
}

TEST(VeniseTaught, HiresTheMasterThatItsCubesPay) {
    Lesson p;
    p.s.stock[0] = cubes_of(1, 1, 0);
    p.s.burgher[0] = Tile::kMaster;
    p.s.phase = Phase::kKeep;
    p.s.value = 2;
    for (const char* name : {"step-a", "skill-a"}) {
        const MasterId id = p.rules.find(static_cast<MasterTag*>(nullptr), name);
        p.s.master_deck[0].cards.remove(id);
        p.s.seen_masters.add(id);
    }
    const std::string done = p.learner();
    EXPECT_TRUE(done.starts_with("keep step-a")) << done;
    EXPECT_EQ(paid_masters(p.s, 0), 1);
}

TEST(VeniseTaught, LeavesTheDiceThatStayLongest) {
    Lesson p;
    p.die(Tile::kWool, 1);
    p.die(Tile::kOrder, 5);
    p.die(Tile::kGold, 2);
    p.die(Tile::kPortB, 3);
    p.s.phase = Phase::kRecall;
    EXPECT_TRUE(p.learner().starts_with("recall order\n"));
}

TEST(VeniseTaught, ChoosesLegallyAndOnlyByItsView) {
    for (const LayoutName layout : kAllLayouts) {
        for (int seats = 2; seats <= kMaxPlayers; ++seats) {
            const int every = PAKHUIS_SANITIZED ? 40 : 4;
            expect_legal_by_view<Venise>(rules_for(seats, layout), seats, every, taught_choice);
        }
        EXPECT_EQ(play_itself<Venise>(rules_for(2, layout), 7, taught_choice).phase, Phase::kOver);
    }
}

// PAKHUIS_LONG_MATCHES=10000 plays that many.
TEST(VeniseTaught, BeatsTheBeginnerInMoreThanHalfOfItsMatches) {
    const int matches = kit::long_matches(PAKHUIS_SANITIZED ? 400 : 600);
    const double rate = win_rate<Venise>(rules_for(2), matches, taught_choice, beginner_choice);
    record_rate("beginner", rate, matches);
    EXPECT_GT(lower_end(rate, matches), 0.5) << rate;
}

}  // namespace
}  // namespace pakhuis::bots
