import ArgumentParser

/// The exit statuses of the program, as in sysexits.
enum ExitStatus {
  /// An expectation or assertion failed, or a limit was reached.
  static let failed = ExitCode(1)
  /// The command line is wrong.
  static let usage = ExitCode(64)
  /// The document has errors.
  static let badDocument = ExitCode(65)
  /// A file cannot be read.
  static let noInput = ExitCode(66)
  /// No window can be shown.
  static let unavailable = ExitCode(69)
  /// A file cannot be written.
  static let cannotWrite = ExitCode(73)
  /// Standard output or standard error cannot be written.
  static let cannotOutput = ExitCode(74)
}
