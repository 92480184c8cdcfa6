#include "shards/test_shards.h"

#include <algorithm>
#include <fstream>

#include "registry/replay.h"
#include "shards/features_of.h"

namespace pakhuis::shards {
namespace {

TextNumber number_of(TestShard& shard, const std::string& text) {
    const auto found = std::find(shard.texts.begin(), shard.texts.end(), text);
    const auto number = static_cast<TextNumber>(found - shard.texts.begin());
    if (found == shard.texts.end()) shard.texts.push_back(text);
    return number;
}

// Plays the match at random and adds it.
void play(TestShard& shard, Match& match, Rng& rng) {
    codec::Record record = record_of(match, shard.header.players);
    ShardMatch out;
    for (Seats who; !(who = match.waiting()).empty();) {
        const Seat actor = who.lowest();
        const auto legal = match.legal(actor);
        const auto pick = static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())));
        if (actor < kMaxSeats && shard.header.row > 0) {
            const auto row = features_of(match, actor);
            out.rows.insert(out.rows.end(), row.begin(), row.end());
        }
        out.steps.push_back({actor, number_of(shard, legal[pick])});
        record.actions.push_back({actor, legal[pick], 0});
        if (!match.act(actor, legal[pick])) std::abort();
    }
    record.end = end_of(match);
    out.reason = number_of(shard, record.end->reason);
    out.scores = record.end->scores;
    out.hash = record.end->hash;
    for (int seat = 0; seat < shard.header.seats; ++seat) {
        out.players.push_back(static_cast<std::uint8_t>(seat));
        out.places.push_back(match.ranking()[static_cast<std::size_t>(seat)]);
    }
    shard.matches.push_back(std::move(out));
    shard.records.push_back(std::move(record));
}

}  // namespace

TestShard random_shard(const GameInfo& info, int seats, int matches, bool rows) {
    const auto start = start_match({std::string(info.id), seats, {}, {}});
    if (!start) std::abort();
    TestShard out;
    out.header.game = info.id;
    out.header.rules = (*start)->setup().version;
    out.header.features = feature_version(**start);
    out.header.seats = seats;
    out.header.options = (*start)->setup().options;
    out.header.edition.value = (*start)->edition_hash();
    for (int p = 0; p < seats; ++p) out.header.players.push_back("random");
    out.header.first = 40;
    out.header.matches = matches;
    out.header.row = rows ? feature_count(**start) : 0;
    Rng rng(5);
    for (int i = 0; i < matches; ++i) play(out, *(*start)->clone(), rng);
    out.bytes = bytes_of(out);
    return out;
}

std::string bytes_of(const TestShard& shard, std::size_t block_bytes) {
    ShardWriter writer(shard.header, block_bytes);
    for (const std::string& text : shard.texts) writer.text(text);
    for (const ShardMatch& match : shard.matches) writer.add(match);
    writer.finish();
    return writer.take();
}

TestFile::TestFile(const std::string& bytes) {
    std::ofstream(path(), std::ios::binary) << bytes;
}

}  // namespace pakhuis::shards
