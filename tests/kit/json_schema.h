// Checks JSON against a schema, as far as protocol/schema.json uses the language: type, const,
// enum, properties, required, additionalProperties, items, minItems, maxItems, minimum, maximum,
// maxLength (in bytes), oneOf and references into $defs. A schema with any other keyword is a
// problem itself.
#pragma once

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace pakhuis::kit {

class JsonSchema {
  public:
    using Json = nlohmann::ordered_json;

    explicit JsonSchema(Json root) : root_(std::move(root)) {}

    // The first problem of a value against `#/$defs/NAME`; empty: it fits.
    std::string problem(const std::string& name, const Json& value) const {
        return check(root_.at("$defs").at(name), value, name);
    }

  private:
    static bool has_type(const std::string& type, const Json& value) {
        if (type == "object") return value.is_object();
        if (type == "array") return value.is_array();
        if (type == "string") return value.is_string();
        if (type == "boolean") return value.is_boolean();
        if (type == "null") return value.is_null();
        return type == "integer" && value.is_number_integer();
    }

    const Json& resolved(const Json& schema) const {
        // NOLINTNEXTLINE(bugprone-return-const-ref-from-parameter): it is a part of root_
        if (!schema.contains("$ref")) return schema;
        const std::string path = schema["$ref"];
        return root_.at("$defs").at(path.substr(path.rfind('/') + 1));
    }

    std::string check(const Json& schema, const Json& value, const std::string& place) const {
        for (const auto& [key, with] : schema.items()) {
            const std::string found = check_keyword(schema, key, with, value, place);
            if (!found.empty()) return found;
        }
        return "";
    }

    std::string check_keyword(const Json& schema, const std::string& key, const Json& with,
                              const Json& value, const std::string& place) const {
        const auto wrong = [&](bool is) {
            return is ? place + ": " + key + " " + with.dump() : "";
        };
        if (key == "description") return "";
        if (key == "$ref") return check(resolved(schema), value, place);
        if (key == "type") return wrong(!has_type(with, value));
        if (key == "const") return wrong(value != with);
        if (key == "enum") return wrong(std::find(with.begin(), with.end(), value) == with.end());
        if (key == "minimum") return wrong(value < with);
        if (key == "maximum") return wrong(value > with);
        if (key == "maxLength") return wrong(value.get<std::string>().size() > with);
        if (key == "minItems") return wrong(value.size() < with);
        if (key == "maxItems") return wrong(value.size() > with);
        if (key == "oneOf") return check_one_of(with, value, place);
        if (key == "items") return check_items(with, value, place);
        if (key == "required") return check_required(with, value, place);
        if (key == "properties") return check_properties(with, value, place);
        if (key == "additionalProperties") return check_others(schema, with, value, place);
        return place + ": unknown keyword " + key;
    }

    // Exactly one branch must fit. If none fits, the problem comes from the branch whose `type`
    // field fits.
    std::string check_one_of(const Json& branches, const Json& value,
                             const std::string& place) const {
        int fits = 0;
        std::string best = place + ": fits no branch";
        for (const Json& one : branches) {
            const Json& branch = resolved(one);
            const std::string found = check(branch, value, place);
            if (found.empty()) ++fits;
            const bool named = branch.contains("properties") && value.is_object() &&
                               value.contains("type") && branch["properties"].contains("type") &&
                               check(branch["properties"]["type"], value["type"], "").empty();
            if (named) best = found;
        }
        if (fits == 1) return "";
        return fits == 0 ? best : place + ": fits several branches";
    }

    std::string check_items(const Json& schema, const Json& value, const std::string& place) const {
        for (std::size_t i = 0; i < value.size(); ++i) {
            const auto found = check(schema, value[i], place + "[" + std::to_string(i) + "]");
            if (!found.empty()) return found;
        }
        return "";
    }

    static std::string check_required(const Json& keys, const Json& value,
                                      const std::string& place) {
        for (const std::string key : keys) {
            if (!value.contains(key)) return fmt::format("{}: lacks {}", place, key);
        }
        return "";
    }

    std::string check_properties(const Json& properties, const Json& value,
                                 const std::string& place) const {
        for (const auto& [key, schema] : properties.items()) {
            if (!value.is_object() || !value.contains(key)) continue;
            const std::string found = check(schema, value[key], fmt::format("{}.{}", place, key));
            if (!found.empty()) return found;
        }
        return "";
    }

    // Other fields than the properties: forbidden, or checked against `with`.
    std::string check_others(const Json& schema, const Json& with, const Json& value,
                             const std::string& place) const {
        if (!value.is_object()) return "";
        for (const auto& [key, part] : value.items()) {
            if (schema.contains("properties") && schema["properties"].contains(key)) continue;
            if (with == false) return fmt::format("{}: has {}", place, key);
            const std::string found = check(with, part, fmt::format("{}.{}", place, key));
            if (!found.empty()) return found;
        }
        return "";
    }

    Json root_;
};

}  // namespace pakhuis::kit
