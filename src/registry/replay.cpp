#include "registry/replay.h"

#include "codec/format_text.h"

namespace pakhuis {

Result<std::unique_ptr<Match>> match_of(const codec::Record& record, const EditionSource& more) {
    auto match = record.position
                     ? match_from_position(*record.position, record.edition, more)
                     : start_match({record.game, record.seats, record.options, record.edition,
                                    record.rules_version, record.edition_hash},
                                   more);
    if (!match) return match;
    const Setup& setup = (*match)->setup();
    if (record.rules_version != setup.version) {
        return fail("rules-version", "rules", "The position follows another version of the rules.");
    }
    if (record.edition_hash != (*match)->edition_hash()) {
        return fail("other-edition", "edition",
                    "The hash does not belong to the edition that the record is played with.");
    }
    if (record.seats != setup.seats) {
        return fail("bad-seats", "seats", "The position has another number of seats.");
    }
    return match;
}

Failure problem_at_step(const codec::Record& record, std::size_t step, const Problem& problem) {
    const std::string place = codec::format_text("line {} (step {}): {}", record.actions[step].line,
                                                 step + 1, problem.place);
    return fail(problem.key, place, problem.sentence);
}

Result<std::unique_ptr<Match>> replay(const codec::Record& record, std::size_t steps) {
    auto match = match_of(record);
    if (!match) return match;
    const std::size_t count = std::min(steps, record.actions.size());
    for (std::size_t i = 0; i < count; ++i) {
        const codec::RecordedAction& a = record.actions[i];
        if (auto done = (*match)->act(a.actor, a.text); !done) {
            return problem_at_step(record, i, done.error());
        }
    }
    if (count < record.actions.size()) return match;
    if (auto done = check_end(record, **match); !done) return Failure(done.error());
    return match;
}

Result<void> check_end(const codec::Record& record, const Match& match) {
    if (!record.end) return {};
    const codec::RecordEnd real = end_of(match);
    if (record.end->reason != real.reason) {
        return fail("wrong-end", "end", codec::format_text("The match ended by: {}.", real.reason));
    }
    if (record.end->hash != real.hash) {
        return fail("wrong-hash", "end", "The last position differs from the recorded one.");
    }
    if (record.end->scores != real.scores) {
        return fail("wrong-scores", "end",
                    codec::format_text("The scores are {}.", codec::listed_text(real.scores)));
    }
    return {};
}

codec::Record record_of(const Match& match, std::vector<std::string> players) {
    codec::Record record;
    record.game = match.info().id;
    record.rules_version = match.setup().version;
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
