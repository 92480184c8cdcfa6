#include "registry/edition_page.h"

#include "codec/record.h"

namespace pakhuis {

Json edition_page(const Match& match) {
    return {{"hash", codec::hash_text(match.edition_hash())},
            {"rules", match.setup().version},
            {"parts", match.part_names()},
            {"edition", match.edition()}};
}

}  // namespace pakhuis
