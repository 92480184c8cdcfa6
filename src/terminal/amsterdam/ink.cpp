#include "terminal/amsterdam/ink.h"

#include <array>
#include <fmt/format.h>
#include <string>

#include "terminal/amsterdam/texts.h"

namespace pakhuis::terminal {

using namespace amsterdam;

namespace {

constexpr std::array<std::string_view, kGoodKinds> kGoodNames{"be", "ge", "co", "tu", "ti",
                                                              "la", "fu", "ch", "cr"};
constexpr std::array<std::string_view, kQuays> kDockerNames{"bl", "wh", "ye", "br", "pi", "gr"};

constexpr std::array<Ink, kColours> kResources{
    {{kBlack, 218}, {kBlack, 250}, {kBlack, 215}, {kWhite, 94}, {kWhite, 97}, {kWhite, 236}}};
constexpr std::array<Ink, kQuays> kDockers{
    {{kBlack, 117}, {kBlack, 255}, {kBlack, 227}, {kWhite, 94}, {kBlack, 218}, {kBlack, 114}}};
constexpr std::array<Ink, kClasses> kCardGrounds{{{kBlack, 151}, {kBlack, 153}, {kBlack, 223}}};

// One word for each kind, "P3". Without `always` a count of one is left out.
template <class Counts, class Name, class Ground>
void put_counts(Flow& flow, std::string_view label, const Counts& counts, bool always, Name&& name,
                Ground&& ground) {
    flow.word(label, kFaint, 1);
    if (counts.empty()) return flow.word("–", kFaint);
    int left = counts.total();
    for (int i = 0; i < Counts::kKinds; ++i) {
        const int n = counts.count(i);
        if (n == 0) continue;
        left -= n;
        const auto kind = static_cast<typename Counts::Kind>(i);
        const std::string number = always || n > 1 ? std::to_string(n) : "";
        flow.word(name(kind) + number, ground(kind), left > 0 ? 1 : 2);
    }
}

}  // namespace

char32_t letter(Colour colour) {
    return U"PGOBVK"[at(colour)];
}
std::string_view short_name(Good good) {
    return kGoodNames[at(good)];
}
std::string_view short_name(Docker docker) {
    return kDockerNames[at(docker)];
}
std::string_view title_of(Colour quarter) {
    return card_title(card_of(plans_of(quarter).lowest()));
}

Ink ground_of(Colour colour) {
    return kResources[at(colour)];
}
Ink ground_of(Good) {
    return {kBlack, 187};
}
Ink ground_of(Docker docker) {
    return kDockers[at(docker)];
}
Ink ground_of(CardClass which) {
    return kCardGrounds[at(which)];
}

void flow_counts(Flow& flow, std::string_view label, const Resources& counts) {
    put_counts(
        flow, label, counts, true,
        [](Colour colour) { return std::string(1, static_cast<char>(letter(colour))); },
        [](Colour colour) { return ground_of(colour); });
}
void flow_counts(Flow& flow, std::string_view label, const Goods& counts) {
    put_counts(
        flow, label, counts, false, [](Good good) { return std::string(short_name(good)); },
        [](Good good) { return ground_of(good); });
}
void flow_counts(Flow& flow, std::string_view label, const Crew& counts) {
    put_counts(
        flow, label, counts, false, [](Docker docker) { return std::string(short_name(docker)); },
        [](Docker docker) { return ground_of(docker); });
}

}  // namespace pakhuis::terminal
