// The headline: the seat in turn and its decision.
#include <fmt/format.h>

#include "terminal/amsterdam/panels.h"

namespace pakhuis::terminal {

using namespace amsterdam;

namespace {

std::string resources(int n) {
    return n == 1 ? "a resource" : fmt::format("{} resources", n);
}

std::string question(const Ask& ask) {
    switch (ask.kind) {
        case AskKind::kPay:
            return "pay " + resources(ask.count);
        case AskKind::kGain:
            return fmt::format("choose {} to gain", resources(ask.count));
        case AskKind::kTrade:
            return fmt::format("store {} or sell it on the black market", name_of(ask.good));
        case AskKind::kDrop:
            return "drop one of six cards";
        case AskKind::kShift:
            return "put a die's resources on the space beside, or leave them";
        case AskKind::kRemove:
            return "choose the plan that TOM takes away";
        case AskKind::kForeman:
        case AskKind::kBailiff:
        case AskKind::kDealer:
            return fmt::format("choose where the {} goes", name_of(ask.kind));
        case AskKind::kReturn:
            return "give an inactive card for another";
        case AskKind::kFetch:
            return "choose the card that comes instead";
        case AskKind::kDrawn:
            return "a card is drawn";
        case AskKind::kFreeCard:
            return "activate a card at no cost";
        case AskKind::kMoor:
            return "choose where the barge moors";
        case AskKind::kFreeBlock:
            return "take a block at no cost";
    }
    return {};
}

// The decision of the seat in turn; empty in phases of chance.
std::string_view question(Phase phase) {
    switch (phase) {
        case Phase::kPlace:
            return "choose where to begin";
        case Phase::kDraft:
            return "take a card for the beginning";
        case Phase::kStock:
            return "choose the first resources";
        case Phase::kTake:
            return "take a card";
        case Phase::kDice:
            return "take two dice";
        case Phase::kActions:
            return "act, or end";
        case Phase::kKeep:
            return "choose the resource to keep";
        default:
            return {};
    }
}

std::string_view chance_event(Phase phase) {
    switch (phase) {
        case Phase::kTile:
            return "a market tile is turned up";
        case Phase::kTaskDeal:
            return "tasks are dealt";
        case Phase::kDraftDeal:
        case Phase::kDeal:
            return "cards are laid out";
        case Phase::kRoll:
            return "the dice roll";
        default:
            return "the board is laid out";
    }
}

std::string_view number_of(Phase phase) {
    switch (phase) {
        case Phase::kDeal:
        case Phase::kTake:
            return "I";
        case Phase::kRoll:
        case Phase::kDice:
            return "II";
        case Phase::kActions:
            return "III";
        case Phase::kKeep:
            return "IV";
        default:
            return {};
    }
}

}  // namespace

std::string headline(const View& v) {
    if (v.phase == Phase::kOver) return "The game is over";
    const std::string_view phase = number_of(v.phase);
    const std::string when =
        phase.empty() ? "Setup"
                      : fmt::format("Round {} of {}, phase {}", v.round, kLastRound, phase);
    if (question(v.phase).empty() || v.queue.empty()) {
        return fmt::format("{}: {}", when, chance_event(v.phase));
    }
    const std::string what =
        v.asked.empty() ? std::string(question(v.phase)) : question(v.asked.front());
    if (actor(v) == v.viewer) return fmt::format("{}. Your turn: {}", when, what);
    return fmt::format("{}. Seat {}'s turn: {}", when, actor(v), what);
}

}  // namespace pakhuis::terminal
