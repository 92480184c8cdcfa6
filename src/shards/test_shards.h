// For tests: shards of random matches, in memory and as files.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "kit/test_folder.h"
#include "registry/match.h"
#include "shards/shard_reader.h"
#include "shards/shard_writer.h"

namespace pakhuis::shards {

struct TestShard {
    ShardHeader header;  // the first match has number 40
    std::vector<std::string> texts;
    std::vector<ShardMatch> matches;
    std::vector<codec::Record> records;  // of the same matches
    std::string bytes;
};

TestShard random_shard(const GameInfo& info, int seats, int matches, bool rows);
// The bytes of its header, texts and matches as they are now.
std::string bytes_of(const TestShard& shard, std::size_t block_bytes = kBlockBytes);

inline Result<std::unique_ptr<ShardReader>> read_bytes(const std::string& bytes) {
    return ShardReader::read(std::make_unique<std::istringstream>(bytes), "test.shard");
}

// A file with these bytes.
class TestFile {
  public:
    explicit TestFile(const std::string& bytes);
    std::filesystem::path path() const { return folder_.path() / "test.shard"; }

  private:
    TestFolder folder_;
};

}  // namespace pakhuis::shards
