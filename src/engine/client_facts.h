// Facts of the rules that clients show but no message carries. `pakhuis types` writes them for the
// web client, so that only the C++ states them.
#pragma once

#include <string_view>

#include "base/fixed_list.h"

namespace pakhuis {

// One entry of a table: taskGoods[20] is "furniture".
struct ClientFact {
    std::string_view table;  // in camelCase, as a client names it
    int number = 0;
    std::string_view value;
};
using ClientFacts = Scratch<ClientFact, 64>;

// A game with client facts. It lists the entries of one table together.
template <class G>
concept WithClientFacts = requires(ClientFacts& out) { G::client_facts(out); };

}  // namespace pakhuis
