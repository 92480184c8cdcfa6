#include "codec/json_schema.h"

namespace pakhuis::codec {
namespace {

Json with_bounds(Json schema, const Shape& shape, const char* low, const char* high) {
    if (low && shape.low != Shape::kNoLow && shape.low != 0) schema[low] = shape.low;
    if (low && shape.low == 0 && shape.kind == Shape::Kind::kNumber) schema[low] = 0;
    if (shape.high != Shape::kNoHigh) schema[high] = shape.high;
    return schema;
}

Json counts_schema(const Shape& shape) {
    Json properties = Json::object();
    for (const std::string& name : shape.names) {
        properties[name] = {{"type", "integer"}, {"minimum", 1}};
    }
    return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

}  // namespace

Json SchemaDefinitions::schema_of(const Shape& shape) {
    if (shape.name.empty()) return plain_schema(shape);
    if (!definitions_.contains(shape.name)) {
        definitions_[shape.name] = nullptr;  // keeps its place
        definitions_[shape.name] = plain_schema(shape);
    }
    return {{"$ref", "#/$defs/" + shape.name}};
}

void SchemaDefinitions::add(const std::string& name, const Shape& shape) {
    definitions_[name] = schema_of(shape);
}

void SchemaDefinitions::add_one_of(const std::string& name, const std::vector<Shape>& shapes) {
    Json branches = Json::array();
    for (const Shape& shape : shapes) branches.push_back(schema_of(shape));
    definitions_[name] = {{"oneOf", std::move(branches)}};
}

Json SchemaDefinitions::object_schema(const Shape& shape) {
    Json properties = Json::object();
    Json required = Json::array();
    for (const ShapeField& field : shape.fields) {
        properties[field.name] = schema_of(field.shape);
        if (!field.may_be_missing) required.push_back(field.name);
    }
    Json out = {{"type", "object"}, {"properties", std::move(properties)}};
    if (!required.empty()) out["required"] = std::move(required);
    if (!shape.open) out["additionalProperties"] = false;
    return out;
}

Json SchemaDefinitions::plain_schema(const Shape& shape) {
    switch (shape.kind) {
        case Shape::Kind::kJson:
            return {{"type", "object"}};
        case Shape::Kind::kObject:
            return object_schema(shape);
        case Shape::Kind::kList: {
            Json items = schema_of(shape.parts[0]);
            if (shape.parts[0].may_be_null) {
                items = {{"oneOf", Json::array({std::move(items), {{"type", "null"}}})}};
            }
            return with_bounds({{"type", "array"}, {"items", std::move(items)}}, shape, "minItems",
                               "maxItems");
        }
        case Shape::Kind::kCounts:
            return counts_schema(shape);
        case Shape::Kind::kMap:
            return {{"type", "object"}, {"additionalProperties", schema_of(shape.parts[0])}};
        case Shape::Kind::kText:
            return with_bounds({{"type", "string"}}, shape, nullptr, "maxLength");
        case Shape::Kind::kNames:
            return {{"enum", shape.names}};
        case Shape::Kind::kNumber:
            return with_bounds({{"type", "integer"}}, shape, "minimum", "maximum");
        case Shape::Kind::kFlag:
            return {{"type", "boolean"}};
        case Shape::Kind::kEither: {
            Json branches = Json::array();
            for (const Shape& part : shape.parts) branches.push_back(schema_of(part));
            return {{"oneOf", std::move(branches)}};
        }
    }
    return Json::object();
}

}  // namespace pakhuis::codec
