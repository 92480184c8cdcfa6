// Copies the write-ahead log into the database on a thread of its own, so that no batch waits for
// it.
//
//   log ████████████████████░░░░      the thread copies what was there when it began (█). Meanwhile
//       └── copied ────────┘└new┘     the writer adds (░). The thread begins again, and each time
//                                     less is left, until only a short end is left. The writer
//                                     copies that itself. Then the log is begun anew.
//
// Without that last step the log would grow for as long as batches come without a pause. If the
// thread gets no time, the writer copies the whole log.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "sqlite/sqlite.h"
#include "sqlite/sqlite_store.h"

namespace pakhuis::store {

class Checkpointer {
  public:
    // Opens its own connection to a store that a writer has opened.
    static Result<std::unique_ptr<Checkpointer>> open(const std::string& path,
                                                      const SqliteOptions& options);
    ~Checkpointer();
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;

    // The writer calls it after each commit with the length of the log in pages. If the log is
    // long, the thread begins to copy. Never waits. True: the writer should copy the short end now,
    // because all the rest is copied.
    bool after_commit(int pages);

  private:
    Checkpointer(Connection file, int long_log);
    void run();

    Connection file_;  // used by the thread alone
    const int long_log_;

    std::mutex mutex_;  // for all members below
    std::condition_variable changed_;
    bool wanted_ = false;  // or under way
    int copied_ = 0;       // pages of the log, by the last run
    int next_run_;         // the length of the log at which it runs again
    bool stopping_ = false;

    std::thread thread_;
};

}  // namespace pakhuis::store
