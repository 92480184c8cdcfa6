// For tests: people at one table of a TestHouse. They decide at random.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "client/player.h"
#include "host/test_house.h"

namespace pakhuis::host {

class Party {
  public:
    using Json = client::Json;

    // Makes a table with these terms. A new guest sits at each seat for a person and watches.
    Party(TestHouse& house, const Json& terms) : house_(house) {
        const Json& seats = terms["seats"];
        for (std::size_t i = 0; i < seats.size(); ++i) {
            if (seats[i] != "person") continue;
            guests.push_back(house.new_guest());
            seats_.push_back(static_cast<int>(i));
        }
        come();
        const Json answer = players[0]->ask({{"type", "create"}, {"terms", terms}});
        EXPECT_EQ(answer["type"], "ok") << answer.dump();
        table = answer.value("table", "");
        for (std::size_t i = 1; i < players.size(); ++i) {
            EXPECT_EQ(players[i]->ask(client::sit(table, seats_[i]))["type"], "ok");
        }
        watch();
    }

    // Everybody connects again after a restart and watches the table.
    void come_back() {
        come();
        watch();
    }
    // Everybody receives all messages so far.
    void hear() {
        house_.settle();
        for (const auto& player : players) {
            while (!player->next(std::chrono::milliseconds(0)).is_null()) {
            }
        }
    }
    bool over() const { return players[0]->table.value("status", "") == "over"; }
    // One player decides at random. False: nobody has a decision.
    bool decide(Rng& rng) {
        hear();
        for (std::size_t i = 0; i < players.size(); ++i) {
            client::Player& player = *players[i];
            if (!player.table.contains("legal")) continue;
            const Json& legal = player.table["legal"];
            const std::string text = legal[rng.below(static_cast<std::uint32_t>(legal.size()))][0];
            const Json answer = player.ask(client::act(player.table, seats_[i], text));
            EXPECT_EQ(answer["type"], "ok") << text << ": " << answer.dump();
            return answer["type"] == "ok";
        }
        return false;
    }
    void play_out(Rng& rng, int most = 20'000) {
        for (int i = 0; i < most && decide(rng); ++i) {
        }
        hear();
        EXPECT_TRUE(over()) << table << players[0]->table.dump().substr(0, 500);
    }
    std::string page(const std::string& word, std::size_t guest = 0) {
        return house_.get("/api/tables/" + table + "/" + word, guests[guest]).body;
    }

    std::string table;
    std::vector<std::string> guests;
    std::vector<std::unique_ptr<client::Player>> players;

  private:
    void come() {
        players.clear();
        for (const std::string& guest : guests) {
            players.push_back(std::make_unique<client::Player>(house_, guest));
            players.back()->check_schema =
                players.size() == 1;  // the others get the same kinds of messages
        }
    }
    void watch() {
        for (std::size_t i = 0; i < players.size(); ++i) {
            EXPECT_EQ(players[i]->ask(client::watch(table, seats_[i]))["type"], "ok");
        }
        hear();
    }

    TestHouse& house_;
    std::vector<int> seats_;  // of the players
};

}  // namespace pakhuis::host
