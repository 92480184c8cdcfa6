// For tests: a disk whose power can be cut and that can refuse writes. It is an SQLite VFS on top
// of the default one.
//
//   SQLite ── write ──► the real file: SQLite reads it while the power is on
//                 └───► its Image: the synced bytes, and the changes since the last sync, any part
//                       of which may survive a power cut
#pragma once

#include <condition_variable>
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
    // The unsynced changes that survive a power cut: none, all, or random sectors.
    enum class Survives { nothing, everything, anything };

    TestDisk();   // registers the VFS
    ~TestDisk();  // all its files must be closed before
    TestDisk(const TestDisk&) = delete;
    TestDisk& operator=(const TestDisk&) = delete;

    const std::string& vfs() const { return name_; }

    // Cuts the power at the n-th write, truncation, deletion or sync from now. That call may be
    // done in part; all later calls fail.
    void cut_after(std::int64_t calls);
    bool is_cut() const;
    // Writes the surviving bytes to the real files, which must be closed, and turns the power on.
    void restore(Survives survives, Rng& rng);

    // Every write returns this SQLite code; SQLITE_OK: writes work again.
    void refuse_writes(int code);

    // From now on each write to a database file (not to its log) waits, until it is false again.
    void hold_database_writes(bool held);
    // Waits until such a write waits.
    void wait_for_held_write();

  private:
    struct Change {
        enum class Kind { write, truncate, remove } kind;
        std::int64_t offset = 0;  // of a write; for a truncation the new size
        std::string bytes;
    };
    struct Image {
        std::optional<std::string> synced;  // none: no such file
        std::vector<Change> since;
    };
    struct File;  // SQLite's handle of an open file
    struct Calls;

    static void apply(std::optional<std::string>& bytes, const Change& change);
    static void apply_all(Image& image, std::vector<Change>::iterator end);
    static void apply_in_part(std::optional<std::string>& bytes, const Change& change, Rng& rng);
    static std::optional<std::string> survivor(const Image& image, Survives survives, Rng& rng);

    void wait_while_held();
    bool has_power();  // counts a call
    int change(Image& image, Change change);
    // Syncs the file's bytes; with `folder_too` also the deletions in its folder.
    int sync(Image& image, bool folder_too);

    sqlite3_vfs* real_;
    std::string name_;
    sqlite3_vfs vfs_;

    mutable std::mutex mutex_;  // for all members below
    std::map<std::string, Image> images_;
    std::int64_t calls_left_;
    int refusal_ = SQLITE_OK;
    bool held_ = false;
    int waiting_ = 0;  // held writes
    std::condition_variable held_changed_;
};

}  // namespace pakhuis::store
