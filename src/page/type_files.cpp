#include "page/type_files.h"

#include <fmt/format.h>

#include "codec/typescript.h"
#include "page/calls.h"
#include "page/house_call.h"

namespace pakhuis::page {
namespace {

using codec::Shape;

constexpr auto kIds = codec::Ids::kMayBeMissing;

// The shape of a call with its name first.
template <class Call>
Shape call_shape() {
    Shape name{Shape::Kind::kNames};
    name.names = {std::string(Call::kCall)};
    Shape out = codec::shape_of<Call>(kIds);
    out.fields.insert(out.fields.begin(), {"call", std::move(name), false});
    return out;
}

template <class Call, class Answer>
codec::ShapeField answer_field() {
    return {std::string(Call::kCall), codec::shape_of<Answer>(kIds), false};
}

}  // namespace

std::vector<codec::TypeFile> type_files() {
    codec::TypeScriptFile file("The calls of the module of the rules, and their answers.");
    file.add_line("import type { Json } from './messages';");
    file.add_line("");
    file.add_line(fmt::format("export const localPrefix = '{}';", kLocalPrefix));
    file.add_union("PageCall",
                   {call_shape<VersionCall>(), call_shape<ReplayCall>(), call_shape<PreviewCall>(),
                    call_shape<FiguresCall>(), call_shape<WhyCall>(), call_shape<HintCall>(),
                    call_shape<BenchCall>(), call_shape<HouseCall>()});
    Shape answers{Shape::Kind::kObject};
    answers.name = "PageAnswers";
    answers.fields = {
        answer_field<VersionCall, VersionAnswer>(), answer_field<ReplayCall, ReplayAnswer>(),
        answer_field<PreviewCall, PreviewAnswer>(), answer_field<FiguresCall, FiguresAnswer>(),
        answer_field<WhyCall, WhyAnswer>(),         answer_field<HintCall, HintAnswer>(),
        answer_field<BenchCall, BenchAnswer>(),     answer_field<HouseCall, HouseAnswer>()};
    file.type_of(answers);
    file.type_of(codec::shape_of<NetAnswer>(kIds));
    file.type_of(codec::shape_of<PageProblem>(kIds));
    return {{codec::web_type_path("calls"), file.text()}};
}

}  // namespace pakhuis::page
