// What the module exports, besides its memory and `_initialize`, which must be called first:
//
//   const at = pakhuis_room(bytes)         room for a request of so many bytes of UTF-8
//   const answer = pakhuis_call(bytes)     answers the request in the room (calls.h)
//   const length = pakhuis_answer_bytes()  of the answer, which is valid until the next function
//
// Addresses and lengths are in bytes of the memory, which may grow with every function.
#include <cstdarg>
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

__attribute__((export_name("pakhuis_answer_bytes"))) std::size_t pakhuis_answer_bytes() {
    return answer.size();
}
}
