// A table for the tests of Amsterdam: set it up in words, play by text, check the result.
//
//   Table t(2);                         // round 8, phase III, seat 0 in turn, nothing done yet
//   t.active(0, "109 001").supply(0, "pink x3").play({"0: use 109", "0: use 001"});
//
// Goods and dockers that a test puts somewhere are taken from the board. A block that loses its
// good gets a crest of the last seat. If a test puts a crest on a block, its good goes to the store
// of the last seat.
#pragma once

#include "games/amsterdam/amstel.h"
#include "games/amsterdam/test_rules.h"

namespace pakhuis::amsterdam {

using kit::Texts;

class Table : public kit::TableOf<Amsterdam, Table> {
  public:
    explicit Table(int seats = 2, bool is_short = false,
                   const Edition& edition = built_in_edition())
        : Table(MatchForm{seats, is_short}, edition) {}
    explicit Table(const MatchForm& form, const Edition& edition = built_in_edition())
        : Table(rules_for(form, edition)) {
        lay_board();
        round(8);
    }
    // The same table with given rules. The test places foreman, bailiff and dealer.
    static Table with(const Rules& its_rules) {
        Table t(its_rules);
        t.lay_board();
        return t.round(8);
    }
    // The empty table before the setup.
    static Table at_start(int seats, bool is_short = false) {
        return at_start(MatchForm{seats, is_short});
    }
    static Table at_start(const Rules& its_rules) { return Table(its_rules); }
    static Table at_start(const MatchForm& form) { return Table(rules_for(form)); }

    // Market tiles are turned up in their order; C tiles that are mixed in come last.
    Table& round(int n) {
        state.round = static_cast<std::uint8_t>(n);
        state.tiles_left = Amsterdam::start(rules).tiles_left;
        for (int r = rules.first_round; r <= n; ++r) {
            const TileHalf& half = rules.half_of(r);
            const bool letter = (half.tiles - state.tiles_left).count() < half.drawn;
            state.tile = (state.tiles_left & (letter ? half.tiles : half.mixed_in)).lowest();
            state.tiles_left.remove(state.tile);
        }
        return *this;
    }
    // Replaces the open tile by this one, of the same sort.
    Table& tile(std::string_view name) {
        const TileId wanted = rules.find(static_cast<TileTag*>(nullptr), name);
        if (wanted.none() || !state.tiles_left.has(wanted)) {
            EXPECT_EQ(wanted, state.tile) << name;
            return *this;
        }
        state.tiles_left.remove(wanted);
        state.tiles_left.add(state.tile);
        state.tile = wanted;
        return *this;
    }
    Table& active(int seat, std::string_view numbers) {
        each_card(numbers, [&](CardId id) { state.active[at(seat)].add(id); });
        return *this;
    }
    Table& below(int seat, std::string_view numbers) {
        each_card(numbers, [&](CardId id) { state.below[at(seat)].add(id); });
        return *this;
    }
    Table& discard(std::string_view numbers) {
        each_card(numbers, [&](CardId id) { state.discard.add(id); });
        return *this;
    }
    Table& supply(int seat, std::string_view text) {
        state.supply[at(seat)] = kit::counts_of<Resources>(text);
        return *this;
    }
    Table& rondel(int seat, int space, std::string_view text) {
        state.rondel[at(seat)][at(space - 1)] = kit::counts_of<Resources>(text);
        return *this;
    }
    Table& florins(int seat, int n) {
        state.florins[at(seat)] = static_cast<std::uint16_t>(n);
        return *this;
    }
    Table& points(int seat, int n) {
        state.points[at(seat)] = static_cast<std::int16_t>(n);
        return *this;
    }
    Table& penalties(int seat, int n) {
        state.penalties[at(seat)] = static_cast<std::uint8_t>(n);
        return *this;
    }
    Table& crests(int seat, std::string_view names) {
        return put_crests(state.crests[at(seat)], names);
    }
    // TOM's crests in the solo game.
    Table& tom_crests(std::string_view names) { return put_crests(state.tom.crests, names); }
    Table& tom_florins(int n) {
        state.tom.florins = static_cast<std::uint16_t>(n);
        return *this;
    }
    // TOM's disc. `on_top` counts only on the player's space.
    Table& tom_on(int space, bool on_top = false) {
        state.tom.amstel = static_cast<std::uint8_t>(space);
        const int player = state.amstel[0];
        state.tom.ahead = space == player ? on_top : space > player;
        return *this;
    }
    Table& quarters(std::string_view names) {
        state.quarters = {};
        for (Words words(names); !words.done();) {
            state.quarters.add(kit::named(rules, static_cast<QuarterTag*>(nullptr), words.next()));
        }
        return *this;
    }
    // Puts this good on the block, and exchanges it with the good that is there.
    Table& good_on(std::string_view name, Good good) {
        const BlockId block = kit::named(rules, static_cast<BlockTag*>(nullptr), name);
        for (Good& other : state.goods) {
            if (other != good) continue;
            std::swap(other, state.goods[amsterdam::at(block)]);
            return *this;
        }
        ADD_FAILURE() << "no block has " << name_of(good);
        return *this;
    }
    Table& store(int seat, std::string_view text) {
        state.store[at(seat)] += fetch(text);
        return *this;
    }
    Table& barge(int seat, std::string_view text) {
        state.barge[at(seat)] += fetch(text);
        return *this;
    }
    Table& delivered(std::string_view text) {
        const Goods goods = fetch(text);
        for (int g = 0; g < kGoodKinds; ++g) {
            state.roofs += Roofs::of(static_cast<Good>(g), goods.count(g));
        }
        return *this;
    }
    Table& in_depot(int n, std::string_view good) {
        state.depots[at(n - 1)] = fetch(good).nth(0);
        return *this;
    }
    Table& sold(std::string_view text) {
        const Goods goods = fetch(text);
        for (int g = 0; g < kGoodKinds; ++g) {
            if (goods.count(g) > 0) state.black_market += OneEach::of(static_cast<Good>(g));
        }
        return *this;
    }
    Table& aboard(int seat, std::string_view text) {
        state.aboard[at(seat)] += fetch_dockers(text);
        return *this;
    }
    Table& promoted(std::string_view text) {
        state.promoted += fetch_dockers(text);
        return *this;
    }
    Table& ship(int seat, std::string_view name) {
        state.ship[at(seat)] = kit::named(rules, static_cast<NodeTag*>(nullptr), name);
        state.departed = state.departed | Seats::of(static_cast<Seat>(seat));
        return *this;
    }
    // Tasks, "3 24".
    Table& tasks(int seat, std::string_view numbers) {
        for (Words words(numbers); !words.done();) {
            state.tasks[at(seat)].add(
                kit::named(rules, static_cast<TaskTag*>(nullptr), words.next()));
        }
        return *this;
    }
    Table& foreman(std::string_view name) {
        state.foreman = kit::named(rules, static_cast<NodeTag*>(nullptr), name);
        return *this;
    }
    Table& bailiff(std::string_view name) {
        state.bailiff = kit::named(rules, static_cast<BlockTag*>(nullptr), name);
        return *this;
    }
    Table& dealer(Good good) {
        state.dealer = good;
        return *this;
    }
    // Puts the discs on these spaces. On one space the lower seat is on top.
    Table& amstel(std::initializer_list<int> spaces) {
        std::size_t seat = 0;
        for (const int space : spaces) state.amstel[seat++] = static_cast<std::uint8_t>(space);
        std::vector<int> order;
        for (int space = kMouth; space >= 1; --space) {
            for (std::size_t i = 0; i < seat; ++i) {
                if (state.amstel[i] == space) order.push_back(static_cast<int>(i));
            }
        }
        return in_order(order);
    }
    // The Amstel order; to_act sets the order of the turns still to come.
    Table& in_order(const std::vector<int>& seats) {
        state.order.clear();
        for (const int seat : seats) state.order.push_back(static_cast<Seat>(seat));
        return *this;
    }
    Table& to_act(const std::vector<int>& seats) {
        state.queue.clear();
        for (const int seat : seats) state.queue.push_back(static_cast<Seat>(seat));
        return *this;
    }
    Table& dice(std::array<std::uint8_t, kColours> faces) {
        state.dice = faces;
        return *this;
    }
    // Phase II with these dice; all seats still take two.
    Table& taking_dice(std::array<std::uint8_t, kColours> faces) {
        state.phase = Phase::kDice;
        state.queue = state.order;
        return dice(faces);
    }
    // Phase II: rolls these dice one after the other: pink grey orange brown violet black.
    Table& roll(std::initializer_list<int> faces) {
        state.phase = Phase::kRoll;
        state.queue.clear();
        state.dice = {};
        for (const int face : faces) play("chance: roll " + std::to_string(face));
        return *this;
    }
    // Phase I: deals these cards: plans, artisans, buildings.
    Table& deal(std::string_view numbers) {
        state.phase = Phase::kDeal;
        state.queue.clear();
        for (Words words(numbers); !words.done();) {
            play("chance: deal " + std::string(words.next()));
        }
        return *this;
    }
    // Phase I with these cards laid out.
    Table& taking_cards(std::string_view numbers) {
        state.phase = Phase::kTake;
        state.queue = state.order;
        each_card(numbers, [&](CardId id) { state.display.push_back(id); });
        return *this;
    }
    Table& over() {
        state.round = kLastRound;
        round(kLastRound);
        for (int i = static_cast<int>(state.queue.size()); i > 0; --i) {
            play(std::to_string(static_cast<int>(state.queue.front())) + ": end");
        }
        return *this;
    }

    int florins_of(int seat) const { return state.florins[at(seat)]; }
    int points_of(int seat) const { return state.points[at(seat)]; }
    int space_of(int seat) const { return state.amstel[at(seat)]; }
    Resources supply_of(int seat) const { return state.supply[at(seat)]; }
    Resources rondel_of(int seat, int space) const { return state.rondel[at(seat)][at(space - 1)]; }
    int line(int seat, std::string_view key) const {
        ScoreSheet sheet;
        Amsterdam::score_sheet(rules, state, static_cast<Seat>(seat), sheet);
        for (const ScoreLine& one : sheet) {
            if (one.key == key) return one.points;
        }
        ADD_FAILURE() << "no line " << key;
        return 0;
    }
    std::string place(int seat) const { return std::string(Rules::name_of(state.ship[at(seat)])); }

  private:
    explicit Table(const Rules& its_rules) : TableOf(its_rules) {}

    std::size_t last() const { return at(rules.seats - 1); }

    void lay_board() {
        for (std::size_t i = 0; i < kBlocks; ++i) {
            state.goods[i] = static_cast<Good>(i % kGoodKinds);
        }
        for (int q = 0; q < kQuays; ++q) {
            state.quays[at(q)] = Crew::of(static_cast<Docker>((q + 1) % kQuays));
            if (!rules.solo()) {
                state.quays[at(q)] += Crew::of(static_cast<Docker>((q + 2) % kQuays));
            }
        }
        state.quarters = QuarterSet::first(rules.quarter_tiles());
        state.tom.amstel = rules.solo();
        state.dice.fill(3);
        state.phase = Phase::kActions;
        for (int seat = 0; seat < rules.seats; ++seat) {
            state.order.push_back(static_cast<Seat>(seat));
            state.florins[at(seat)] = 0;
        }
        state.queue = state.order;
    }
    Table& put_crests(BlockSet& crests, std::string_view names) {
        for (Words words(names); !words.done();) {
            const BlockId block = kit::named(rules, static_cast<BlockTag*>(nullptr), words.next());
            const Good good = state.goods[amsterdam::at(block)];
            if (good != Good::kNone) state.store[last()] += Goods::of(good);
            state.goods[amsterdam::at(block)] = Good::kNone;
            crests.add(block);
        }
        return *this;
    }
    template <class Use>
    void each_card(std::string_view numbers, Use&& use) {
        for (Words words(numbers); !words.done();) {
            const CardId id = kit::named(rules, static_cast<CardTag*>(nullptr), words.next());
            EXPECT_TRUE(state.deck.has(id)) << name_of(id) << " is already somewhere";
            state.deck.remove(id);
            use(id);
        }
    }
    // Takes goods from the last seat's store, else from blocks, the highest block first.
    Goods fetch(std::string_view text) {
        const Goods goods = kit::counts_of<Goods>(text);
        for (int g = 0; g < kGoodKinds; ++g) {
            for (int n = 0; n < goods.count(g); ++n) fetch_one(static_cast<Good>(g));
        }
        return goods;
    }
    void fetch_one(Good good) {
        if (state.store[last()][good] > 0) {
            state.store[last()] -= Goods::of(good);
            return;
        }
        for (int i = kBlocks - 1; i >= 0; --i) {
            if (state.goods[at(i)] != good) continue;
            state.goods[at(i)] = Good::kNone;
            state.crests[last()].add(BlockId(i));
            return;
        }
        ADD_FAILURE() << "no " << name_of(good) << " is left";
    }
    Crew fetch_dockers(std::string_view text) {
        const Crew crew = kit::counts_of<Crew>(text);
        for (int d = 0; d < kQuays; ++d) {
            int wanted = crew.count(d);
            for (Crew& quay : state.quays) {
                if (wanted == 0 || quay.count(d) == 0) continue;
                quay -= Crew::of(static_cast<Docker>(d));
                --wanted;
            }
            EXPECT_EQ(wanted, 0) << "no such docker is left";
        }
        return crew;
    }
};

inline Resources resources(std::string_view text) {
    return kit::counts_of<Resources>(text);
}

}  // namespace pakhuis::amsterdam
