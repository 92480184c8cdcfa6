// The built-in edition. Five lengths and eight of the 17 names are published. We know only four of
// these eight: the names that the five lengths mention. Only these four are marked published. The
// rest is our reconstruction in the style of the sister boxes (docs/rules/carts.md).
#include "games/carts/edition.h"

namespace pakhuis::carts {
namespace {

constexpr Mark kOurs = Mark::kOurs;
constexpr Mark kPublished = Mark::kPublished;
constexpr Symbol kCart = Symbol::kCart;
constexpr Symbol kPlain = Symbol::kNone;

struct PlaceRow {
    const char* name;
    std::uint8_t x, y;
    Mark mark;
};
struct TrackRow {
    std::uint8_t from, to, length;
    Colour colour;
    Symbol symbol;
    Mark mark;
};
struct ContractRow {
    std::uint8_t from, to, points;
};

enum PlaceIndex {
    kNieuweWaal,
    kHaringpakkerstoren,
    kOudeWaal,
    kNoordermarkt,
    kKorenmetershuisje,
    kOudeKerk,
    kDam,
    kWaag,
    kMontelbaanstoren,
    kOostIndischHuis,
    kZuiderkerk,
    kBlauwbrug,
    kMunttoren,
    kBegijnhof,
    kWesterkerk,
    kDeDrieHendricken,
    kLeidsepoort,
    kPlaceCount
};

// clang-format off
constexpr PlaceRow kPlaces[] = {
    {"Nieuwe Waal",           8,  8, kPublished},
    {"Haringpakkerstoren",   34,  6, kPublished},
    {"Oude Waal",            88,  9, kOurs},
    {"Noordermarkt",         13, 28, kPublished},
    {"Korenmetershuisje",    42, 17, kPublished},
    {"Oude Kerk",            59, 22, kOurs},
    {"Dam",                  49, 34, kOurs},
    {"Waag",                 70, 30, kOurs},
    {"Montelbaanstoren",     87, 29, kOurs},
    {"Oost-Indisch Huis",    65, 42, kOurs},
    {"Zuiderkerk",           79, 45, kOurs},
    {"Blauwbrug",            90, 60, kOurs},
    {"Munttoren",            58, 58, kOurs},
    {"Begijnhof",            43, 47, kOurs},
    {"Westerkerk",           24, 43, kOurs},
    {"De Drie Hendricken",    9, 60, kOurs},
    {"Leidsepoort",          33, 63, kOurs},
};

constexpr TrackRow kTracks[] = {
    {kNieuweWaal,         kNoordermarkt,       2, Colour::kGrey,kCart, kPublished},
    {kNieuweWaal,         kHaringpakkerstoren, 2, Colour::kBlue,kCart, kPublished},
    {kNieuweWaal,         kHaringpakkerstoren, 2, Colour::kPink,kCart, kPublished},
    {kNoordermarkt,       kHaringpakkerstoren, 3, Colour::kRed, kCart, kPublished},
    {kNoordermarkt,       kKorenmetershuisje,  3, Colour::kPink,kCart, kPublished},
    {kHaringpakkerstoren, kKorenmetershuisje,  1, Colour::kOrange,kPlain,kPublished},
    {kHaringpakkerstoren, kOudeWaal,           3, Colour::kGreen,kCart, kOurs},
    {kKorenmetershuisje,  kOudeKerk,           2, Colour::kBlack,kPlain,kOurs},
    {kKorenmetershuisje,  kOudeKerk,           2, Colour::kBlue,kPlain,kOurs},
    {kKorenmetershuisje,  kDam,                2, Colour::kRed, kPlain,kOurs},
    {kKorenmetershuisje,  kDam,                2, Colour::kGreen,kPlain,kOurs},
    {kOudeKerk,           kDam,                1, Colour::kBlue,kPlain,kOurs},
    {kOudeKerk,           kWaag,               1, Colour::kRed, kPlain,kOurs},
    {kOudeWaal,           kWaag,               2, Colour::kGrey,kPlain,kOurs},
    {kOudeWaal,           kMontelbaanstoren,   2, Colour::kOrange,kCart, kOurs},
    {kWaag,               kMontelbaanstoren,   2, Colour::kGrey,kPlain,kOurs},
    {kWaag,               kMontelbaanstoren,   2, Colour::kGrey,kPlain,kOurs},
    {kWaag,               kOostIndischHuis,    1, Colour::kGrey,kPlain,kOurs},
    {kWaag,               kZuiderkerk,         2, Colour::kBlack,kPlain,kOurs},
    {kMontelbaanstoren,   kZuiderkerk,         2, Colour::kGrey,kPlain,kOurs},
    {kMontelbaanstoren,   kBlauwbrug,          3, Colour::kBlack,kCart, kOurs},
    {kZuiderkerk,         kBlauwbrug,          2, Colour::kOrange,kCart, kOurs},
    {kZuiderkerk,         kBlauwbrug,          2, Colour::kRed, kCart, kOurs},
    {kZuiderkerk,         kOostIndischHuis,    1, Colour::kGreen,kPlain,kOurs},
    {kOostIndischHuis,    kDam,                2, Colour::kPink,kPlain,kOurs},
    {kOostIndischHuis,    kDam,                2, Colour::kOrange,kPlain,kOurs},
    {kOostIndischHuis,    kMunttoren,          2, Colour::kRed, kPlain,kOurs},
    {kOostIndischHuis,    kMunttoren,          2, Colour::kBlue,kPlain,kOurs},
    {kBlauwbrug,          kMunttoren,          3, Colour::kGreen,kCart, kOurs},
    {kMunttoren,          kBegijnhof,          1, Colour::kPink,kPlain,kOurs},
    {kMunttoren,          kLeidsepoort,        3, Colour::kBlack,kCart, kOurs},
    {kBegijnhof,          kDam,                1, Colour::kGrey,kPlain,kOurs},
    {kBegijnhof,          kWesterkerk,         2, Colour::kGrey,kPlain,kOurs},
    {kBegijnhof,          kWesterkerk,         2, Colour::kGrey,kPlain,kOurs},
    {kBegijnhof,          kLeidsepoort,        3, Colour::kGreen,kPlain,kOurs},
    {kWesterkerk,         kDam,                2, Colour::kBlack,kPlain,kOurs},
    {kWesterkerk,         kDam,                2, Colour::kBlue,kPlain,kOurs},
    {kWesterkerk,         kNoordermarkt,       2, Colour::kOrange,kPlain,kOurs},
    {kWesterkerk,         kDeDrieHendricken,   2, Colour::kRed, kCart, kOurs},
    {kWesterkerk,         kDeDrieHendricken,   2, Colour::kPink,kCart, kOurs},
    {kDeDrieHendricken,   kNoordermarkt,       3, Colour::kBlue,kCart, kOurs},
    {kDeDrieHendricken,   kLeidsepoort,        2, Colour::kPink,kCart, kOurs},
    {kWesterkerk,         kLeidsepoort,        3, Colour::kOrange,kPlain,kOurs},
};

constexpr ContractRow kContracts[] = {
    {kHaringpakkerstoren, kDam,                 3},
    {kWaag,               kMunttoren,           3},
    {kDam,                kZuiderkerk,          3},
    {kBlauwbrug,          kBegijnhof,           4},
    {kWaag,               kBlauwbrug,           4},
    {kOudeWaal,           kKorenmetershuisje,   4},
    {kNoordermarkt,       kDam,                 4},
    {kNieuweWaal,         kOudeKerk,            5},
    {kHaringpakkerstoren, kWesterkerk,          5},
    {kNoordermarkt,       kMunttoren,           5},
    {kHaringpakkerstoren, kOostIndischHuis,     5},
    {kOostIndischHuis,    kLeidsepoort,         5},
    {kMontelbaanstoren,   kBegijnhof,           5},
    {kOudeWaal,           kMunttoren,           5},
    {kBlauwbrug,          kWesterkerk,          6},
    {kOostIndischHuis,    kDeDrieHendricken,    6},
    {kWaag,               kLeidsepoort,         6},
    {kHaringpakkerstoren, kZuiderkerk,          6},
    {kNieuweWaal,         kMunttoren,           7},
    {kNieuweWaal,         kOostIndischHuis,     7},
    {kNoordermarkt,       kZuiderkerk,          7},
    {kKorenmetershuisje,  kBlauwbrug,           7},
    {kNieuweWaal,         kZuiderkerk,          8},
    {kOudeWaal,           kLeidsepoort,         8},
};
// clang-format on

// Checks of the printed component list and of the counts of the reconstruction.
constexpr int spaces(Colour colour) {
    int sum = 0;
    for (const TrackRow& t : kTracks) sum += t.colour == colour ? t.length : 0;
    return sum;
}
constexpr int tracks_of_length(int length) {
    int n = 0;
    for (const TrackRow& t : kTracks) n += t.length == length;
    return n;
}
constexpr int marked_tracks() {
    int n = 0;
    for (const TrackRow& t : kTracks) n += t.symbol == kCart;
    return n;
}
static_assert(kPlaceCount == 17 && std::size(kPlaces) == 17);
static_assert(std::size(kTracks) == 43 && std::size(kContracts) == 24);
static_assert(spaces(Colour::kPink) == 12 && spaces(Colour::kBlue) == 12);
static_assert(spaces(Colour::kGreen) == 12 && spaces(Colour::kBlack) == 12);
static_assert(spaces(Colour::kRed) == 12 && spaces(Colour::kOrange) == 12);
static_assert(spaces(Colour::kGrey) == 16);
static_assert(tracks_of_length(1) == 7 && tracks_of_length(2) == 27);
static_assert(tracks_of_length(3) == 9);
static_assert(marked_tracks() == kGoodsCards);

constexpr std::uint8_t kGoods[3][4] = {{8, 4}, {8, 5, 2}, {8, 6, 4, 2}};
constexpr std::uint8_t kPoints[kMaxLength] = {1, 2, 4, 7, 10, 15};

constexpr Edition make() {
    Edition e;
    e.title = "Carts of Amsterdam, reconstructed board";
    for (const PlaceRow& p : kPlaces) e.places.push_back({p.name, p.x, p.y, p.mark});
    for (const TrackRow& t : kTracks) {
        e.tracks.push_back({PlaceId(t.from), PlaceId(t.to), t.length, t.colour, t.symbol, t.mark});
    }
    for (const ContractRow& c : kContracts) {
        e.contracts.push_back({PlaceId(c.from), PlaceId(c.to), c.points, kOurs});
    }
    for (std::size_t i = 0; i < kMaxLength; ++i) {
        // 1 to 4 are published for the sister boxes; no track of this board is longer.
        e.route_points[i] = {kPoints[i], i < 4 ? kPublished : kOurs};
    }
    for (std::size_t players = 2; players <= kMaxPlayers; ++players) {
        GoodsBonus& row = e.goods_bonus[players - 2];
        for (std::size_t i = 0; i < players; ++i) row.points.push_back(kGoods[players - 2][i]);
        row.mark = Mark::kText;
    }
    return e;
}

constexpr Edition kBuiltIn = make();

}  // namespace

const Edition& built_in_edition() {
    return kBuiltIn;
}

}  // namespace pakhuis::carts
