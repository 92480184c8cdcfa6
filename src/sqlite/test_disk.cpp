#include "sqlite/test_disk.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>

namespace pakhuis::store {

struct TestDisk::File {
    sqlite3_file as_sqlite_file;  // must be first: SQLite sees only this member
    TestDisk* disk;
    Image* image;      // null: a temporary file, which power cuts do not affect
    bool database;     // not a log or journal
    bool sync_folder;  // with the next sync, as SQLite's own VFS does for new logs and journals
    // The real file follows this struct in memory.
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

// The functions that SQLite calls.
struct TestDisk::Calls {
    static File* file(sqlite3_file* handle) { return reinterpret_cast<File*>(handle); }
    static sqlite3_file* real(sqlite3_file* handle) { return file(handle)->real(); }
    static const sqlite3_io_methods* of_real(sqlite3_file* handle) {
        return real(handle)->pMethods;
    }
    static TestDisk* disk(sqlite3_vfs* vfs) { return static_cast<TestDisk*>(vfs->pAppData); }

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* handle, int flags, int* out);
    static int remove(sqlite3_vfs* vfs, const char* name, int sync_folder);
    static int access(sqlite3_vfs* vfs, const char* name, int flags, int* out) {
        sqlite3_vfs* below = disk(vfs)->real_;
        return below->xAccess(below, name, flags, out);
    }

    static int close(sqlite3_file* f) { return of_real(f)->xClose(real(f)); }
    static int read(sqlite3_file* f, void* bytes, int size, sqlite3_int64 offset) {
        if (file(f)->disk->is_cut()) return SQLITE_IOERR_READ;
        return of_real(f)->xRead(real(f), bytes, size, offset);
    }
    static int write(sqlite3_file* f, const void* bytes, int size, sqlite3_int64 offset);
    static int truncate(sqlite3_file* f, sqlite3_int64 size);
    static int sync(sqlite3_file* f, int);
    static int size(sqlite3_file* f, sqlite3_int64* out) {
        return of_real(f)->xFileSize(real(f), out);
    }
    static int lock(sqlite3_file* f, int level) { return of_real(f)->xLock(real(f), level); }
    static int unlock(sqlite3_file* f, int level) { return of_real(f)->xUnlock(real(f), level); }
    static int check_lock(sqlite3_file* f, int* out) {
        return of_real(f)->xCheckReservedLock(real(f), out);
    }
    static int control(sqlite3_file* f, int what, void* argument) {
        return of_real(f)->xFileControl(real(f), what, argument);
    }
    static int sector_size(sqlite3_file* f) { return of_real(f)->xSectorSize(real(f)); }
    static int traits(sqlite3_file* f) { return of_real(f)->xDeviceCharacteristics(real(f)); }
    // The index of the write-ahead log lies in shared memory and is rebuilt after a power cut.
    static int map(sqlite3_file* f, int page, int size, int extend, void volatile** out) {
        return of_real(f)->xShmMap(real(f), page, size, extend, out);
    }
    static int lock_map(sqlite3_file* f, int offset, int n, int flags) {
        return of_real(f)->xShmLock(real(f), offset, n, flags);
    }
    static void barrier(sqlite3_file* f) { of_real(f)->xShmBarrier(real(f)); }
    static int unmap(sqlite3_file* f, int remove) { return of_real(f)->xShmUnmap(real(f), remove); }

    static constexpr sqlite3_io_methods kMethods = {
        .iVersion = 2,  // no memory-mapped files: their writes would bypass this VFS
        .xClose = close,
        .xRead = read,
        .xWrite = write,
        .xTruncate = truncate,
        .xSync = sync,
        .xFileSize = size,
        .xLock = lock,
        .xUnlock = unlock,
        .xCheckReservedLock = check_lock,
        .xFileControl = control,
        .xSectorSize = sector_size,
        .xDeviceCharacteristics = traits,
        .xShmMap = map,
        .xShmLock = lock_map,
        .xShmBarrier = barrier,
        .xShmUnmap = unmap,
        .xFetch = nullptr,
        .xUnfetch = nullptr,
    };
};

int TestDisk::Calls::open(sqlite3_vfs* vfs, const char* name, sqlite3_file* handle, int flags,
                          int* out) {
    TestDisk& on = *disk(vfs);
    File* opened = file(handle);
    opened->as_sqlite_file.pMethods = nullptr;  // tells SQLite not to close it
    if (on.is_cut()) return SQLITE_CANTOPEN;
    opened->disk = &on;
    opened->image = nullptr;
    opened->database = (flags & SQLITE_OPEN_MAIN_DB) != 0;
    opened->sync_folder = (flags & SQLITE_OPEN_CREATE) != 0 &&
                          (flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL)) != 0;
    if (name != nullptr) {
        const std::lock_guard lock(on.mutex_);
        opened->image = &on.images_[name];
    }
    const int code = on.real_->xOpen(on.real_, name, opened->real(), flags, out);
    if (code == SQLITE_OK) opened->as_sqlite_file.pMethods = &kMethods;
    return code;
}

int TestDisk::Calls::remove(sqlite3_vfs* vfs, const char* name, int sync_folder) {
    TestDisk& on = *disk(vfs);
    Image* image = nullptr;
    {
        const std::lock_guard lock(on.mutex_);
        image = &on.images_[name];
    }
    int code = on.change(*image, {Change::Kind::remove, 0, {}});
    if (code == SQLITE_OK && sync_folder != 0) code = on.sync(*image, true);
    return code == SQLITE_OK ? on.real_->xDelete(on.real_, name, 0) : code;
}

int TestDisk::Calls::write(sqlite3_file* f, const void* bytes, int size, sqlite3_int64 offset) {
    if (file(f)->database) file(f)->disk->wait_while_held();
    if (Image* image = file(f)->image; image != nullptr) {
        std::string copy(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
        const Change change{Change::Kind::write, offset, std::move(copy)};
        const int code = file(f)->disk->change(*image, change);
        if (code != SQLITE_OK) return code;
    }
    return of_real(f)->xWrite(real(f), bytes, size, offset);
}

int TestDisk::Calls::truncate(sqlite3_file* f, sqlite3_int64 size) {
    if (Image* image = file(f)->image; image != nullptr) {
        const int code = file(f)->disk->change(*image, {Change::Kind::truncate, size, {}});
        if (code != SQLITE_OK) return code;
    }
    return of_real(f)->xTruncate(real(f), size);
}

int TestDisk::Calls::sync(sqlite3_file* f, int) {
    if (file(f)->image == nullptr) return SQLITE_OK;
    const int code = file(f)->disk->sync(*file(f)->image, file(f)->sync_folder);
    if (code == SQLITE_OK) file(f)->sync_folder = false;
    return code;
}

TestDisk::TestDisk()
    : real_(sqlite3_vfs_find(nullptr)),
      name_("test-disk-" + std::to_string(reinterpret_cast<std::uintptr_t>(this))),
      vfs_(*real_),
      calls_left_(std::numeric_limits<std::int64_t>::max()) {
    vfs_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
    vfs_.zName = name_.c_str();
    vfs_.pNext = nullptr;
    vfs_.pAppData = this;
    vfs_.xOpen = Calls::open;
    vfs_.xDelete = Calls::remove;
    vfs_.xAccess = Calls::access;
    sqlite3_vfs_register(&vfs_, 0);
}

TestDisk::~TestDisk() {
    sqlite3_vfs_unregister(&vfs_);
}

void TestDisk::cut_after(std::int64_t calls) {
    const std::lock_guard lock(mutex_);
    calls_left_ = calls;
}

bool TestDisk::is_cut() const {
    const std::lock_guard lock(mutex_);
    return calls_left_ <= 0;
}

void TestDisk::refuse_writes(int code) {
    const std::lock_guard lock(mutex_);
    refusal_ = code;
}

void TestDisk::hold_database_writes(bool held) {
    const std::lock_guard lock(mutex_);
    held_ = held;
    held_changed_.notify_all();
}

void TestDisk::wait_for_held_write() {
    std::unique_lock lock(mutex_);
    held_changed_.wait(lock, [this] { return waiting_ > 0; });
}

void TestDisk::wait_while_held() {
    std::unique_lock lock(mutex_);
    if (!held_) return;
    ++waiting_;
    held_changed_.notify_all();
    held_changed_.wait(lock, [this] { return !held_; });
    --waiting_;
}

void TestDisk::restore(Survives survives, Rng& rng) {
    const std::lock_guard lock(mutex_);
    for (auto& [path, image] : images_) {
        image = {survivor(image, survives, rng), {}};
        std::filesystem::remove(path);
        std::filesystem::remove(path + "-shm");
        if (image.synced) std::ofstream(path, std::ios::binary) << *image.synced;
    }
    calls_left_ = std::numeric_limits<std::int64_t>::max();
}

bool TestDisk::has_power() {
    if (calls_left_ > 0) --calls_left_;
    return calls_left_ > 0;
}

int TestDisk::change(Image& image, Change change) {
    const std::lock_guard lock(mutex_);
    if (refusal_ != SQLITE_OK && change.kind == Change::Kind::write) return refusal_;
    const bool was_on = calls_left_ > 0;
    const bool on = has_power();
    if (was_on) image.since.push_back(std::move(change));
    return on ? SQLITE_OK : SQLITE_IOERR_WRITE;
}

int TestDisk::sync(Image& image, bool folder_too) {
    const std::lock_guard lock(mutex_);
    if (!has_power()) return SQLITE_IOERR_FSYNC;
    apply_all(image, image.since.end());
    if (!folder_too) return SQLITE_OK;
    for (auto& [path, other] : images_) {
        const auto is_removal = [](const Change& c) { return c.kind == Change::Kind::remove; };
        const auto last = std::find_if(other.since.rbegin(), other.since.rend(), is_removal);
        apply_all(other, last.base());
    }
    return SQLITE_OK;
}

// Marks the changes up to `end` as synced.
void TestDisk::apply_all(Image& image, std::vector<Change>::iterator end) {
    for (auto it = image.since.begin(); it != end; ++it) apply(image.synced, *it);
    image.since.erase(image.since.begin(), end);
}

void TestDisk::apply(std::optional<std::string>& bytes, const Change& change) {
    if (change.kind == Change::Kind::remove) return bytes.reset();
    if (!bytes) bytes.emplace();
    const auto offset = static_cast<std::size_t>(change.offset);
    if (change.kind == Change::Kind::truncate) return bytes->resize(offset);
    if (bytes->size() < offset + change.bytes.size()) bytes->resize(offset + change.bytes.size());
    bytes->replace(offset, change.bytes.size(), change.bytes);
}

// Sectors reach the disk one by one, in any order.
void TestDisk::apply_in_part(std::optional<std::string>& bytes, const Change& change, Rng& rng) {
    constexpr std::size_t kSector = 512;
    for (std::size_t at = 0; at < change.bytes.size(); at += kSector) {
        if (rng.below(2) == 0) continue;
        const auto offset = change.offset + static_cast<std::int64_t>(at);
        apply(bytes, {change.kind, offset, change.bytes.substr(at, kSector)});
    }
}

std::optional<std::string> TestDisk::survivor(const Image& image, Survives survives, Rng& rng) {
    auto bytes = image.synced;
    if (survives == Survives::nothing) return bytes;
    for (const Change& change : image.since) {
        const int luck = survives == Survives::everything ? 2 : rng.below(3);
        if (luck == 2) apply(bytes, change);
        if (luck == 1 && change.kind == Change::Kind::write) apply_in_part(bytes, change, rng);
        // If a deletion is lost, the new file of the same name is lost too.
        if (luck < 2 && change.kind == Change::Kind::remove) return bytes;
    }
    return bytes;
}

}  // namespace pakhuis::store
