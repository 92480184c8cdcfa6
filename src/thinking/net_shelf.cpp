#include "thinking/net_shelf.h"

#include <map>

#include "codec/format_text.h"
#include "net_files/fits.h"
#include "net_files/net_file.h"
#include "net_files/shipped.h"
#include "registry/games.h"

namespace pakhuis::thinking {
namespace {

Result<SharedNet> read_shared(std::string_view bytes) {
    auto net = net_files::read_net(bytes);
    if (!net) return Failure(net.error());
    return SharedNet(std::make_shared<const nets::Net>(std::move(*net)));
}

template <Game G>
const Result<SharedNet>& shipped() {
    static const Result<SharedNet> net = [] {
        const std::string_view bytes = net_files::shipped_net(G::kInfo.id);
        if (!bytes.empty()) return read_shared(bytes);
        return Result<SharedNet>(
            fail("no-net", "net", codec::format_text("There is no net for {}.", G::kInfo.id)));
    }();
    return net;
}

std::map<std::string, SharedNet, std::less<>>& shelf() {
    static std::map<std::string, SharedNet, std::less<>> nets;
    return nets;
}

// Of games that are not in games.h there is none.
Result<SharedNet> net_of(std::string_view game) {
    if (const auto put = shelf().find(game); put != shelf().end()) return put->second;
    Result<SharedNet> found = fail("no-net", "net", "There is no net for this game.");
    for_each_game([&]<Game G>() {
        if (G::kInfo.id == game) found = shipped<G>();
    });
    return found;
}

}  // namespace

Result<SharedNet> net_for(const Match& match) {
    auto net = net_of(match.info().id);
    if (!net) return net;
    if (auto problem = net_files::why_not(**net, match)) return Failure(std::move(*problem));
    return net;
}

Result<std::string> put_net(std::string_view bytes) {
    auto net = read_shared(bytes);
    if (!net) return Failure(net.error());
    std::string game = (*net)->purpose.game;
    if (find_game(game) == nullptr) {
        return fail("unknown-game", "game", codec::format_text("There is no game '{}'.", game));
    }
    shelf()[game] = std::move(*net);
    return game;
}

void let_net_play(const Match& match) {
    const std::string game(match.info().id);
    const auto net = net_of(game);
    if (!net) return;
    nets::Net more = **net;
    more.purpose.editions.push_back(match.edition_hash());
    shelf()[game] = std::make_shared<const nets::Net>(std::move(more));
}

void drop_net(std::string_view game) {
    const auto found = shelf().find(game);
    if (found != shelf().end()) shelf().erase(found);
}

}  // namespace pakhuis::thinking
