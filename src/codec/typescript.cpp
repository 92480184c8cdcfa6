#include "codec/typescript.h"

#include <cctype>
#include <fmt/format.h>
#include <stdexcept>

namespace pakhuis::codec {
namespace {

constexpr std::size_t kColumns = 100;

std::string in_quotes(std::string_view text) {
    return fmt::format("'{}'", text);
}

std::vector<std::string> all_quoted(const std::vector<std::string>& names) {
    std::vector<std::string> out;
    for (const std::string& name : names) out.push_back(in_quotes(name));
    return out;
}

// A field's name, with quotes if it is no identifier: "pile-size".
std::string key_of(const std::string& name) {
    const auto fits = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
    };
    return std::all_of(name.begin(), name.end(), fits) ? name : in_quotes(name);
}

// "eventKindNames" for EventKind.
std::string list_name(std::string name) {
    name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    return name + "Names";
}

}  // namespace

TypeScriptFile::TypeScriptFile(std::string_view about) {
    add_line(fmt::format("// {}", about));
    add_line("// Generated from the C++ by `pakhuis types`. Change the C++ and run it again.");
}

void TypeScriptFile::add_line(std::string_view line) {
    text_ += line;
    text_ += '\n';
}

void TypeScriptFile::add_names(std::string_view name, const std::vector<std::string>& names) {
    const auto texts = all_quoted(names);
    const auto line = fmt::format("export const {} = [{}] as const;", name, fmt::join(texts, ", "));
    if (line.size() <= kColumns) return add_line(line);
    add_line(
        fmt::format("export const {} = [\n  {},\n] as const;", name, fmt::join(texts, ",\n  ")));
}

void TypeScriptFile::add_union(std::string_view name, const std::vector<Shape>& shapes) {
    std::vector<std::string> types;
    for (const Shape& shape : shapes) types.push_back(type_of(shape));
    add_line(fmt::format("\nexport type {} =\n  | {};", name, fmt::join(types, "\n  | ")));
}

std::string TypeScriptFile::type_of(const Shape& shape) {
    return part_type(shape, 0);
}

// Two structs with one name are both declared, so that TypeScript refuses the file.
void TypeScriptFile::declare(const Shape& shape) {
    for (const Shape& old : declared_) {
        const bool same = old.fields == shape.fields && old.names == shape.names;
        if (old.name == shape.name && same) return;
    }
    declared_.push_back(shape);
    if (shape.kind == Shape::Kind::kNames) {
        add_line("");
        add_names(list_name(shape.name), shape.names);
        add_line(fmt::format("export type {} = (typeof {})[number];", shape.name,
                             list_name(shape.name)));
    } else {
        const std::string type = object_type(shape, 0);
        const bool has_fields = type.starts_with('{');
        add_line(has_fields ? fmt::format("\nexport interface {} {}", shape.name, type)
                            : fmt::format("\nexport type {} = {};", shape.name, type));
    }
}

std::string TypeScriptFile::object_type(const Shape& shape, int indent) {
    if (shape.fields.empty() && !shape.open) return "Record<string, never>";
    const std::string margin(static_cast<std::size_t>(indent) + 2, ' ');
    std::string out = "{\n";
    for (const ShapeField& field : shape.fields) {
        out += fmt::format("{}{}{}: {};\n", margin, key_of(field.name),
                           field.may_be_missing ? "?" : "", part_type(field.shape, indent + 2));
    }
    if (shape.open) out += margin + "[field: string]: unknown;\n";
    return out + std::string(static_cast<std::size_t>(indent), ' ') + "}";
}

std::string TypeScriptFile::part_type(const Shape& shape, int indent) {
    const bool has_name = !shape.name.empty();
    switch (shape.kind) {
        case Shape::Kind::kJson:
            return "Json";
        case Shape::Kind::kObject:
            if (has_name) declare(shape);
            return has_name ? shape.name : object_type(shape, indent);
        case Shape::Kind::kNames:
            if (has_name) declare(shape);
            return has_name ? shape.name
                            : fmt::format("{}", fmt::join(all_quoted(shape.names), " | "));
        case Shape::Kind::kList: {
            const Shape& item = shape.parts[0];
            const std::string type = part_type(item, indent);
            return item.may_be_null ? fmt::format("({} | null)[]", type) : type + "[]";
        }
        case Shape::Kind::kCounts:
            return fmt::format("Partial<Record<{}, number>>", part_type(shape.parts[0], indent));
        case Shape::Kind::kMap:
            return fmt::format("Record<string, {}>", part_type(shape.parts[0], indent));
        case Shape::Kind::kText:
            return "string";
        case Shape::Kind::kNumber:
            return "number";
        case Shape::Kind::kFlag:
            return "boolean";
        case Shape::Kind::kEither: {
            std::vector<std::string> types;
            for (const Shape& part : shape.parts) types.push_back(part_type(part, indent));
            return fmt::format("{}", fmt::join(types, " | "));
        }
    }
    return "unknown";
}

}  // namespace pakhuis::codec
