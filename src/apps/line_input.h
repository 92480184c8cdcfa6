// Lines from a person or a pipe. On a terminal: editing, history, and Tab completes by `complete`.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pakhuis::apps {

class LineInput {
  public:
    // All lines that the typed beginning may become.
    using Complete = std::function<std::vector<std::string>(const std::string& typed)>;

    LineInput();
    ~LineInput();
    LineInput(const LineInput&) = delete;
    LineInput& operator=(const LineInput&) = delete;

    // The next line without its end; nothing when input has ended.
    std::optional<std::string> read(const std::string& prompt, const Complete& complete);

  private:
    struct Editor;
    Editor* editor_ = nullptr;  // only on a terminal
};

}  // namespace pakhuis::apps
