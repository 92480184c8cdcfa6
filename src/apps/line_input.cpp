#include "apps/line_input.h"

#include <histedit.h>
#include <iostream>
#include <unistd.h>

#include "apps/typing.h"

namespace pakhuis::apps {

struct LineInput::Editor {
    EditLine* line = nullptr;
    History* history = nullptr;
    std::string prompt;
    const Complete* complete = nullptr;
};

namespace {

struct Access {
    static void* data(EditLine* line) {
        void* data = nullptr;
        el_get(line, EL_CLIENTDATA, &data);
        return data;
    }
};

}  // namespace

LineInput::LineInput() {
    if (isatty(STDIN_FILENO) != 1 || isatty(STDOUT_FILENO) != 1) return;
    editor_ = new Editor;
    editor_->line = el_init("pakhuis", stdin, stdout, stderr);
    editor_->history = history_init();
    HistEvent event;
    history(editor_->history, &event, H_SETSIZE, 200);
    el_set(editor_->line, EL_CLIENTDATA, editor_);
    el_set(editor_->line, EL_EDITOR, "emacs");
    el_set(editor_->line, EL_SIGNAL, 1);
    el_set(editor_->line, EL_HIST, history, editor_->history);
    el_set(
        editor_->line, EL_PROMPT,
        +[](EditLine* line) { return static_cast<Editor*>(Access::data(line))->prompt.data(); });
    el_set(
        editor_->line, EL_ADDFN, "complete", "Complete the action", +[](EditLine* line, int) {
            auto* editor = static_cast<Editor*>(Access::data(line));
            const LineInfo* info = el_line(line);
            const std::string typed(info->buffer, info->cursor);
            const auto candidates = (*editor->complete)(typed);
            const std::string common = common_beginning(candidates);
            if (candidates.empty() || common.empty()) return static_cast<int>(CC_REFRESH_BEEP);
            if (common != typed && common.size() >= typed.size()) {
                el_deletestr(line, static_cast<int>(typed.size()));
                el_insertstr(line, common.c_str());
                return static_cast<int>(CC_REFRESH);
            }
            std::cout << "\n";
            for (const std::string& candidate : candidates) std::cout << "  " << candidate << "\n";
            std::cout.flush();
            return static_cast<int>(CC_REDISPLAY);
        });
    el_set(editor_->line, EL_BIND, "^I", "complete", nullptr);
}

LineInput::~LineInput() {
    if (editor_ == nullptr) return;
    history_end(editor_->history);
    el_end(editor_->line);
    delete editor_;
}

std::optional<std::string> LineInput::read(const std::string& prompt, const Complete& complete) {
    if (editor_ == nullptr) {
        std::cout << prompt << std::flush;
        std::string line;
        if (!std::getline(std::cin, line)) return std::nullopt;
        return line;
    }
    editor_->prompt = prompt;
    editor_->complete = &complete;
    int length = 0;
    const char* typed = el_gets(editor_->line, &length);
    if (typed == nullptr || length <= 0) return std::nullopt;
    HistEvent event;
    history(editor_->history, &event, H_ENTER, typed);
    std::string line(typed, static_cast<std::size_t>(length));
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
    return line;
}

}  // namespace pakhuis::apps
