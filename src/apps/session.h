// A match under way on this machine: the match, its secret, its record, and take-backs.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "codec/record.h"
#include "registry/match.h"

namespace pakhuis::apps {

class Session {
  public:
    // `players` are names for the record, one per seat. If the match is not at its start, the
    // record begins with its position.
    Session(std::unique_ptr<Match> match, HashKey secret, std::vector<std::string> players);
    // Continues a record. Its actions are applied and can be taken back.
    static Result<Session> resume(const codec::Record& record, HashKey secret);

    const Match& match() const { return *match_; }
    const std::vector<std::string>& players() const { return record_.players; }
    std::size_t steps() const { return record_.actions.size(); }

    std::optional<Problem> act(Seat actor, std::string_view text);
    // Applies the chance outcome that follows from the secret; chance must be waiting.
    void act_chance();

    // Returns to the position after the first `steps` actions. The same chance outcomes will
    // follow.
    void take_back(std::size_t steps);

    codec::Record record() const;

  private:
    struct Snapshot {
        std::unique_ptr<Match> match;
        StreamUses uses;
    };

    std::unique_ptr<Match> match_;
    HashKey secret_;
    StreamUses uses_{};
    codec::Record record_;
    std::vector<Snapshot> before_;  // the position before each action
};

}  // namespace pakhuis::apps
