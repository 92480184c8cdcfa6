#include "arena/plot.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>

#include "arena/axis.h"

namespace pakhuis::arena {
namespace {

constexpr double kWidth = 400;
constexpr double kLeft = 24;
constexpr double kRight = kWidth - 24;
constexpr double kTop = 84;  // of the first panel
constexpr double kRow = 44;  // of a bot

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

// One value of a bot with its range.
struct Row {
    std::string name;
    std::string value;
    std::string error;
    Estimate estimate;
};

struct Panel {
    std::string title;
    std::vector<Row> rows;
    Axis axis;
    std::string (*tick)(double value);
    double reference;  // a dashed line: equal bots
};

// With a true minus; −0 is 0.
std::string signed_text(double value) {
    const long whole = std::lround(value);
    return fmt::format("{}{}", whole < 0 ? "−" : whole > 0 ? "+" : "", std::abs(whole));
}

std::string percent(double share) {
    return fmt::format("{:.0f} %", 100 * share);
}

std::string fine_percent(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

Panel share_panel(const Standing& standing) {
    Panel out{"Win share, 95 % interval; dashed: equal bots", {}, {}, percent, standing.fair_share};
    double low = standing.fair_share;
    double high = low;
    for (const std::size_t place : standing.order()) {
        const BotStanding& bot = standing.bots[place];
        low = std::min(low, bot.share.low);
        high = std::max(high, bot.share.high);
        out.rows.push_back(
            {bot.name, fmt::format("{:.1f}", 100 * bot.share.value),
             fmt::format("{:.1f} – {:.1f} %", 100 * bot.share.low, 100 * bot.share.high),
             bot.share});
    }
    out.axis = axis_of(low, high, 5);
    if (out.axis.step < 0.01) out.tick = fine_percent;
    return out;
}

Panel rating_panel(const Standing& standing) {
    Panel out{"Rating, 95 % interval", {}, {}, signed_text, 0};
    double low = 0;
    double high = 0;
    for (const std::size_t place : standing.order()) {
        const BotStanding& bot = standing.bots[place];
        const double spread = 1.96 * bot.rating->error;
        const Estimate range{bot.rating->value, bot.rating->value - spread,
                             bot.rating->value + spread};
        low = std::min(low, range.low);
        high = std::max(high, range.high);
        out.rows.push_back(
            {bot.name, signed_text(bot.rating->value), fmt::format("± {:.0f}", spread), range});
    }
    out.axis = axis_of(low, high, 5);
    return out;
}

class Drawing {
  public:
    // Returns where the panel ends.
    double draw(const Panel& panel, double top) {
        const auto rows = static_cast<double>(panel.rows.size());
        const double first = top + 16;
        const double end = first + rows * kRow + 6;
        write("<text class=\"panel\" x=\"{}\" y=\"{}\">{}</text>\n", kLeft, top, panel.title);
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
        for (const Row& row : panel.rows) {
            draw(row, x(row.estimate.low), x(row.estimate.value), x(row.estimate.high), y);
            y += kRow;
        }
        return end + 46;
    }

    std::string finish(const std::string& title, const std::string& subtitle, double height) const {
        return fmt::format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1:.0f}\" width=\"{0}\" "
            "height=\"{1:.0f}\" role=\"img\" aria-label=\"{2}\">\n{3}"
            "<rect width=\"100%\" height=\"100%\" fill=\"#fdfcf8\"/>\n"
            "<text class=\"title\" x=\"{4}\" y=\"34\">{2}</text>\n"
            "<text class=\"sub\" x=\"{4}\" y=\"55\">{5}</text>\n{6}</svg>\n",
            kWidth, height, escaped(title), kStyle, kLeft, escaped(subtitle), out_);
    }

  private:
    template <class... Values>
    void write(fmt::format_string<Values...> pattern, Values&&... values) {
        fmt::format_to(std::back_inserter(out_), pattern, std::forward<Values>(values)...);
    }

    void line(const char* kind, double x, double top, double end) {
        write("<line class=\"{}\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
              kind, x, x, top, end);
    }

    void draw(const Row& row, double low, double value, double high, double y) {
        write("<text class=\"name\" x=\"{}\" y=\"{:.1f}\">{}</text>\n", kLeft, y,
              escaped(row.name));
        write(
            "<text class=\"value\" x=\"{}\" y=\"{:.1f}\">{} <tspan class=\"error\">{}</tspan>"
            "</text>\n",
            kRight, y, row.value, row.error);
        write("<line class=\"range\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
              low, high, y + 12, y + 12);
        write("<circle class=\"dot\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"/>\n", value, y + 12);
    }

    std::string out_;
};

}  // namespace

std::string plot_svg(const Standing& standing, const std::string& title,
                     const std::string& subtitle) {
    Drawing drawing;
    double y = drawing.draw(share_panel(standing), kTop);
    if (standing.bots.front().rating) y = drawing.draw(rating_panel(standing), y);
    return drawing.finish(title, subtitle, y - 14);
}

}  // namespace pakhuis::arena
