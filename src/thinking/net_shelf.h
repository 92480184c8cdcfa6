// The net that the levels of a game play by, read once and shared by all threads.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "codec/problem.h"
#include "nets/net.h"
#include "registry/match.h"

namespace pakhuis::thinking {

using SharedNet = std::shared_ptr<const nets::Net>;

// The net for a match: the one that was put there, else the program's own. A problem says why there
// is none; then `medium`, `hard` and `expert` play as `easy` does. Problems: "no-net", those of
// net_files::read_net and net_files::why_not.
Result<SharedNet> net_for(const Match& match);

// Puts a net in the place of its game's, and returns the game. For a page, which gets nets as
// files, and to try a net. Not while another thread thinks.
Result<std::string> put_net(std::string_view bytes);
// Lets the game's net play this match although it was trained on other editions: to measure values
// before a net is trained on them. Not while another thread thinks.
void let_net_play(const Match& match);
// Takes the net that was put there away again, with what it was let to play.
void drop_net(std::string_view game);

}  // namespace pakhuis::thinking
