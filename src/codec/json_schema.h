// JSON schemas (2020-12) of shapes. They describe what to_json() writes and JsonReader reads, with
// one difference: JsonReader counts a text's length in bytes, a schema in characters.
#pragma once

#include <string>
#include <vector>

#include "codec/shape.h"

namespace pakhuis::codec {

class SchemaDefinitions {
  public:
    // The schema of a shape. A shape with a name is defined once and referenced.
    Json schema_of(const Shape& shape);
    // Defines `name` as exactly one of these shapes.
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
