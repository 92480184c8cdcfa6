#include "gpu/library.h"

#include <dlfcn.h>

namespace pakhuis::gpu {

Library::Library(std::initializer_list<std::string> names) {
    for (const std::string& name : names) {
        if (name.empty()) continue;
        handle_ = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (handle_ == nullptr) continue;
        name_ = name;
        return;
    }
}

void* Library::address_of(const char* name) const {
    return dlsym(handle_, name);
}

}  // namespace pakhuis::gpu
