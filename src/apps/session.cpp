#include "apps/session.h"

#include <fmt/format.h>

#include "registry/replay.h"

namespace pakhuis::apps {

Session::Session(std::unique_ptr<Match> match, HashKey secret, std::vector<std::string> players)
    : match_(std::move(match)), secret_(secret), record_(record_of(*match_, std::move(players))) {
    const auto start = start_match(match_->setup());
    if (!start || (*start)->hash() != match_->hash()) record_.position = match_->position();
}

Result<Session> Session::resume(const codec::Record& record, HashKey secret) {
    auto match = match_of(record);
    if (!match) return Failure(match.error());
    Session session(std::move(*match), secret, record.players);
    for (const codec::RecordedAction& a : record.actions) {
        if (auto problem = session.act(a.actor, a.text)) {
            problem->place = fmt::format("line {}: {}", a.line, problem->place);
            return Failure(*problem);
        }
    }
    return session;
}

std::optional<Problem> Session::act(Seat actor, std::string_view text) {
    Snapshot snapshot{match_->clone(), uses_};
    if (auto done = match_->act(actor, text); !done) return done.error();
    before_.push_back(std::move(snapshot));
    record_.actions.push_back({actor, std::string(text), 0});
    return std::nullopt;
}

void Session::act_chance() {
    const StreamUses before = uses_;
    const std::string outcome = match_->pick_chance(secret_, uses_);
    act(kChance, outcome);
    before_.back().uses = before;
}

void Session::take_back(std::size_t steps) {
    if (steps >= before_.size()) return;
    match_ = std::move(before_[steps].match);
    uses_ = before_[steps].uses;
    before_.resize(steps);
    record_.actions.resize(steps);
}

codec::Record Session::record() const {
    codec::Record record = record_;
    record.end = end_of(*match_);
    return record;
}

}  // namespace pakhuis::apps
