// A seat at a table across restarts of its server. It remembers everything that it was told, and
// compares it with the restarted server.
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

    // The following functions return false if the server has ended. A difference to the remembered
    // state is a test failure.

    // Compares the table's log with the memory, connects and follows the table: by the changes
    // since the last seen version, or from the whole view.
    bool come_back(std::uint16_t port, bool by_version);
    // Called when the table does not change. Compares the table with its log.
    bool compare_all(std::uint16_t port);
    // Sends a decision if the seat has one. `await_answer` waits for the answer.
    bool decide(Rng& rng);
    bool await_answer();
    bool say(const std::string& line);
    // Follows the table up to a version. With bots, until the table waits for this seat alone.
    bool follow(unsigned version, bool with_bots);

    unsigned version() const { return player_->version; }  // the newest acknowledged in this run
    bool over() const { return player_->table["status"] == "over"; }

  private:
    Json log(std::uint16_t port) const;
    // Reads the messages that the ended server had sent before.
    void read_unread_messages();
    void remember();
    void compare(const Json& log);
    void compare_shown(const Json& events) const;
    void compare_decisions(const Json& events);
    void compare_chat(const Json& chat);

    std::string table_;
    int seat_;
    std::string cookie_;
    std::unique_ptr<Player> player_;  // in this run of the server
    bool got_full_view_ = false;      // in this run the whole view came, without its events
    std::size_t events_read_ = 0;     // number of the player's events that were read

    std::vector<std::string> decided_;     // acknowledged
    std::vector<std::string> said_;        // acknowledged chat lines
    std::optional<std::string> deciding_;  // sent, not answered: it may have happened or not
    std::optional<std::string> saying_;    // the same for a chat line
    std::vector<Json> shown_;              // events of the match's steps
    unsigned newest_ = 1;                  // newest version acknowledged or seen
    unsigned seen_ = 1;                    // version of the view
    Json view_;
    unsigned sent_id_ = 0;  // id of the sent decision; 0: none
};

}  // namespace pakhuis::client
