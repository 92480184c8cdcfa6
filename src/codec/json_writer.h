// Parts of the JSON writer, for codec alone.
#pragma once

#include <string>
#include <string_view>

#include "codec/json.h"

namespace pakhuis::codec::detail {

// Writes the parts of an object or a list: a comma before each but the first.
class Parts {
  public:
    Parts(std::string& out, char open) : out_(&out) { *out_ += open; }
    void next() {
        if (!first_) *out_ += ',';
        first_ = false;
    }
    // The name of a field or a kind: it needs no escapes.
    void key(std::string_view name) {
        *out_ += first_ ? "\"" : ",\"";
        *out_ += name;
        *out_ += "\":";
        first_ = false;
    }
    bool empty() const { return first_; }

  private:
    std::string* out_;
    bool first_ = true;
};

// Appends a value whose JSON is not null.
void append_present(std::string& out, const AnyContext& context, const Layout& layout,
                    const void* value);

// Whether a field is written. Fields of later rules are not, nor default values that are left out,
// nor fields whose JSON is null.
bool is_written(const AnyContext& context, const Field& field);

}  // namespace pakhuis::codec::detail
