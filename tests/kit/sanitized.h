// Whether the program runs under sanitizers: they have their own heap and make matches slow.
#pragma once

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define PAKHUIS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define PAKHUIS_SANITIZED 1
#endif
#endif
#ifndef PAKHUIS_SANITIZED
#define PAKHUIS_SANITIZED 0
#endif
