#include "shards/shard_writer.h"

#include "shards/byte_text.h"
#include "shards/row_text.h"

namespace pakhuis::shards {

ShardWriter::ShardWriter(const ShardHeader& header, std::size_t block_bytes)
    : row_(header.row), block_bytes_(block_bytes), ready_(first_bytes(kSchema)) {
    frames_.append(ready_, codec::json_text(codec::NoContext{}, header) + "\n");
}

TextNumber ShardWriter::text(std::string_view text) {
    const auto [found, added] =
        texts_.emplace(std::string(text), static_cast<TextNumber>(texts_.size()));
    if (added) {
        put_text(new_texts_, text);
        ++new_count_;
    }
    return found->second;
}

void ShardWriter::add(const ShardMatch& match) {
    put_number(ends_, match.steps.size());
    for (const std::uint8_t player : match.players) put_number(ends_, player);
    for (const int score : match.scores) put_signed(ends_, score);
    for (const std::uint8_t place : match.places) put_number(ends_, place);
    put_number(ends_, match.reason);
    put_fixed(ends_, match.hash);
    for (const ShardStep& step : match.steps) {
        actors_.push_back(static_cast<char>(step.actor));
        // Apart, for there are few different outcomes of chance: a few percent less.
        put_number(step.actor == kChance ? outcomes_ : choices_, step.text);
    }
    if (row_ > 0) put_rows(rows_, match, row_);
    totals_.add(match);
    ++matches_;
    std::size_t bytes = 0;
    for (const std::string* part : {&ends_, &actors_, &outcomes_, &choices_, &rows_}) {
        bytes += part->size();
    }
    if (bytes >= block_bytes_) close_block();
}

void ShardWriter::close_block() {
    std::string content = "B";
    put_number(content, matches_);
    put_number(content, new_count_);
    content += new_texts_;
    for (std::string* part : {&ends_, &actors_, &outcomes_, &choices_, &rows_}) {
        put_text(content, *part);
        part->clear();
    }
    new_texts_.clear();
    new_count_ = matches_ = 0;
    frames_.append(ready_, content);
}

void ShardWriter::finish() {
    if (matches_ > 0) close_block();
    std::string content = "E";
    for (const std::uint64_t count : {totals_.matches, totals_.steps, totals_.decisions}) {
        put_number(content, count);
    }
    put_fixed(content, totals_.digest);
    frames_.append(ready_, content);
}

}  // namespace pakhuis::shards
