#include "protocol/seen.h"

#include "codec/object_text.h"

namespace pakhuis::protocol {

using codec::Shape;

Json Sheet::to_json() const {
    Json out = Json::object();
    for (const auto& [key, line] : lines) out[key] = codec::to_json(codec::NoContext{}, line);
    return out;
}

Shape Sheet::shape() {
    Shape out{Shape::Kind::kMap};
    out.parts.push_back(codec::shape_of<SheetLine>(codec::Ids::kMayBeMissing));
    return out;
}

Json SeenFacts::to_json() const {
    Json out = Json::object();
    for (const auto& [key, value] : facts) {
        std::visit([&](const auto& known) { out[key] = known; }, value);
    }
    return out;
}

Shape SeenFacts::shape() {
    Shape value{Shape::Kind::kEither};
    value.parts.push_back({Shape::Kind::kNumber});
    value.parts.push_back({Shape::Kind::kText});
    Shape out{Shape::Kind::kMap};
    out.parts.push_back(std::move(value));
    return out;
}

Json SeenEvent::to_json() const {
    std::string out;
    append_to(out);
    return codec::tree_of(out);
}

// The fields of the event come first; none has the name of one that follows.
void SeenEvent::append_to(std::string& out) const {
    out += event.text;
    codec::add_field(out, "version", version);
    if (!text.empty()) codec::add_field(out, "text", text);
    if (!targets.empty()) codec::add_field(out, "targets", targets);
    if (hurried) codec::add_field(out, "hurried", hurried);
}

Shape SeenEvent::shape() {
    const auto of = [](Shape::Kind kind) { return Shape{kind}; };
    Shape out = of(Shape::Kind::kObject);
    out.name = "SeenEvent";
    out.open = true;
    Shape targets = of(Shape::Kind::kList);
    targets.parts.push_back(of(Shape::Kind::kText));
    out.fields = {
        {"kind", of(Shape::Kind::kText), false},
        {"version", codec::shape_of<std::uint32_t>(codec::Ids::kMayBeMissing), false},
        {"text", of(Shape::Kind::kText), true},
        {"targets", targets, true},
        {"hurried", of(Shape::Kind::kFlag), true},
    };
    return out;
}

}  // namespace pakhuis::protocol
