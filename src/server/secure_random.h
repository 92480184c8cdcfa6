// Numbers that nobody can guess, and the hash of tokens. Only secure_random.cpp uses libsodium.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "host/ports.h"

namespace pakhuis::server {

class SecureRandom final : public host::Random {
  public:
    // Throws std::runtime_error if libsodium can't be initialised.
    explicit SecureRandom(std::optional<std::uint64_t> deals = {});
    std::uint64_t number() override;
    // With `deals` the secret of the n-th table follows from this number alone. For tests.
    HashKey secret() override;

  private:
    const std::optional<std::uint64_t> deals_;
    std::atomic<std::uint64_t> tables_{0};
};

// The stored form of a token, in hexadecimal.
std::string token_hash(const std::string& token);

}  // namespace pakhuis::server
