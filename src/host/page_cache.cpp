#include "host/page_cache.h"

#include <utility>

namespace pakhuis::host {

bool PageCache::ask(const PageKey& key, const Respond& respond) {
    if (const auto place = places_.find(key); place != places_.end()) {
        kept_.splice(kept_.begin(), kept_, place->second);
        respond(place->second->page);
        return false;
    }
    auto& asking = asked_[key];
    asking.push_back(respond);
    return asking.size() == 1;
}

void PageCache::made(const PageKey& key, const Page& page) {
    const auto asking = asked_.extract(key);
    if (page.status == 200 && page.body.size() <= most_bytes_ && !places_.contains(key)) {
        kept_.push_front({key, page});
        places_[key] = kept_.begin();
        bytes_ += page.body.size();
        while (bytes_ > most_bytes_) {
            bytes_ -= kept_.back().page.body.size();
            places_.erase(kept_.back().key);
            kept_.pop_back();
        }
    }
    if (asking.empty()) return;
    for (const Respond& respond : asking.mapped()) respond(page);
}

void PageCache::clear() {
    places_.clear();
    kept_.clear();
    asked_.clear();
    bytes_ = 0;
}

}  // namespace pakhuis::host
