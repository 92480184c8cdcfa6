// Honest people with a bot at their tables, beside a stranger with a hundred tables full of bots:
// how long do they wait for their bots?
#include <fmt/format.h>
#include <memory>
#include <random>
#include <utility>

#include "attacker.h"
#include "player.h"
#include "samples.h"
#include "served_tables.h"

namespace pakhuis::bench {
namespace {

constexpr std::size_t kPeople = 4;
constexpr std::chrono::milliseconds kPause{200};  // before a person acts

// A person who plays against one bot, one table after the other.
class BotOpponent {
  public:
    BotOpponent(Loop& loop, Player& player, Samples& waits)
        : loop_(loop), player_(player), waits_(waits) {
        player_.follow([this](const Message& message) { received(message); });
    }
    void open() {
        waits_since_ = {};
        player_.ask(
            R"("type":"create","seat":0,"terms":{"game":"carts","seats":["person","flat"]})",
            [this](const Message& message) {
                if (message.type != "ok") return;
                table_ = message.table;
                player_.ask(fmt::format(R"("type":"watch","table":"{}","seat":0)", table_), {});
            });
    }

  private:
    void received(const Message& message) {
        if (message.status == "over") return open();
        legal_ = message.legal;
        version_ = message.version;
        if (legal_.empty()) {
            // The bot decides now.
            if (waits_since_ == Clock::time_point()) waits_since_ = Clock::now();
            return;
        }
        if (waits_since_ != Clock::time_point()) {
            waits_.add(
                std::chrono::duration<double, std::milli>(Clock::now() - waits_since_).count());
        }
        waits_since_ = {};
        if (std::exchange(will_act_, true)) return;
        loop_.at(Clock::now() + kPause, [this] { act(); });
    }
    void act() {
        will_act_ = false;
        if (legal_.empty()) return;
        const auto choice = rng_() % list_size(legal_);
        player_.ask(fmt::format(R"("type":"act","table":"{}","seat":0,"action":{},"version":{})",
                                table_, element(element(legal_, choice), 0), version_),
                    nullptr);
    }

    Loop& loop_;
    Player& player_;
    Samples& waits_;
    std::mt19937_64 rng_{1};
    std::string table_;
    std::string legal_;  // as JSON
    std::uint32_t version_ = 0;
    bool will_act_ = false;
    Clock::time_point waits_since_;
};

class BotSiege : ServedTables {
  public:
    explicit BotSiege(const Flags& flags) : ServedTables(flags, client::with_metrics()) {}
    int run() {
        connect(kPeople);
        for (const auto& player : players_) {
            people_.push_back(std::make_unique<BotOpponent>(loop_, *player, waits_));
            people_.back()->open();
        }
        const Samples quiet = measure();
        const AttackerProcess attacker("bots", server_.port(), "");
        // New tables have a cost: it takes a while until there are a hundred.
        measure_for(25);
        const auto waiting = figure(server_.metrics_port(), "pakhuis_bots_waiting");
        const Samples attacked = measure();
        fmt::print("bots    ms until a person is asked again after his decision, {} people\n",
                   players_.size());
        for (const auto& [name, samples] : {std::pair("quiet", &quiet), {"attacked", &attacked}}) {
            fmt::print("{:9} p50 {:6.1f}  p99 {:6.1f}  max {:6.1f}  ({} waits)\n", name,
                       samples->percentile(0.5), samples->percentile(0.99), samples->max(),
                       samples->size());
        }
        fmt::print("{} decisions of bots waited\n", waiting.value_or(0));
        return totals_.report() ? 0 : 1;
    }

  private:
    void measure_for(double time) {
        waits_ = {};
        loop_.run([] { return false; }, seconds(time));
    }
    Samples measure() {
        measure_for(flags_.attack_seconds);
        return waits_;
    }

    Samples waits_;
    std::vector<std::unique_ptr<BotOpponent>> people_;
};

}  // namespace

int run_bot_attack(const Flags& flags) {
    return BotSiege(flags).run();
}

}  // namespace pakhuis::bench
