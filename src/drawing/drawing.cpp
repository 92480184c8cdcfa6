#include "drawing/drawing.h"

#include "registry/visit_match.h"
#include "terminal/amsterdam/board.h"
#include "terminal/carts/board.h"
#include "terminal/merchants/board.h"
#include "terminal/venise/board.h"

namespace pakhuis::drawing {

std::string draw(const Match& match, Seat viewer, const terminal::Style& style) {
    std::string board;
    visit_match(match, [&]<Game G>(const TypedMatch<G>& typed) {
        const auto view = G::observe(typed.rules(), typed.game_state(), viewer);
        board = terminal::draw(typed.rules(), view, style);
    });
    return board;
}

}  // namespace pakhuis::drawing
