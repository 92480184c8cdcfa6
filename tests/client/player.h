// For tests: a player at a house. It sends requests, waits for answers and keeps its table up to
// date.
#pragma once

#include <algorithm>
#include <chrono>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "client/ws_client.h"
#include "kit/json_schema.h"

namespace pakhuis::client {

using Json = nlohmann::ordered_json;

// The schema of server messages. Every message to a test player is checked against it.
inline const kit::JsonSchema& schema() {
    static const kit::JsonSchema read = [] {
        std::ifstream in(PAKHUIS_TESTS_DIR "/../protocol/schema.json");
        return kit::JsonSchema(Json::parse(in));
    }();
    return read;
}

class Player {
  public:
    explicit Player(std::unique_ptr<Line> line) : line_(std::move(line)) {
        if (line_->connected()) next();  // the greeting
    }
    Player(Venue& venue, const std::string& guest) : Player(venue.connect(guest)) {}
    Player(std::uint16_t port, const std::string& cookie)
        : Player(std::make_unique<WsClient>(port, cookie)) {}

    bool connected() const { return line_->connected(); }

    // Sends and returns the answer. Applies updates that come before it.
    Json ask(Json request) { return answer(send(std::move(request))); }
    // The same in two parts, for several requests at once: `send` returns the id. A closed
    // connection gives an answer of type "lost".
    unsigned send(Json request) {
        request["id"] = ++id_;
        return line_->send(request.dump()) ? id_ : 0;
    }
    Json answer(unsigned id) {
        while (id != 0 && !answers_.contains(id)) {
            const Json message = next();
            if (message.is_null()) break;
            if (message.contains("id")) answers_[message["id"]] = message;
        }
        if (!answers_.contains(id)) return {{"type", "lost"}};
        Json found = std::move(answers_.extract(id).mapped());
        version = std::max(version, found.value("version", 0u));
        return found;
    }
    // The next message. `received` keeps the text of all messages.
    Json next(std::chrono::milliseconds wait = kPatience) {
        const auto text = line_->receive(wait);
        if (!text) return nullptr;
        received += *text + "\n";
        Json message = Json::parse(*text);
        if (check_schema) {
            EXPECT_EQ(schema().problem("server", message), "") << *text;
        }
        if (message["type"] == "full") table = message;
        if (message["type"] == "update") apply_update(message);
        return message;
    }
    // Reads messages until `is` holds for the table.
    template <class Is>
    bool wait_until(Is&& is) {
        while (table.is_null() || !is(table)) {
            if (next().is_null()) return false;
        }
        return true;
    }

    Json table;            // the last full message, updates applied
    unsigned version = 0;  // the newest in an answer
    std::string received;
    std::vector<Json> events;  // of all updates
    bool check_schema = true;  // this takes longer than the rest of the work

  private:
    void apply_update(const Json& update) {
        events.insert(events.end(), update["events"].begin(), update["events"].end());
        if (table.is_null()) table = Json::object();
        for (const char* key : {"legal", "undo", "end", "result", "rival", "spectators", "stands",
                                "watchers-chat", "muted", "muted-lines"})
            table.erase(key);
        for (const auto& [key, value] : update.items()) {
            if (key == "view") {
                table["view"].merge_patch(value);
            } else {
                table[key] = value;
            }
        }
    }

    std::unique_ptr<Line> line_;
    unsigned id_ = 0;
    std::map<unsigned, Json> answers_;  // received, but not yet returned
};

inline Json watch(const std::string& table, int seat) {
    return {{"type", "watch"}, {"table", table}, {"seat", seat}};
}

inline Json act(const Json& table, int seat, const std::string& text) {
    return {{"type", "act"},
            {"table", table["table"]},
            {"seat", seat},
            {"action", text},
            {"version", table["version"]}};
}

// Creates a table of carts; `more` has additional terms.
inline std::string create(Player& player, const Json& seats, const Json& more = Json::object()) {
    Json terms = {{"game", "carts"}, {"seats", seats}};
    terms.update(more);
    const Json answer = player.ask({{"type", "create"}, {"terms", terms}});
    EXPECT_EQ(answer["type"], "ok") << answer.dump();
    return answer.value("table", "");
}

inline Json sit(const std::string& table, int seat) {
    return {{"type", "sit"}, {"table", table}, {"seat", seat}};
}

// Compares without the order of fields.
inline bool same(const Json& a, const Json& b) {
    return nlohmann::json::parse(a.dump()) == nlohmann::json::parse(b.dump());
}

// Whether this player can decide or the match is over.
inline bool can_decide_or_over(const Json& table) {
    return table.contains("legal") || table["status"] == "over";
}

// Decides for a seat until the match is over. Takes the last legal action each time.
inline void play_out(Player& player, int seat) {
    for (int decisions = 0;
         player.wait_until(can_decide_or_over) && player.table["status"] != "over";) {
        const auto& legal = player.table["legal"];
        const std::string text = legal[legal.size() - 1][0];
        const Json answer = player.ask(act(player.table, seat, text));
        ASSERT_EQ(answer["type"], "ok") << text << ": " << answer.dump();
        player.table.erase("legal");
        ASSERT_LT(++decisions, 500);
    }
}

}  // namespace pakhuis::client
