// JSON schemas (2020-12) of shapes. They say what to_json() writes and JsonReader reads, but that a
// text's length is in bytes here and in characters there.
#pragma once

#include <string>
#include <vector>

#include "codec/shape.h"

namespace pakhuis::codec {

class SchemaDefinitions {
  public:
    // The schema of a shape; what has a name is defined once and referred to.
    Json schema_of(const Shape& shape);
    // `name` becomes exactly one of these.
    void add_one_of(const std::string& name, const std::vector<Shape>& shapes);
    void add(const std::string& name, const Shape& shape);

    // The object for `$defs`, in the order of their first use.
    const Json& definitions() const { return definitions_; }

  private:
    Json object_schema(const Shape& shape);
    Json plain_schema(const Shape& shape);

    Json definitions_ = Json::object();
};

}  // namespace pakhuis::codec
