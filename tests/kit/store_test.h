// Helpers for tests of stores.
#pragma once

#include <cstdint>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"

namespace pakhuis::store {

// What tests of one store do with it.
class StoreTest {
  protected:
    // The key of the problem, or "" when durable.
    std::string append(Batch batch) {
        std::promise<std::string> answer;
        store_->append(std::move(batch), [&](const std::optional<Problem>& problem) {
            answer.set_value(problem ? problem->key : "");
        });
        return answer.get_future().get();
    }
    std::string put(Guest guest) {
        std::promise<std::string> answer;
        store_->put_guest(std::move(guest), [&](const std::optional<Problem>& problem) {
            answer.set_value(problem ? problem->key : "");
        });
        return answer.get_future().get();
    }

    // Blocks the writer until `let_go`. All jobs queued meanwhile share one transaction.
    void hold() {
        let_go_ = {};
        std::promise<void> held;
        store_->append({"held", {}, {}}, [&](const auto&) {
            held.set_value();
            let_go_.get_future().wait();
        });
        held.get_future().wait();
    }
    void let_go() { let_go_.set_value(); }

    std::promise<void> let_go_;
    std::unique_ptr<Store> store_;
};

inline Row row(std::uint32_t seq, const std::string& body = "{}") {
    return {seq, seq == 0 ? "create" : "act", body, ~std::uint64_t{seq}, 1'700'000'000'000 + seq};
}

inline Batch batch(const std::string& table, std::vector<Row> rows,
                   std::optional<Summary> summary = {}) {
    return {table, std::move(rows), std::move(summary)};
}

inline Summary summary(const std::string& table, std::int64_t changed = 1) {
    return {.table = table,
            .status = "open",
            .listed = true,
            .members = {"ann", "bob"},
            .waiting = {"bob"},
            .due = 0,
            .json = "{\"game\":\"carts\"}",
            .changed = changed};
}

inline std::vector<std::string> names(const std::vector<Summary>& summaries) {
    std::vector<std::string> tables;
    tables.reserve(summaries.size());
    for (const Summary& each : summaries) tables.push_back(each.table);
    return tables;
}

using Names = std::vector<std::string>;

}  // namespace pakhuis::store
