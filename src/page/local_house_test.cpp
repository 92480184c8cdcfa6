#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>

#include "base/rng.h"
#include "kit/shelf_net.h"
#include "net_files/shipped.h"
#include "page/calls.h"
#include "page/house_call.h"

namespace pakhuis::page {
namespace {

using codec::Json;

const Json kStart{{"seed", {"0123456789abcdef", "fedcba9876543210"}},
                  {"guest", {{"id", "me"}, {"name", "Anna"}}}};

// A page with one client: it keeps rows as IndexedDB does, and lets bots think when nothing else is
// to do.
class LocalPage {
  public:
    LocalPage() { start(); }

    void start() {
        answers_.clear();
        table = nullptr;
        call({{"start", kStart}});
        call({{"connect", "tab"}});
    }
    // The page is loaded again: only what it kept is left. Tables are given when they are needed.
    void reload(const std::string& id) {
        start();
        give(id);
    }
    void give(const std::string& id) {
        Json kept{{"table", id}, {"rows", rows[id]}, {"summary", summaries[id]}};
        if (editions.contains(id)) kept["edition"] = editions[id];
        call({{"table", kept}});
    }

    void call(Json input) {
        Json answer = call_once(std::move(input));
        for (;;) {
            while (!writes_.empty() && !hold) answer = settle_write();
            if (!answer["thinks"] || hold) return;
            if (answer.contains("net") && nets != nullptr) {
                nets_asked.push_back(answer["net"]);
                answer_net(*nets);
            }
            answer = call_once({{"think", true}});
        }
    }
    Json ask(Json message) {
        message["id"] = ++id_;
        call({{"message", {{"client", "tab"}, {"text", message.dump()}}}});
        return answers_.contains(id_) ? answers_[id_] : Json();
    }
    Json page(const std::string& method, const std::string& target, const std::string& body = "") {
        pages_.clear();
        call({{"page", {{"id", "p"}, {"method", method}, {"target", target}, {"body", body}}}});
        return pages_.empty() ? Json() : pages_.back();
    }
    std::string text(const std::string& target) { return page("GET", target)["body"]; }
    std::string create(const Json& terms) {
        const Json made = page("POST", "/api/tables", Json{{"terms", terms}}.dump());
        EXPECT_EQ(made["status"], 200) << made.dump();
        return codec::parse_json(made["body"].get<std::string>()).value().value("table", "");
    }
    std::string open(const Json& seats) {
        std::string id = create({{"game", "carts"}, {"seats", seats}});
        EXPECT_EQ(watch(id)["type"], "ok");
        return id;
    }
    Json watch(const std::string& id) {
        return ask({{"type", "watch"}, {"table", id}, {"seat", 0}});
    }
    Json act(const std::string& text) {
        return ask({{"type", "act"},
                    {"table", table["table"]},
                    {"seat", 0},
                    {"action", text},
                    {"version", table["version"]}});
    }
    bool decide(Rng& rng) {
        if (!table.contains("legal")) return false;
        const Json& legal = table["legal"];
        const Json answer = act(legal[rng.below(static_cast<std::uint32_t>(legal.size()))][0]);
        EXPECT_EQ(answer["type"], "ok") << answer.dump();
        return answer["type"] == "ok";
    }

    Json table;                                     // the last full message, updates applied
    std::map<std::string, std::vector<Json>> rows;  // by table
    std::map<std::string, Json> summaries;          // by table
    std::map<std::string, Json> editions;           // by table
    bool hold = false;                              // writes are not answered
    const std::string* nets = nullptr;              // the bytes that are given if asked for
    std::vector<std::string> nets_asked;
    Json refusal;  // writes are refused with this problem

  private:
    Json call_once(Json input) {
        input["call"] = "house";
        input["now"] = 1'750'000'000'000 + time_;
        input["steady"] = ++time_;
        Json answer = codec::parse_json(page::answer(input.dump())).value();
        EXPECT_FALSE(answer.contains("problem")) << answer.dump();
        if (answer.contains("problem")) return {{"thinks", false}};
        for (const Json& write : answer["writes"]) writes_.push_back(write);
        for (const Json& page : answer["pages"]) pages_.push_back(page);
        for (const Json& message : answer["messages"]) {
            take(codec::parse_json(message["text"].get<std::string>()).value());
        }
        return answer;
    }
    Json settle_write() {
        const Json write = writes_.front();
        writes_.erase(writes_.begin());
        if (!refusal.is_null()) return call_once({{"written", {{"problem", refusal}}}});
        const std::string id = write["table"];
        for (const Json& row : write["rows"]) {
            EXPECT_EQ(row["seq"], rows[id].size());
            rows[id].push_back(row);
        }
        if (write.contains("edition")) editions[id] = write["edition"];
        if (write.contains("summary")) summaries[id] = write["summary"];
        return call_once({{"written", Json::object()}});
    }
    void take(const Json& message) {
        if (message.contains("id")) answers_[message["id"]] = message;
        if (message["type"] == "full") table = message;
        if (message["type"] != "update") return;
        for (const char* key : {"legal", "undo", "end", "result"}) table.erase(key);
        for (const auto& [key, value] : message.items()) {
            if (key == "view") {
                table["view"].merge_patch(value);
            } else {
                table[key] = value;
            }
        }
    }

    std::int64_t time_ = 0;
    unsigned id_ = 0;
    std::vector<Json> writes_;
    std::vector<Json> pages_;
    std::map<unsigned, Json> answers_;
};

TEST(LocalHouse, PlaysAMatchWithABotToTheEnd) {
    LocalPage page;
    const std::string id = page.open({"person", "easy"});
    EXPECT_TRUE(id.starts_with(kLocalPrefix));
    Rng rng(1);
    while (page.decide(rng)) {
    }
    EXPECT_EQ(page.table["status"], "over");
    // The record goes to a server or into another page, and is marked there as a record.
    const std::string record = page.text("/api/tables/" + id + "/record");
    const std::string copy = page.create({{"begin", record}});
    EXPECT_EQ(page.ask({{"type", "watch"}, {"table", copy}})["type"], "ok");
    EXPECT_EQ(page.table["origin"], "record");
    EXPECT_EQ(page.text("/api/tables/" + copy + "/record"), record);
}

TEST(LocalHouse, AsksForANetOnceABotNeedsItAndPlaysWithoutIt) {
    const auto match = *start_match({"venise", 2, {}, {}});
    if (!net_files::shipped_net("venise").empty()) GTEST_SKIP() << "this program has the net";
    const std::string bytes = net_files::write_net(kit::fitting_net(*match));
    const auto chosen_with = [&](const std::string& bot, const std::string* nets) {
        LocalPage page;
        page.nets = nets;
        const std::string id = page.create({{"game", "venise"}, {"seats", {"person", bot}}});
        EXPECT_EQ(page.watch(id)["type"], "ok");
        Rng rng(1);
        for (int i = 0; i < 12; ++i) page.decide(rng);
        EXPECT_EQ(page.nets_asked.size(), nets != nullptr ? 1u : 0u);
        std::string actions;
        for (const Json& row : page.rows[id]) {
            if (row["kind"] == "act") actions += row["body"].get<std::string>();
        }
        return actions;
    };
    const std::string without = chosen_with("medium", nullptr);
    EXPECT_EQ(chosen_with("easy", nullptr), without);
    EXPECT_NE(chosen_with("medium", &bytes), without);
    thinking::drop_net("venise");
}

TEST(LocalHouse, LetsSeveralPeoplePlayAtOneDevice) {
    LocalPage page;
    const std::string id = page.create({{"game", "venise"}, {"seats", {"person", "person"}}});
    EXPECT_EQ(page.ask({{"type", "sit"}, {"table", id}, {"seat", 1}, {"name", "Ben"}})["type"],
              "ok");
    EXPECT_EQ(page.watch(id)["type"], "ok");
    EXPECT_EQ(page.table["status"], "playing");
    EXPECT_EQ(page.table["seats"][1]["name"], "Ben");
}

TEST(LocalHouse, TakesADecisionBack) {
    LocalPage page;
    const std::string id = page.open({"person", "person"});
    page.ask({{"type", "sit"}, {"table", id}, {"seat", 1}, {"name", "Ben"}});
    ASSERT_TRUE(page.table.contains("legal"));
    const Json before = page.table["view"];
    int taken_back = 0;
    for (const Json& legal : Json(page.table["legal"])) {
        EXPECT_EQ(page.act(legal[0])["type"], "ok");
        const bool may = page.table.contains("undo");
        EXPECT_EQ(page.ask({{"type", "undo"}, {"table", id}, {"seat", 0}})["type"],
                  may ? "ok" : "refused");
        if (!may) break;
        ++taken_back;
        EXPECT_EQ(page.table["view"], before);
    }
    EXPECT_GT(taken_back, 0);
}

TEST(LocalHouse, ContinuesFromTheRowsThatThePageKept) {
    LocalPage page;
    const std::string id = page.open({"person", "easy"});
    Rng rng(2);
    for (int i = 0; i < 5; ++i) page.decide(rng);
    page.watch(id);  // the view in the order of a new one
    const Json before = page.table;
    page.reload(id);
    EXPECT_EQ(page.watch(id)["type"], "ok");
    EXPECT_EQ(page.table["view"], before["view"]);
    EXPECT_EQ(page.table["version"], before["version"]);
    EXPECT_EQ(page.table["legal"], before["legal"]);
    while (page.decide(rng)) {
    }
    EXPECT_EQ(page.table["status"], "over");
}

TEST(LocalHouse, AcknowledgesNothingBeforeItIsKept) {
    LocalPage page;
    page.open({"person", "easy"});
    const Json before = page.table;
    page.hold = true;
    EXPECT_TRUE(page.act(page.table["legal"][0][0]).is_null());
    EXPECT_EQ(page.table, before);
}

TEST(LocalHouse, RefusesADecisionThatCouldNotBeKeptAndGoesOn) {
    LocalPage page;
    const std::string id = page.open({"person", "easy"});
    const Json before = page.table;
    const std::size_t kept = page.rows[id].size();
    page.refusal = {{"key", "storage-full"}, {"place", ""}, {"sentence", "It is full."}};
    const Json refused = page.act(page.table["legal"][0][0]);
    EXPECT_EQ(refused["type"], "refused");
    EXPECT_EQ(refused["key"], "storage-full");
    EXPECT_EQ(page.rows[id].size(), kept);
    const std::string record = page.text("/api/tables/" + id + "/export");
    EXPECT_TRUE(record.starts_with("pakhuis-record")) << record;
    page.refusal = nullptr;
    EXPECT_EQ(page.watch(id)["type"], "ok");
    EXPECT_EQ(page.table["view"], before["view"]);
    EXPECT_EQ(page.act(page.table["legal"][0][0])["type"], "ok");
}

TEST(LocalHouse, FreezesATableWithADamagedRowAndKeepsTheOthers) {
    LocalPage page;
    const std::string bad = page.open({"person", "easy"});
    Rng rng(3);
    for (int i = 0; i < 3; ++i) page.decide(rng);
    const std::string good = page.open({"person", "easy"});
    for (const Json& damage : {Json("?"), Json(nullptr), Json{{"seq", 5}}}) {
        const std::vector<Json> kept = page.rows[bad];
        page.rows[bad][5] = damage;
        page.reload(bad);
        const Json refused = page.watch(bad);
        EXPECT_EQ(refused["key"], "frozen") << refused.dump();
        EXPECT_NE(refused["sentence"], "");
        EXPECT_EQ(page.summaries[bad]["status"], "frozen");
        EXPECT_TRUE(page.text("/api/tables/" + bad + "/export").starts_with("pakhuis-record"));
        page.give(good);
        EXPECT_EQ(page.watch(good)["type"], "ok");
        page.rows[bad] = kept;
    }
    page.reload(bad);
    EXPECT_EQ(page.watch(bad)["type"], "ok") << "the row is whole again";
}

TEST(LocalHouse, FreezesATableThatLacksARow) {
    LocalPage page;
    const std::string id = page.open({"person", "easy"});
    page.rows[id].erase(page.rows[id].begin() + 2);
    page.reload(id);
    EXPECT_EQ(page.watch(id)["key"], "frozen");
}

TEST(LocalHouse, ForksReplaysAndTellsTheLog) {
    LocalPage page;
    const std::string id = page.open({"person", "easy"});
    Rng rng(4);
    for (int i = 0; i < 3; ++i) page.decide(rng);
    const auto json = [&](const std::string& word) {
        return codec::parse_json(page.text("/api/tables/" + id + "/" + word + "?seat=0")).value();
    };
    EXPECT_FALSE(json("replay")["steps"].empty());
    EXPECT_FALSE(json("log")["events"].empty());
    EXPECT_FALSE(json("edition")["edition"].empty());
    const Json fork = page.ask({{"type", "fork"}, {"table", id}, {"step", 3}, {"seat", 0}});
    EXPECT_EQ(fork["type"], "ok") << fork.dump();
    EXPECT_TRUE(fork["table"].get<std::string>().starts_with(kLocalPrefix));
}

TEST(LocalHouse, RefusesARecordOfUnknownRulesAndAWrongEdition) {
    LocalPage page;
    const auto refused = [&](const Json& terms) {
        const Json made = page.page("POST", "/api/tables", Json{{"terms", terms}}.dump());
        EXPECT_EQ(made["status"], 400);
        return codec::parse_json(made["body"].get<std::string>()).value();
    };
    const std::string id = page.open({"person", "easy"});
    std::string record = page.text("/api/tables/" + id + "/export");
    const auto at = record.find("rules: ");
    ASSERT_NE(at, record.npos) << record;
    record.insert(at + 7, "99");
    EXPECT_NE(refused({{"begin", record}})["sentence"], "");
    const Json edition =
        refused({{"game", "carts"}, {"seats", {"person", "easy"}}, {"edition", {{"x", 1}}}});
    EXPECT_NE(edition["sentence"], "");
    EXPECT_EQ(page.watch(id)["type"], "ok");
}

TEST(LocalHouse, KeepsAnEditionWithItsTable) {
    LocalPage page;
    std::ifstream in(PAKHUIS_TESTS_DIR "/../editions/carts/utrecht.json", std::ios::binary);
    const std::string utrecht{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const Json edition = codec::parse_json(utrecht).value();
    const std::string id =
        page.create({{"game", "carts"}, {"seats", {"person", "easy"}}, {"edition", edition}});
    EXPECT_TRUE(page.editions.contains(id));
    page.reload(id);
    EXPECT_EQ(page.watch(id)["type"], "ok");
    page.editions[id]["json"] = "{}";
    page.reload(id);
    EXPECT_EQ(page.watch(id)["key"], "frozen") << "an edition that is damaged";
}

TEST(LocalHouse, RemembersTheNameOfThePerson) {
    LocalPage page;
    EXPECT_EQ(page.ask({{"type", "hello"}, {"name", "Clara"}})["type"], "ok");
    const Json me = codec::parse_json(page.text("/api/me")).value();
    EXPECT_EQ(me["name"], "Clara");
}

}  // namespace
}  // namespace pakhuis::page
