// The people at one table. They open it, sit down, watch, and act one after the other. Checks that
// each seat gets every change once and in order.
#pragma once

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "client_totals.h"
#include "player.h"

namespace pakhuis::bench {

using Rng = std::mt19937_64;

class Party {
  public:
    struct Events {
        // Everybody has seen the latest change, and somebody can decide.
        std::function<void(Party&)> ready;
        // Everybody has seen the action that was due at `due`. The last one saw it at `seen`.
        std::function<void(Party&, Clock::time_point due, Clock::time_point seen)> acted;
        // An action was refused and changed nothing. `ready` follows.
        std::function<void(Party&)> refused;
        // The match is over, and everybody has seen it.
        std::function<void(Party&)> over;
    };
    // `tempo` has the form of the protocol's terms.
    Party(std::vector<Player*> players, std::string tempo, ClientTotals& totals, Rng& rng,
          Events events);
    Party(const Party&) = delete;
    Party& operator=(const Party&) = delete;

    // Opens a new table, or after the match another one with the same terms. `ready` follows.
    void open();
    void rematch();
    // Stops following the table.
    void leave();
    // A player who can decide takes a legal action. Call it only when ready.
    void act(Clock::time_point due);

    const std::string& table() const { return table_; }
    // The number of actions since the table was opened.
    int actions() const { return actions_; }
    // Whether nothing is under way.
    bool at_rest() const { return stage_ != Stage::kOpening && stage_ != Stage::kActing; }

  private:
    enum class Stage { kNone, kOpening, kReady, kActing, kOver };

    // The knowledge of one player.
    struct SeatStatus {
        Player* player = nullptr;
        std::uint32_t version = 0;  // 0: table not seen yet
        bool over = false;
        std::string action;  // a legal action as a JSON string; empty: no decision
    };

    void ask_for_table(const std::string& request);
    void sit_down();
    void watch();
    void received(std::size_t seat, const Message& message);
    void apply_message(SeatStatus& status, const Message& message);
    void answered(const Message& message);
    // Continues if all seats have the newest version.
    void continue_if_all_have_seen();
    bool expect_ok(const Message& message, const char* what);

    ClientTotals& totals_;
    Rng& rng_;
    Events events_;
    const std::string tempo_;
    std::vector<SeatStatus> seats_;
    std::string table_;
    Stage stage_ = Stage::kNone;
    std::size_t seated_ = 0;
    int actions_ = 0;
    std::uint32_t expected_ = 0;  // the version after the action; 0: not answered yet
    Clock::time_point due_;
    Clock::time_point seen_;
};

}  // namespace pakhuis::bench
