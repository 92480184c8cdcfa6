#include "tables/played_match.h"

#include <utility>

#include "registry/replay.h"

namespace pakhuis::tables {

PlayedMatch::PlayedMatch(std::unique_ptr<Match> beginning)
    : beginning_(std::move(beginning)), match_(beginning_->clone()) {}

Result<PlayedMatch> PlayedMatch::replay(const codec::Record& record, const EditionSource& more) {
    auto beginning = match_of(record, more);
    if (!beginning) return Failure(beginning.error());
    PlayedMatch played(std::move(*beginning));
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const codec::RecordedAction& a = record.actions[i];
        const auto action = played.match().check(a.actor, a.text);
        if (!action) return problem_at_step(record, i, action.error());
        played.play(a.actor, a.text, *action);
    }
    if (auto done = check_end(record, played.match()); !done) return Failure(done.error());
    return played;
}

void PlayedMatch::play(Seat actor, std::string text, const PackedAction& action, bool hurried) {
    PlayedStep step{actor, std::move(text), action, match_->waiting(), 0, hurried};
    if (actor == kChance) {
        step.stream = static_cast<std::uint8_t>(match_->chance_stream());
        ++uses_[step.stream];
    }
    match_->play(actor, action);
    steps_.push_back(std::move(step));
    keep_mark(steps_.size());
}

void PlayedMatch::keep_mark(std::size_t steps) {
    constexpr std::size_t kInterval = 64;
    constexpr std::size_t kMost = 4;
    if (steps % kInterval != 0) return;
    marks_.push_back({steps, match_->clone(), uses_});
    if (marks_.size() > kMost) marks_.pop_front();
}

PlayedMatch::Mark PlayedMatch::last_mark(std::size_t steps) const {
    for (auto mark = marks_.rbegin(); mark != marks_.rend(); ++mark) {
        if (mark->steps <= steps) return *mark;
    }
    return {0, beginning_, {}};
}

void PlayedMatch::take_back(std::size_t steps) {
    steps_.resize(steps);
    while (!marks_.empty() && marks_.back().steps > steps) marks_.pop_back();
    const Mark from = last_mark(steps);
    match_ = from.match->clone();
    uses_ = from.uses;
    for (std::size_t i = from.steps; i < steps; ++i) {
        if (steps_[i].actor == kChance) ++uses_[steps_[i].stream];
        match_->play(steps_[i].actor, steps_[i].action);
        keep_mark(i + 1);
    }
}

std::unique_ptr<Match> PlayedMatch::match_after(std::size_t steps) const {
    if (steps == steps_.size()) return match_->clone();
    const Mark from = last_mark(steps);
    auto match = from.match->clone();
    for (std::size_t i = from.steps; i < steps; ++i) {
        match->play(steps_[i].actor, steps_[i].action);
    }
    return match;
}

MatchHistory PlayedMatch::history() const {
    MatchHistory out;
    out.beginning_ = beginning_;
    out.steps_.reserve(steps_.size());
    for (const PlayedStep& step : steps_) {
        out.steps_.push_back({step.actor, step.action, step.hurried});
    }
    return out;
}

void MatchHistory::walk(const Visit& visit) const {
    const auto match = beginning_->clone();
    visit(0, *match, false);
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        match->play(steps_[i].actor, steps_[i].action);
        visit(i + 1, *match, steps_[i].hurried);
    }
}

codec::Record PlayedMatch::record(std::vector<std::string> players) const {
    codec::Record out = record_of(*beginning_, std::move(players));
    const auto start = start_match(beginning_->setup());
    if (start && (*start)->hash() != beginning_->hash()) out.position = beginning_->position();
    for (const PlayedStep& step : steps_) out.actions.push_back({step.actor, step.text, 0});
    return out;
}

}  // namespace pakhuis::tables
