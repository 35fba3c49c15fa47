import ArgumentParser
import Texts

/// The message about a wrong command line: one line, which names the help.
enum UsageText {
  /// The line about an error that a command has found.
  static func line(_ error: any Error) -> String {
    let message = ParserMessage.translated(oneLine(Rehearsal.message(for: error)[...]))
    let hasStop = message.hasSuffix(".") || message.hasSuffix("?")
    return "rehearsal: \(message)\(hasStop ? "" : ".")"
  }

  /// The line about an error of the parser, and where to read which command's help.
  static func lineWithHelp(_ error: any Error) -> String {
    // The parser knows which command was meant, and says so in its last line only.
    let lines = Rehearsal.fullMessage(for: error).split(separator: "\n")
    let more = lines.last.map { oneLine($0) } ?? ""
    return line(error) + (more.hasPrefix("See ") ? " \(ParserMessage.translated(more))" : "")
  }

  /// The first message about arguments that the parser refuses.
  ///
  /// The parser reports a missing argument before an unknown option; so it is called again with the
  /// argument added.
  static func firstError(_ error: any Error, in arguments: [String]) -> any Error {
    let need =
      switch arguments.first {
      case "alert": ["--title", "A"]
      case "sheet": ["--other-button", "A"]
      case "share": ["--text", "A"]
      case "picture": ["file", "--output", "a.png"]
      default: ["file"]
      }
    do {
      _ = try Rehearsal.parseAsRoot(arguments + need)
      return error
    } catch let other {
      return Rehearsal.message(for: other).hasPrefix("Unknown option") ? other : error
    }
  }

  /// Prints the line and ends the program.
  static func exit(_ line: String) -> Never {
    Output.diagnose(line)
    Output.exit(ExitStatus.usage)
  }

  private static func oneLine(_ text: Substring) -> String {
    let words = text.split { $0 == "\n" || $0 == " " }
    return OneLine.text(words.joined(separator: " "))
  }
}
