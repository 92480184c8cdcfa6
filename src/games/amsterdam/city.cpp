#include "games/amsterdam/city.h"

namespace pakhuis::amsterdam {

BlockSet largest_group(const Rules& rules, BlockSet crests) {
    BlockSet largest;
    while (!crests.empty()) {
        std::uint64_t group = BlockSet::of(crests.lowest()).bits;
        std::uint64_t edge = group;
        while (edge != 0) {
            const std::uint64_t more =
                rules.across[static_cast<std::size_t>(pop_lowest(edge))] & crests.bits & ~group;
            group |= more;
            edge |= more;
        }
        crests.bits &= ~group;
        if (popcount(group) > largest.count()) largest = BlockSet(group);
    }
    return largest;
}

}  // namespace pakhuis::amsterdam
