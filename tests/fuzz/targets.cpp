#include "fuzz/targets.h"

#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>

#include "apps/typed_action.h"
#include "codec/csv.h"
#include "codec/record.h"
#include "net_files/net_file.h"
#include "nets/kernels.h"
#include "protocol/client_messages.h"
#include "protocol/server_messages.h"
#include "registry/replay.h"
#include "server/webhook_address.h"
#include "shards/shard_reader.h"
#include "tables/agreement.h"

namespace pakhuis::fuzz {
namespace {

// Ends the process with a message. The fuzzer and the corpus test report it.
void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

void require_told(const Problem& problem) {
    require(!problem.key.empty() && !problem.sentence.empty(), "an error without key or sentence");
}

// Plays some random steps: an accepted position must be playable. Every eighth position is read
// back. (With another edition this takes as long as a hundred steps.)
void play_on(Match& match, int steps) {
    Rng rng(7);
    for (int i = 0; i < steps && !match.waiting().empty(); ++i) {
        const Seat actor = match.waiting().lowest();
        const auto legal = match.legal(actor);
        require(!legal.empty(), "a waiting actor without an action");
        const auto pick = static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())));
        require(match.act(actor, legal[pick]).has_value(), "a listed action was refused");
        if (i % 8 != 0) continue;
        const auto read = match_from_position(match.position());
        require(read.has_value() && (*read)->hash() == match.hash(),
                "a position was not read back");
    }
}

}  // namespace

void record(std::string_view bytes) {
    const auto parsed = codec::parse_record(bytes);
    if (!parsed) return require_told(parsed.error());
    const std::string written = codec::write_record(*parsed);
    const auto again = codec::parse_record(written);
    require(again.has_value() && codec::write_record(*again) == written, "a record's round trip");
    const auto match = replay(*parsed);
    if (!match) return require_told(match.error());
    play_on(**match, 3);
}

void position(std::string_view bytes) {
    const auto json = codec::parse_json(bytes);
    if (!json) return require_told(json.error());
    const auto match = match_from_position(*json);
    if (!match) return require_told(match.error());
    play_on(**match, 20);
}

void edition(std::string_view bytes) {
    const auto json = codec::parse_json(bytes);
    if (!json) return require_told(json.error());
    for (const GameInfo* info : all_games()) {
        const auto checked = edition_json(info->id, *json);
        if (!checked) {
            require_told(checked.error());
            continue;
        }
        const auto again = edition_json(info->id, *checked);
        require(again.has_value() && *again == *checked, "an edition's round trip");
        for (int seats = info->min_seats; seats <= info->max_seats; ++seats) {
            const auto match = start_match({std::string(info->id), seats, {}, *checked});
            if (match) play_on(**match, 40);
        }
    }
}

void tables(std::string_view bytes) {
    const auto rows = codec::parse_csv(bytes);
    if (!rows) return require_told(rows.error());
    for (const GameInfo* info : all_games()) {
        const auto whole = edition_json(info->id, std::nullopt);
        for (const auto& [table, old] : whole->items()) {
            if (!old.is_array()) continue;
            Json changed = *whole;
            changed[table] = *rows;
            edition(changed.dump());
        }
    }
}

// The first byte decides the progress of the match and the number of players. The rest is the typed
// action.
std::unique_ptr<Match> match_for_action(const GameInfo& info, std::string_view bytes) {
    const int first = static_cast<unsigned char>(bytes[0]);
    const int more = (first / 64) % (info.max_seats - info.min_seats + 1);
    auto match = start_match({std::string(info.id), info.min_seats + more, {}, {}});
    play_on(**match, first % 64);
    return std::move(*match);
}

void action(std::string_view bytes) {
    if (bytes.empty()) return;
    for (const GameInfo* info : all_games()) {
        const auto match = match_for_action(*info, bytes);
        const std::uint64_t before = match->hash();
        if (const auto problem = apps::apply_typed(*match, bytes.substr(1))) {
            require_told(*problem);
            require(match->hash() == before, "a refused action changed the match");
        }
    }
}

void message(std::string_view bytes) {
    std::uint32_t id = 0;
    const auto parsed = protocol::read_client_message(bytes, id);
    if (!parsed) {
        require_told(parsed.error());
        require(!protocol::write(protocol::refused(id, parsed.error())).empty(),
                "a refusal can't be sent");
        return;
    }
    if (const auto* create = std::get_if<protocol::Create>(&*parsed)) {
        const auto agreed = tables::agree(create->terms);
        if (!agreed) return require_told(agreed.error());
        const Setup& setup = agreed->played.match().setup();
        const EditionSource kept = [&](std::uint64_t) { return setup.edition; };
        const auto again = tables::agree(agreed->terms, {setup.version, setup.edition_hash, kept});
        require(again.has_value(), "terms' round trip");
    }
}

void webhook(std::string_view bytes) {
    const auto parsed = server::parse_webhook(bytes, true);
    if (!parsed) return require_told(parsed.error());
    const std::string text = parsed->text();
    for (const char c : text) require(c > ' ' && c < '\x7f', "an address of several lines");
    const auto again = server::parse_webhook(text, true);
    require(again.has_value() && *again == *parsed, "an address's round trip");
}

namespace {

std::string in_frames(std::string_view contents) {
    std::string out = shards::first_bytes(shards::kSchema);
    shards::FrameWriter frames;
    while (contents.size() >= 2) {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(contents[i]); };
        const std::size_t size = byte(0) + 256U * byte(1);
        contents.remove_prefix(2);
        frames.append(out, contents.substr(0, size));
        contents.remove_prefix(std::min(size, contents.size()));
    }
    return out;
}

// Reads a shard to its end. The first matches are written again, and played.
void read_shard(shards::ShardReader& shard) {
    for (int n = 0;; ++n) {
        const auto match = shard.next();
        if (!match) return require_told(match.error());
        if (*match == nullptr) return;
        if (n >= 3) continue;
        const codec::Record said = shard.record(**match);
        const std::string written = codec::write_record(said);
        if (const auto again = codec::parse_record(written)) {
            require(codec::write_record(*again) == written, "a shard's record");
        }
        if (const auto played = replay(said); !played) require_told(played.error());
    }
}

}  // namespace

void shard(std::string_view bytes) {
    const bool whole = bytes.starts_with("\x50\x2a\x4d\x18");
    auto read = shards::ShardReader::read(
        std::make_unique<std::istringstream>(whole ? std::string(bytes) : in_frames(bytes)),
        "shard");
    if (!read) return require_told(read.error());
    read_shard(**read);
}

void net(std::string_view bytes) {
    auto read = net_files::read_net(bytes);
    if (!read) {
        require_told(read.error());
        read = net_files::read_net_contents(bytes);
    }
    if (!read) return require_told(read.error());
    const auto again = net_files::read_net(net_files::write_net(*read));
    require(again.has_value() && *again == *read, "a net's round trip");
    // Rows at the ends of their numbers.
    std::vector<Feature> row(static_cast<std::size_t>(read->shape.features), -32768);
    const auto sums = std::make_unique<nets::Accumulator>(nets::kernels());
    sums->set(*read, row.data());
    row.assign(row.size(), 32767);
    sums->update(*read, row.data());
    const nets::Hidden hidden = nets::think(*read, *sums);
    for (int i = 0; i < read->shape.values; ++i) nets::value_of(*read, hidden, i);
    for (int i = 0; i < read->shape.action_ids; ++i) nets::logit_of_id(*read, hidden, i);
    const std::vector<Feature> action(static_cast<std::size_t>(read->shape.action_features), -9);
    nets::ActionWeights(*read, hidden).logit(action.data());
}

}  // namespace pakhuis::fuzz
