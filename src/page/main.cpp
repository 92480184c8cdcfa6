// What the module exports, besides its memory and `_initialize`, which must be called first:
//
//   const at = pakhuis_room(bytes)         room for a request of so many bytes
//   const answer = pakhuis_call(bytes)     answers the request in the room (calls.h)
//   const answer = pakhuis_net(bytes)      takes the net in the room, as a file has it
//   const length = pakhuis_answer_bytes()  of the answer, which is valid until the next function
//
// Addresses and lengths are in bytes of the memory, which may grow with every function.
#include <cmath>
#include <cstdarg>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

#include "page/calls.h"

// The library's functions for a broken promise of ours. Theirs print first, and so would bring
// files into the module. Here the call traps, and the page gets an error.
extern "C" [[noreturn]] void abort_message(const char*, ...) {
    __builtin_trap();
}
void std::__libcpp_verbose_abort(const char*, ...) {
    __builtin_trap();
}

// Functions of the C library that the JSON library calls. The library's own know every format, in
// numbers of 128 bits: 13 KB more, compressed.
extern "C" {

// Reads a number that the JSON library has checked. No field is a fraction: the value is refused
// wherever it stands, so its last digits may be wrong.
double strtod(const char* text, char** end) {
    const char* at = text;
    double number = 0;
    long long exponent = 0;
    bool fraction = false;
    for (; *at != '\0' && *at != 'e' && *at != 'E'; ++at) {
        if (*at == '.') fraction = true;
        if (*at < '0' || *at > '9') continue;
        number = number * 10 + (*at - '0');
        if (fraction) --exponent;
    }
    if (*at != '\0') exponent += std::strtol(at + 1, nullptr, 10);
    for (; exponent > 0 && number > 0 && number < HUGE_VAL; --exponent) number *= 10;
    for (; exponent < 0 && number > 0; ++exponent) number /= 10;
    if (end != nullptr) *end = const_cast<char*>(text) + std::strlen(text);
    return *text == '-' ? -number : number;
}
float strtof(const char* text, char** end) {
    return static_cast<float>(strtod(text, end));
}
long double strtold(const char* text, char** end) {
    return strtod(text, end);
}

// Writes \u001f and the like: every conversion is a number as four hexadecimal digits.
int snprintf(char* out, std::size_t size, const char* format, ...) {
    va_list numbers;
    va_start(numbers, format);
    std::size_t length = 0;
    const auto put = [&](char c) {
        if (length + 1 < size) out[length++] = c;
    };
    for (; *format != '\0'; ++format) {
        if (*format != '%') {
            put(*format);
            continue;
        }
        while (*format != 'x' && *format != 'X') ++format;
        const char* digits = *format == 'x' ? "0123456789abcdef" : "0123456789ABCDEF";
        const auto number = va_arg(numbers, unsigned);
        for (int shift = 12; shift >= 0; shift -= 4) put(digits[(number >> shift) & 15]);
    }
    va_end(numbers);
    out[length] = '\0';
    return static_cast<int>(length);
}
}

// The library's own know nothing of the machine's instructions for these.
extern "C" {

void* memcpy(void* to, const void* from, std::size_t bytes) {
    return __builtin_memcpy(to, from, bytes);
}
void* memmove(void* to, const void* from, std::size_t bytes) {
    return __builtin_memmove(to, from, bytes);
}
void* memset(void* to, int byte, std::size_t bytes) {
    return __builtin_memset(to, byte, bytes);
}
}

namespace {

std::string request;
std::string answer;

}  // namespace

extern "C" {

__attribute__((export_name("pakhuis_room"))) char* pakhuis_room(std::size_t bytes) {
    answer = {};
    request.assign(bytes, '\0');
    return request.data();
}

__attribute__((export_name("pakhuis_call"))) const char* pakhuis_call(std::size_t bytes) {
    answer = pakhuis::page::answer(std::string_view(request).substr(0, bytes));
    request = {};
    return answer.data();
}

__attribute__((export_name("pakhuis_net"))) const char* pakhuis_net(std::size_t bytes) {
    answer = pakhuis::page::answer_net(std::string_view(request).substr(0, bytes));
    request = {};
    return answer.data();
}

__attribute__((export_name("pakhuis_answer_bytes"))) std::size_t pakhuis_answer_bytes() {
    return answer.size();
}
}
