#include "server/guests.h"

#include <atomic>
#include <gtest/gtest.h>

#include "kit/test_folder.h"
#include "sqlite/sqlite_store.h"

namespace pakhuis::server {
namespace {

class KnownGuests : public testing::Test {
  protected:
    void SetUp() override { store = std::move(*store::open_sqlite_store(folder.path())); }

    store::Guest add(const std::string& id) const {
        const store::Guest guest{id, "hash of " + id, "Guest", 1};
        store->put_guest(guest, [](const auto&) {});
        store->flush();
        return guest;
    }

    TestFolder folder;
    std::unique_ptr<store::Store> store;
};

TEST_F(KnownGuests, KeepAllSimultaneousChanges) {
    const store::Guest anna = add("anna");
    Guests guests(*store);
    std::atomic<int> kept = 0;
    const auto count = [&](const std::optional<Problem>& problem, const store::Guest&) {
        kept += problem ? 0 : 1;
    };
    guests.change(anna, [](store::Guest& g) { g.name = "Anna"; }, count);
    guests.change(anna, [](store::Guest& g) { g.webhook = "http://a.example"; }, count);
    for (int i = 0; i < 50; ++i) {
        guests.change(anna, [](store::Guest& g) { ++g.created; }, count);
    }
    guests.drain();
    EXPECT_EQ(kept, 52);
    const store::Guest found = **store->guest("anna");
    EXPECT_EQ(found.name, "Anna");
    EXPECT_EQ(found.webhook, "http://a.example");
    EXPECT_EQ(found.created, 51);
    EXPECT_EQ(**guests.by_token(anna.token_hash), found);
}

TEST_F(KnownGuests, AreForgottenWithTheirToken) {
    const store::Guest anna = add("anna");
    Guests guests(*store);
    ASSERT_EQ(**guests.by_token(anna.token_hash), anna);
    std::vector<std::string> answers;
    const auto note = [&](const std::optional<Problem>& problem, const store::Guest&) {
        answers.push_back(problem ? problem->key : "ok");
    };
    guests.change(anna, [](store::Guest& g) { g.name = "Anna"; }, note);
    guests.change(anna, [](store::Guest& g) { g.token_hash = "none"; }, note);
    guests.change(anna, [](store::Guest& g) { g.name = "Late"; }, note);
    guests.drain();
    EXPECT_EQ(answers, (std::vector<std::string>{"ok", "ok", "no-cookie"}));
    EXPECT_EQ(*guests.by_token(anna.token_hash), std::nullopt);
    EXPECT_EQ((**store->guest("anna")).name, "Anna");
}

TEST_F(KnownGuests, AreFoundInMemoryAndInTheStore) {
    Guests guests(*store, 3);
    std::vector<store::Guest> added;
    for (int i = 0; i < 10; ++i) {
        added.push_back(add("g" + std::to_string(i)));
        guests.change(added.back(), [](store::Guest& g) { g.name = "New"; }, [](const auto&...) {});
        guests.drain();
        added.back().name = "New";
    }
    for (int round = 0; round < 2; ++round) {
        for (const store::Guest& guest : added) {
            EXPECT_EQ(**guests.by_token(guest.token_hash), guest);
        }
    }
    EXPECT_EQ(*guests.by_token("hash of nobody"), std::nullopt);
}

}  // namespace
}  // namespace pakhuis::server
