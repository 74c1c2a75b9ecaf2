import ArgumentParser
import Foundation
import Tabstop

/// The command line's help and messages in the user's language. ArgumentParser 1.8 has its own words in
/// English only: they are looked up line by line. What is not known here stays as it is.
nonisolated enum CommandLineWords {
  /// Prints what an error of the command says, and exits as `ParsableCommand.exit(withError:)` does.
  static func exit(_ command: any ParsableCommand.Type, _ error: any Error) -> Never {
    let code = command.exitCode(for: error)
    let message = translated(command.fullMessage(for: error))
    if !message.isEmpty {
      let file = code.isSuccess ? FileHandle.standardOutput : FileHandle.standardError
      file.write(Data((message + "\n").utf8))
    }
    Foundation.exit(code.rawValue)
  }

  static func translated(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for (words, own) in titles where line.hasPrefix(words) {
        let rest = line.dropFirst(words.count)
        return own + (sentence(rest) ?? String(rest))
      }
      return sentence(line) ?? String(line)
    }.joined(separator: "\n")
  }

  /// The words that lines begin with.
  private static var titles: [(words: String, own: String)] {
    [
      ("OVERVIEW: ", String(localized: "OVERVIEW: ", comment: "In the command line's help")),
      ("USAGE: ", String(localized: "USAGE: ")),
      ("ARGUMENTS:", String(localized: "ARGUMENTS:")),
      ("OPTIONS:", String(localized: "OPTIONS:")),
      ("Error: ", String(localized: "Error: ")),
      ("Usage: ", String(localized: "Usage: ")),
      ("Help:  ", String(localized: "Help:  ")),
    ]
  }

  /// A message, or an option of ArgumentParser's own with its help.
  private static func sentence(_ line: Substring) -> String? {
    if let match = line.wholeMatch(of: /( +--version +)Show the version\./) {
      return match.1 + String(localized: "Show the version.")
    }
    if let match = line.wholeMatch(of: /( +-h, --help +)Show help information\./) {
      return match.1 + String(localized: "Show help information.")
    }
    if let match = line.wholeMatch(of: /( +)See '(.+)' for more information\./) {
      return match.1 + String(localized: "See '\(String(match.2))' for more information.")
    }
    if let match = line.wholeMatch(of: /Unknown option '(.+)'\. Did you mean '(.+)'\?/) {
      return String(
        localized: "Unknown option '\(String(match.1))'. Did you mean '\(String(match.2))'?")
    }
    if let match = line.wholeMatch(of: /Unknown option '(.+)'/) {
      return String(localized: "Unknown option '\(String(match.1))'")
    }
    if let match = line.wholeMatch(of: /Missing value for '(.+)'/) {
      return String(localized: "Missing value for '\(String(match.1))'")
    }
    if let match = line.wholeMatch(
      of: /The option '(.+)' does not take any value, but '(.+)' was specified\./)
    {
      return String(
        localized: """
          The option '\(String(match.1))' does not take any value, but '\(String(match.2))' was specified.
          """)
    }
    return nil
  }
}
