#include "client/twins.h"

#include <algorithm>

#include "thinking/thinking.h"

namespace pakhuis::client {
namespace {

std::unique_ptr<Match> start(const Twins& twins) {
    return std::move(*start_match({twins.kind.game, twins.seats, twins.kind.options, {}}));
}

// A random match: its actions, and the indices of actions hidden from `viewer`.
Actions random_match(const Twins& twins, Rng& rng, std::vector<std::size_t>& hidden) {
    Actions actions;
    const auto match = start(twins);
    while (!match->waiting().empty() && actions.size() < 90) {
        const Seat actor = match->waiting().lowest();
        const std::string text = actor == kChance ? match->sample_chance(rng)
                                                  : thinking::choose(*match, "random", actor, rng);
        const bool secret =
            actor != twins.viewer && !match->visible_to(actor, text).has(twins.viewer);
        if (secret && match->legal(actor).size() > 1) hidden.push_back(actions.size());
        match->act(actor, text);
        actions.push_back({actor, text, 0});
    }
    return actions;
}

// A different legal action.
std::string other_than(const Match& match, const codec::RecordedAction& action, Rng& rng) {
    const auto all = match.legal(action.actor);
    for (;;) {
        const auto n = static_cast<std::size_t>(rng.below(static_cast<int>(all.size())));
        if (all[n] != action.text) return all[n];
    }
}

// Ends both matches early in three cases: a later action is not possible in the twin; the match is
// over, which reveals all; or a choice is revealed, like simultaneous choices. (tests/kit checks
// views after that.) False: nothing is left.
bool diverge(Twins& twins, const Actions& all, Rng& rng) {
    const auto one = start(twins);
    const auto two = start(twins);
    for (std::size_t i = 0; i < all.size() && i < twins.differ + 30; ++i) {
        codec::RecordedAction other = all[i];
        if (i == twins.differ) other.text = other_than(*two, other, rng);
        if (!two->check(other.actor, other.text)) break;
        one->act(all[i].actor, all[i].text);
        two->act(other.actor, other.text);
        if (one->waiting() != two->waiting() || one->waiting().empty()) break;
        const bool chosen = i >= twins.differ && all[twins.differ].actor != kChance;
        if (chosen && one->view(twins.viewer) != two->view(twins.viewer)) break;
        twins.one.push_back(all[i]);
        twins.two.push_back(other);
    }
    return twins.one.size() > twins.differ;
}

}  // namespace

Twins make_twins(const GameWithSecrets& kind, std::uint64_t seed) {
    Rng rng(seed);
    const GameInfo& info = *find_game(kind.game);
    Twins twins;
    do {
        twins = {};
        twins.kind = kind;
        const int fewest = std::max(2, info.min_seats);  // a single player has no secrets
        const auto more = static_cast<unsigned>(info.max_seats - fewest + 1);
        twins.seats = fewest + static_cast<int>(seed % more);
        twins.viewer = seed % 5 == 4 ? kSpectator : static_cast<Seat>(rng.below(twins.seats));
        std::vector<std::size_t> hidden;
        Actions all;
        while (hidden.empty()) all = random_match(twins, rng, hidden);
        twins.differ = hidden[static_cast<std::size_t>(rng.below(static_cast<int>(hidden.size())))];
        if (!diverge(twins, all, rng)) twins.one.clear();
    } while (twins.one.empty());
    return twins;
}

Twins seen_twins(const GameWithSecrets& kind) {
    std::uint64_t seed = 3;
    Twins twins = make_twins(kind, seed);
    while (twins.viewer == kSpectator) twins = make_twins(kind, ++seed);
    // Another seat knows the action, because it was dealt or chose it. That seat becomes the
    // viewer.
    const auto match = start(twins);
    for (std::size_t i = 0; i < twins.differ; ++i) {
        match->act(twins.one[i].actor, twins.one[i].text);
    }
    const auto& hidden = twins.one[twins.differ];
    twins.viewer = match->visible_to(hidden.actor, hidden.text).lowest();
    return twins;
}

const std::vector<GameWithSecrets>& games_with_secrets() {
    static const std::vector<GameWithSecrets> kinds = {
        {"carts", {}}, {"venise", {}}, {"merchants", {}}, {"amsterdam", {{"tasks", "secret-3"}}}};
    return kinds;
}

namespace {

// One table with all players connected. Collects everything that the viewer receives.
class TwinTable {
  public:
    TwinTable(Venue& venue, const Twins& twins) : venue_(venue), twins_(twins) {
        for (int i = 0; i < twins.seats + 2; ++i) {
            guests_.push_back(venue.new_guest());
            players_.push_back(std::make_unique<Player>(venue, guests_.back()));
            players_.back()->check_schema = i == 0;
            players_.back()->ask({{"type", "hello"}, {"name", "P" + std::to_string(i)}});
        }
        std::vector<std::string> seats(static_cast<std::size_t>(twins.seats), "person");
        nlohmann::ordered_json terms = {
            {"game", twins.kind.game}, {"seats", seats}, {"by-hand", true}};
        for (const auto& [key, value] : twins.kind.options) terms["options"][key] = value;
        table_ = dealer().ask({{"type", "create"}, {"terms", terms}}).value("table", "");
        dealer().ask({{"type", "watch"}, {"table", table_}});
        spectator().ask({{"type", "watch"}, {"table", table_}});
        for (int seat = 0; seat < twins.seats; ++seat) {
            player(seat).ask({{"type", "sit"}, {"table", table_}, {"seat", seat}});
        }
        for (int seat = 0; seat < twins.seats; ++seat) {
            player(seat).ask(watch(table_, seat));
        }
        settle();
        // The viewer is also told of people who come later. The answer to a ping comes after these
        // messages.
        viewer().ask({{"type", "ping"}});
        viewer().received.clear();
    }

    void play(const Actions& actions) {
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const codec::RecordedAction& a = actions[i];
            Player& actor = a.actor == kChance ? dealer() : player(a.actor);
            nlohmann::ordered_json request = act(actor.table, 0, a.text);
            if (a.actor == kChance) {
                request["seat"] = "chance";
            } else {
                request["seat"] = a.actor;
            }
            const auto answer = actor.ask(request);
            ASSERT_EQ(answer["type"], "ok") << a.text << answer.dump();
            settle();
            if (a.actor < kMaxSeats && i % 4 == 3) undo_and_redo(a);
        }
    }

    // The viewer's messages, the messages after reconnecting, and the log. Two tables may differ
    // only in the ids of tables and guests.
    std::string transcript() {
        std::string text = viewer().received;
        const std::string& guest = guests_[viewer_index()];
        Player again(venue_, guest);
        again.received.clear();
        auto request = watch_request();
        again.ask(request);
        again.next();
        text += again.received;
        const auto version = again.table["version"].get<std::uint32_t>();
        Player resumed(venue_, guest);
        resumed.received.clear();
        request["version"] = version > 12 ? version - 12 : 1;
        resumed.ask(request);
        resumed.next();
        text += resumed.received;
        const std::string seat = "?seat=" + std::to_string(static_cast<int>(twins_.viewer));
        for (const std::string page : {"/log", "/replay"}) {
            text += venue_.get("/api/tables/" + table_ + page + seat, guest).body;
        }
        for (std::size_t at; (at = text.find(table_)) != text.npos;) {
            text.replace(at, table_.size(), "TABLE");
        }
        return text;
    }

  private:
    Player& player(int seat) { return *players_[static_cast<std::size_t>(seat)]; }
    Player& dealer() { return *players_[static_cast<std::size_t>(twins_.seats)]; }
    Player& spectator() { return *players_.back(); }
    std::size_t viewer_index() const {
        return twins_.viewer == kSpectator ? players_.size() - 1 : std::size_t{twins_.viewer};
    }
    Player& viewer() { return *players_[viewer_index()]; }

    nlohmann::ordered_json watch_request() const {
        nlohmann::ordered_json request = {{"type", "watch"}, {"table", table_}};
        if (twins_.viewer != kSpectator) request["seat"] = twins_.viewer;
        return request;
    }

    // Waits until everybody has seen the newest acknowledged version.
    void settle() {
        unsigned version = 0;
        for (const auto& p : players_) version = std::max(version, p->version);
        for (const auto& p : players_) {
            p->wait_until([&](const auto& t) { return t.value("version", 0u) >= version; });
        }
    }

    // Undoes the step if that is allowed, and repeats it.
    void undo_and_redo(const codec::RecordedAction& a) {
        Player& actor = player(a.actor);
        if (!actor.table.contains("undo")) return;
        ASSERT_EQ(actor.ask({{"type", "undo"}, {"table", table_}, {"seat", a.actor}})["type"],
                  "ok");
        settle();
        ASSERT_EQ(actor.ask(act(actor.table, a.actor, a.text))["type"], "ok");
        settle();
    }

    Venue& venue_;
    const Twins& twins_;
    std::string table_;
    std::vector<std::string> guests_;
    std::vector<std::unique_ptr<Player>> players_;
};

}  // namespace

std::pair<std::string, std::string> transcripts(Venue& venue, const Twins& twins) {
    TwinTable one(venue, twins);
    one.play(twins.one);
    TwinTable two(venue, twins);
    two.play(twins.two);
    return {one.transcript(), two.transcript()};
}

std::string describe(const Twins& twins) {
    return std::string(twins.kind.game) + ", viewer " +
           std::to_string(static_cast<int>(twins.viewer)) + ", step " +
           std::to_string(twins.differ) + ": " + twins.one[twins.differ].text + " or " +
           twins.two[twins.differ].text;
}

}  // namespace pakhuis::client
