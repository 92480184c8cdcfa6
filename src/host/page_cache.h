// Pages of tables that take long to make. A page is made once for all who ask for it, and kept
// until others need the room.
#pragma once

#include <cstdint>
#include <list>
#include <map>
#include <string>
#include <vector>

#include "engine/seat.h"
#include "host/page.h"

namespace pakhuis::host {

// A page never changes: a change of the table makes another version.
struct PageKey {
    std::string table;
    std::uint32_t version = 0;
    Seat viewer = 0;
    std::string word;  // "log", "replay", …

    friend auto operator<=>(const PageKey&, const PageKey&) = default;
};

class PageCache {
  public:
    // Keeps pages with at most so many bytes together.
    explicit PageCache(std::size_t most_bytes) : most_bytes_(most_bytes) {}

    // Answers with the page if it is kept. Else the answer comes when the page is made. True: the
    // caller must make it and call `made`; false: it is kept or already being made.
    bool ask(const PageKey& key, const Respond& respond);
    // Answers all who asked. Only pages with status 200 are kept.
    void made(const PageKey& key, const Page& page);
    // Forgets all pages and all who asked.
    void clear();

    std::size_t bytes() const { return bytes_; }

  private:
    struct Kept {
        PageKey key;
        Page page;
    };

    const std::size_t most_bytes_;
    std::size_t bytes_ = 0;
    std::list<Kept> kept_;  // the latest used one first
    std::map<PageKey, std::list<Kept>::iterator> places_;
    std::map<PageKey, std::vector<Respond>> asked_;  // pages that are being made
};

}  // namespace pakhuis::host
