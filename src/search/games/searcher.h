// The searcher of each game: the generic one, with what the game knows about its samples.
#pragma once

#include <type_traits>

#include "search/carts/likelihood.h"
#include "search/merchants/named_prices.h"
#include "search/searcher.h"

namespace pakhuis::search {

template <Game G>
using LikelihoodOf =
    std::conditional_t<std::is_same_v<G, Carts>, CartsLikelihood,
                       std::conditional_t<std::is_same_v<G, Merchants>, NamedPrices, AllAlike>>;

template <Featured G>
using GameSearcher = Searcher<G, LikelihoodOf<G>>;

}  // namespace pakhuis::search
