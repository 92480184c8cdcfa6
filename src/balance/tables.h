// Reports as tables in Markdown, padded so that a terminal shows them well too.
#pragma once

#include <string>
#include <vector>

#include "balance/report.h"

namespace pakhuis::balance {

// Rows of cells; the first row is the head. All columns but the first are aligned right.
class Table {
  public:
    explicit Table(std::vector<std::string> head) { rows_.push_back(std::move(head)); }

    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
    std::size_t size() const { return rows_.size() - 1; }
    std::string text() const;

  private:
    std::vector<std::vector<std::string>> rows_;
};

// "41.9 ± 1.1 %"
std::string share_text(const Estimate& share);
// "+3.2": points of a hundred.
std::string points_text(double difference);

// A section for each number of seats. Of a long group of things only the ones at both ends are
// listed, unless `all` is true.
std::string report_text(const Report& report, bool all);

}  // namespace pakhuis::balance
