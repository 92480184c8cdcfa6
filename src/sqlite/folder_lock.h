// The lock of a store's folder. One process at a time holds it; it is released when the process
// ends, even by a crash.
#pragma once

#include <filesystem>
#include <utility>

#include "codec/problem.h"

namespace pakhuis::store {

class FolderLock {
  public:
    // Makes the folder private (private_files.h), and makes it when it is missing. Problems:
    // "no-folder", "shared-folder", "store-in-use", "read-only", "io-error".
    static Result<FolderLock> take(const std::filesystem::path& folder);

    FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    FolderLock& operator=(FolderLock&&) = delete;
    ~FolderLock();

  private:
    explicit FolderLock(int file) : file_(file) {}

    int file_;  // descriptor of the locked file, -1: moved away
};

}  // namespace pakhuis::store
