// For tests: a new self-signed certificate.
#pragma once

#include <cstdio>
#include <memory>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <stdexcept>
#include <string>

namespace pakhuis::server {

class TestCertificate {
  public:
    // The subject: "DNS:example.com" or "IP:127.0.0.1".
    explicit TestCertificate(const std::string& subject) {
        X509_set_version(cert_.get(), X509_VERSION_3);
        ASN1_INTEGER_set(X509_get_serialNumber(cert_.get()), 1);
        X509_gmtime_adj(X509_getm_notBefore(cert_.get()), -3600);
        X509_gmtime_adj(X509_getm_notAfter(cert_.get()), 3600);
        X509_set_pubkey(cert_.get(), key_.get());
        X509_NAME* name = X509_get_subject_name(cert_.get());
        X509_NAME_add_entry_by_txt(name, "O", MBSTRING_ASC,
                                   reinterpret_cast<const unsigned char*>("test"), -1, -1, 0);
        X509_set_issuer_name(cert_.get(), name);
        const std::unique_ptr<X509_EXTENSION, decltype(&X509_EXTENSION_free)> names(
            X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, subject.c_str()),
            X509_EXTENSION_free);
        X509_add_ext(cert_.get(), names.get(), -1);
        if (X509_sign(cert_.get(), key_.get(), EVP_sha256()) == 0)
            throw std::runtime_error("no certificate could be made");
        SSL_CTX_use_certificate(context_.get(), cert_.get());
        SSL_CTX_use_PrivateKey(context_.get(), key_.get());
    }

    // For the server's side.
    SSL_CTX* context() const { return context_.get(); }

    // For the client's side: writes a file of trusted certificates.
    void write(const std::string& path) const {
        const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "w"),
                                                                   std::fclose);
        if (!file || PEM_write_X509(file.get(), cert_.get()) != 1)
            throw std::runtime_error("the certificate could not be written");
    }

  private:
    std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key_{EVP_EC_gen("P-256"), EVP_PKEY_free};
    std::unique_ptr<X509, decltype(&X509_free)> cert_{X509_new(), X509_free};
    std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context_{SSL_CTX_new(TLS_server_method()),
                                                               SSL_CTX_free};
};

}  // namespace pakhuis::server
