// Matches by text and JSON: setups, positions, editions, bots.
#include <array>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>
#include <sstream>
#include <thread>

#include "codec/record.h"
#include "registry/former_editions.h"
#include "registry/match.h"
#include "thinking/thinking.h"

namespace pakhuis {
namespace {

// The holder of a match gets a refusal's facts in its sentence and as data.
TEST(WhyNot, GivesTheFactsOfTheLikeliestAction) {
    auto match = start_match(pakhuis::Setup{"carts", 2, {}});
    ASSERT_TRUE(match);
    Rng rng(1);
    while (!(*match)->waiting().has(0) || (*match)->legal(0).size() < 6) {
        const Seat actor = (*match)->waiting().lowest();
        const std::string text =
            actor == kChance ? (*match)->sample_chance(rng) : (*match)->legal(actor)[0];
        ASSERT_TRUE((*match)->act(actor, text));
    }
    EXPECT_FALSE((*match)->why_not(0, "pile")) << "a card may be drawn";
    EXPECT_FALSE((*match)->why_not(0, "sky")) << "there is no such part";
    int told = 0;
    for (int i = 0; i < 32; ++i) {
        const auto why = (*match)->why_not(0, "track:" + std::to_string(i));
        if (!why || why->key != "too-few-cards") continue;
        ++told;
        ASSERT_EQ(why->facts.size(), 3u);
        EXPECT_EQ(why->facts[1].first, "need");
        const int need = std::get<int>(why->facts[1].second);
        EXPECT_NE(why->sentence.find("You need " + std::to_string(need)), std::string::npos);
    }
    EXPECT_GT(told, 0);
}

std::unique_ptr<Match> carts(int seats = 2) {
    auto match = start_match({"carts", seats, {}, {}});
    EXPECT_TRUE(match) << match.error().text();
    return std::move(*match);
}

void random_steps(Match& match, int steps, std::uint64_t seed) {
    Rng rng(seed);
    for (int i = 0; i < steps && !match.waiting().empty(); ++i) {
        const Seat actor = match.waiting().lowest();
        const auto legal = match.legal(actor);
        const auto pick = static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())));
        ASSERT_TRUE(match.act(actor, legal[pick]));
    }
}

std::string key_of(const Result<std::unique_ptr<Match>>& result) {
    return result ? "" : result.error().key;
}

TEST(Setups, ReportTheirProblem) {
    EXPECT_EQ(key_of(start_match({"chess", 2, {}, {}})), "unknown-game");
    EXPECT_EQ(key_of(start_match({"carts", 1, {}, {}})), "bad-seats");
    EXPECT_EQ(key_of(start_match({"carts", 5, {}, {}})), "bad-seats");
    EXPECT_EQ(key_of(start_match({"carts", 2, {{"speed", "fast"}}, {}})), "unknown-option");
    EXPECT_EQ(key_of(start_match({"carts", 2, {}, Json::object()})), "missing-field");
}

TEST(Setups, RefuseOptionsThatExcludeEachOther) {
    const auto solo = start_match({"amsterdam", 1, {{"dealer", "on"}}, {}});
    EXPECT_EQ(key_of(solo), "solo-extension");
    EXPECT_EQ(solo.error().place, "options");
}

TEST(Matches, HaveAScoreSheetForARivalWithoutASeat) {
    EXPECT_FALSE(carts()->rival());
    const auto alone = start_match({"amsterdam", 1, {}, {}});
    random_steps(**alone, 2000, 4);
    ASSERT_TRUE((*alone)->waiting().empty());
    const auto rival = (*alone)->rival();
    ASSERT_TRUE(rival);
    EXPECT_EQ(rival->name, "TOM");
    int sum = 0;
    for (const SheetLine& line : rival->sheet) sum += line.points;
    EXPECT_EQ(rival->score, sum);
    EXPECT_EQ((*alone)->ranking()[0], 2) << "random play does not beat the rival";
}

TEST(Matches, StayUnchangedByARefusedAction) {
    const auto match = carts();
    const std::uint64_t before = match->hash();
    EXPECT_EQ(match->act(0, "draw").error().key, "not-your-turn");
    EXPECT_EQ(match->act(kChance, "turn green").error().key, "impossible-outcome");
    EXPECT_EQ(match->act(kChance, "deal mauve").error().key, "unknown-name");
    EXPECT_EQ(match->act(kChance, "deal mauve").error().place, "'deal mauve', column 6");
    EXPECT_EQ(match->hash(), before);
    EXPECT_TRUE(match->act(kChance, "deal green"));
    EXPECT_NE(match->hash(), before);
}

TEST(Matches, AreIndependentOfTheirClones) {
    const auto match = carts();
    const auto copy = match->clone();
    random_steps(*copy, 30, 1);
    EXPECT_EQ(match->hash(), carts()->hash());
    EXPECT_NE(copy->hash(), match->hash());
}

// A live auction that waits for its clock.
std::unique_ptr<Match> live_auction() {
    auto match = start_match({"merchants", 3, {{"auction", "live"}}, {}});
    EXPECT_TRUE(match) << match.error().text();
    for (const auto& [actor, text] :
         std::initializer_list<std::pair<Seat, const char*>>{{kChance, "turn goods"},
                                                             {0, "keep"},
                                                             {kChance, "turn goods"},
                                                             {0, "offer"},
                                                             {kChance, "turn goods"},
                                                             {0, "done"}}) {
        EXPECT_TRUE((*match)->act(actor, text)) << text;
    }
    return std::move(*match);
}

TEST(Clocks, WaitForALegalReport) {
    const auto match = live_auction();
    EXPECT_EQ(match->waiting(), Seats::of(kClock));
    EXPECT_TRUE(match->clock());
    EXPECT_FALSE(carts()->clock());
    EXPECT_EQ(match->legal(kClock).size(), 3u * 17 + 1);
    EXPECT_EQ(match->act(0, "bid 90").error().key, "live-run");
    EXPECT_TRUE(match->act(kClock, "sold 2 90"));
}

TEST(Clocks, LetBotsChooseAPriceWhileTheyWait) {
    const auto match = live_auction();
    for (const std::string_view bot : kBotNames) {
        Rng rng(1);
        const auto price = thinking::decide(*match, bot, 1, rng, thinking::kAtOnce).action;
        EXPECT_TRUE(price.starts_with("bid ")) << bot;
    }
}

TEST(Clocks, ReportThePressesOfBots) {
    const auto match = live_auction();
    std::set<std::string> reports;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Rng rng(seed);
        const std::string report =
            thinking::clock_report(*match, {"random", "random", "random"}, rng);
        EXPECT_TRUE(match->check(kClock, report)) << report;
        reports.insert(report);
    }
    EXPECT_GT(reports.size(), 10u);
    EXPECT_EQ(match->waiting(), Seats::of(kClock)) << "nothing has happened yet";
}

TEST(Matches, ShowEachViewerOnlyVisibleEvents) {
    const auto match = carts();
    match->act(kChance, "deal green");
    EXPECT_EQ(match->latest_events(0)[0].json.to_json()["card"], "green");
    EXPECT_FALSE(match->latest_events(1)[0].json.to_json().contains("card"));
    EXPECT_EQ(match->latest_events(1)[0].sentence, "Seat 0 draws a card from the deck.");
    EXPECT_EQ(match->latest_events(kSpectator)[0].targets, std::vector<std::string>{"seat:0"});
    EXPECT_EQ(match->visible_to(kChance, "deal green"), Seats::of(1));
}

TEST(Matches, PickTheSameChanceForTheSameSecret) {
    const HashKey secret{1, 2};
    StreamUses one{}, two{};
    const auto match = carts();
    EXPECT_EQ(match->pick_chance(secret, one), match->pick_chance(secret, two));
    EXPECT_EQ(one, two);
    EXPECT_EQ(one[0], 1u);
}

TEST(Matches, CanShareRulesBetweenThreads) {
    const auto start = carts(4);
    std::array<std::uint64_t, 3> ends{};
    std::vector<std::thread> threads;
    for (std::uint64_t& end : ends) {
        threads.emplace_back([&end, match = start->clone()] {
            random_steps(*match, 4096, 11);
            end = match->hash();
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(ends[0], ends[1]);
    EXPECT_EQ(ends[0], ends[2]);
}

TEST(Matches, ArePlayedByEveryBot) {
    for (const std::string_view bot : kBotNames) {
        const auto match = carts(3);
        Rng rng(5);
        for (int i = 0; i < 60; ++i) {
            const Seat actor = match->waiting().lowest();
            const std::string text =
                actor == kChance
                    ? match->sample_chance(rng)
                    : thinking::decide(*match, bot, actor, rng, thinking::kAtOnce).action;
            ASSERT_TRUE(match->act(actor, text)) << bot << ": " << text;
        }
    }
}

TEST(Positions, AreReadBackAtEveryStep) {
    for (int seats = 2; seats <= 4; ++seats) {
        const auto match = carts(seats);
        while (!match->waiting().empty()) {
            const auto read = match_from_position(match->position());
            ASSERT_TRUE(read) << read.error().text() << match->position().dump();
            ASSERT_EQ((*read)->hash(), match->hash());
            ASSERT_EQ((*read)->waiting(), match->waiting());
            random_steps(*match, 1, match->hash());
        }
    }
}

TEST(Positions, ReportTheirProblem) {
    const auto match = carts();
    random_steps(*match, 40, 3);
    const Json good = match->position();
    auto key = [&](auto&& damage) {
        Json position = good;
        damage(position);
        return key_of(match_from_position(position));
    };
    EXPECT_EQ(key([](Json& p) { p["game"] = 7; }), "wrong-type");
    EXPECT_EQ(key([](Json& p) { p["game"] = "chess"; }), "unknown-game");
    EXPECT_EQ(key([](Json& p) { p["seats"] = 9; }), "bad-seats");
    EXPECT_EQ(key([](Json& p) { p["rules"] = 99; }), "rules-version");
    EXPECT_EQ(key([](Json& p) { p["edition"] = "0000000000000000"; }), "other-edition");
    EXPECT_EQ(key([](Json& p) { p["options"] = {{"a", 1}}; }), "wrong-type");
    EXPECT_EQ(key([](Json& p) { p["extra"] = 1; }), "unknown-field");
    EXPECT_EQ(key([](Json& p) { p.erase("state"); }), "missing-field");
    EXPECT_EQ(key([](Json& p) { p["state"]["row"]["pink"] = 6; }), "cards-lost");
    EXPECT_EQ(key([](Json& p) { p["state"]["carts"][0] = 300; }), "out-of-range");
    EXPECT_EQ(key_of(match_from_position(Json::array())), "wrong-type");
}

TEST(Positions, ReportThePlaceInsideTheState) {
    Json position = carts()->position();
    position["state"]["hand"][1]["mauve"] = 1;
    EXPECT_EQ(match_from_position(position).error().place, "state.hand[1].mauve");
}

TEST(Positions, MayLeaveOutFieldsWithADefault) {
    const Json whole = carts()->position();
    const Json spare = {{"game", "carts"}, {"seats", 2}, {"state", whole["state"]}};
    const auto match = match_from_position(spare);
    ASSERT_TRUE(match) << match.error().text();
    EXPECT_EQ((*match)->hash(), carts()->hash());
}

// For positions written by hand: a missing field is empty.
TEST(Positions, MayLeaveOutFieldsOfTheState) {
    const auto match = carts();
    random_steps(*match, 40, 3);
    Json position = match->position();
    Json& state = position["state"];
    for (const char* field : {"passes", "sweeps", "unswept", "turns-left", "chosen"}) {
        ASSERT_EQ(state.erase(field), 1u) << field;
    }
    const auto read = match_from_position(position);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ((*read)->hash(), match->hash());
    state.erase("hand");
    EXPECT_EQ(match_from_position(position).error().key, "bad-sure");
    state["hands"] = Json::array();
    EXPECT_EQ(match_from_position(position).error().key, "unknown-field");
}

TEST(Editions, CountAsBuiltInIfTheyAreEqual) {
    const auto match = start_match({"carts", 2, {}, edition_json("carts", {}).value()});
    ASSERT_TRUE(match);
    EXPECT_FALSE((*match)->setup().edition);
    EXPECT_EQ((*match)->edition_hash(), carts()->edition_hash());
}

TEST(Editions, OnlyWarnAboutOddPoints) {
    Json edition = edition_json("carts", {}).value();
    edition["contracts"][2]["points"] = 20;
    ASSERT_TRUE(start_match({"carts", 2, {}, edition}));
    const auto warnings = edition_warnings("carts", edition);
    ASSERT_EQ(warnings.size(), 1u);
    EXPECT_EQ(warnings[0].key, "unusual-points");
    EXPECT_EQ(warnings[0].place, "edition.contracts[2]");
}

TEST(Editions, ReportThePlaceOfAProblem) {
    Json edition = edition_json("carts", {}).value();
    edition["tracks"][3]["colour"] = "mauve";
    auto result = start_match({"carts", 2, {}, edition});
    EXPECT_EQ(key_of(result), "unknown-name");
    EXPECT_EQ(result.error().place, "edition.tracks[3].colour");
    edition["tracks"][3]["colour"] = "red";
    edition["tracks"][3]["length"] = 7;
    result = start_match({"carts", 2, {}, edition});
    EXPECT_EQ(key_of(result), "bad-length");
    EXPECT_EQ(result.error().place, "edition.tracks[3]");
}

std::string text_of_edition(const std::string& file) {
    std::ifstream in(PAKHUIS_TESTS_DIR "/../editions/" + file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// A change of a built-in board must not break stored matches. The edition that is built in now, and
// the one of version 1, each have a file that is kept forever. The program contains the files of
// all that are not built in now.
TEST(BuiltInEditions, HaveAFileNamedByTheirHash) {
    std::set<std::string> present;
    for (const GameInfo* info : all_games()) {
        const auto match = start_match({std::string(info->id), info->max_seats, {}});
        ASSERT_TRUE(match) << match.error().text();
        const std::uint64_t built_in = (*match)->edition_hash();
        for (const std::uint64_t hash : {built_in, info->first_edition}) {
            const std::string file = fmt::format("{}/{}.json", info->id, codec::hash_text(hash));
            if (hash == built_in) {
                present.insert(file);
            } else {
                EXPECT_TRUE(former_edition(info->id, hash)) << file;
            }
            const auto kept = codec::parse_json(text_of_edition(file));
            ASSERT_TRUE(kept) << "Write the edition that is built in to editions/" << file;
            const auto again = start_match({std::string(info->id), info->max_seats, {}, *kept});
            ASSERT_TRUE(again) << file << ": " << again.error().text();
            EXPECT_EQ((*again)->edition_hash(), hash) << file;
        }
    }
    std::istringstream listed(text_of_edition("present.txt"));
    const std::set<std::string> lines{std::istream_iterator<std::string>(listed), {}};
    EXPECT_EQ(lines, present) << "editions/present.txt lists the editions that are built in";
}

}  // namespace
}  // namespace pakhuis
