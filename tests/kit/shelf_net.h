// Nets with random weights in the place of a game's own: for tests of what plays by a net.
#pragma once

#include "kit/random_net.h"
#include "net_files/net_file.h"
#include "registry/visit_match.h"
#include "thinking/net_shelf.h"

namespace pakhuis::kit {

// Small, and trained for this match as it says. By values: without logits.
inline nets::Net fitting_net(const Match& match, std::uint64_t seed = 1, bool by_values = false) {
    nets::Net out;
    visit_match(match, [&]<Game G>(const TypedMatch<G>& typed) {
        nets::FloatNet floats = random_net_for<G>(typed.clockless_rules(), 64, 16, seed);
        if (by_values) {
            floats.shape.action_ids = floats.shape.action_features = 0;
            floats.action_ids = floats.action_features = {};
        }
        out = nets::quantise(floats).net;
        const int rules = match.setup().version;
        out.purpose = {
            std::string(G::kInfo.id), rules, rules, G::kFeatureVersion, {match.edition_hash()}};
    });
    return out;
}

// Plays all matches of its game until the end of the scope.
class ShelfNet {
  public:
    explicit ShelfNet(const nets::Net& net)
        : game_(*thinking::put_net(net_files::write_net(net))) {}
    explicit ShelfNet(const Match& match) : ShelfNet(fitting_net(match)) {}
    ~ShelfNet() { thinking::drop_net(game_); }
    ShelfNet(const ShelfNet&) = delete;
    ShelfNet& operator=(const ShelfNet&) = delete;

  private:
    const std::string game_;
};

}  // namespace pakhuis::kit
