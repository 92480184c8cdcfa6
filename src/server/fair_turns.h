// Turns by use: the party that has used least is next (fair queueing by virtual time). Parties that
// wait all the time get equal shares, whatever each of their jobs costs. Not thread-safe.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace pakhuis::server {

class FairTurns {
  public:
    // The number of parties that wait.
    std::size_t waiting() const { return waiting_; }
    // The party waits for its turn. Nobody saves up turns: a party that did not wait counts as if
    // it had used as much as the one whose turn it is now.
    void enter(const std::string& name) {
        Party& party = parties_[name];
        if (party.waits) return;
        party = {std::max(party.used, now_), ++entered_, true};
        ++waiting_;
    }
    // Whose turn is next. Of equal ones it is the one that entered first. Somebody must wait.
    std::string next() {
        const auto before = [](const auto& a, const auto& b) {
            const Party& left = a.second;
            const Party& right = b.second;
            if (left.waits != right.waits) return left.waits;
            if (left.used != right.used) return left.used < right.used;
            return left.entered < right.entered;
        };
        const auto first = std::min_element(parties_.begin(), parties_.end(), before);
        now_ = first->second.used;
        return first->first;
    }
    // The party does not wait any more.
    void leave(const std::string& name) {
        parties_[name].waits = false;
        --waiting_;
    }
    // What the party's turn has cost. A party that does not wait is forgotten when the others have
    // used as much.
    void charge(const std::string& name, std::int64_t cost) {
        parties_[name].used += cost;
        std::erase_if(parties_, [this](const auto& entry) {
            const Party& party = entry.second;
            return !party.waits && (waiting_ == 0 || party.used <= now_);
        });
    }
    // The parties that are remembered.
    std::size_t size() const { return parties_.size(); }

  private:
    struct Party {
        std::int64_t used = 0;
        std::uint64_t entered = 0;  // orders those who have used the same
        bool waits = false;
    };

    std::unordered_map<std::string, Party> parties_;
    std::size_t waiting_ = 0;
    std::int64_t now_ = 0;  // use of the party whose turn it is
    std::uint64_t entered_ = 0;
};

}  // namespace pakhuis::server
