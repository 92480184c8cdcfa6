#include "page/calls.h"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "codec/record.h"
#include "kit/shelf_net.h"
#include "protocol/version.h"
#include "registry/match.h"

namespace pakhuis::page {
namespace {

using codec::Json;

Json ask(const Json& request) {
    return codec::parse_json(answer(request.dump())).value();
}

std::string key_of(const Json& reply) {
    return reply.contains("problem") ? reply["problem"]["key"].get<std::string>() : "";
}

std::string recorded() {
    std::ifstream in(PAKHUIS_TESTS_DIR "/records/carts-2-last-lap.record", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(PageCalls, TellTheVersionsOfProtocolAndGames) {
    const Json reply = ask({{"call", "version"}});
    EXPECT_EQ(reply["protocol"], protocol::kProtocolVersion);
    EXPECT_EQ(reply["games"].size(), 4u);
    EXPECT_EQ(reply["games"][0]["id"], "carts");
}

TEST(PageCalls, ReplayARecordToItsState) {
    const Json reply = ask({{"call", "replay"}, {"record", recorded()}});
    EXPECT_EQ(reply["hash"], "2f473c983ea01fbe");
    EXPECT_EQ(reply["end"], "last-lap");
    EXPECT_EQ(reply["scores"], Json::array({33, 10}));
}

TEST(PageCalls, TellWhereARecordIsWrong) {
    std::string record = recorded();
    record.replace(record.find("deal orange"), 11, "deal nothing");
    const Json reply = ask({{"call", "replay"}, {"record", record}});
    EXPECT_EQ(key_of(reply), "unknown-name");
    EXPECT_EQ(reply["problem"]["place"].get<std::string>().substr(0, 16), "line 9 (step 1):");
    EXPECT_NE(reply["problem"]["sentence"], "");
}

TEST(PageCalls, PlayTheSameRandomMatchesFromASeed) {
    const Json call{
        {"call", "bench"}, {"game", "venise"}, {"seats", 2}, {"steps", 2000}, {"seed", 3}};
    const Json reply = ask(call);
    EXPECT_GE(reply["steps"], 2000);
    EXPECT_EQ(ask(call), reply);
}

TEST(PageCalls, TakeANet) {
    const auto match = *start_match({"carts", 2, {}, {}});
    const std::string bytes = net_files::write_net(kit::fitting_net(*match));
    EXPECT_EQ(answer_net(bytes), R"({"game":"carts"})");
    thinking::drop_net("carts");
    EXPECT_EQ(key_of(codec::parse_json(answer_net(bytes.substr(0, 99))).value()), "cut-net");
}

TEST(PageCalls, AreRefusedWithAReason) {
    EXPECT_EQ(key_of(codec::parse_json(answer("{")).value()), "not-json");
    EXPECT_EQ(key_of(codec::parse_json(answer("[]")).value()), "missing-field");
    EXPECT_EQ(key_of(ask({{"call", "fly"}})), "unknown-call");
    EXPECT_EQ(key_of(ask({{"call", "version"}, {"x", 1}})), "unknown-field");
    EXPECT_EQ(key_of(ask({{"call", "replay"}})), "missing-field");
    Json bench{{"call", "bench"}, {"game", "chess"}, {"seats", 2}, {"steps", 1}, {"seed", 1}};
    EXPECT_EQ(key_of(ask(bench)), "unknown-game");
    bench["game"] = "carts";
    bench["seats"] = 9;
    EXPECT_EQ(key_of(ask(bench)), "bad-seats");
}

// A match of carts after some random steps, in which seat 0 decides.
std::unique_ptr<Match> match_under_way() {
    auto match = start_match({"carts", 2, {}}).value();
    Rng rng(5);
    for (int steps = 0; steps < 60 || !match->waiting().has(0); ++steps) {
        const Seat actor = match->waiting().lowest();
        const auto actions = match->legal(actor);
        const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
        EXPECT_TRUE(match->act(actor, actions[pick]));
    }
    return match;
}

// The fields `match` and `view` of a request.
Json request_about(const Match& match, const std::string& call) {
    const Setup& setup = match.setup();
    return {{"call", call},
            {"match",
             {{"game", setup.game},
              {"seats", setup.seats},
              {"rules", setup.version},
              {"edition", codec::hash_text(match.edition_hash())}}},
            {"view", match.view(0)}};
}

TEST(PageCalls, PreviewActionsAsTheMatchDoes) {
    const auto match = match_under_way();
    Json request = request_about(*match, "preview");
    request["seat"] = 0;
    request["actions"] = match->legal(0);
    const Json previews = ask(request)["previews"];
    ASSERT_EQ(previews.size(), match->legal(0).size());
    for (const Json& preview : previews) {
        const auto after = match->clone();
        ASSERT_TRUE(after->act(0, preview["action"].get<std::string>()));
        if (preview["foreseen"] == "all") {
            EXPECT_EQ(preview["view"], after->view(0));
        }
        const auto events = after->latest_events(0);
        ASSERT_EQ(preview["events"].size(), events.size());
        EXPECT_EQ(preview["events"][0]["text"], events[0].sentence);
        int more = 0;
        for (const Json& line : preview["points"]) more += line["points"].get<int>();
        EXPECT_EQ(more, after->score(0) - match->score(0));
    }
}

TEST(PageCalls, GiveTheFiguresOfAView) {
    const auto match = match_under_way();
    const Json figures = ask(request_about(*match, "figures"))["figures"];
    EXPECT_EQ(figures.dump(), match->figures(0).text);
}

TEST(PageCalls, RefuseAViewThatDoesNotFitTheRules) {
    const auto match = match_under_way();
    Json request = request_about(*match, "figures");
    request["match"]["rules"] = 1;
    EXPECT_EQ(key_of(ask(request)), "unknown-field") << "version 1 knows no unswept row";
    request = request_about(*match, "figures");
    request["match"]["rules"] = 99;
    EXPECT_EQ(key_of(ask(request)), "rules-version");
    request = request_about(*match, "figures");
    request["view"]["hand-size"][0] = 40;
    EXPECT_EQ(key_of(ask(request)), "view-does-not-fit");
    request = request_about(*match, "figures");
    request["view"]["viewer"] = 7;
    EXPECT_NE(key_of(ask(request)), "");
    request = request_about(*match, "figures");
    request["match"]["edition"] = "0123456789abcdef";
    EXPECT_EQ(key_of(ask(request)), "other-edition");
}

TEST(PageCalls, PreviewNoActionThatIsNotLegal) {
    const auto match = match_under_way();
    Json request = request_about(*match, "preview");
    request["seat"] = 0;
    request["actions"] = {"fly"};
    EXPECT_EQ(key_of(ask(request)), "unknown-verb");
    request["seat"] = 1;
    request["actions"] = match->legal(0);
    EXPECT_EQ(key_of(ask(request)), "not-your-turn");
}

Json hint_request(const Match& match, Seat seat, std::uint32_t seed) {
    Json request = request_about(match, "hint");
    request["match"]["options"] = Json::object();
    for (const auto& [key, value] : match.setup().options) request["match"]["options"][key] = value;
    request["view"] = match.view(seat);
    request["seat"] = seat;
    request["seed"] = seed;
    return request;
}

// Hints for the seats that decide, at some states of a random match.
void expect_hints_in(const Setup& setup, std::uint64_t seed) {
    const auto match = start_match(setup).value();
    Rng rng(seed);
    for (int step = 0; step < 150 && !match->waiting().empty(); ++step) {
        for (Seat seat = 0; seat < setup.seats && step % 5 == 0; ++seat) {
            const Json request = hint_request(*match, seat, 7);
            const Json reply = ask(request);
            if (!match->waiting().has(seat)) {
                EXPECT_EQ(key_of(reply), "not-your-turn") << setup.game << " step " << step;
                continue;
            }
            ASSERT_TRUE(reply.contains("action")) << setup.game << step << reply.dump();
            const std::string action = reply["action"];
            EXPECT_TRUE(match->check(seat, action)) << setup.game << step << action;
            EXPECT_EQ(ask(request), reply) << "the same view and seed";
            // Other hidden parts are another match, in which the seat sees the same.
            EXPECT_EQ(ask(hint_request(*match->sampled(seat, rng), seat, 7)), reply);
        }
        const Seat actor = match->waiting().lowest();
        const auto actions = match->legal(actor);
        const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
        ASSERT_TRUE(match->act(actor, actions[pick]));
    }
}

TEST(PageCalls, HintAtALegalActionThatFollowsFromTheViewAlone) {
    for (const GameInfo* info : all_games()) {
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            expect_hints_in({std::string(info->id), 2 + static_cast<int>(seed), {}}, seed);
        }
    }
}

// venise: a move is chosen for what the burgher activates there.
TEST(PageCalls, TellWhatAHintLeadsTo) {
    const auto match = start_match({"venise", 2, {}, {}}).value();
    Rng rng(5);
    int planned = 0;
    for (int step = 0; step < 400 && !match->waiting().empty(); ++step) {
        const Seat actor = match->waiting().lowest();
        const auto actions = match->legal(actor);
        if (actor != kChance && actions[0].starts_with("move ")) {
            const Json reply = ask(hint_request(*match, actor, 1));
            for (const Json& one : reply["then"]) {
                const std::string next = one["action"];
                EXPECT_FALSE(match->check(actor, next)) << next << " is possible already";
                EXPECT_EQ(one["preview"]["action"], next);
                EXPECT_TRUE(one["targets"].is_array());
                ++planned;
            }
        }
        const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
        ASSERT_TRUE(match->act(actor, actions[pick]));
    }
    EXPECT_GT(planned, 5);
}

TEST(PageCalls, TellWhetherAHintIsTheOnlyAction) {
    const auto match = start_match({"venise", 2, {}, {}}).value();
    Rng rng(5);
    int only = 0;
    for (int step = 0; step < 400 && !match->waiting().empty(); ++step) {
        const Seat actor = match->waiting().lowest();
        const auto actions = match->legal(actor);
        if (actor != kChance && step % 3 == 0) {
            const Json reply = ask(hint_request(*match, actor, 1));
            EXPECT_EQ(reply.value("only", false), actions.size() == 1);
            only += actions.size() == 1;
        }
        const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
        ASSERT_TRUE(match->act(actor, actions[pick]));
    }
    EXPECT_GT(only, 0);
}

TEST(PageCalls, HintAtNothingForASeatWhoseViewItIsNot) {
    const auto match = match_under_way();
    Json request = hint_request(*match, 0, 1);
    EXPECT_TRUE(ask(request).contains("action"));
    request["view"] = match->view(1);
    EXPECT_EQ(key_of(ask(request)), "not-your-turn");
    request["view"] = match->view(kSpectator);
    EXPECT_EQ(key_of(ask(request)), "not-your-turn");
}

TEST(PageCalls, TellWhyAPartLeadsNowhere) {
    const auto match = match_under_way();
    Json request = request_about(*match, "why");
    request["seat"] = 0;
    const Json parts = match->part_names();
    int reasons = 0;
    for (const auto& [target, name] : parts.items()) {
        request["target"] = target;
        const Json reply = ask(request);
        const auto why = match->why_not(0, target);
        ASSERT_EQ(reply.contains("refusal"), why.has_value()) << target;
        if (!why) continue;
        EXPECT_EQ(reply["refusal"]["sentence"], why->sentence);
        ++reasons;
    }
    EXPECT_GT(reasons, 10);
    request["target"] = "moon:1";
    EXPECT_EQ(ask(request), Json::object());
}

}  // namespace
}  // namespace pakhuis::page
