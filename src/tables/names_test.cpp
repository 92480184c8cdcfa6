#include "tables/names.h"

#include <gtest/gtest.h>
#include <vector>

namespace pakhuis::tables {
namespace {

TEST(Names, MayBeWrittenInAnyScript) {
    for (const char* name :
         {"Anna", "Guest 1a2b", "Jean-Luc d'Été", "Łukasz", "Ольга", "Νίκος", "李小龙", "ひろし",
          "สมชาย", "שָׁלוֹם", "محمد", "Jose\u0301", "🐢", "A", "x"}) {
        const auto fit = check_name(name);
        EXPECT_TRUE(fit) << name;
    }
    EXPECT_TRUE(check_name(std::string(40, 'x')));
}

TEST(Names, HaveNoHiddenCharacters) {
    const std::vector<std::string> bad = {
        "",
        std::string(41, 'x'),
        std::string("An\0na", 5),
        "An\nna",
        "An\x7fna",
        "An\u0085na",    // C1
        "An\u200bna",    // zero width space
        "Anna\u200d",    // joiner
        "An\u200cna",    // non-joiner
        "An\u00adna",    // soft hyphen
        "Anna\ufe0f",    // variation selector
        "\ufeffAnna",    // byte order mark
        "\u202eannA",    // right-to-left override
        "Anna\u2066",    // isolate
        "Anna\u200f",    // right-to-left mark
        "\u3164",        // Hangul filler: a name that shows nothing
        "\u2800\u2800",  // empty Braille
        "Anna\U000e0041",
        "An\xc3(na",
        "Anna\xe2\x80",
    };
    for (const std::string& name : bad) {
        const auto fit = check_name(name);
        ASSERT_FALSE(fit) << testing::PrintToString(name);
        EXPECT_EQ(fit.error().key, "bad-name");
    }
}

TEST(Names, HaveSingleSpacesInside) {
    for (const char* name : {" ", " Anna", "Anna ", "Anna  Bell", "Anna\u00a0Bell",
                             "Anna\u3000Bell", "\u2003Anna", "Anna\tBell"}) {
        EXPECT_FALSE(check_name(name)) << testing::PrintToString(name);
    }
}

TEST(Names, HaveALetterBelowEveryMark) {
    EXPECT_FALSE(check_name("\u0301"));
    EXPECT_FALSE(check_name("\u0301\u0301"));
    EXPECT_FALSE(check_name("A \u0301"));
    EXPECT_TRUE(check_name("e\u0301\u0302\u0303"));
    EXPECT_FALSE(check_name("e\u0301\u0302\u0303\u0304")) << "a tower of marks";
}

TEST(Names, AreAlikeWithoutSpacesCaseAndAccents) {
    const auto alike = [](const char* a, const char* b) { return are_alike(a, b); };
    for (const auto& [a, b] : {std::pair("Anna", "Anna"),
                               {"Anna", "ANNA"},
                               {"Anna Bell", "annabell"},
                               {"José", "Jose\u0301"},
                               {"René", "rene"},
                               {"ОЛЬГА", "Ольга"},
                               {"Νίκος", "ΝΙΚΟΣ"},
                               {"Ａnna", "Anna"},
                               {"Straße", "STRAẞE"}}) {
        EXPECT_TRUE(alike(a, b)) << a << " " << b;
        EXPECT_TRUE(alike(b, a)) << a << " " << b;
    }
    for (const auto& [a, b] : {std::pair("Anna", "Ann"),
                               {"Anna", "Annab"},
                               {"Guest 1", "Guest 11"},
                               {"李", "王"},
                               {"Æ", "A"},
                               {"Anna-1", "Anna1"}}) {
        EXPECT_FALSE(alike(a, b)) << a << " " << b;
    }
}

TEST(ChatLines, MayHaveEmojiAndAnyScript) {
    for (const char* line : {"hi", "Well  played!", " indented", "👩\u200d🚀", "❤\ufe0f\u200d🔥",
                             "1\ufe0f\u20e3", "می\u200cخواهم", "Jose\u0301 \u00a0!", "🇳🇱"}) {
        EXPECT_TRUE(check_chat_line(line)) << line;
    }
    EXPECT_TRUE(check_chat_line(std::string(500, 'x')));
}

TEST(ChatLines, HaveNoHiddenCharacters) {
    const std::vector<std::string> bad = {
        "",
        " ",
        "\u00a0 ",
        std::string(501, 'x'),
        "a\nb",
        "a\u0085b",
        "a\u200bb",
        "a\u202eb",
        "\u200d",
        "a \u200db",                  // a joiner joins nothing
        "a\u200d\u200d\u200db",       // many joiners hide a text of their own
        "e\u0301\u0302\u0303\u0304",  // a tower of marks
        "a\U000e0041b",
        "a\xff"};
    for (const std::string& line : bad) {
        const auto fit = check_chat_line(line);
        ASSERT_FALSE(fit) << testing::PrintToString(line);
        EXPECT_EQ(fit.error().key, "bad-chat");
    }
}

}  // namespace
}  // namespace pakhuis::tables
