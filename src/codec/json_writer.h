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
    void key(std::string_view name) {
        next();
        append_quoted(*out_, name);
        *out_ += ':';
    }
    bool empty() const { return first_; }

  private:
    std::string* out_;
    bool first_ = true;
};

void append_number(std::string& out, std::int64_t number);

// Whether a field is written. Fields of later rules are not, nor default values that are left out,
// nor fields whose JSON is null.
bool is_written(const AnyContext& context, const Field& field);

}  // namespace pakhuis::codec::detail
