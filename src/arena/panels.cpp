#include "arena/panels.h"

#include <algorithm>
#include <cmath>

namespace pakhuis::arena {
namespace {

constexpr double kWidth = 400;
constexpr double kLeft = 24;
constexpr double kRight = kWidth - 24;
constexpr double kRow = 44;  // of a value

constexpr const char* kStyle =
    "<style>text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;fill:#22313a;"
    "paint-order:stroke;stroke:#fdfcf8;stroke-width:4px;stroke-linejoin:round}"
    ".title{font-size:19px;font-weight:650}.sub{font-size:13px;fill:#5b6b75}"
    ".panel{font-size:14px;font-weight:650}.name{font-size:14px}"
    ".value{font-size:14px;text-anchor:end;font-variant-numeric:tabular-nums}"
    ".error{fill:#5b6b75}.tick{font-size:12px;fill:#5b6b75;text-anchor:middle}"
    ".grid{stroke:#e3e0d8}.fair{stroke:#b4552d;stroke-dasharray:4 3}"
    ".range{stroke:#1f6f8b;stroke-width:6;stroke-linecap:round;opacity:.35}"
    ".dot{fill:#1f6f8b}</style>\n";

std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c == '&') {
            out += "&amp;";
        } else if (c == '<') {
            out += "&lt;";
        } else {
            out += c;
        }
    }
    return out;
}

std::string fine_percent_tick(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

}  // namespace

std::string percent_tick(double share) {
    return fmt::format("{:.0f} %", 100 * share);
}

PanelRow share_row(std::string name, const Estimate& share) {
    return {std::move(name), fmt::format("{:.1f}", 100 * share.value),
            fmt::format("{:.1f} – {:.1f} %", 100 * share.low, 100 * share.high), share};
}

Panel share_panel(std::string title, std::vector<PanelRow> rows, double fair_share) {
    Panel out{std::move(title), std::move(rows), {}, percent_tick, fair_share};
    double low = fair_share;
    double high = low;
    for (const PanelRow& row : out.rows) {
        low = std::min(low, row.estimate.low);
        high = std::max(high, row.estimate.high);
    }
    out.axis = axis_of(low, high, 5);
    if (out.axis.step < 0.01) out.tick = fine_percent_tick;
    return out;
}

void PanelDrawing::draw(const Panel& panel) {
    const double first = y_ + 16;
    const double end = first + static_cast<double>(panel.rows.size()) * kRow + 6;
    write("<text class=\"panel\" x=\"{}\" y=\"{}\">{}</text>\n", kLeft, y_, escaped(panel.title));
    const auto x = [&](double v) { return kLeft + (kRight - kLeft) * panel.axis.place(v); };
    const int marks =
        static_cast<int>(std::lround((panel.axis.high - panel.axis.low) / panel.axis.step));
    for (int i = 0; i <= marks; ++i) {
        const double value = panel.axis.low + i * panel.axis.step;
        line("grid", x(value), first, end);
        write("<text class=\"tick\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", x(value), end + 16,
              panel.tick(value));
    }
    line("fair", x(panel.reference), first, end);
    double y = first + 18;
    for (const PanelRow& row : panel.rows) {
        draw(row, x(row.estimate.low), x(row.estimate.value), x(row.estimate.high), y);
        y += kRow;
    }
    y_ = end + 46;
}

std::string PanelDrawing::finish(const std::string& title, const std::string& subtitle) const {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1:.0f}\" width=\"{0}\" "
        "height=\"{1:.0f}\" role=\"img\" aria-label=\"{2}\">\n{3}"
        "<rect width=\"100%\" height=\"100%\" fill=\"#fdfcf8\"/>\n"
        "<text class=\"title\" x=\"{4}\" y=\"34\">{2}</text>\n"
        "<text class=\"sub\" x=\"{4}\" y=\"55\">{5}</text>\n{6}</svg>\n",
        kWidth, y_ - 14, escaped(title), kStyle, kLeft, escaped(subtitle), out_);
}

void PanelDrawing::line(const char* kind, double x, double top, double end) {
    write("<line class=\"{}\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>\n", kind, x,
          x, top, end);
}

void PanelDrawing::draw(const PanelRow& row, double low, double value, double high, double y) {
    write("<text class=\"name\" x=\"{}\" y=\"{:.1f}\">{}</text>\n", kLeft, y, escaped(row.name));
    write(
        "<text class=\"value\" x=\"{}\" y=\"{:.1f}\">{} <tspan class=\"error\">{}</tspan></text>\n",
        kRight, y, row.value, row.error);
    write("<line class=\"range\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>\n", low,
          high, y + 12, y + 12);
    write("<circle class=\"dot\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"/>\n", value, y + 12);
}

}  // namespace pakhuis::arena
