#include "sqlite/private_files.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace pakhuis::store {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kFolderRights = 0700;
constexpr mode_t kFileRights = 0600;
constexpr mode_t kOfOthers = 0077;

Failure unusable(const fs::path& folder, const std::string& why) {
    return fail("no-folder", folder.string(),
                fmt::format("The store's folder can't be used: {}.", why));
}

// Files of the store begin with "pakhuis."; `lost+found` is the file system's own.
bool is_of_the_store(const std::string& name) {
    return name.starts_with("pakhuis.") || name == "expired" || name == "lost+found";
}

// Whether only files of a store are in the folder.
bool holds_only_a_store(const fs::path& folder) {
    std::error_code error;
    for (auto entry = fs::directory_iterator(folder, error);
         !error && entry != fs::directory_iterator(); entry.increment(error)) {
        if (!is_of_the_store(entry->path().filename().string())) return false;
    }
    return !error;
}

bool others_have_rights(const fs::path& path) {
    struct stat found{};
    return ::stat(path.c_str(), &found) == 0 && (found.st_mode & kOfOthers) != 0;
}

// By its path: closing a descriptor of the database would end SQLite's locks on it.
bool tighten(const fs::path& path, mode_t rights) {
    if (!others_have_rights(path)) return true;
    return ::chmod(path.c_str(), rights) == 0 && !others_have_rights(path);
}

Failure shared(const fs::path& path, const char* why) {
    return fail("shared-folder", path.string(),
                fmt::format("Others may read this, and {}. Give the store a folder of its own with "
                            "the rights 0700.",
                            why));
}

Result<void> tighten_folder(const fs::path& folder) {
    if (others_have_rights(folder)) {
        if (!holds_only_a_store(folder)) return shared(folder, "other things are in it");
        if (!tighten(folder, kFolderRights)) return shared(folder, "its rights can't be changed");
    }
    for (const char* name : {"pakhuis.sqlite", "pakhuis.sqlite-wal", "pakhuis.sqlite-shm"}) {
        if (!tighten(folder / name, kFileRights)) {
            return shared(folder / name, "its rights can't be changed");
        }
    }
    return {};
}

// A new or renamed file is durable only after a sync of its folder.
void sync_folder(const fs::path& folder) {
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    ::fsync(file);
    ::close(file);
}

}  // namespace

std::string error_words(int error) {
    return std::generic_category().message(error);
}

Result<void> make_private_folder(const fs::path& folder) {
    const bool made = ::mkdir(folder.c_str(), kFolderRights) == 0;
    if (!made && errno != EEXIST) return unusable(folder, error_words(errno));
    std::error_code error;
    if (!fs::is_directory(folder, error)) return unusable(folder, error_words(ENOTDIR));
    if (made) {
        ::chmod(folder.c_str(), kFolderRights);
        sync_folder(fs::absolute(folder / "..", error));
    }
    return tighten_folder(folder);
}

Result<void> make_private_file(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kFileRights);
    if (file >= 0) {
        ::fchmod(file, kFileRights);
        ::close(file);
        return {};
    }
    if (errno == EEXIST) {
        if (tighten(path, kFileRights)) return {};
        return shared(path, "its rights can't be changed");
    }
    const bool read_only = errno == EROFS || errno == EACCES || errno == EPERM;
    return fail(read_only ? "read-only" : "io-error", path.string(),
                fmt::format("The file can't be written: {}.", error_words(errno)));
}

Result<fs::path> make_temporary_file(const fs::path& path) {
    std::string name = path.string() + ".XXXXXX";
    const int file = ::mkostemp(name.data(), O_CLOEXEC);
    if (file < 0) {
        return fail("io-error", path.string(),
                    fmt::format("The file can't be written: {}.", error_words(errno)));
    }
    ::close(file);
    return fs::path(name);
}

Result<void> publish_file(const fs::path& part, const fs::path& path) {
    const int file = ::open(part.c_str(), O_RDONLY | O_CLOEXEC);
    const bool synced = file >= 0 && ::fsync(file) == 0;
    if (file >= 0) ::close(file);
    if (synced && ::rename(part.c_str(), path.c_str()) == 0) {
        sync_folder(fs::absolute(path).parent_path());
        return {};
    }
    const int error = errno;
    ::unlink(part.c_str());
    return fail("io-error", path.string(),
                fmt::format("The file can't be written: {}.", error_words(error)));
}

Result<TemporaryFolder> TemporaryFolder::make() {
    std::error_code error;
    std::string name = (fs::temp_directory_path(error) / "pakhuis-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        return fail("io-error", name,
                    fmt::format("No temporary folder can be made: {}.", error_words(errno)));
    }
    TemporaryFolder folder;
    folder.path_ = name;
    return folder;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
}

}  // namespace pakhuis::store
