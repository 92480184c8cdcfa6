// A match at a table, with the diary of its steps: for tests of things (things/things.h).
#pragma once

#include <gtest/gtest.h>
#include <initializer_list>
#include <string_view>

#include "kit/table.h"
#include "things/things.h"

namespace pakhuis::kit {

// The bin of a thing in a list that must have it once.
inline int bin_in(const ThingList& things, std::string_view group, std::string_view name) {
    int found = 0;
    int bin = -1;
    for (const Thing& thing : things) {
        if (thing.group != group || thing.name != name) continue;
        ++found;
        bin = thing.bin;
    }
    EXPECT_EQ(found, 1) << group << " " << name;
    return bin;
}

template <Recounted G, class Table>
struct Story {
    Table table;
    Diary<G> diary = {};

    Story& play(std::initializer_list<std::string_view> steps) {
        for (const auto step : steps) {
            table.play(step);
            table.note_in(diary);
        }
        return *this;
    }
    int bin(int seat, std::string_view group, std::string_view name = "") const {
        ThingList list;
        diary.list(table.rules, table.state, static_cast<Seat>(seat), list);
        return bin_in(list, group, name);
    }
};

}  // namespace pakhuis::kit
