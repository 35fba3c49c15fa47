import DialogModel
import PrototypeFile
import Texts

/// Why a file of JSON Lines can't be read.
public struct LineFault: Error, Hashable, Sendable {
  /// The line, 1-based.
  public let line: Int
  /// What is wrong and what to do, in the user's language.
  public let message: String

  /// A fault in words.
  ///
  /// - Parameter line: its 1-based line.
  public init(line: Int, message: String) { (self.line, self.message) = (line, message) }

  /// The fault of a time that is no moment of a run.
  static func time(_ key: String, _ line: Int) -> LineFault {
    LineFault(
      line: line,
      message: tr(
        "“{name}” must be a number of seconds from 0 to {most}",
        ["name": key, "most": String(SimulatedTime.latest.milliseconds / 1000)]))
  }

  /// The fault of a number that is out of its bounds.
  static func number(_ key: String, _ bounds: ClosedRange<Int>, _ line: Int) -> LineFault {
    LineFault(
      line: line,
      message: tr(
        "“{name}” must be from {least} to {most}",
        [
          "name": key, "least": String(bounds.lowerBound), "most": String(bounds.upperBound),
        ]))
  }
}
