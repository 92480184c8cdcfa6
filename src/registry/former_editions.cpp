#include "registry/former_editions.h"

#include <span>
#include <vector>

namespace pakhuis {

// The build makes it from the files (cmake/editions.cmake).
extern const std::span<const FormerEdition> kFormerEditions;

namespace {

std::vector<FormerEdition>& all() {
    static std::vector<FormerEdition> list(kFormerEditions.begin(), kFormerEditions.end());
    return list;
}

}  // namespace

std::optional<codec::Json> former_edition(std::string_view game, std::uint64_t hash) {
    for (const FormerEdition& edition : all()) {
        if (edition.game != game || edition.hash != hash) continue;
        auto json = codec::parse_json(edition.json);
        if (json) return std::move(*json);
    }
    return std::nullopt;
}

void add_former_edition(const FormerEdition& edition) {
    all().push_back(edition);
}

}  // namespace pakhuis
