// Where a store is, as the commands are told: a data folder, or the address of a database.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "store/store.h"
#include "store/write_times.h"

namespace pakhuis::apps {

// For people and logs: without a password.
std::string shown_place(const std::string& place);

// As in the options of a store. `taken` is for databases only.
struct StoreUse {
    void (*thread_begins)() = nullptr;
    store::WriteTimes* times = nullptr;
    std::function<void()> taken = [] {};
    std::chrono::milliseconds lock{5'000};
};
// To use and to change.
Result<std::unique_ptr<store::Store>> open_store(const std::string& place,
                                                 const StoreUse& use = {});

// A store as it was at one moment, only to read, and what is damaged in it.
struct StoreSnapshot {
    std::vector<Problem> damage;
    std::unique_ptr<store::Store> store;
};
Result<StoreSnapshot> open_snapshot(const std::string& place);

}  // namespace pakhuis::apps
