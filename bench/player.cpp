#include "player.h"

#include <algorithm>
#include <fmt/format.h>
#include <thread>

#include "client/ws_client.h"

namespace pakhuis::bench {

Player::Player(Loop& loop, std::uint16_t port, std::string cookie, ClientTotals& totals)
    : totals_(totals),
      cookie_(std::move(cookie)),
      socket_(loop, port, cookie_,
              {[this](std::string_view text) { receive(text); },
               [this] { totals_.violation("a connection was refused or dropped"); }}) {}

void Player::ask(const std::string& request, MessageHandler answered) {
    ++totals_.asked;
    waiting_.emplace(++id_, std::move(answered));
    socket_.send(fmt::format(R"({{"id":{},{}}})", id_, request));
}

void Player::receive(std::string_view text) {
    const Message message = read_message(text);
    if (message.type == "hello") {
        greeted_ = true;
    } else if (message.type == "ok" || message.type == "refused") {
        answer(message);
    } else if (message.type == "update" || message.type == "full") {
        if (message.type == "update") {
            totals_.update_bytes.add(static_cast<double>(text.size()));
        } else {
            totals_.largest_full = std::max(totals_.largest_full, text.size());
        }
        if (table_handler_) table_handler_(message);
    }
    // Presence and turns at other tables change nothing at this table.
}

void Player::answer(const Message& message) {
    const auto found = waiting_.find(message.id);
    if (found == waiting_.end()) {
        return totals_.violation(fmt::format("an answer to request {}, which none is", message.id));
    }
    if (message.type == "ok") {
        ++totals_.accepted;
    } else {
        ++totals_.refused[std::string(message.key)];
    }
    const MessageHandler answered = std::move(found->second);
    waiting_.erase(found);
    if (answered) answered(message);
}

// Uses several threads, because each guest is answered only after a write to the disk.
std::vector<std::string> new_guests(std::uint16_t port, std::size_t count) {
    constexpr std::size_t kThreads = 16;
    std::vector<std::string> cookies(count);
    std::vector<std::thread> threads;
    for (std::size_t first = 0; first < kThreads; ++first) {
        threads.emplace_back([&cookies, first, port] {
            for (std::size_t i = first; i < cookies.size(); i += kThreads) {
                cookies[i] = client::http_get(port, "/api/me").cookie;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    return cookies;
}

std::vector<std::unique_ptr<Player>> connect_players(Loop& loop, std::uint16_t port,
                                                     const std::vector<std::string>& cookies,
                                                     ClientTotals& totals) {
    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& cookie : cookies) {
        players.push_back(std::make_unique<Player>(loop, port, cookie, totals));
    }
    std::size_t greeted = 0;
    loop.run(
        [&] {
            while (greeted < players.size() && players[greeted]->greeted()) ++greeted;
            return greeted == players.size();
        },
        std::chrono::seconds(30));
    std::erase_if(players, [](const auto& player) { return !player->greeted(); });
    return players;
}

}  // namespace pakhuis::bench
