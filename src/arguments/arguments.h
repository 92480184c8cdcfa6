// The flags of a program and of its commands, read from a command line. Only arguments.cpp includes
// CLI11: a file that includes it takes five seconds to compile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace pakhuis::arguments {

inline constexpr int kOk = 0;
inline constexpr int kBadUsage = 2;

// The work of a command; returns the exit code.
using Job = std::function<int()>;

// A flag with a value. A bad value ends the program with a message and kBadUsage.
class Option {
  public:
    explicit Option(CLI::Option& option) : option_(&option) {}

    // --help shows the current value of the variable.
    Option& show_default();
    Option& required();
    Option& between(int low, int high);
    Option& between(double low, double high);
    Option& positive();
    Option& one_of(const std::vector<std::string>& values);
    Option& existing_folder();
    Option& describe(const std::string& description);

  private:
    CLI::Option* option_;
};

// The variables are set when the command line is read, and must live until then. An option whose
// name has no dashes is positional: `replay FILE`.
class Command {
  public:
    explicit Command(CLI::App& app) : app_(&app) {}

    Option option(const std::string& name, std::string& value, const std::string& description);
    Option option(const std::string& name, int& value, const std::string& description);
    Option option(const std::string& name, std::uint16_t& value, const std::string& description);
    Option option(const std::string& name, std::uint64_t& value, const std::string& description);
    Option option(const std::string& name, double& value, const std::string& description);
    Option option(const std::string& name, std::optional<std::uint64_t>& value,
                  const std::string& description);
    // May be repeated, with one value each time.
    Option option(const std::string& name, std::vector<std::string>& values,
                  const std::string& description);
    void flag(const std::string& name, bool& value, const std::string& description);
    // An option that was added before.
    Option find(const std::string& name);
    // Text below the list of flags.
    void footer(const std::string& text);

  private:
    CLI::App* app_;
};

class Program {
  public:
    explicit Program(const std::string& description);
    ~Program();

    // The program's own flags.
    Command flags();
    // The command line of a program with commands must name one of them. Then its `job` runs.
    Command add_command(const std::string& name, const std::string& description, Job job);
    // Reads the command line. Runs the job of the named command, or `job` if there are no commands.
    // Prints the problem of a bad command line, or the help for --help.
    int run(int argc, const char* const* argv, Job job = {});

  private:
    std::unique_ptr<CLI::App> app_;
    Job chosen_;
};

}  // namespace pakhuis::arguments
