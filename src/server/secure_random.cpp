#include "server/secure_random.h"

#include <array>
#include <sodium.h>
#include <stdexcept>

#include "base/rng.h"

namespace pakhuis::server {

SecureRandom::SecureRandom(std::optional<std::uint64_t> deals) : deals_(deals) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium can't be initialised");
}

std::uint64_t SecureRandom::number() {
    std::uint64_t number = 0;
    randombytes_buf(&number, sizeof(number));
    return number;
}

HashKey SecureRandom::secret() {
    if (!deals_) return host::Random::secret();
    Rng rng(mix64(*deals_) + tables_++);
    HashKey key;
    for (std::uint64_t& word : key) word = rng.next();
    return key;
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
