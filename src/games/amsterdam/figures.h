// What clients show beside the board of Amsterdam: points if the match ended now, progress of
// tasks, costs and gains of the viewer's possible actions, the blocks that TOM will take.
#pragma once

#include <array>
#include <cstdint>

#include "games/amsterdam/event.h"
#include "games/amsterdam/state.h"

namespace pakhuis::amsterdam {

// A task that the viewer knows, if the match ended now. All tasks that take pieces back are judged
// together: a piece serves one of them.
struct TaskFigures {
    TaskId task;
    Seat seat = 0;            // its owner
    std::uint8_t have = 0;    // 0 … need
    std::uint8_t need = 0;    // crests, cards, pieces, …
    std::int16_t points = 0;  // in the score; 0: not met, or its pieces bring more elsewhere
    std::int16_t worth = 0;   // for what the seat has, or at least: the points if it is met

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("task", self.task);
        visit("seat", self.seat);
        visit("have", self.have);
        visit("need", self.need);
        visit("points", self.points);
        visit("worth", self.worth);
    }
    friend constexpr bool operator==(const TaskFigures&, const TaskFigures&) = default;
};

// A card of the end on a board or on display: its points if it were active and the match ended now.
struct CardFigures {
    CardId card;
    Seat seat = 0;  // for whom; a card on display: the viewer
    std::int16_t points = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("card", self.card);
        visit("seat", self.seat);
        visit("points", self.points);
    }
    friend constexpr bool operator==(const CardFigures&, const CardFigures&) = default;
};

// The majority in a quarter whose tile lies open: points by side, TOM last.
struct MajorityFigures {
    Id<QuarterTag> quarter;
    FixedList<std::uint8_t, kMaxPlayers> points;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("quarter", self.quarter);
        visit("points", self.points);
    }
    friend constexpr bool operator==(const MajorityFigures&, const MajorityFigures&) = default;
};

// A free block.
struct BlockFigures {
    BlockId block;
    std::uint8_t cost = 0;  // for the viewer now, in resources of its quarter

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("block", self.block);
        visit("cost", self.cost);
    }
    friend constexpr bool operator==(const BlockFigures&, const BlockFigures&) = default;
};

// A warehouse or depot with room.
struct DeliveryFigures {
    NodeId space;
    std::int16_t points = 0;  // for a good of the viewer now; in a depot at least

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("space", self.space);
        visit("points", self.points);
    }
    friend constexpr bool operator==(const DeliveryFigures&, const DeliveryFigures&) = default;
};

// A move of the viewer's disc on the Amstel.
struct AdvanceFigures {
    std::uint8_t steps = 0;
    std::uint8_t cost = 0;  // in resources of any colour
    std::int16_t points = 0;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("steps", self.steps);
        visit("cost", self.cost);
        visit("points", self.points);
    }
    friend constexpr bool operator==(const AdvanceFigures&, const AdvanceFigures&) = default;
};

// (solo) The block of a quarter that TOM takes for the next 6 of its colour.
struct TomFigures {
    BlockId block;
    TomReason why = TomReason::kNone;
    std::uint8_t cheapest = 0;  // free blocks of the quarter's lowest cost

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("block", self.block);
        visit("why", self.why);
        visit("cheapest", self.cheapest);
    }
    friend constexpr bool operator==(const TomFigures&, const TomFigures&) = default;
};

inline constexpr std::size_t kMostLaurels = 64;
inline constexpr std::size_t kMostKnownTasks = std::size_t{kMaxPlayers} * kMaxTasksEach;

struct Figures {
    // Points if the match ended now, without tasks that the viewer does not know.
    PerPlayer<std::int16_t> open_points;
    PerPlayer<std::uint16_t> leftovers;  // pieces of which two are a point at the end
    PerPlayer<std::uint8_t> group;       // crests in the largest group
    std::int16_t toms_points = 0;        // if the match ended now
    std::uint8_t toms_group = 0;
    FixedList<TaskFigures, kMostKnownTasks> tasks;
    FixedList<CardFigures, kMostLaurels> cards;
    FixedList<std::uint8_t, kMaxPlayers> places;  // the points of a majority, from the first place
    FixedList<MajorityFigures, kColours> majorities;

    std::uint8_t first_round = 1;
    std::array<std::uint8_t, kColours> dice{};   // as they count; 0: not rolled
    std::array<std::uint8_t, kFaces> arrives{};  // the round in which a rondel space is supplied
    std::uint8_t next_docker = 0;                // points of the next docker in the building

    // Of the viewer; empty for a spectator.
    FixedList<BlockFigures, kBlocks> blocks;
    FixedList<DeliveryFigures, kGoodKinds + kDepots> deliveries;
    FixedList<AdvanceFigures, kMouth - 1> advances;
    std::uint16_t unkept = 0;  // resources that the viewer would lose at the end of the round

    FixedList<TomFigures, kColours> tom;

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
        visit("open-points", self.open_points);
        visit("leftovers", self.leftovers);
        visit("group", self.group);
        visit("toms-points", self.toms_points);
        visit("toms-group", self.toms_group);
        visit("tasks", self.tasks);
        visit("cards", self.cards);
        visit("places", self.places);
        visit("majorities", self.majorities);
        visit("first-round", self.first_round);
        visit("dice", self.dice);
        visit("arrives", self.arrives);
        visit("next-docker", self.next_docker);
        visit("blocks", self.blocks);
        visit("deliveries", self.deliveries);
        visit("advances", self.advances);
        visit("unkept", self.unkept);
        visit("tom", self.tom);
    }
    friend constexpr bool operator==(const Figures&, const Figures&) = default;
};

}  // namespace pakhuis::amsterdam
