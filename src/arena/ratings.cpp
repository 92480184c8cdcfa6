#include "arena/ratings.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace pakhuis::arena {
namespace {

// A square matrix, row by row.
struct Matrix {
    explicit Matrix(std::size_t n) : size(n), cells(n * n) {}
    double& at(std::size_t i, std::size_t j) { return cells[i * size + j]; }
    double at(std::size_t i, std::size_t j) const { return cells[i * size + j]; }

    std::size_t size;
    std::vector<double> cells;
};

Matrix product(const Matrix& a, const Matrix& b) {
    Matrix out(a.size);
    for (std::size_t i = 0; i < a.size; ++i) {
        for (std::size_t j = 0; j < a.size; ++j) {
            for (std::size_t k = 0; k < a.size; ++k) out.at(i, j) += a.at(i, k) * b.at(k, j);
        }
    }
    return out;
}

// By elimination; the matrix is positive definite, so no pivot is 0.
Matrix inverse(Matrix a) {
    Matrix out(a.size);
    for (std::size_t i = 0; i < a.size; ++i) out.at(i, i) = 1;
    for (std::size_t p = 0; p < a.size; ++p) {
        const double pivot = a.at(p, p);
        for (std::size_t j = 0; j < a.size; ++j) {
            a.at(p, j) /= pivot;
            out.at(p, j) /= pivot;
        }
        for (std::size_t i = 0; i < a.size; ++i) {
            const double factor = i == p ? 0 : a.at(i, p);
            if (factor == 0) continue;
            for (std::size_t j = 0; j < a.size; ++j) {
                a.at(i, j) -= factor * a.at(p, j);
                out.at(i, j) -= factor * out.at(p, j);
            }
        }
    }
    return out;
}

// Of strengths in natural units.
class Fit {
  public:
    Fit(const Totals& totals, const Counts& counts)
        : totals_(totals), counts_(counts), n_(totals.bots()), strengths_(n_) {
        for (int step = 0; step < kMostSteps; ++step) {
            if (improve() < kExact) break;
        }
    }

    const std::vector<double>& strengths() const { return strengths_; }

    // Of the strengths over that of bot 0.
    Matrix covariance() const {
        const Matrix bread = inverse(information());
        return product(product(bread, scatter()), bread);
    }

  private:
    static constexpr int kMostSteps = 200;
    static constexpr double kExact = 1e-10;
    static constexpr double kLongestStep = 2;

    double expected(std::size_t i, std::size_t j) const {
        return 1 / (1 + std::exp(strengths_[j] - strengths_[i]));
    }
    bool meet(std::size_t i, std::size_t j) const { return counts_.meetings(i, j) > 0; }
    double met_in_a_deal(std::size_t i, std::size_t j) const {
        return static_cast<double>(counts_.meetings(i, j));
    }
    double won(std::size_t i, std::size_t j) const {
        return static_cast<double>(totals_.ahead[i * n_ + j]) / kAhead;
    }
    double deals() const { return static_cast<double>(totals_.deals); }

    // One step of Newton's method; returns the largest change.
    double improve() {
        std::vector<double> slope(n_);
        for (std::size_t i = 0; i < n_; ++i) {
            for (std::size_t j = 0; j < n_; ++j) {
                if (!meet(i, j)) continue;
                const double met = met_in_a_deal(i, j);
                slope[i] += won(i, j) + 0.5 - (deals() * met + 1) * expected(i, j);
            }
        }
        const Matrix bread = inverse(information());
        double largest = 0;
        for (std::size_t i = 1; i < n_; ++i) {
            double step = 0;
            for (std::size_t j = 1; j < n_; ++j) step += bread.at(i - 1, j - 1) * slope[j];
            strengths_[i] += std::clamp(step, -kLongestStep, kLongestStep);
            largest = std::max(largest, std::abs(step));
        }
        return largest;
    }

    // The negative second derivative of the likelihood's logarithm, without bot 0.
    Matrix information() const {
        Matrix out(n_ - 1);
        for_pairs([&](std::size_t i, std::size_t j, double p) {
            add_pair(out, i, j, (deals() * met_in_a_deal(i, j) + 1) * p * (1 - p));
        });
        return out;
    }

    // The sum over deals of the squared slopes. A deal's slope is points − expected points.
    Matrix scatter() const {
        std::vector<double> mean(n_), off(n_);
        for (std::size_t i = 0; i < n_; ++i) {
            for (std::size_t j = 0; j < n_; ++j) {
                if (!meet(i, j)) continue;
                const double met = met_in_a_deal(i, j);
                mean[i] += won(i, j) / deals();
                off[i] -= expected(i, j) * met;
            }
            off[i] += mean[i];
        }
        Matrix out(n_ - 1);
        for (std::size_t i = 1; i < n_; ++i) {
            for (std::size_t j = 1; j < n_; ++j) {
                const double products = static_cast<double>(totals_.products[i * n_ + j]);
                const double spread = products / (kAhead * kAhead) - deals() * mean[i] * mean[j];
                out.at(i - 1, j - 1) = spread * deals() / (deals() - 1) + deals() * off[i] * off[j];
            }
        }
        for_pairs([&](std::size_t i, std::size_t j, double p) {
            add_pair(out, i, j, (p * p + (1 - p) * (1 - p)) / 2);
        });
        return out;
    }

    template <class Work>
    void for_pairs(Work&& work) const {
        for (std::size_t i = 0; i < n_; ++i) {
            for (std::size_t j = i + 1; j < n_; ++j) {
                if (meet(i, j)) work(i, j, expected(i, j));
            }
        }
    }

    static void add_pair(Matrix& out, std::size_t i, std::size_t j, double weight) {
        out.at(j - 1, j - 1) += weight;
        if (i == 0) return;
        out.at(i - 1, i - 1) += weight;
        out.at(i - 1, j - 1) -= weight;
        out.at(j - 1, i - 1) -= weight;
    }

    const Totals& totals_;
    const Counts& counts_;
    const std::size_t n_;
    std::vector<double> strengths_;
};

// Of one strength less the zero of the scale, by bot.
std::vector<double> contrast(std::size_t bots, std::size_t bot, std::optional<std::size_t> anchor) {
    std::vector<double> out(bots, anchor ? 0 : -1 / static_cast<double>(bots));
    out[bot] += 1;
    if (anchor) out[*anchor] -= 1;
    return out;
}

}  // namespace

std::vector<Rating> ratings_of(const Totals& totals, const Counts& counts,
                               std::optional<std::size_t> anchor) {
    const std::size_t n = totals.bots();
    const Fit fit(totals, counts);
    const Matrix covariance = fit.covariance();
    std::vector<Rating> out(n);
    for (std::size_t bot = 0; bot < n; ++bot) {
        const std::vector<double> part = contrast(n, bot, anchor);
        double value = 0;
        double variance = 0;
        for (std::size_t i = 0; i < n; ++i) {
            value += part[i] * fit.strengths()[i];
            for (std::size_t j = 0; i > 0 && j + 1 < n; ++j) {
                variance += part[i] * part[j + 1] * covariance.at(i - 1, j);
            }
        }
        out[bot] = {kRatingScale * value, kRatingScale * std::sqrt(std::max(0.0, variance))};
    }
    return out;
}

}  // namespace pakhuis::arena
