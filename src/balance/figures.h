// What one match gives to the statistics: who won, the points by source, the things of each seat.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "batch/player.h"

namespace pakhuis::balance {

// A thing without its seat (things/things.h).
struct ThingKind {
    std::string group;
    std::string name;
    int bins = 2;
    int step = 1;

    bool is_amount() const { return bins > 2; }
};

struct SeatFigures {
    std::int64_t won = 0;  // in 1 / arena::kWin matches
    int score = 0;
    std::vector<SheetLine> sheet;
    std::vector<std::uint8_t> bins;  // of each thing, in their order
};

struct MatchFigures {
    std::vector<SeatFigures> seats;
    std::optional<int> rival;  // the score of a rival without a seat
    std::string_view reason;   // of the end
    int decisions = 0;         // of the seats
};

// Knows the type of a match, and what its game lists. Any thread may call it.
class FiguresReader {
  public:
    virtual ~FiguresReader() = default;

    virtual std::vector<ThingKind> things() const = 0;
    // Plays the steps again.
    virtual MatchFigures read(const batch::PlayedMatch& match) const = 0;
};

// For matches that begin as `start`.
std::unique_ptr<FiguresReader> make_reader(const Match& start);

}  // namespace pakhuis::balance
