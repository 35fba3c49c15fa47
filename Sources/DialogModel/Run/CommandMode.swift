/// What becomes of a task's command when the task is run.
///
/// A document never runs one unasked: without a word from outside it is simulated.
public enum CommandMode: Hashable, Sendable {
  /// It does not run; the task takes a second and succeeds.
  case simulated
  /// It does not run; the task goes as it once went.
  case recorded(TaskRecording)
  /// It runs.
  case runs

  /// How long a command takes that is simulated, in milliseconds.
  public static let simulatedMilliseconds = 1000
}

/// What a running command tells, a batch at a time.
public struct JobReport: Hashable, Sendable {
  /// How far it is, in whole percent, where it told so.
  public var percent: Int?
  /// What it does now, where it told so.
  public var message: String?
  /// What else it wrote, oldest first; only the last lines where there were many.
  public var lines: [String]
  /// How many lines it wrote before those.
  public var dropped: Int
  /// How it ended, if it did.
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
  /// What a line of standard output tells: a bare number how far the job is, `# text` what it
  /// does, anything else itself.
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
  /// Without spaces and tabs at its ends.
  fileprivate var trimmed: String {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    let start = drop(while: isSpace)
    return String(String(start.reversed().drop(while: isSpace)).reversed())
  }
}

/// What a person makes of a job that is simulated.
public enum JobSteering: String, CaseIterable, Hashable, Sendable {
  case succeed, fail, hang
}

/// How a job ends.
public enum JobEnd: Hashable, Sendable {
  case done
  /// With the reason; `nil` where a job is only simulated and has none.
  case failed(String?)
  case cancelled
}
