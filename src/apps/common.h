// Helpers of several commands: flags of a setup, reports of problems, the terminal.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/commands.h"
#include "codec/record.h"
#include "registry/match.h"
#include "terminal/style.h"

namespace pakhuis::apps {

// --game, --seats, --option, --edition, --position, --net.
struct SetupFlags {
    std::string game = "carts";
    int seats = 0;  // 0: the fewest
    std::vector<std::string> options;
    std::string edition;
    std::string position;
    std::string net;

    void add_to(Command& command, bool with_position);
    // For commands with bots.
    void add_net_to(Command& command);
    // The match that the flags describe, at its start or position. The net is in its place then.
    Result<std::unique_ptr<Match>> match() const;
};

// The default number of seats: the fewest, but at least two.
int usual_seats(const GameInfo& info);

// Prints "pakhuis: PLACE: SENTENCE (KEY)" on standard error and returns the exit code.
int report(const Problem& problem);

// The record in a file.
Result<codec::Record> load_record(const std::string& path);

// Writes a whole file or reports the problem.
int write_file(const std::string& path, const std::string& text);

// --colour auto|always|never, and the width of the terminal.
struct StyleFlags {
    std::string colour = "auto";

    void add_to(Command& command);
    terminal::Style style() const;
};

// The secret of a match's chance: from a seed, or from the machine's entropy.
HashKey secret_of(const std::optional<std::uint64_t>& seed);

// Reads "a,b,c" as a list of players: bots by name and, if `people` may play, `me`.
Result<std::vector<std::string>> read_players(const std::string& list, bool people);

// Says on standard error which of these bots play as `easy` does because there is no net for this
// match, and why.
void warn_of_nets(const Match& match, const std::vector<std::string>& players);

inline constexpr std::string_view kPerson = "me";

}  // namespace pakhuis::apps
