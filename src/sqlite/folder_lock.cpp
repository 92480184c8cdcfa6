#include "sqlite/folder_lock.h"

#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

namespace pakhuis::store {
namespace {

std::string words(int error) {
    return std::generic_category().message(error);
}

// A new folder is durable only after a sync of its parent.
void sync_folder(const std::filesystem::path& folder) {
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    ::fsync(file);
    ::close(file);
}

Result<void> make_folder(const std::filesystem::path& folder) {
    std::error_code error;
    const bool made = std::filesystem::create_directory(folder, error);
    if (error || !std::filesystem::is_directory(folder, error)) {
        return fail("no-folder", folder.string(),
                    fmt::format("The store's folder can't be used: {}.",
                                error ? error.message() : words(ENOTDIR)));
    }
    if (made) sync_folder(std::filesystem::absolute(folder / "..", error));
    return {};
}

}  // namespace

Result<FolderLock> FolderLock::take(const std::filesystem::path& folder) {
    if (const auto made = make_folder(folder); !made) return Failure(made.error());
    const auto path = folder / "pakhuis.lock";
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0) {
        const bool read_only = errno == EROFS || errno == EACCES || errno == EPERM;
        return fail(read_only ? "read-only" : "io-error", path.string(),
                    fmt::format("The store can't be locked: {}.", words(errno)));
    }
    FolderLock lock(file);
    if (::flock(file, LOCK_EX | LOCK_NB) == 0) return lock;
    if (errno == EWOULDBLOCK) {
        return fail("store-in-use", folder.string(), "Another process is using this store.");
    }
    return fail("io-error", path.string(),
                fmt::format("The store can't be locked: {}.", words(errno)));
}

FolderLock::~FolderLock() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace pakhuis::store
