// Numbers that nobody can guess, and the hash of tokens. Only secure_random.cpp uses libsodium.
#pragma once

#include <string>

#include "host/ports.h"

namespace pakhuis::server {

class SecureRandom final : public host::Random {
  public:
    // Throws std::runtime_error if libsodium can't be initialised.
    SecureRandom();
    std::uint64_t number() override;
};

// The stored form of a token, in hexadecimal.
std::string token_hash(const std::string& token);

}  // namespace pakhuis::server
