// The flags of a program and of its commands, and reading them from a command line. CLI11 does the
// work, in arguments.cpp alone: a file that includes it takes five seconds to compile.
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

// What a command does; returns the exit code.
using Job = std::function<int()>;

// A flag with a value. A value that is refused ends the program with a message and kBadUsage.
class Option {
  public:
    explicit Option(CLI::Option& option) : option_(&option) {}

    // --help shows the value that the variable has now.
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

// The variables are written when the command line is read, and must live until then. A name without
// dashes is a word that stands for itself: `replay FILE`.
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

    // Its own flags.
    Command flags();
    // A program with commands needs one of them. `job` is done if this one is named.
    Command add_command(const std::string& name, const std::string& description, Job job);
    // Reads the command line. If it is right, does the job of its command, or else `job`; if not,
    // or for --help, prints what there is to say.
    int run(int argc, const char* const* argv, Job job = {});

  private:
    std::unique_ptr<CLI::App> app_;
    Job chosen_;
};

}  // namespace pakhuis::arguments
