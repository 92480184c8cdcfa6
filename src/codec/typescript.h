// TypeScript declarations of shapes: interfaces for structs, lists of names for enums.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "codec/shape.h"

namespace pakhuis::codec {

// One file. The parts of a shape are declared before it, each struct and enum once.
class TypeScriptFile {
  public:
    // `about`: the first line, as a comment.
    explicit TypeScriptFile(std::string_view about);

    // The TypeScript type of a shape. A shape with a name in C++ is declared under that name.
    std::string type_of(const Shape& shape);
    // export type NAME = A | B | …, each declared.
    void add_union(std::string_view name, const std::vector<Shape>& shapes);
    // export const NAME = ['a', 'b', …] as const;
    void add_names(std::string_view name, const std::vector<std::string>& names);
    void add_line(std::string_view line);

    const std::string& text() const { return text_; }

  private:
    void declare(const Shape& shape);
    std::string object_type(const Shape& shape, int indent);
    std::string part_type(const Shape& shape, int indent);

    std::string text_;
    std::vector<Shape> declared_;
};

}  // namespace pakhuis::codec
