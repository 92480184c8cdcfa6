#include "server/secure_random.h"

#include <array>
#include <sodium.h>
#include <stdexcept>

namespace pakhuis::server {

SecureRandom::SecureRandom() {
    if (sodium_init() < 0) throw std::runtime_error("libsodium can't be initialised");
}

std::uint64_t SecureRandom::number() {
    std::uint64_t number = 0;
    randombytes_buf(&number, sizeof(number));
    return number;
}

std::string token_hash(const std::string& token) {
    std::array<unsigned char, 32> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                       0);
    std::string hex(2 * hash.size() + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    hex.pop_back();
    return hex;
}

}  // namespace pakhuis::server
