// The people at one table: they open it, sit down, watch, and act one after the other. Checks that
// each of them is shown every change once and in order.
#pragma once

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "player.h"
#include "tally.h"

namespace pakhuis::bench {

using Rng = std::mt19937_64;

class Party {
  public:
    struct Events {
        // Everybody has seen the latest change, and somebody is to decide.
        std::function<void(Party&)> ready;
        // Everybody has seen the action that was due at `due`, the last of them now.
        std::function<void(Party&, Clock::time_point due, Clock::time_point seen)> acted;
        // An action was refused, and changed nothing; `ready` follows.
        std::function<void(Party&)> refused;
        // The match is over, and everybody has seen it.
        std::function<void(Party&)> over;
    };
    // `tempo` as in the protocol's terms.
    Party(std::vector<Player*> players, std::string tempo, Tally& tally, Rng& rng, Events events);
    Party(const Party&) = delete;
    Party& operator=(const Party&) = delete;

    // A new table, or once the match is over another with the same terms; `ready` follows.
    void open();
    void rematch();
    // Stops following the table.
    void leave();
    // One of those who are to decide does something legal. Only when ready.
    void act(Clock::time_point due);

    const std::string& table() const { return table_; }
    // Since the table was opened.
    int actions() const { return actions_; }
    // Nothing is under way.
    bool at_rest() const { return stage_ != Stage::kOpening && stage_ != Stage::kActing; }

  private:
    enum class Stage { kNone, kOpening, kReady, kActing, kOver };

    // What one of them knows.
    struct Place {
        Player* player = nullptr;
        std::uint32_t version = 0;  // 0: has not seen the table yet
        bool over = false;
        std::string action;  // a legal one, as a JSON string; empty: is not to decide
    };

    void ask_for_table(const std::string& request);
    void sit_down();
    void watch();
    void heard(std::size_t seat, const Message& message);
    void take_in(Place& place, const Message& message);
    void answered(const Message& message);
    // Goes on if everybody has seen all there is.
    void look_round();
    bool expect_ok(const Message& message, const char* what);

    Tally& tally_;
    Rng& rng_;
    Events events_;
    const std::string tempo_;
    std::vector<Place> places_;
    std::string table_;
    Stage stage_ = Stage::kNone;
    std::size_t seated_ = 0;
    int actions_ = 0;
    std::uint32_t expected_ = 0;  // the version after the action; 0: not answered yet
    Clock::time_point due_;
    Clock::time_point seen_;
};

}  // namespace pakhuis::bench
