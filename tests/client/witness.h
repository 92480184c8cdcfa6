// A seat at a table that outlives its server: it remembers what it was told, and holds the server
// that comes back to it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/rng.h"
#include "client/player.h"

namespace pakhuis::client {

class Witness {
  public:
    Witness(std::string table, int seat, std::string cookie)
        : table_(std::move(table)), seat_(seat), cookie_(std::move(cookie)) {}

    // All that follow return false once the server is gone. What is not as remembered is a failure
    // of the test.

    // Compares the table's log with what this seat remembers, connects and follows the table: by
    // what happened since, or from the whole view.
    bool come_back(std::uint16_t port, bool by_version);
    // Once the table stands still: it is the one that the log tells of.
    bool compare_all(std::uint16_t port);
    // Sends a decision, if it is the seat's to make; `hear` waits for the answer.
    bool decide(Rng& rng);
    bool hear();
    bool say(const std::string& line);
    // Follows the table up to a version and, where bots play, until it waits for this seat alone.
    bool follow(unsigned version, bool with_bots);

    unsigned version() const { return player_->version; }  // the newest acknowledged in this life
    bool over() const { return player_->table["status"] == "over"; }

  private:
    Json log(std::uint16_t port) const;
    // What the server that is gone had sent and nobody has read yet.
    void hear_the_rest();
    void remember();
    void compare(const Json& log);
    void compare_shown(const Json& events) const;
    void compare_decisions(const Json& events);
    void compare_chat(const Json& chat);

    std::string table_;
    int seat_;
    std::string cookie_;
    std::unique_ptr<Player> player_;  // in this life of the server
    bool whole_ = false;              // in this life the view came whole, without its events
    std::size_t taken_ = 0;           // of the player's events

    std::vector<std::string> decided_;     // acknowledged
    std::vector<std::string> said_;        // likewise
    std::optional<std::string> deciding_;  // sent and not answered: it may have happened or not
    std::optional<std::string> saying_;    // likewise
    std::vector<Json> shown_;              // the events of the match's steps
    unsigned newest_ = 1;                  // version acknowledged or seen
    unsigned seen_ = 1;                    // version of the view
    Json view_;
    unsigned sent_ = 0;  // id of the decision
};

}  // namespace pakhuis::client
