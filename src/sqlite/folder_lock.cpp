#include "sqlite/folder_lock.h"

#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include "sqlite/private_files.h"

namespace pakhuis::store {

Result<FolderLock> FolderLock::take(const std::filesystem::path& folder) {
    if (const auto made = make_private_folder(folder); !made) return Failure(made.error());
    const auto path = folder / "pakhuis.lock";
    if (const auto made = make_private_file(path); !made) return Failure(made.error());
    const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    if (file < 0) {
        const bool read_only = errno == EROFS || errno == EACCES || errno == EPERM;
        return fail(read_only ? "read-only" : "io-error", path.string(),
                    fmt::format("The store can't be locked: {}.", error_words(errno)));
    }
    FolderLock lock(file);
    if (::flock(file, LOCK_EX | LOCK_NB) == 0) return lock;
    if (errno == EWOULDBLOCK) {
        return fail("store-in-use", folder.string(), "Another process is using this store.");
    }
    return fail("io-error", path.string(),
                fmt::format("The store can't be locked: {}.", error_words(errno)));
}

FolderLock::~FolderLock() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace pakhuis::store
