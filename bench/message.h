// The top-level fields of a server message. They are found in the text without building a tree,
// because the clients share the machine with the measured server.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace pakhuis::bench {

struct Message {
    std::string_view type;
    std::uint32_t id = 0;
    std::string_view key;  // of a refusal
    std::string_view table;
    std::uint32_t from = 0;
    std::uint32_t version = 0;
    std::string_view status;
    std::string_view legal;  // the list as JSON; empty: this client has no decision
};

// `text` is compact JSON, as the server writes it. The parts point into it.
Message read_message(std::string_view text);

// The number of elements of a list, and the n-th element as JSON.
std::size_t list_size(std::string_view list);
std::string_view element(std::string_view list, std::size_t n);

}  // namespace pakhuis::bench
