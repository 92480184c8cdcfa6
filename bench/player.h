// A guest with one WebSocket: asks, hears the answers, hands on what it hears of tables.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "client.h"
#include "message.h"
#include "tally.h"

namespace pakhuis::bench {

class Player {
  public:
    using Heard = std::function<void(const Message&)>;

    Player(Loop& loop, std::uint16_t port, std::string cookie, Tally& tally);

    // The connection is open, and the server knows whose it is.
    bool greeted() const { return greeted_; }
    const std::string& cookie() const { return cookie_; }
    // `request` is the inside of the message's object but for its id: "type":"ping". `answered` is
    // told `ok` or `refused`.
    void ask(const std::string& request, Heard answered);
    // Who is told of full and update messages.
    void follow(Heard heard) { table_ = std::move(heard); }

  private:
    void hear(std::string_view text);
    void answer(const Message& message);

    Tally& tally_;
    std::string cookie_;
    std::unordered_map<std::uint32_t, Heard> waiting_;  // by id
    std::uint32_t id_ = 0;
    Heard table_;
    bool greeted_ = false;
    Socket socket_;
};

// As many cookies of new guests.
std::vector<std::string> new_guests(std::uint16_t port, std::size_t count);
// One for each cookie, greeted by the server; fewer if some were not within half a minute.
std::vector<std::unique_ptr<Player>> connect_players(Loop& loop, std::uint16_t port,
                                                     const std::vector<std::string>& cookies,
                                                     Tally& tally);

}  // namespace pakhuis::bench
