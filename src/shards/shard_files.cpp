#include "shards/shard_files.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "registry/match.h"

namespace pakhuis::shards {
namespace {

namespace fs = std::filesystem;

Failure unwritable(const fs::path& path, int error) {
    return fail(
        "unwritable", path.string(),
        fmt::format("The file can't be written: {}.", std::generic_category().message(error)));
}

// A descriptor that closes its file; the lock ends with it.
struct OpenFile {
    explicit OpenFile(int the_file) : file(the_file) {}
    ~OpenFile() {
        if (file >= 0) ::close(file);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    int release() { return std::exchange(file, -1); }

    int file;
};

// Whether the path still leads to the open file: whoever held the lock before may have renamed or
// removed it meanwhile.
bool is_at(int file, const fs::path& path) {
    struct stat open{}, found{};
    return ::fstat(file, &open) == 0 && ::stat(path.c_str(), &found) == 0 &&
           open.st_dev == found.st_dev && open.st_ino == found.st_ino;
}

bool locked(int file) {
    return ::flock(file, LOCK_EX | LOCK_NB) == 0;
}

// A new or renamed file is durable only after a sync of its folder.
bool sync_folder(const fs::path& folder) {
    const OpenFile opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return opened.file >= 0 && ::fsync(opened.file) == 0;
}

// What is left of a killed process: nobody holds the lock.
void remove_leftover(const fs::path& part) {
    const OpenFile opened(::open(part.c_str(), O_RDWR | O_CLOEXEC));
    if (opened.file < 0 || !locked(opened.file)) return;
    if (is_at(opened.file, part)) ::unlink(part.c_str());
}

// What a name says (shard_name).
struct NameParts {
    std::uint64_t plan = 0;
    std::int64_t first = 0;
    std::int64_t matches = 0;
};

// Cuts a number off that ends before `end`, or with the text for '\0'.
template <class Number>
bool cut_number(std::string_view& text, char end, int base, Number& out) {
    const std::size_t size = end == '\0' ? text.size() : text.find(end);
    if (size == text.npos) return false;
    const std::string_view digits = text.substr(0, size);
    const auto [last, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), out, base);
    if (error != std::errc{} || last != digits.data() + digits.size()) return false;
    text.remove_prefix(std::min(text.size(), size + 1));
    return true;
}

// The name without its ending; nothing: it is not that of a shard.
std::optional<NameParts> read_name(std::string_view name) {
    const auto dash = name.find('-');
    if (dash == name.npos || find_game(name.substr(0, dash)) == nullptr) return std::nullopt;
    name.remove_prefix(dash + 1);
    NameParts out;
    const bool good = cut_number(name, '-', 16, out.plan) && cut_number(name, '+', 10, out.first) &&
                      cut_number(name, '\0', 10, out.matches);
    return good ? std::optional(out) : std::nullopt;
}

Result<void> check_cut(const fs::path& path, const NameParts& name, const ShardPlan& plan) {
    if (name.plan != plan_hash(plan.header) || name.first >= plan.matches) return {};
    const bool fits = name.first >= 0 && name.first % plan.each == 0 &&
                      plan.shard(name.first / plan.each).matches == name.matches;
    if (fits) return {};
    return fail("other-cut", path.string(),
                "This shard has some of the same matches, but not the same ones as a shard of this "
                "run would have. Choose its --shard-matches and a multiple of them for --matches, "
                "or another folder.");
}

}  // namespace

std::uint64_t plan_hash(const ShardHeader& header) {
    ShardHeader plan = header;
    plan.first = 0;
    plan.matches = 0;
    std::uint64_t hash = 0;
    for (const char c : codec::json_text(codec::NoContext{}, plan)) {
        hash = mix64(hash ^ static_cast<unsigned char>(c));
    }
    return hash;
}

std::string shard_name(const ShardHeader& header, std::uint64_t plan) {
    return fmt::format("{}-{:016x}-{:012}+{}{}", header.game, plan, header.first, header.matches,
                       kShardEnding);
}

ShardHeader ShardPlan::shard(std::int64_t number) const {
    ShardHeader out = header;
    out.first = number * each;
    out.matches = static_cast<int>(std::min<std::int64_t>(each, matches - out.first));
    return out;
}

Result<void> prepare_folder(const fs::path& folder, const ShardPlan& plan) {
    if (::mkdir(folder.c_str(), 0777) == 0) {
        sync_folder(fs::absolute(folder).parent_path());
    } else if (errno != EEXIST) {
        return unwritable(folder, errno);
    }
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        const fs::path& path = entry->path();
        const auto name = read_name(path.stem().string());
        if (!name) continue;
        if (path.extension() == kPartEnding) remove_leftover(path);
        if (path.extension() != kShardEnding) continue;
        if (const auto done = check_cut(path, *name, plan); !done) return done;
    }
    if (!error) return {};
    return fail("unreadable", folder.string(),
                fmt::format("The folder can't be read: {}.", error.message()));
}

Result<std::optional<ShardFile>> ShardFile::claim(const fs::path& folder, const std::string& name) {
    const fs::path path = folder / name;
    const fs::path part = fs::path(path).replace_extension(kPartEnding);
    for (struct stat found{}; ::stat(path.c_str(), &found) != 0;) {
        OpenFile opened(::open(part.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
        if (opened.file < 0) return unwritable(part, errno);
        if (!locked(opened.file)) {
            if (errno == EWOULDBLOCK) return std::nullopt;
            return unwritable(part, errno);
        }
        if (!is_at(opened.file, part)) continue;
        ShardFile out(opened.release(), part, path);
        // Finished by another process since the question above: then this file is a new one.
        if (::stat(path.c_str(), &found) == 0) break;
        const bool left = ::fstat(out.file_, &found) == 0 && found.st_size > 0;
        if (left && ::ftruncate(out.file_, 0) != 0) return unwritable(part, errno);
        return std::optional<ShardFile>(std::move(out));
    }
    return std::nullopt;
}

ShardFile::~ShardFile() {
    if (file_ < 0) return;
    ::unlink(part_.c_str());  // before the lock ends
    ::close(file_);
}

Result<void> ShardFile::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file_, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return unwritable(part_, errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> ShardFile::publish() {
    if (::fsync(file_) != 0 || ::rename(part_.c_str(), path_.c_str()) != 0) {
        return unwritable(part_, errno);
    }
    ::close(std::exchange(file_, -1));
    if (!sync_folder(path_.parent_path())) return unwritable(path_, errno);
    return {};
}

}  // namespace pakhuis::shards
