#include "tables/agreement.h"

#include <algorithm>
#include <utility>

namespace pakhuis::tables {
namespace {

Failure wrong(const char* place, const char* sentence) {
    return fail("bad-terms", place, sentence);
}

bool is_seat(const std::string& name) {
    return name == kPersonSeat || is_bot(name);
}

Result<void> check_seats(const std::vector<std::string>& seats) {
    if (seats.empty()) return wrong("seats", "Expected a list of one to five seats.");
    if (!std::all_of(seats.begin(), seats.end(), is_seat)) {
        return wrong("seats", "A seat is \"person\" or the name of a bot.");
    }
    return {};
}

// Keeps the times of this kind of tempo. A missing time gets its least value.
void complete(Tempo& tempo) {
    const Tempo given = std::exchange(tempo, {});
    tempo.kind = given.kind;
    if (tempo.kind == TempoKind::kLive) {
        tempo.base = given.base.value_or(1000);
        tempo.increment = given.increment.value_or(0);
    }
    if (tempo.kind == TempoKind::kDaily) tempo.days = given.days.value_or(1);
}

Result<void> begin_at_start(Agreement& agreed, const PinnedRules& pinned) {
    TableTerms& terms = agreed.terms;
    if (terms.game.empty()) return wrong("game", "The game is missing.");
    if (auto fit = check_seats(terms.seats); !fit) return fit;
    auto match = start_match({terms.game, static_cast<int>(terms.seats.size()), terms.options,
                              std::move(terms.edition), pinned.version, pinned.edition_hash},
                             pinned.editions);
    if (!match) return Failure(match.error());
    agreed.played = PlayedMatch(std::move(*match));
    return {};
}

// The record's text without its edition, which the hash identifies.
std::string text_without_edition(codec::Record record, std::string text) {
    if (!record.edition && !(record.position && record.position->contains("edition"))) return text;
    record.edition.reset();
    if (record.position) (*record.position)["edition"] = codec::hash_text(record.edition_hash);
    return codec::write_record(record);
}

// Game, options and edition come from the record. If the terms name them too, they must be equal.
// Without seats in the terms, all seats are for people.
Result<void> begin_at_record(Agreement& agreed, const PinnedRules& pinned) {
    TableTerms& terms = agreed.terms;
    const auto record = codec::parse_record(*terms.begin);
    if (!record) return inside("begin", record.error());
    auto played = PlayedMatch::replay(*record, pinned.editions);
    if (!played) return inside("begin", played.error());
    agreed.played = std::move(*played);
    const Setup& setup = agreed.played.match().setup();
    if (!terms.game.empty() && terms.game != setup.game) {
        return wrong("game", "The game file is of another game.");
    }
    const auto seats = static_cast<std::size_t>(setup.seats);
    if (terms.seats.empty()) terms.seats.assign(seats, std::string(kPersonSeat));
    if (auto fit = check_seats(terms.seats); !fit) return fit;
    if (terms.seats.size() != seats) {
        return wrong("seats", "The game file has another number of seats.");
    }
    if (!terms.options.empty() && terms.options != setup.options) {
        return wrong("options", "The game file was played with others.");
    }
    if (terms.edition && terms.edition != setup.edition) {
        return wrong("edition", "The game file was played with others.");
    }
    if (record->position) {
        agreed.origin = TableOrigin::kPosition;
    } else if (!record->actions.empty()) {
        agreed.origin = TableOrigin::kRecord;
    }
    terms.edition.reset();
    terms.begin = text_without_edition(*record, std::move(*terms.begin));
    if (agreed.played.match().waiting().empty()) agreed.players = record->players;
    return {};
}

}  // namespace

bool is_bot(std::string_view name) {
    return std::find(kBotNames.begin(), kBotNames.end(), name) != kBotNames.end();
}

Result<Agreement> agree(TableTerms terms, const PinnedRules& pinned) {
    Agreement agreed{std::move(terms), {}, {}, {}};
    auto begun =
        agreed.terms.begin ? begin_at_record(agreed, pinned) : begin_at_start(agreed, pinned);
    if (!begun) return Failure(begun.error());
    const Match& match = agreed.played.match();
    agreed.terms.game = match.setup().game;
    agreed.terms.options = match.setup().options;
    complete(agreed.terms.tempo);
    if (agreed.terms.tempo.kind == TempoKind::kDaily && match.clock() != nullptr) {
        return fail("needs-people-at-once", "tempo",
                    "A live clock needs everybody at once: choose sealed prices, or no days.");
    }
    return agreed;
}

}  // namespace pakhuis::tables
