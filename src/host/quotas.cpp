#include "host/quotas.h"

#include <algorithm>

namespace pakhuis::host {
namespace {

constexpr double kHour = 3'600'000;
constexpr std::size_t kMostKeys = 20'000;

std::int64_t bytes_of(const protocol::TableTerms& terms) {
    const std::size_t edition = terms.edition ? terms.edition->dump().size() : 0;
    return static_cast<std::int64_t>(edition + (terms.begin ? terms.begin->size() : 0));
}

const Problem kTooMany{"too-many-hourly", "",
                       "That is too much for one hour. Try again a little later."};

}  // namespace

double HourlyQuota::used(const Used& entry, std::int64_t now_ms) const {
    const double refilled = per_hour_ * static_cast<double>(now_ms - entry.at) / kHour;
    return std::max(0.0, entry.amount - refilled);
}

// Many keys: those that have used nothing any more are forgotten. If that does not help, new keys
// are refused.
bool HourlyQuota::take(const std::string& key, std::int64_t amount, std::int64_t now_ms) {
    if (used_.size() >= kMostKeys && !used_.contains(key)) {
        std::erase_if(used_, [&](const auto& entry) { return used(entry.second, now_ms) <= 0; });
        if (used_.size() >= kMostKeys) return false;
    }
    Used& entry = used_[key];
    const double now_used = used(entry, now_ms) + static_cast<double>(amount);
    if (now_used > per_hour_) return false;
    entry = {now_used, now_ms};
    return true;
}

Quotas::Quotas(const Limits& limits)
    : tables_(limits.tables_per_hour),
      imports_(limits.imports_per_hour),
      address_tables_(limits.tables_per_address_hour),
      address_imports_(limits.imports_per_address_hour),
      address_bytes_(limits.import_bytes_per_address_hour) {}

std::optional<Problem> Quotas::take(const protocol::TableTerms& terms, const std::string& guest,
                                    const std::string& address, std::int64_t steady_ms) {
    const bool imports = terms.begin || terms.edition;
    bool left = tables_.take(guest, 1, steady_ms);
    if (left && imports) left = imports_.take(guest, 1, steady_ms);
    if (left && !address.empty()) {
        left = address_tables_.take(address, 1, steady_ms) &&
               (!imports || (address_imports_.take(address, 1, steady_ms) &&
                             address_bytes_.take(address, bytes_of(terms), steady_ms)));
    }
    return left ? std::nullopt : std::optional(kTooMany);
}

}  // namespace pakhuis::host
