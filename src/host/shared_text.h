// Text that is not copied: copies of a SharedText share it. Pages may be large.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace pakhuis::host {

class SharedText {
  public:
    SharedText() = default;
    SharedText(std::string text) : text_(std::make_shared<const std::string>(std::move(text))) {}
    SharedText(const char* text) : SharedText(std::string(text)) {}

    const std::string& str() const {
        static const std::string none;
        return text_ ? *text_ : none;
    }
    std::size_t size() const { return str().size(); }
    bool empty() const { return str().empty(); }

    friend bool operator==(const SharedText& text, std::string_view other) {
        return text.str() == other;
    }

  private:
    std::shared_ptr<const std::string> text_;
};

}  // namespace pakhuis::host
