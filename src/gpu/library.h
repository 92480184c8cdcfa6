// A shared library that is loaded at run time.
#pragma once

#include <initializer_list>
#include <string>

namespace pakhuis::gpu {

class Library {
  public:
    // The first of these that can be loaded; none: `loaded` is false. It stays loaded: a driver
    // does not like to be unloaded.
    explicit Library(std::initializer_list<std::string> names);

    bool loaded() const { return handle_ != nullptr; }
    const std::string& name() const { return name_; }

    // Sets `function` to the one with this name; false: there is none.
    template <class Function>
    bool find(Function*& function, const char* name) const {
        function = reinterpret_cast<Function*>(address_of(name));
        return function != nullptr;
    }

  private:
    void* address_of(const char* name) const;

    void* handle_ = nullptr;
    std::string name_;
};

}  // namespace pakhuis::gpu
