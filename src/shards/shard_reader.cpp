#include "shards/shard_reader.h"

#include <fstream>

#include "codec/format_text.h"
#include "shards/row_text.h"

namespace pakhuis::shards {
namespace {

constexpr std::size_t kMostHeader = codec::kMaxRecordBytes + 10'000;  // an edition may be in it
constexpr std::uint64_t kMostText = 1000;
constexpr std::uint64_t kMostTexts = 10'000'000;
constexpr std::uint64_t kMostSteps = 1'000'000;  // of a match
constexpr std::int64_t kMostScore = 1'000'000'000;

}  // namespace

Result<std::unique_ptr<ShardReader>> ShardReader::open(const std::filesystem::path& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status)) {
        return fail("no-such-file", path.string(), "The file does not exist.");
    }
    if (std::filesystem::is_directory(status)) {
        return fail("not-a-file", path.string(), "This is a folder.");
    }
    auto in = std::make_unique<std::ifstream>(path, std::ios::binary);
    if (!*in) return fail("unreadable", path.string(), "The file can't be read.");
    return read(std::move(in), path.string());
}

Result<std::unique_ptr<ShardReader>> ShardReader::read(std::unique_ptr<std::istream> in,
                                                       std::string name) {
    std::unique_ptr<ShardReader> reader(new ShardReader(std::move(in), std::move(name)));
    if (const auto done = reader->read_header(); !done) return Failure(done.error());
    return reader;
}

Failure ShardReader::stop(const char* key, std::string sentence) const {
    return fail(key,
                codec::format_text("{}, byte {}, match {}", name_, frames_.frame_at(),
                                   header_.first + static_cast<std::int64_t>(totals_.matches)),
                std::move(sentence));
}

Failure ShardReader::damaged() const {
    return stop("damaged-shard", "What stands here is not a match.");
}

Result<void> ShardReader::read_header() {
    const auto schema = frames_.schema();
    if (!schema) return inside(name_, schema.error());
    if (*schema != kSchema) {
        return fail("other-schema", name_,
                    codec::format_text("The shard has schema {}; this program reads schema {}.",
                                       *schema, kSchema));
    }
    const auto there = frames_.next(content_);
    if (!there) return inside(name_, there.error());
    if (!*there) return fail("cut-shard", name_, "The file ends before the header.");
    const auto json = codec::parse_json(content_, kMostHeader);
    if (!json) return inside(name_ + ", header", json.error());
    auto header = codec::from_json<ShardHeader>(codec::NoContext{}, *json);
    if (!header) return inside(name_ + ", header", header.error());
    header_ = std::move(*header);
    return {};
}

Result<const ShardMatch*> ShardReader::next() {
    while (block_.matches == 0) {
        if (!block_.at_end()) return damaged();
        const auto more = read_frame();
        if (!more) return Failure(more.error());
        if (!*more) return nullptr;
    }
    if (!read_match()) return damaged();
    --block_.matches;
    totals_.add(match_);
    return &match_;
}

Result<bool> ShardReader::read_frame() {
    const auto there = frames_.next(content_);
    if (!there) {
        const Problem& problem = there.error();
        return stop(problem.key.c_str(), problem.sentence);
    }
    if (!*there) return stop("cut-shard", "The file ends before the end of the shard.");
    ByteReader bytes(content_);
    const char kind = static_cast<char>(bytes.byte());
    if (kind == 'B') {
        if (auto done = read_block(bytes); !done) return Failure(done.error());
        return true;
    }
    if (kind != 'E') return stop("damaged-shard", "This frame is neither a block nor the end.");
    if (auto done = read_end(bytes); !done) return Failure(done.error());
    return false;
}

Result<void> ShardReader::read_block(ByteReader bytes) {
    block_.matches = bytes.number(static_cast<std::uint64_t>(header_.matches));
    for (std::uint64_t left = bytes.number(kMostTexts - texts_.size()); left > 0; --left) {
        const std::string_view text = bytes.text();
        if (!bytes.ok() || text.size() > kMostText) {
            return stop("damaged-shard", "What stands here is not a list of texts.");
        }
        texts_.emplace_back(text);
    }
    for (ByteReader* part :
         {&block_.ends, &block_.actors, &block_.outcomes, &block_.choices, &block_.rows}) {
        *part = ByteReader(bytes.text());
    }
    if (!bytes.ok() || !bytes.at_end() || block_.matches == 0) {
        return stop("damaged-shard", "The block is not whole.");
    }
    return {};
}

Result<void> ShardReader::read_end(ByteReader bytes) {
    ShardTotals said;
    said.matches = bytes.number();
    said.steps = bytes.number();
    said.decisions = bytes.number();
    said.digest = bytes.fixed();
    const bool whole = bytes.ok() && bytes.at_end() && said == totals_ &&
                       totals_.matches == static_cast<std::uint64_t>(header_.matches);
    if (!whole) {
        return stop("damaged-shard",
                    codec::format_text("There are {} matches of {}, or other ones than were "
                                       "written.",
                                       totals_.matches, header_.matches));
    }
    const auto more = frames_.next(content_);
    if (!more || *more) return stop("damaged-shard", "Something follows the end of the shard.");
    return {};
}

bool ShardReader::read_match() {
    if (!read_ends()) return false;
    for (ShardStep& step : match_.steps) {
        step.actor = block_.actors.byte();
        const bool acts =
            step.actor < header_.seats || step.actor == kChance || step.actor == kClock;
        ByteReader& numbers = step.actor == kChance ? block_.outcomes : block_.choices;
        const std::uint64_t number = numbers.number();
        if (!acts || number >= texts_.size()) return false;
        step.text = static_cast<TextNumber>(number);
    }
    if (!block_.actors.ok() || !block_.outcomes.ok() || !block_.choices.ok()) return false;
    return header_.row == 0 || read_rows(block_.rows, match_, header_.row);
}

bool ShardReader::read_ends() {
    ByteReader& bytes = block_.ends;
    const auto seats = static_cast<std::size_t>(header_.seats);
    match_.steps.resize(bytes.number(kMostSteps));
    match_.players.resize(seats);
    match_.scores.resize(seats);
    match_.places.resize(seats);
    for (std::uint8_t& player : match_.players) {
        player = static_cast<std::uint8_t>(bytes.number(header_.players.size() - 1));
    }
    for (int& score : match_.scores) {
        const std::int64_t value = bytes.signed_number();
        if (value < -kMostScore || value > kMostScore) return false;
        score = static_cast<int>(value);
    }
    for (std::uint8_t& place : match_.places) {
        place = static_cast<std::uint8_t>(bytes.number(kMaxSeats + 1));
    }
    const std::uint64_t reason = bytes.number();
    match_.reason = static_cast<TextNumber>(reason);
    match_.hash = bytes.fixed();
    return bytes.ok() && reason < texts_.size();
}

codec::Record ShardReader::empty_record() const {
    codec::Record out;
    out.game = header_.game;
    out.rules_version = header_.rules;
    out.seats = header_.seats;
    out.options = header_.options;
    out.edition_hash = header_.edition.value;
    out.edition = header_.edition_json;
    return out;
}

codec::Record ShardReader::record(const ShardMatch& match) const {
    codec::Record out = empty_record();
    for (const std::uint8_t player : match.players) out.players.push_back(header_.players[player]);
    for (const ShardStep& step : match.steps) {
        out.actions.push_back({step.actor, std::string(text(step.text)), 0});
    }
    out.end = codec::RecordEnd{std::string(text(match.reason)), match.hash, match.scores};
    return out;
}

}  // namespace pakhuis::shards
