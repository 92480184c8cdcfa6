// Reads a shard, match by match, in the order in which they were written.
//
//   auto shard = ShardReader::open(path);
//   while (true) {
//       const auto match = (*shard)->next();        // a problem: cut or damaged
//       if (!match || *match == nullptr) break;     // nullptr: all were there, and the end fits
//       codec::Record record = (*shard)->record(**match);
//   }
//
// Every byte may be wrong: then a problem says what and where, and nothing more can be read.
// Problems: "no-such-file", "not-a-file", "unreadable", "not-a-shard", "other-schema",
// "cut-shard", "damaged-shard".
#pragma once

#include <filesystem>
#include <istream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shards/byte_text.h"
#include "shards/frames.h"
#include "shards/shard.h"

namespace pakhuis::shards {

class ShardReader {
  public:
    static Result<std::unique_ptr<ShardReader>> open(const std::filesystem::path& path);
    // `name` stands in problems.
    static Result<std::unique_ptr<ShardReader>> read(std::unique_ptr<std::istream> in,
                                                     std::string name);

    const ShardHeader& header() const { return header_; }
    // The next match; it stays until the next call. nullptr: that was the last, and the end fits.
    Result<const ShardMatch*> next();
    // The number of the match that `next` gave last.
    std::int64_t number() const {
        return header_.first + static_cast<std::int64_t>(totals_.matches) - 1;
    }
    // Of the matches so far.
    const ShardTotals& totals() const { return totals_; }

    // The text of an action or a reason; the number is one of a match that was read.
    std::string_view text(TextNumber number) const { return texts_[number]; }
    // The match as a record: `pakhuis replay` verifies it.
    codec::Record record(const ShardMatch& match) const;
    // The record of a match that has not begun, without names.
    codec::Record empty_record() const;

  private:
    ShardReader(std::unique_ptr<std::istream> in, std::string name)
        : in_(std::move(in)), name_(std::move(name)), frames_(*in_) {}

    // The parts of a block that were not read yet.
    struct Block {
        std::uint64_t matches = 0;
        ByteReader ends{""}, actors{""}, outcomes{""}, choices{""}, rows{""};

        bool at_end() const {
            return ends.at_end() && actors.at_end() && outcomes.at_end() && choices.at_end() &&
                   rows.at_end();
        }
    };

    Result<void> read_header();
    // False: it was the end, and it fits.
    Result<bool> read_frame();
    Result<void> read_block(ByteReader bytes);
    Result<void> read_end(ByteReader bytes);
    bool read_match();
    bool read_ends();
    Failure stop(const char* key, std::string sentence) const;
    Failure damaged() const;

    std::unique_ptr<std::istream> in_;
    std::string name_;
    FrameReader frames_;
    ShardHeader header_;
    std::string content_;  // of the latest frame
    Block block_;
    std::vector<std::string> texts_;
    ShardMatch match_;
    ShardTotals totals_;
};

}  // namespace pakhuis::shards
