#include "client/witness.h"

#include <set>

#include "client/server_fixture.h"

namespace pakhuis::client {
namespace {

bool is_step(const Json& event) {
    static const std::set<std::string> notes = {"created", "sit", "started", "resumed", "chat"};
    return !notes.contains(event["kind"].get<std::string>());
}

// The decision of a seat in one step of its log, or the beginning of its text; empty: no decision
// of the seat.
std::string decision_in(const std::vector<Json>& step, int seat) {
    const Json& first = step.front();
    if (first["seat"] != seat) return "";
    const std::string kind = first["kind"];
    if (kind == "drew") return "draw";
    if (kind == "took") return "take " + first["card"].get<std::string>();
    if (kind == "claimed") return "claim " + first["track"].get<std::string>();
    if (kind == "drew-contracts") return "contracts";
    if (kind == "passed") return "pass";
    if (kind != "chose" && kind != "kept-contract") return "";
    std::string text = "keep";
    for (const Json& event : step) {
        if (event["kind"] == "kept-contract") text += " " + event["contract"].get<std::string>();
    }
    return text;
}

std::vector<std::string> decisions_in(const Json& events, int seat) {
    std::vector<std::string> found;
    std::vector<Json> step;
    const auto finish = [&] {
        const std::string text = step.empty() ? "" : decision_in(step, seat);
        if (!text.empty()) found.push_back(text);
        step.clear();
    };
    for (const Json& event : events) {
        if (!step.empty() && step.front()["step"] != event["step"]) finish();
        step.push_back(event);
    }
    finish();
    return found;
}

// An unanswered request counts as done from now on if its result is there.
void settle(std::vector<std::string>& sure, std::optional<std::string>& open, std::size_t found) {
    if (open && found > sure.size()) sure.push_back(*open);
    open.reset();
}

}  // namespace

Json Witness::log(std::uint16_t port) const {
    const auto page =
        http_get(port, "/api/tables/" + table_ + "/log?seat=" + std::to_string(seat_), cookie_);
    EXPECT_TRUE(page.status == 200 || page.status == 0) << table_ << page.body;
    return page.status == 200 ? Json::parse(page.body) : Json(nullptr);
}

bool Witness::come_back(std::uint16_t port, bool by_version) {
    if (player_) read_unread_messages();
    const Json found = log(port);
    if (found.is_null()) return false;
    compare(found);
    player_ = std::make_unique<Player>(port, cookie_);
    events_read_ = 0;
    got_full_view_ = !by_version;
    Json request = watch(table_, seat_);
    if (by_version) {
        request["version"] = seen_;
        player_->table = {{"version", seen_}, {"view", view_}};
    }
    const Json answer = player_->ask(request);
    if (answer["type"] == "lost") return false;
    EXPECT_EQ(answer["type"], "ok") << answer.dump();
    EXPECT_GE(answer.value("version", 0u), newest_) << table_;
    Json first = player_->next();
    while (!first.is_null() && first["type"] != "full" && first["type"] != "update") {
        first = player_->next();
    }
    if (first.is_null()) return false;
    got_full_view_ = got_full_view_ || first["type"] == "full";
    if (first["version"] == seen_ && !view_.is_null()) {
        EXPECT_TRUE(same(player_->table["view"], view_)) << first.dump() << view_.dump();
    }
    return true;
}

void Witness::read_unread_messages() {
    for (Json last = player_->next(); !last.is_null(); last = player_->next()) {
        if (!deciding_ || last["type"] != "ok" || last["id"] != sent_id_) continue;
        decided_.push_back(*deciding_);
        deciding_.reset();
    }
    remember();
}

void Witness::remember() {
    for (; events_read_ < player_->events.size(); ++events_read_) {
        Json event = player_->events[events_read_];
        event.erase("version");  // the log has step numbers instead
        if (!got_full_view_ && is_step(event)) shown_.push_back(std::move(event));
    }
    if (player_->table.contains("view")) {
        seen_ = player_->table["version"];
        view_ = player_->table["view"];
    }
    newest_ = std::max({newest_, seen_, player_->version});
}

void Witness::compare(const Json& log) {
    EXPECT_GE(log["version"], newest_) << table_;
    compare_shown(log["events"]);
    compare_decisions(log["events"]);
    compare_chat(log["chat"]);
}

void Witness::compare_shown(const Json& events) const {
    ASSERT_GE(events.size(), shown_.size()) << table_ << " has lost events that it showed";
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        Json event = events[i];
        event.erase("step");
        ASSERT_TRUE(same(event, shown_[i])) << event.dump() << " was " << shown_[i].dump();
    }
}

void Witness::compare_decisions(const Json& events) {
    const auto found = decisions_in(events, seat_);
    ASSERT_GE(found.size(), decided_.size()) << table_ << " has lost " << decided_.back();
    ASSERT_LE(found.size(), decided_.size() + (deciding_ ? 1 : 0))
        << table_ << " did a decision twice";
    settle(decided_, deciding_, found.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        ASSERT_TRUE((decided_[i] + " ").starts_with(found[i] + " "))
            << table_ << ": " << found[i] << " was " << decided_[i];
    }
}

// Only one seat of each table chats.
void Witness::compare_chat(const Json& chat) {
    if (said_.empty() && !saying_) return;
    ASSERT_GE(chat.size(), said_.size()) << table_ << " has lost " << said_.back();
    ASSERT_LE(chat.size(), said_.size() + (saying_ ? 1 : 0)) << table_;
    settle(said_, saying_, chat.size());
    for (std::size_t i = 0; i < chat.size(); ++i) ASSERT_EQ(chat[i]["text"], said_[i]);
}

bool Witness::compare_all(std::uint16_t port) {
    remember();
    const Json found = log(port);
    if (found.is_null()) return false;
    compare(found);
    EXPECT_EQ(found["version"], seen_) << table_;
    EXPECT_TRUE(got_full_view_ || found["events"].size() == shown_.size()) << table_;
    shown_.clear();
    for (Json event : found["events"]) {
        event.erase("step");
        shown_.push_back(std::move(event));
    }
    got_full_view_ = false;
    return true;
}

bool Witness::decide(Rng& rng) {
    sent_id_ = 0;
    const Json& table = player_->table;
    if (!table.contains("legal")) return true;
    const Json& legal = table["legal"];
    deciding_ = legal[rng.below(static_cast<std::uint32_t>(legal.size()))][0];
    sent_id_ = player_->send(act(table, seat_, *deciding_));
    player_->table.erase("legal");
    return sent_id_ != 0;
}

bool Witness::await_answer() {
    if (sent_id_ == 0) return true;
    const Json answer = player_->answer(sent_id_);
    if (answer["type"] == "lost") return false;
    EXPECT_EQ(answer["type"], "ok") << *deciding_ << answer.dump();
    if (answer["type"] == "ok") decided_.push_back(*deciding_);
    deciding_.reset();
    return true;
}

bool Witness::say(const std::string& line) {
    saying_ = line;
    const Json answer = player_->ask({{"type", "chat"}, {"table", table_}, {"text", line}});
    if (answer["type"] == "lost") return false;
    EXPECT_EQ(answer["type"], "ok") << answer.dump();
    said_.push_back(line);
    saying_.reset();
    return true;
}

bool Witness::follow(unsigned version, bool with_bots) {
    const Json alone = Json::array({seat_});  // otherwise a bot may still decide
    return player_->wait_until([&](const Json& table) {
        const bool still = !with_bots || table["status"] == "over" || table["waiting"] == alone;
        return still && table.value("version", 0u) >= version;
    });
}

}  // namespace pakhuis::client
