// Frames of zstd, each with a checksum of its own. Only frames.cpp knows the library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <memory>
#include <string>
#include <string_view>

#include "codec/problem.h"

struct ZSTD_CCtx_s;
struct ZSTD_DCtx_s;

namespace pakhuis::shards {

// The content of a frame is not larger: readers have so much memory ready, and no more.
inline constexpr std::size_t kMostContent = std::size_t{64} << 20;

class FrameWriter {
  public:
    FrameWriter();
    ~FrameWriter();
    FrameWriter(const FrameWriter&) = delete;
    FrameWriter& operator=(const FrameWriter&) = delete;

    void append(std::string& out, std::string_view content);

  private:
    ZSTD_CCtx_s* zstd_;
};

// The bytes before the first frame: a skippable frame of zstd that names the format. So `zstd -dc`
// reads a whole shard.
std::string first_bytes(std::uint32_t schema);

class FrameReader {
  public:
    explicit FrameReader(std::istream& in);
    ~FrameReader();
    FrameReader(const FrameReader&) = delete;
    FrameReader& operator=(const FrameReader&) = delete;

    // The schema that the first bytes name. Problem: "not-a-shard".
    Result<std::uint32_t> schema();
    // The content of the next frame; false: the file ends before it. Problems: "cut-shard",
    // "damaged-shard", "unreadable".
    Result<bool> next(std::string& content);
    // Where the frame begins that was read last.
    std::uint64_t frame_at() const { return frame_at_; }

  private:
    bool fill();
    Failure stop(const char* key, const char* sentence) const;

    std::istream& in_;
    ZSTD_DCtx_s* zstd_;
    std::string room_;      // bytes of the file
    std::size_t used_ = 0;  // of room_
    std::size_t have_ = 0;
    std::uint64_t read_ = 0;      // bytes of the file up to the end of room_
    std::uint64_t frame_at_ = 0;  // byte of the file
};

}  // namespace pakhuis::shards
