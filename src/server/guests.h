// The guests of a server: those of late in memory, all in the store.
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <unordered_map>

#include "store/store.h"

namespace pakhuis::server {

class Guests {
  public:
    // At most so many are held in memory.
    explicit Guests(store::Store& store, std::size_t most = 10'000);

    // The guest whose token this is the hash of; nothing if it is nobody's.
    Result<std::optional<store::Guest>> by_token(const std::string& token_hash);

    // Changes what is kept of a guest; answers with him as he is then, once that is durable, on the
    // store's thread. Changes of one guest are made one after the other: each starts from what the
    // one before has left.
    using Change = std::function<void(store::Guest&)>;
    using Kept = std::function<void(const std::optional<Problem>&, const store::Guest&)>;
    void change(const store::Guest& guest, Change change, Kept answer);
    // Returns once all changes are answered.
    void drain();

  private:
    struct Waiting {
        Change change;
        Kept answer;
    };
    void change_next(const std::string& token_hash);
    void changed(const std::string& token_hash, const std::optional<Problem>& problem,
                 const store::Guest& guest);
    void remember(const store::Guest& guest);

    store::Store& store_;
    const std::size_t most_;
    std::mutex mutex_;                                              // of all below
    std::unordered_map<std::string, store::Guest> known_;           // by token hash
    std::unordered_map<std::string, std::deque<Waiting>> changes_;  // likewise; the first is made
};

}  // namespace pakhuis::server
