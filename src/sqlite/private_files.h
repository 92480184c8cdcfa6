// Files and folders that only their owner can read: a folder has the rights 0700, a file 0600,
// whatever the umask is. The store holds secrets of matches.
#pragma once

#include <filesystem>
#include <string>

#include "codec/problem.h"

namespace pakhuis::store {

// The sentence of the system for an error number.
std::string error_words(int error);

// Makes the folder (not its parents) if it is missing. An existing folder that others may read or
// write loses these rights, and so do its files. Problems: "no-folder"; "shared-folder" if the
// rights can't be taken away, or if other things are in the folder: it may be a home folder.
Result<void> make_private_folder(const std::filesystem::path& folder);
// Makes an empty file if it is missing, and takes the rights of others away. Problems: "read-only",
// "shared-folder", "io-error".
Result<void> make_private_file(const std::filesystem::path& path);
// Makes an empty file with a new name that begins with `path`, to be published there.
Result<std::filesystem::path> make_temporary_file(const std::filesystem::path& path);

// Gives a written file its final name when it is durable. If that fails, the file is removed.
Result<void> publish_file(const std::filesystem::path& part, const std::filesystem::path& path);

// A private folder among the system's temporary files. The destructor removes it.
class TemporaryFolder {
  public:
    TemporaryFolder() = default;
    static Result<TemporaryFolder> make();
    TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::move(other.path_)) {
        other.path_.clear();
    }
    TemporaryFolder& operator=(TemporaryFolder&& other) noexcept {
        std::swap(path_, other.path_);
        return *this;
    }
    ~TemporaryFolder();

    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;  // empty: none
};

}  // namespace pakhuis::store
