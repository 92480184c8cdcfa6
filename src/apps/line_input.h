// Reads lines from a person or a pipe. A terminal has editing, history and completion by Tab.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pakhuis::apps {

class LineInput {
  public:
    // All lines that begin as typed.
    using Complete = std::function<std::vector<std::string>(const std::string& typed)>;

    LineInput();
    ~LineInput();
    LineInput(const LineInput&) = delete;
    LineInput& operator=(const LineInput&) = delete;

    // The next line without its line end; nothing at the end of input.
    std::optional<std::string> read(const std::string& prompt, const Complete& complete);

  private:
    struct Editor;
    Editor* editor_ = nullptr;  // only on a terminal
};

}  // namespace pakhuis::apps
