#include "shards/frames.h"

#include <algorithm>
#include <new>
#include <zstd.h>

#include "codec/format_text.h"

namespace pakhuis::shards {
namespace {

// Of carts 3 µs a match, and 5 % less than level 3; 9 takes twice as long for 1 % (decision 027).
constexpr int kLevel = 6;
constexpr int kWindowBits = 26;  // no frame needs more memory to be read
// A skippable frame of twelve bytes: this name and the schema.
constexpr std::string_view kMark("\x50\x2a\x4d\x18\x0c\0\0\0pakhuis\n", 16);
constexpr std::size_t kFirstBytes = 20;

// zstd has no memory: nobody goes on from there.
template <class T>
T* made(T* context) {
    if (context == nullptr) throw std::bad_alloc();
    return context;
}

}  // namespace

FrameWriter::FrameWriter() : zstd_(made(ZSTD_createCCtx())) {
    ZSTD_CCtx_setParameter(zstd_, ZSTD_c_compressionLevel, kLevel);
    ZSTD_CCtx_setParameter(zstd_, ZSTD_c_checksumFlag, 1);
}

FrameWriter::~FrameWriter() {
    ZSTD_freeCCtx(zstd_);
}

void FrameWriter::append(std::string& out, std::string_view content) {
    const std::size_t before = out.size();
    out.resize(before + ZSTD_compressBound(content.size()));
    const std::size_t size = ZSTD_compress2(zstd_, out.data() + before, out.size() - before,
                                            content.data(), content.size());
    if (ZSTD_isError(size) != 0) throw std::bad_alloc();  // there is room for the longest frame
    out.resize(before + size);
}

std::string first_bytes(std::uint32_t schema) {
    std::string out(kMark);
    for (int i = 0; i < 4; ++i) out.push_back(static_cast<char>(schema >> (8 * i)));
    return out;
}

FrameReader::FrameReader(std::istream& in) : in_(in), zstd_(made(ZSTD_createDCtx())) {
    ZSTD_DCtx_setParameter(zstd_, ZSTD_d_windowLogMax, kWindowBits);
    room_.resize(ZSTD_DStreamInSize());
}

FrameReader::~FrameReader() {
    ZSTD_freeDCtx(zstd_);
}

bool FrameReader::fill() {
    if (used_ < have_) return true;
    in_.read(room_.data(), static_cast<std::streamsize>(room_.size()));
    have_ = static_cast<std::size_t>(in_.gcount());
    used_ = 0;
    read_ += have_;
    return have_ > 0;
}

Failure FrameReader::stop(const char* key, const char* sentence) const {
    return fail(key, codec::format_text("byte {}", frame_at_), sentence);
}

Result<std::uint32_t> FrameReader::schema() {
    if (!fill() || have_ < kFirstBytes || !std::string_view(room_).starts_with(kMark)) {
        return stop("not-a-shard", "The file does not begin like a shard.");
    }
    std::uint32_t schema = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto byte = static_cast<unsigned char>(room_[kMark.size() + i]);
        schema |= std::uint32_t{byte} << (8 * i);
    }
    used_ = kFirstBytes;
    return schema;
}

Result<bool> FrameReader::next(std::string& content) {
    content.clear();
    frame_at_ = read_ - (have_ - used_);
    if (!fill()) {
        if (in_.bad()) return stop("unreadable", "The file can't be read on.");
        return false;
    }
    const std::size_t piece = ZSTD_DStreamOutSize();
    bool full = false;  // zstd may have more of what it has read
    for (std::size_t left = 1; left != 0;) {
        if (!full && !fill()) return stop("cut-shard", "The file ends within a frame.");
        const std::size_t before = content.size();
        content.resize(before + piece);
        ZSTD_inBuffer from{room_.data(), have_, used_};
        ZSTD_outBuffer to{content.data() + before, piece, 0};
        left = ZSTD_decompressStream(zstd_, &to, &from);
        used_ = from.pos;
        full = to.pos == piece;
        content.resize(before + to.pos);
        if (ZSTD_isError(left) != 0) return stop("damaged-shard", "The frame is damaged.");
        if (content.size() > kMostContent) return stop("damaged-shard", "The frame is too large.");
    }
    return true;
}

}  // namespace pakhuis::shards
