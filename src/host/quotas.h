// Quotas for new tables: what a guest and an address may make in an hour. For one executor.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

#include "codec/problem.h"
#include "host/limits.h"
#include "protocol/terms.h"

namespace pakhuis::host {

// Amounts by key. Each key's amount refills within an hour.
class HourlyQuota {
  public:
    explicit HourlyQuota(std::int64_t per_hour) : per_hour_(static_cast<double>(per_hour)) {}

    // Whether this much is left for the key. Takes it.
    bool take(const std::string& key, std::int64_t amount, std::int64_t now_ms);

  private:
    struct Used {
        double amount = 0;
        std::int64_t at = 0;
    };
    double used(const Used& entry, std::int64_t now_ms) const;

    const double per_hour_;
    std::unordered_map<std::string, Used> used_;  // keys that have used nothing are missing
};

class Quotas {
  public:
    explicit Quotas(const Limits& limits);

    // The reason why a table is refused. Otherwise takes it from the quotas. `address` may be
    // empty: no quota.
    std::optional<Problem> take(const protocol::TableTerms& terms, const std::string& guest,
                                const std::string& address, std::int64_t steady_ms);

  private:
    HourlyQuota tables_, imports_;
    HourlyQuota address_tables_, address_imports_, address_bytes_;
};

}  // namespace pakhuis::host
