// Panels of a plot as SVG: values with their ranges on one axis, narrow enough to be read on a
// phone.
#pragma once

#include <fmt/format.h>
#include <iterator>
#include <string>
#include <vector>

#include "arena/axis.h"
#include "arena/interval.h"

namespace pakhuis::arena {

// One value with its range.
struct PanelRow {
    std::string name;
    std::string value;
    std::string error;
    Estimate estimate;
};

struct Panel {
    std::string title;
    std::vector<PanelRow> rows;
    Axis axis;
    std::string (*tick)(double value);
    double reference;  // a dashed line: equal bots
};

// "42 %"
std::string percent_tick(double share);
// A row for a share of wins: "41.9", "40.8 – 43.0 %".
PanelRow share_row(std::string name, const Estimate& share);
// A panel of such rows. The axis has room for all of them and for the fair share.
Panel share_panel(std::string title, std::vector<PanelRow> rows, double fair_share);

// Draws panels below each other.
class PanelDrawing {
  public:
    void draw(const Panel& panel);
    // `title` and `subtitle` stand above the panels. The file needs no fonts and no other file.
    std::string finish(const std::string& title, const std::string& subtitle) const;

  private:
    template <class... Values>
    void write(fmt::format_string<Values...> pattern, Values&&... values) {
        fmt::format_to(std::back_inserter(out_), pattern, std::forward<Values>(values)...);
    }
    void line(const char* kind, double x, double top, double end);
    void draw(const PanelRow& row, double low, double value, double high, double y);

    std::string out_;
    double y_ = 84;  // of the next panel
};

}  // namespace pakhuis::arena
