// The guests of a server: recent ones in memory, all in the store.
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <unordered_map>

#include "host/ports.h"
#include "store/store.h"

namespace pakhuis::server {

class Guests final : public host::GuestBook {
  public:
    // Keeps at most `most` guests in memory.
    explicit Guests(store::Store& store, std::size_t most = 10'000);

    // Finds a guest by the hash of the token; nothing if there is none.
    Result<std::optional<store::Guest>> by_token(const std::string& token_hash);

    // Answers on the store's thread. A change of the token hash logs the guest out: the old token
    // is forgotten.
    void change(const store::Guest& guest, Change change, ChangeAnswer answer) override;
    // Returns when all changes are answered.
    void drain();

  private:
    struct Waiting {
        Change change;
        ChangeAnswer answer;
    };
    void change_next(const std::string& token_hash);
    void changed(const std::string& token_hash, const std::optional<Problem>& problem,
                 const store::Guest& guest);
    void remember(const store::Guest& guest);
    void forget(const std::string& token_hash);

    store::Store& store_;
    const std::size_t most_;
    std::mutex mutex_;                                     // guards all below
    std::unordered_map<std::string, store::Guest> known_;  // by token hash
    std::uint64_t forgotten_ = 0;                          // number of forgotten tokens
    std::unordered_map<std::string, std::deque<Waiting>>
        changes_;  // by token hash; the first is under way
};

}  // namespace pakhuis::server
