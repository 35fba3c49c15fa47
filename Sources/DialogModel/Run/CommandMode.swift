/// The command mode of a task: how its command is run.
///
/// A document alone never runs a command: by default it is simulated.
public enum CommandMode: Hashable, Sendable {
  /// The command does not run; the task takes a second and succeeds.
  case simulated
  /// The command does not run; the task repeats a recorded run.
  case recorded(TaskRecording)
  /// The command runs.
  case runs

  /// How long a simulated command takes, in milliseconds.
  public static let simulatedMilliseconds = 1000
}

/// A report of a running command, for several lines at once.
public struct JobReport: Hashable, Sendable {
  /// The progress in whole percent, if it was reported.
  public var percent: Int?
  /// What the command does now, if it was reported.
  public var message: String?
  /// The other lines that it wrote, oldest first; only the last ones if there were many.
  public var lines: [String]
  /// How many lines before those were dropped.
  public var dropped: Int
  /// How the command ended, if it did.
  public var end: JobEnd?

  /// A report.
  public init(
    percent: Int? = nil, message: String? = nil, lines: [String] = [], dropped: Int = 0,
    end: JobEnd? = nil
  ) {
    self.percent = percent
    self.message = message
    self.lines = lines
    self.dropped = dropped
    self.end = end
  }
}

extension JobReport {
  /// Reads a line of standard output: a number is the progress, `# text` is the message, anything
  /// else is output.
  public init(line: String) {
    self.init()
    let trimmed = line.trimmed
    if let number = JobReport.percent(trimmed) {
      percent = number
    } else if trimmed.hasPrefix("#") {
      message = String(trimmed.dropFirst()).trimmed
    } else {
      lines = [line]
    }
  }

  /// A bare number, with or without a fraction or a percent sign, as 0 to 100.
  private static func percent(_ text: String) -> Int? {
    let number = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard number.first?.isASCII == true, number.first?.isNumber == true, number.utf8.count <= 12,
      number.allSatisfy({ $0 == "." || $0.isASCII && $0.isNumber }), let value = Double(number)
    else { return nil }
    return Int(min(100, value))
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  fileprivate var trimmed: String {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    let start = drop(while: isSpace)
    return String(String(start.reversed().drop(while: isSpace)).reversed())
  }
}

/// How a person lets a simulated job end or hang.
public enum JobSteering: String, CaseIterable, Hashable, Sendable {
  case succeed, fail, hang
}

/// How a job ends.
public enum JobEnd: Hashable, Sendable {
  case done
  /// The job failed, with the reason; `nil` for a simulated job, which has no reason.
  case failed(String?)
  case cancelled
}
