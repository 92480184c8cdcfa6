#include "server/guests.h"

#include <utility>

namespace pakhuis::server {

Guests::Guests(store::Store& store, std::size_t most) : store_(store), most_(most) {}

Result<std::optional<store::Guest>> Guests::by_token(const std::string& token_hash) {
    std::uint64_t forgotten = 0;
    {
        const std::lock_guard lock(mutex_);
        if (const auto found = known_.find(token_hash); found != known_.end()) {
            return std::optional(found->second);
        }
        forgotten = forgotten_;
    }
    auto known = store_.guest_by_token(token_hash);
    if (!known || !*known) return known;
    const std::lock_guard lock(mutex_);
    if (forgotten != forgotten_) return known;  // this token may be among the forgotten ones
    if (known_.size() >= most_) known_.clear();
    // If a change came in between, the guest in memory is newer.
    return std::optional(known_.try_emplace(token_hash, **known).first->second);
}

void Guests::remember(const store::Guest& guest) {
    const std::lock_guard lock(mutex_);
    if (known_.size() >= most_) known_.clear();
    known_[guest.token_hash] = guest;
}

void Guests::forget(const std::string& token_hash) {
    const std::lock_guard lock(mutex_);
    known_.erase(token_hash);
    ++forgotten_;
}

void Guests::change(const store::Guest& guest, Change change, ChangeAnswer answer) {
    {
        const std::lock_guard lock(mutex_);
        auto& waiting = changes_[guest.token_hash];
        waiting.push_back({std::move(change), std::move(answer)});
        if (waiting.size() > 1) return;
    }
    change_next(guest.token_hash);
}

void Guests::change_next(const std::string& token_hash) {
    auto known = by_token(token_hash);
    if (!known) return changed(token_hash, known.error(), {});
    if (!*known) return changed(token_hash, Problem{"no-cookie", "", "Nobody has this."}, {});
    store::Guest guest = **known;
    {
        const std::lock_guard lock(mutex_);
        changes_[token_hash].front().change(guest);
    }
    store_.put_guest(guest, [this, guest, token_hash](const std::optional<Problem>& problem) {
        if (!problem && guest.token_hash == token_hash) remember(guest);
        if (!problem && guest.token_hash != token_hash) forget(token_hash);
        changed(token_hash, problem, guest);
    });
}

void Guests::changed(const std::string& token_hash, const std::optional<Problem>& problem,
                     const store::Guest& guest) {
    ChangeAnswer answer;
    bool more = false;
    {
        const std::lock_guard lock(mutex_);
        const auto waiting = changes_.find(token_hash);
        answer = std::move(waiting->second.front().answer);
        waiting->second.pop_front();
        more = !waiting->second.empty();
        if (!more) changes_.erase(waiting);
    }
    answer(problem, guest);
    if (more) change_next(token_hash);
}

void Guests::drain() {
    const auto waiting = [this] {
        const std::lock_guard lock(mutex_);
        return !changes_.empty();
    };
    do store_.flush();
    while (waiting());
}

}  // namespace pakhuis::server
