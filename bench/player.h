// A guest with one WebSocket. It sends requests, reads answers, and passes on messages about
// tables.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "client.h"
#include "client_totals.h"
#include "message.h"

namespace pakhuis::bench {

class Player {
  public:
    using MessageHandler = std::function<void(const Message&)>;

    Player(Loop& loop, std::uint16_t port, std::string cookie, ClientTotals& totals);

    // Whether the connection is open and the server has greeted the guest.
    bool greeted() const { return greeted_; }
    const std::string& cookie() const { return cookie_; }
    // `request` is the content of the message's object without its id: "type":"ping". `answered`
    // gets the answer `ok` or `refused`.
    void ask(const std::string& request, MessageHandler answered);
    // Sets the handler of full and update messages.
    void follow(MessageHandler handler) { table_handler_ = std::move(handler); }

  private:
    void receive(std::string_view text);
    void answer(const Message& message);

    ClientTotals& totals_;
    std::string cookie_;
    std::unordered_map<std::uint32_t, MessageHandler> waiting_;  // by id
    std::uint32_t id_ = 0;
    MessageHandler table_handler_;
    bool greeted_ = false;
    Socket socket_;
};

// Makes new guests and returns their cookies.
std::vector<std::string> new_guests(std::uint16_t port, std::size_t count);
// Connects one player for each cookie. Drops players that the server did not greet within half a
// minute.
std::vector<std::unique_ptr<Player>> connect_players(Loop& loop, std::uint16_t port,
                                                     const std::vector<std::string>& cookies,
                                                     ClientTotals& totals);

}  // namespace pakhuis::bench
