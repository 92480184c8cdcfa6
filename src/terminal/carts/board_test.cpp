#include "terminal/carts/board.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "engine/play.h"
#include "terminal/carts/ink.h"
#include "terminal/carts/layout.h"
#include "terminal/carts/map.h"
#include "terminal/test_text.h"

namespace pakhuis::terminal {
namespace {

using namespace carts;

constexpr std::array<int, 4> kWidths{80, 100, 120, 160};

Rules rules_for(int seats, const Edition& edition = built_in_edition()) {
    Options options;
    options.seats = static_cast<std::uint8_t>(seats);
    Rules rules;
    EXPECT_EQ(make_rules(options, edition, rules).refusal, nullptr);
    return rules;
}

// The largest number of places and tracks: an irregular grid with twins and long tracks.
Edition crowded_edition() {
    constexpr int kAcross = 8;
    Edition e = built_in_edition();
    e.places.clear();
    e.tracks.clear();
    e.contracts.clear();
    Rng rng(1);
    for (int i = 0; i < kMaxPlaces; ++i) {
        const std::string name = "Place number " + std::to_string(i);
        const int x = (i % kAcross) * 13 + rng.below(9), y = (i / kAcross) * 28 + rng.below(16);
        e.places.push_back({name.c_str(), static_cast<std::uint8_t>(x),
                            static_cast<std::uint8_t>(y), Mark::kOurs});
    }
    const auto add = [&](int from, int to, int length) {
        if (std::max(from, to) >= kMaxPlaces || e.tracks.full()) return;
        e.tracks.push_back({PlaceId(from), PlaceId(to), static_cast<std::uint8_t>(length),
                            static_cast<Colour>(rng.below(7)),
                            rng.below(3) == 0 ? Symbol::kCart : Symbol::kNone, Mark::kOurs});
    };
    for (int i = 0; i < kMaxPlaces; ++i) {
        const int length = 1 + rng.below(kMaxLength);
        add(i, i + 1, length);
        if (i % 4 == 0) add(i + 1, i, length);
        add(i, i + kAcross, 1 + rng.below(3));
    }
    for (int i = 0; i < 8; ++i)
        e.contracts.push_back({PlaceId(i), PlaceId(31 - i), 5, Mark::kOurs});
    return e;
}

// The state of a match after some random steps.
State state_after(const Rules& rules, int steps, std::uint64_t seed) {
    State state = Carts::start(rules);
    Rng rng(seed);
    for (int i = 0; i < steps; ++i) random_step<Carts>(rules, state, rng);
    return state;
}

View empty_board(Seat viewer = kSpectator) {
    View view;
    view.viewer = viewer;
    view.phase = Phase::kTurn;
    return view;
}

// The line of one seat in the table of players.
std::string line_of_seat(const std::string& text, int seat) {
    for (const std::string& line : lines_of(text)) {
        if (line.find("Seat " + std::to_string(seat) + " ") != line.npos) return line;
    }
    return {};
}

struct MapCase {
    Rules rules;
    int width;
    CartsLayout layout = lay_out(rules, width - 2);

    Canvas map(const View& view) const { return draw_map(rules, view, layout, {false, width}); }
};

// Does not use the layout: claims by two different seats change exactly the spaces of a track.
void expect_countable_tracks(const MapCase& board) {
    const Canvas free = board.map(empty_board());
    for (int i = 0; i < static_cast<int>(board.rules.edition.tracks.size()); ++i) {
        const TrackId id(i);
        View one = empty_board(), other = empty_board();
        one.tracks[0].add(id);
        other.tracks[1].add(id);
        const Canvas a = board.map(one), b = board.map(other);
        int spaces = 0, letters = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x) {
                if (a.at({x, y}).glyph == b.at({x, y}).glyph) continue;
                EXPECT_EQ(a.at({x, y}).glyph, mark_of(0));
                ++spaces;
                letters += free.at({x, y}).glyph == letter(board.rules.track(id).colour);
            }
        }
        EXPECT_EQ(spaces, board.rules.track(id).length) << board.rules.name_of(id);
        EXPECT_EQ(letters, board.rules.track(id).length) << board.rules.name_of(id);
    }
}

TEST(CartsBoard, EveryPlaceIsNamed) {
    const Rules rules = rules_for(3);
    for (const int width : kWidths) {
        const std::string text = draw(rules, empty_board(), {false, width});
        for (const Place& place : rules.edition.places) {
            EXPECT_GE(count(text, place.name), 1) << place.name.view() << " at " << width << '\n'
                                                  << text;
        }
    }
}

TEST(CartsBoard, TheSpacesOfEveryTrackCanBeCounted) {
    for (const int width : kWidths) {
        SCOPED_TRACE(width);
        expect_countable_tracks({rules_for(4), width});
    }
}

TEST(CartsBoard, DrawsACrowdedBoard) {
    for (const int width : {kMinWidth, 80, 120}) {
        SCOPED_TRACE(width);
        const MapCase board{rules_for(4, crowded_edition()), width};
        expect_countable_tracks(board);
        const std::string text = board.map(empty_board()).text(false);
        for (const Place& place : board.rules.edition.places) EXPECT_GE(count(text, place.name), 1);
    }
}

TEST(CartsBoard, TwinsRunBesideEachOther) {
    const Rules rules = rules_for(4);
    for (const int width : kWidths) {
        const CartsLayout layout = lay_out(rules, width - 2);
        for (std::uint64_t twins = rules.twin_above; twins != 0;) {
            const auto first = static_cast<std::size_t>(pop_lowest(twins));
            const auto& one = layout.tracks[first].slots;
            const auto& other = layout.tracks[first + 1].slots;
            for (std::size_t i = 0; i < one.size(); ++i) {
                EXPECT_LE(std::abs(one[i].x - other[i].x), layout.slot_width + 1);
                EXPECT_LE(std::abs(one[i].y - other[i].y), 1);
            }
        }
    }
}

TEST(CartsBoard, ClaimedTracksShowTheOwnersMarkInEverySpace) {
    for (int seats = 2; seats <= 4; ++seats) {
        const MapCase board{rules_for(seats), 100};
        for (const int steps : {60, 120, 200, 400}) {
            const State state = state_after(board.rules, steps, 11);
            const std::string text =
                board.map(Carts::observe(board.rules, state, kSpectator)).text(false);
            for (int seat = 0; seat < seats; ++seat) {
                const int carts = kCarts - state.carts[static_cast<std::size_t>(seat)];
                EXPECT_EQ(count(text, mark_text(seat)), carts) << text;
            }
        }
    }
}

TEST(CartsBoard, AFreeTrackThatBringsGoodsHasAWheel) {
    const MapCase board{rules_for(4), 100};
    View view = empty_board();
    EXPECT_EQ(count(board.map(view).text(false), "⊙"), popcount(board.rules.marked));
    view.tracks[2] = TrackSet(board.rules.marked);
    EXPECT_EQ(count(board.map(view).text(false), "⊙"), 0);
}

TEST(CartsBoard, WithTwoPlayersAClosedTwinIsCrossedOut) {
    View view = empty_board();
    view.tracks[0].add(TrackId(1));  // Nieuwe Waal – Haringpakkerstoren, two spaces
    EXPECT_EQ(count(MapCase{rules_for(2), 100}.map(view).text(false), "×"), 2);
    EXPECT_EQ(count(MapCase{rules_for(3), 100}.map(view).text(false), "×"), 0);
}

TEST(CartsBoard, NoLineIsWiderThanTheRequestedWidth) {
    for (int seats = 2; seats <= 4; ++seats) {
        const Rules rules = rules_for(seats);
        for (const int steps : {0, 12, 150, 4000}) {
            const State state = state_after(rules, steps, 5);
            for (const int width : {kMinWidth, 80, 100, kWideBoard}) {
                const View view = Carts::observe(rules, state, static_cast<Seat>(seats - 1));
                for (const auto& line : lines_of(without_codes(draw(rules, view, {true, width})))) {
                    EXPECT_LE(text_width(line), width) << line;
                }
            }
        }
    }
}

TEST(CartsBoard, ShowsTheSameMarksWithoutColourAndEscapeCodes) {
    const Rules rules = rules_for(4);
    const View view = Carts::observe(rules, state_after(rules, 150, 3), 1);
    const std::string plain = draw(rules, view, {false, 100});
    EXPECT_EQ(count(plain, "\x1b"), 0);
    const std::string coloured = without_codes(draw(rules, view, {true, 100}));
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(count(plain, mark_text(seat)), count(coloured, mark_text(seat)));
    }
    EXPECT_EQ(lines_of(plain).size(), lines_of(coloured).size());
}

TEST(CartsBoard, NothingMovesOnTheMapDuringAMatch) {
    const Rules rules = rules_for(2);
    const auto names = [&](int steps) {
        const std::string text =
            draw(rules, Carts::observe(rules, state_after(rules, steps, 9), 0), {false, 100});
        std::vector<std::size_t> rows;
        const std::vector<std::string> lines = lines_of(text);
        for (const Place& place : rules.edition.places) {
            rows.push_back(static_cast<std::size_t>(
                std::find_if(
                    lines.begin(), lines.end(),
                    [&](const std::string& s) { return s.find(place.name.view()) != s.npos; }) -
                lines.begin()));
        }
        return rows;
    };
    EXPECT_EQ(names(20), names(150));
}

TEST(CartsBoard, PlacesOfOpenContractsAreRinged) {
    const Rules rules = rules_for(2);
    View view = empty_board(0);
    view.contracts[0].add(ContractId(0));  // Haringpakkerstoren – Dam
    const MapCase board{rules, 100};
    EXPECT_EQ(count(board.map(view).text(false), "◉"), 2);
    view.tracks[0].add(TrackId(5));  // Haringpakkerstoren – Korenmetershuisje
    view.tracks[0].add(TrackId(9));  // Korenmetershuisje – Dam
    EXPECT_EQ(count(board.map(view).text(false), "◉"), 0);
    EXPECT_EQ(count(draw(rules, view, {false, 100}), "✓"), 1);
}

TEST(CartsBoard, ShowsOnlyTheSizeAndTheCardsSeenTakenOfOtherHands) {
    const Rules rules = rules_for(3);
    for (int steps = 20; steps < 300; steps += 20) {
        const State state = state_after(rules, steps, 21);
        const View view = Carts::observe(rules, state, 0);
        const std::string text = draw(rules, view, {false, 120});
        for (std::size_t seat = 1; seat < 3; ++seat) {
            const std::string line = line_of_seat(text, static_cast<int>(seat));
            int chips = 0;
            for (int kind = 0; kind < kKinds; ++kind) {
                const Card card = static_cast<Card>(kind);
                const int sure = state.sure[seat][card];
                const std::string more = sure > 1 ? std::to_string(sure) : "";
                const std::string chip = "[" + std::string(letter(card)) + more + "]";
                EXPECT_EQ(count(line, chip), sure > 0 ? 1 : 0) << line;
                chips += sure > 0;
            }
            EXPECT_EQ(count(line, "["), chips) << line;
        }
        EXPECT_EQ(count(text, "Hand "), state.phase == Phase::kOver ? 0 : 1);
    }
}

TEST(CartsBoard, OthersContractsAreShownOnlyAtTheEnd) {
    const Rules rules = rules_for(2);
    State state = state_after(rules, 20, 2);
    ASSERT_EQ(state.phase, Phase::kTurn);
    const auto contracts_shown = [&](Seat viewer) {
        return count(draw(rules, Carts::observe(rules, state, viewer), {false, 100}), " – ");
    };
    EXPECT_EQ(contracts_shown(0), state.contracts[0].count());
    EXPECT_EQ(contracts_shown(kSpectator), 0);
    Rng rng(2);
    random_finish<Carts>(rules, state, rng);
    EXPECT_EQ(contracts_shown(0), state.contracts[0].count() + state.contracts[1].count());
}

TEST(CartsBoard, ASpectatorHasNoHand) {
    const Rules rules = rules_for(2);
    const View view = Carts::observe(rules, state_after(rules, 60, 2), kSpectator);
    const std::string text = draw(rules, view, {false, 100});
    EXPECT_EQ(count(text, "Hand "), 0);
    EXPECT_EQ(count(text, "(you)"), 0);
}

TEST(CartsBoard, ShowsTheTurnAndTheLastLap) {
    const Rules rules = rules_for(3);
    View view = empty_board(1);
    view.turn = 2;
    view.turns_left = 3;
    const std::string text = draw(rules, view, {false, 80});
    EXPECT_EQ(count(text, "Seat 2's turn"), 1);
    EXPECT_EQ(count(text, "Final round: 3 turns left"), 1);
    EXPECT_EQ(count(text, "▶ ■ Seat 2"), 1);
}

TEST(CartsBoard, NamesFromOutsideCantSendCodesToTheTerminal) {
    Edition edition = built_in_edition();
    edition.places[6].name = "Dam\x1b[2J";
    const std::string text = draw(rules_for(2, edition), empty_board(), {false, 100});
    EXPECT_EQ(count(text, "\x1b"), 0);
    EXPECT_EQ(count(text, "Dam?[2J"), 1);
}

}  // namespace
}  // namespace pakhuis::terminal
