// Which net plays a match, and why none does.
#include "thinking/net_shelf.h"

#include <gtest/gtest.h>

#include "kit/shelf_net.h"
#include "net_files/shipped.h"
#include "thinking/thinking.h"

namespace pakhuis::thinking {
namespace {

std::unique_ptr<Match> carts_match(int seats = 2) {
    return *start_match({"carts", seats, {}, {}});
}

std::string why(const Match& match) {
    const auto problem = why_easy(match, "medium");
    return problem ? problem->text() : "";
}

// All files of the folder nets serve the rules, features and editions of this program.
TEST(NetShelf, HasTheNetsOfTheProgram) {
    for (const GameInfo* info : all_games()) {
        if (net_files::shipped_net(info->id).empty()) continue;
        for (int seats = info->min_seats; seats <= info->max_seats; ++seats) {
            EXPECT_EQ(why(**start_match({std::string(info->id), seats, {}, {}})), "") << info->id;
        }
    }
}

TEST(NetShelf, TellsThatAGameHasNoNet) {
    for (const GameInfo* info : all_games()) {
        if (!net_files::shipped_net(info->id).empty()) continue;
        EXPECT_EQ(why(**start_match({std::string(info->id), info->max_seats, {}, {}})),
                  "net: There is no net for " + std::string(info->id) + ". (no-net)");
    }
}

TEST(NetShelf, GivesTheNetThatWasPutThereUntilItIsDropped) {
    const auto match = carts_match();
    const nets::Net net = kit::fitting_net(*match, 5);
    const std::string before = why(*match);
    {
        const kit::ShelfNet put(net);
        ASSERT_TRUE(net_for(*match));
        EXPECT_EQ(**net_for(*match), net);
        EXPECT_EQ(why(*match), "");
        EXPECT_EQ(why(*carts_match(4)), "") << "one net for all numbers of seats";
    }
    EXPECT_EQ(why(*match), before);
}

TEST(NetShelf, GivesNoNetToAMatchOfAnotherEdition) {
    const auto match = carts_match();
    nets::Net net = kit::fitting_net(*match);
    net.purpose.editions = {1};
    const kit::ShelfNet put(net);
    EXPECT_NE(why(*match).find("(net-of-another-edition)"), std::string::npos) << why(*match);
    EXPECT_FALSE(why_easy(*match, "easy")) << "it needs none";
}

TEST(NetShelf, LetsANetPlayAnEditionThatItWasNotTrainedOn) {
    for (const GameInfo* info : all_games()) {
        const std::string game(info->id);
        const auto match = *start_match({game, info->min_seats, {}, {}});
        const std::string before = why(*match);  // "" if the program has a net of this game
        nets::Net net = kit::fitting_net(*match);
        net.purpose.editions = {1};
        const kit::ShelfNet put(net);
        EXPECT_NE(why(*match), "");
        let_net_play(*match);
        EXPECT_EQ(why(*match), "");
        EXPECT_EQ((*net_for(*match))->purpose.editions.front(), 1u) << "besides its own";
        drop_net(game);
        EXPECT_EQ(why(*match), before);
        let_net_play(*match);
        EXPECT_EQ(why(*match), before) << "without a net there is nothing to let play";
        drop_net(game);
    }
}

TEST(NetShelf, TakesOnlyANetOfAGame) {
    EXPECT_EQ(put_net("no net").error().key, "not-a-net");
    nets::Net net = kit::fitting_net(*carts_match());
    net.purpose.game = "chess";
    EXPECT_EQ(put_net(net_files::write_net(net)).error().text(),
              "game: There is no game 'chess'. (unknown-game)");
}

}  // namespace
}  // namespace pakhuis::thinking
