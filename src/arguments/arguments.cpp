#include "arguments/arguments.h"

#include <CLI/CLI.hpp>

namespace pakhuis::arguments {

Option& Option::show_default() {
    option_->capture_default_str();
    return *this;
}

Option& Option::required() {
    option_->required();
    return *this;
}

Option& Option::between(int low, int high) {
    option_->check(CLI::Range(low, high));
    return *this;
}

Option& Option::between(double low, double high) {
    option_->check(CLI::Range(low, high));
    return *this;
}

Option& Option::positive() {
    option_->check(CLI::PositiveNumber);
    return *this;
}

Option& Option::one_of(const std::vector<std::string>& values) {
    option_->check(CLI::IsMember(values));
    return *this;
}

Option& Option::existing_folder() {
    option_->check(CLI::ExistingDirectory);
    return *this;
}

Option& Option::describe(const std::string& description) {
    option_->description(description);
    return *this;
}

Option Command::option(const std::string& name, std::string& value,
                       const std::string& description) {
    return Option(*app_->add_option(name, value, description));
}

Option Command::option(const std::string& name, int& value, const std::string& description) {
    return Option(*app_->add_option(name, value, description));
}

Option Command::option(const std::string& name, std::uint16_t& value,
                       const std::string& description) {
    return Option(*app_->add_option(name, value, description));
}

Option Command::option(const std::string& name, std::uint64_t& value,
                       const std::string& description) {
    return Option(*app_->add_option(name, value, description));
}

Option Command::option(const std::string& name, double& value, const std::string& description) {
    return Option(*app_->add_option(name, value, description));
}

Option Command::option(const std::string& name, std::optional<std::uint64_t>& value,
                       const std::string& description) {
    return Option(*app_->add_option(name, value, description));
}

Option Command::option(const std::string& name, std::vector<std::string>& values,
                       const std::string& description) {
    return Option(*app_->add_option(name, values, description)->allow_extra_args(false));
}

void Command::flag(const std::string& name, bool& value, const std::string& description) {
    app_->add_flag(name, value, description);
}

Option Command::find(const std::string& name) {
    return Option(*app_->get_option(name));
}

void Command::footer(const std::string& text) {
    app_->footer(text);
}

Program::Program(const std::string& description) : app_(std::make_unique<CLI::App>(description)) {}

Program::~Program() = default;

Command Program::flags() {
    return Command(*app_);
}

Command Program::add_command(const std::string& name, const std::string& description, Job job) {
    app_->require_subcommand(1);
    CLI::App* command = app_->add_subcommand(name, description);
    command->callback([this, job = std::move(job)] { chosen_ = job; });
    return Command(*command);
}

int Program::run(int argc, const char* const* argv, Job job) {
    chosen_ = std::move(job);
    try {
        app_->parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app_->exit(error) == 0 ? kOk : kBadUsage;
    }
    return chosen_ ? chosen_() : kOk;
}

}  // namespace pakhuis::arguments
