#include "registry/type_files.h"

#include <fmt/format.h>

#include "codec/typescript.h"
#include "engine/bot_names.h"
#include "engine/client_facts.h"
#include "registry/games.h"

namespace pakhuis {
namespace {

using codec::Ids;
using codec::Shape;
using codec::TypeScriptFile;

template <class Names>
std::vector<std::string> texts_of(const Names& names) {
    return {names.begin(), names.end()};
}

std::vector<std::string> keys_of(std::span<const Reason* const> reasons) {
    std::vector<std::string> keys;
    for (const Reason* reason : reasons) keys.emplace_back(reason->key);
    return keys;
}

// The facts of a reason's sentence, in TypeScript: ['need', 'have'].
std::string fact_list(const Reason& reason) {
    std::string out;
    reason.for_each_fact([&](std::string_view key, std::string_view) {
        const std::string name = fmt::format("'{}'", key);
        if (out.find(name) == out.npos) out += (out.empty() ? "" : ", ") + name;
    });
    return "[" + out + "]";
}

// export const NAME: Record<string, string[]> = { 'too-few-cards': ['need', 'have'] };
void add_reasons(TypeScriptFile& file, std::string_view name,
                 std::span<const Reason* const> reasons) {
    file.add_line(fmt::format("export const {}: Record<string, string[]> = {{", name));
    for (const Reason* reason : reasons) {
        file.add_line(fmt::format("  '{}': {},", reason->key, fact_list(*reason)));
    }
    file.add_line("};");
}

// Each option may be missing: the default is the first choice.
Shape options_shape(std::span<const OptionSpec> specs) {
    Shape out{Shape::Kind::kObject};
    out.name = "Options";
    for (const OptionSpec& spec : specs) {
        Shape choices{Shape::Kind::kNames};
        choices.names = texts_of(spec.choices);
        out.fields.push_back({std::string(spec.key), std::move(choices), true});
    }
    return out;
}

template <Game G>
typename G::Rules largest_match() {
    typename G::Rules rules;
    Options options;
    options.seats = static_cast<std::uint8_t>(G::kInfo.max_seats);
    G::make_rules(options, G::built_in(), rules);
    return rules;
}

// The sources on a score sheet at the start. Sources that appear only during play are not listed.
template <Game G>
std::vector<std::string> sheet_names() {
    const typename G::Rules rules = largest_match<G>();
    ScoreSheet sheet;
    G::score_sheet(rules, G::start(rules), 0, sheet);
    std::vector<std::string> names;
    for (const ScoreLine& line : sheet) names.emplace_back(line.key);
    return names;
}

template <Foreseeing G>
std::vector<std::string> holding_kinds() {
    const typename G::Rules rules = largest_match<G>();
    Holdings holdings;
    G::holdings(rules, G::start(rules), 0, holdings);
    std::vector<std::string> kinds;
    for (const Holding& one : holdings) {
        if (kinds.empty() || kinds.back() != one.kind) kinds.emplace_back(one.kind);
    }
    return kinds;
}

// Each table as a constant: export const taskGoods = { 20: 'furniture', … } as const;
void add_facts(TypeScriptFile& file, const ClientFacts& facts) {
    std::string_view table;
    for (const ClientFact& fact : facts) {
        if (fact.table != table) {
            if (!table.empty()) file.add_line("} as const;");
            table = fact.table;
            file.add_line(fmt::format("\nexport const {} = {{", table));
        }
        file.add_line(fmt::format("  {}: '{}',", fact.number, fact.value));
    }
    if (!table.empty()) file.add_line("} as const;");
}

template <Foreseeing G>
codec::TypeFile game_file() {
    TypeScriptFile file(
        fmt::format("{}: the types of its views, events and editions.", G::kInfo.name));
    file.type_of(codec::shape_of<typename G::View>(Ids::kMayBeMissing));
    file.type_of(codec::shape_of<typename G::Event>(Ids::kMayBeMissing));
    file.type_of(codec::shape_of<typename G::Edition>(Ids::kAlwaysThere));
    file.type_of(options_shape(G::kInfo.options));
    file.type_of(codec::shape_of<typename G::Figures>(Ids::kMayBeMissing));
    file.add_line("\n// The kinds of things that a seat has a number of.");
    file.add_names("holdingKinds", holding_kinds<G>());
    file.add_line("\n// An action travels as text. Its first word is a Verb.");
    file.type_of(codec::shape_of<decltype(G::Action::verb)>(Ids::kAlwaysThere));
    file.add_line(
        "\n// The game's own refusals with their facts, besides the refusals of every game.");
    add_reasons(file, "refusals", G::reasons());
    file.add_line("\n// The sources of points on a score sheet.");
    file.add_names("sheetNames", sheet_names<G>());
    if constexpr (WithClientFacts<G>) {
        ClientFacts facts;
        G::client_facts(facts);
        add_facts(file, facts);
    }
    return {codec::web_type_path(G::kInfo.id), file.text()};
}

codec::TypeFile house_file() {
    TypeScriptFile file("The names of games and bots, and the refusals of every game.");
    std::vector<std::string> games;
    for_each_game([&]<class G>() { games.emplace_back(G::kInfo.id); });
    file.add_line("");
    file.add_names("gameNames", games);
    file.add_names("botNames", texts_of(kBotNames));
    file.add_line("\n// Those that people are offered, the weakest first.");
    file.add_names("levels", texts_of(kLevels));
    file.add_line("\n// The refusals of every game: of an action, and of an action's text.");
    file.add_names("refusals", keys_of(reasons::kActionReasons));
    file.add_names("textRefusals", keys_of(reasons::kTextReasons));
    return {codec::web_type_path("house"), file.text()};
}

}  // namespace

std::vector<codec::TypeFile> game_type_files() {
    std::vector<codec::TypeFile> files{house_file()};
    for_each_game([&]<class G>() { files.push_back(game_file<G>()); });
    return files;
}

}  // namespace pakhuis
