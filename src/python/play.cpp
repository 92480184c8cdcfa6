#include "python/play.h"

#include <algorithm>

#include "codec/format_text.h"
#include "engine/bot_names.h"
#include "python/problems.h"
#include "registry/replay.h"
#include "thinking/thinking.h"

namespace pakhuis::python {
namespace {

// A record has one line for each action and each player.
void check_line(const std::string& text, const std::string& place) {
    const bool whole = std::none_of(text.begin(), text.end(),
                                    [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    if (!whole) refuse("bad-text", place, "The text must be one line.");
}

std::vector<std::string> names_of(const std::vector<std::string>& players, int seats) {
    if (players.empty()) {
        std::vector<std::string> numbers;
        for (int seat = 0; seat < seats; ++seat) {
            numbers.push_back(codec::format_text("seat {}", seat));
        }
        return numbers;
    }
    if (players.size() != static_cast<std::size_t>(seats)) {
        refuse("wrong-count", "players",
               codec::format_text("There must be {} names, not {}.", seats, players.size()));
    }
    for (const std::string& name : players) check_line(name, "players");
    return players;
}

}  // namespace

Play::Play(std::unique_ptr<Match> match, std::uint64_t seed)
    : match_(std::move(match)), start_(match_->clone()), rng_(seed) {}

Play::Play(const Play& other)
    : match_(other.match_->clone()),
      start_(other.start_),
      actions_(other.actions_),
      rng_(other.rng_) {}

Play Play::begin(const Setup& setup, std::uint64_t seed) {
    return Play(value_of(start_match(setup)), seed);
}

Play Play::replay(const std::string& text, std::size_t steps, std::uint64_t seed) {
    const codec::Record record = value_of(codec::parse_record(text));
    Play play(value_of(match_of(record)), seed);
    const std::size_t count = std::min(steps, record.actions.size());
    for (std::size_t i = 0; i < count; ++i) {
        const codec::RecordedAction& step = record.actions[i];
        if (auto done = play.match_->act(step.actor, step.text); !done) {
            throw Refused(problem_at_step(record, i, done.error()).value());
        }
        play.actions_.push_back(step);
    }
    if (count == record.actions.size()) value_of(check_end(record, *play.match_));
    return play;
}

void Play::act(Seat actor, const std::string& text) {
    check_line(text, "action");
    value_of(match_->act(actor, text));
    actions_.push_back({actor, text, 0});
}

std::vector<std::string> Play::deal() {
    std::vector<std::string> texts;
    while (match_->waiting().has(kChance)) {
        texts.push_back(match_->sample_chance(rng_));
        act(kChance, texts.back());
    }
    return texts;
}

Play Play::sampled(Seat viewer, std::uint64_t seed) const {
    Rng rng(seed);
    return Play(match_->sampled(viewer, rng), rng.next());
}

std::string Play::choose(Seat seat, const std::string& bot, std::uint64_t seed) const {
    if (std::find(kBotNames.begin(), kBotNames.end(), bot) == kBotNames.end()) {
        refuse("unknown-player", "bot", codec::format_text("There is no bot '{}'.", bot));
    }
    const bool live = match_->waiting().has(kClock);
    if (live || !match_->waiting().has(seat)) {
        refuse("not-your-turn", "seat", codec::format_text("Seat {} has nothing to decide.", seat));
    }
    Rng rng(seed);
    return thinking::choose(*match_, bot, seat, rng);
}

std::string Play::record(const std::vector<std::string>& players) const {
    codec::Record record = record_of(*match_, names_of(players, match_->setup().seats));
    const auto usual = start_match(match_->setup());
    if (!usual || (*usual)->hash() != start_->hash()) record.position = start_->position();
    record.actions = actions_;
    record.end = end_of(*match_);
    return codec::write_record(record);
}

}  // namespace pakhuis::python
