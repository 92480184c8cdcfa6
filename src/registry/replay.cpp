#include "registry/replay.h"

#include <fmt/format.h>

namespace pakhuis {
namespace {

std::optional<Problem> check_header(const codec::Record& record, const Match& match) {
    if (record.rules_version != match.info().rules_version) {
        return Problem{"rules-version", "rules",
                       fmt::format("The record follows version {} of the rules, this program "
                                   "plays version {}.",
                                   record.rules_version, match.info().rules_version)};
    }
    if (record.edition_hash != match.edition_hash()) {
        return Problem{"other-edition", "edition",
                       "The hash does not belong to the edition that the record is played with."};
    }
    if (record.seats != match.setup().seats) {
        return Problem{"bad-seats", "seats", "The position has another number of seats."};
    }
    return std::nullopt;
}

std::optional<Problem> check_end(const codec::RecordEnd& claimed, const Match& match) {
    const codec::RecordEnd real = end_of(match);
    if (claimed.reason != real.reason) {
        return Problem{"wrong-end", "end", fmt::format("The match ended by: {}.", real.reason)};
    }
    if (claimed.hash != real.hash) {
        return Problem{"wrong-hash", "end", "The last position differs from the recorded one."};
    }
    if (claimed.scores != real.scores) {
        return Problem{"wrong-scores", "end",
                       fmt::format("The scores are {}.", fmt::join(real.scores, ", "))};
    }
    return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Match>> match_of(const codec::Record& record) {
    auto match = record.position
                     ? match_from_position(*record.position, record.edition)
                     : start_match({record.game, record.seats, record.options, record.edition});
    if (!match) return match;
    if (auto problem = check_header(record, **match)) return Failure(*problem);
    return match;
}

Result<std::unique_ptr<Match>> replay(const codec::Record& record, std::size_t steps) {
    auto match = match_of(record);
    if (!match) return match;
    const std::size_t count = std::min(steps, record.actions.size());
    for (std::size_t i = 0; i < count; ++i) {
        const codec::RecordedAction& a = record.actions[i];
        if (auto problem = (*match)->apply(a.actor, a.text)) {
            problem->place = fmt::format("line {} (step {}): {}", a.line, i + 1, problem->place);
            return Failure(*problem);
        }
    }
    if (record.end && count == record.actions.size()) {
        if (auto problem = check_end(*record.end, **match)) return Failure(*problem);
    }
    return match;
}

codec::Record record_of(const Match& match, std::vector<std::string> players) {
    codec::Record record;
    record.game = match.info().id;
    record.rules_version = match.info().rules_version;
    record.seats = match.setup().seats;
    record.options = match.setup().options;
    record.edition_hash = match.edition_hash();
    record.edition = match.setup().edition;
    record.players = std::move(players);
    return record;
}

codec::RecordEnd end_of(const Match& match) {
    codec::RecordEnd end;
    end.hash = match.hash();
    if (!match.waiting().empty()) {
        end.reason = "unfinished";
        return end;
    }
    end.reason = match.end_reason();
    for (int seat = 0; seat < match.setup().seats; ++seat) {
        end.scores.push_back(match.score(static_cast<Seat>(seat)));
    }
    return end;
}

}  // namespace pakhuis
