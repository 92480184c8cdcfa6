// For tests: a disk whose power can be cut and that can refuse to be written, as an SQLite VFS over
// the default one.
//
//   SQLite ── write ──► the real file: what SQLite reads back while the power is on
//                 └───► its Image: bytes surely on the disk, and the changes since the last sync,
//                       of which at a power cut any part may be there
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <sqlite3.h>
#include <string>
#include <vector>

#include "base/rng.h"

namespace pakhuis::store {

class TestDisk {
  public:
    // Of the changes that were not synced when the power went: none, all, or any sectors of any of
    // them.
    enum class Survives { nothing, everything, anything };

    TestDisk();   // registers the VFS
    ~TestDisk();  // after the last file on it is closed
    TestDisk(const TestDisk&) = delete;
    TestDisk& operator=(const TestDisk&) = delete;

    const std::string& vfs() const { return name_; }

    // The power goes at the n-th write, truncation, deletion or sync from now, which may be done in
    // part; from then on everything fails.
    void cut_after(std::int64_t calls);
    bool is_cut() const;
    // Puts what survived into the real files, once they are closed; the power is on again.
    void restore(Survives survives, Rng& rng);

    // Every write answers with this SQLite code, SQLITE_OK: as usual.
    void refuse_writes(int code);

  private:
    struct Change {
        enum class Kind { write, truncate, remove } kind;
        std::int64_t offset = 0;  // of a write; of a truncation the new size
        std::string bytes;
    };
    struct Image {
        std::optional<std::string> synced;  // none: no such file
        std::vector<Change> since;
    };
    struct File;  // as SQLite holds it
    struct Calls;

    static void apply(std::optional<std::string>& bytes, const Change& change);
    static void apply_all(Image& image, std::vector<Change>::iterator end);
    static void apply_in_part(std::optional<std::string>& bytes, const Change& change, Rng& rng);
    static std::optional<std::string> survivor(const Image& image, Survives survives, Rng& rng);

    bool has_power();  // counts a call
    int change(Image& image, Change change);
    // The file's bytes; deletions in the folder only with `folder_too`.
    int sync(Image& image, bool folder_too);

    sqlite3_vfs* real_;
    std::string name_;
    sqlite3_vfs vfs_;

    mutable std::mutex mutex_;  // of all that follows
    std::map<std::string, Image> images_;
    std::int64_t calls_left_;
    int refusal_ = SQLITE_OK;
};

}  // namespace pakhuis::store
