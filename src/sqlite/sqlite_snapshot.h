// A store at one moment, only read: beside a running server, on a disk that can't be written, or of
// an older format. The data stay unchanged; SQLite may leave an empty log and an index beside them.
//
//   open_folder ──► damage ──► copy_to (backup)
//                       └────► store   (check)
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "sqlite/private_files.h"
#include "sqlite/sqlite.h"
#include "store/store.h"

namespace pakhuis::store {

class SqliteSnapshot {
  public:
    // The store of a folder, or of a file such as a backup. Problems: "no-such-file", "bad-store",
    // "newer-store", "io-error".
    static Result<SqliteSnapshot> open_folder(const std::filesystem::path& folder);
    static Result<SqliteSnapshot> open_file(const std::filesystem::path& path);

    // Damage of the file: by SQLite's integrity check, by the checksum of each row, by the counts
    // of rows. Empty: no used byte of the file is damaged. Formats before 4 have no checksums and
    // counts.
    std::vector<Problem> damage();
    int format() const { return format_; }

    // Copies the store to a file. The file is complete, durable and undamaged, or unchanged.
    Result<void> copy_to(const std::filesystem::path& path);

    // The content; writes are refused. A store of an older format is copied among the system's
    // temporary files and upgraded there. Call it last.
    Result<std::unique_ptr<Store>> store() &&;

  private:
    SqliteSnapshot(Connection file, TemporaryFolder folder, std::string path)
        : folder_(std::move(folder)), file_(std::move(file)), path_(std::move(path)) {}
    static Result<SqliteSnapshot> open(const std::string& path);
    Result<void> begin();
    void add_damage(std::vector<Problem>& found, const char* part, const char* sql);

    TemporaryFolder folder_;  // of a copy; destroyed after the connection
    Connection file_;
    std::string path_;
    int format_ = 0;
};

// Copies the store of a folder to a file, while a server may use the folder. An earlier backup
// there is replaced; any other file is not ("file-exists"). A damaged store is refused
// ("bad-store").
Result<void> back_up(const std::filesystem::path& folder, const std::filesystem::path& file);

// Makes the store of a folder from a backup. The folder is missing or empty, otherwise "not-empty".
Result<void> restore(const std::filesystem::path& file, const std::filesystem::path& folder);

}  // namespace pakhuis::store
