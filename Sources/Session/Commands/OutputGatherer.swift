import DialogModel

/// Makes reports of the output of a command, of any size.
///
/// Its memory is bounded: the last lines of a report, the last lines of standard error, the
/// last progress.
struct OutputGatherer: Sendable {
  /// How many lines one report holds, and how many bytes of each.
  static let mostLines = 60
  static let longestLine = 1000
  /// How many of the last lines of standard error say why a command failed.
  static let errorLines = 5

  /// A line that is not complete yet.
  private struct Rest: Sendable {
    var bytes: [UInt8] = []
    var isCut = false
  }

  private var report = JobReport()
  private var lines = LastLines(OutputGatherer.mostLines)
  private var rests = [false: Rest(), true: Rest()]
  private var errors = LastLines(OutputGatherer.errorLines)
  private(set) var hasNews = false

  /// The last lines of standard error; empty where there are none.
  var lastErrors: String { errors.lines.joined(separator: "\n") }

  /// Takes bytes as they came from standard output or standard error.
  ///
  /// Only the bytes that are kept are decoded.
  ///
  /// - Returns: the lines that were completed, as far as they are kept, for a recording.
  mutating func take(_ bytes: [UInt8], isError: Bool) -> [String] {
    var rest = rests[isError] ?? Rest()
    var start = bytes.startIndex
    var kept: [String] = []
    var lineCount = 0
    for byte in bytes where byte == UInt8(ascii: "\n") { lineCount += 1 }
    var number = 0
    while number < lineCount, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      number += 1
      let isLate = number > lineCount - OutputGatherer.mostLines
      if isLate || rest.bytes.count > 0 || mayTellProgress(bytes[start..<end], isError: isError) {
        take(line: bytes[start..<end], after: &rest, isError: isError, &kept)
      } else {
        lines.skip()
        hasNews = true
      }
      start = end + 1
    }
    let room = max(0, OutputGatherer.longestLine - rest.bytes.count)
    rest.bytes += bytes[start...].prefix(room)
    rest.isCut = rest.isCut || bytes[start...].count > room
    rests[isError] = rest
    return kept
  }

  /// Whether a line may be a bare number or a message.
  private func mayTellProgress(_ line: ArraySlice<UInt8>, isError: Bool) -> Bool {
    guard !isError, let first = line.first else { return false }
    return first == UInt8(ascii: "#") || first == UInt8(ascii: " ")
      || line.count <= 12
        && first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
  }

  /// Takes the last line where it has no line end.
  mutating func finish(isError: Bool) -> [String] {
    guard rests[isError]?.bytes.isEmpty == false else { return [] }
    return take([UInt8(ascii: "\n")], isError: isError)
  }

  /// Returns a report of what came since the last one.
  mutating func takeReport() -> JobReport {
    report.lines = lines.lines
    report.dropped = lines.dropped
    defer {
      report = JobReport()
      lines = LastLines(OutputGatherer.mostLines)
      hasNews = false
    }
    return report
  }

  private mutating func take(
    line bytes: ArraySlice<UInt8>, after rest: inout Rest, isError: Bool, _ kept: inout [String]
  ) {
    hasNews = true
    let room = max(0, OutputGatherer.longestLine - rest.bytes.count)
    var line = rest.bytes + bytes.prefix(room)
    let isCut = rest.isCut || bytes.count > room
    rest = Rest()
    // All carriage returns, as in the lines of recordings.
    while line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self) + (isCut ? "…" : "")
    kept.append(text)
    guard !isError else {
      errors.append(text)
      return lines.append(text)
    }
    let told = JobReport(line: text)
    if let percent = told.percent {
      report.percent = percent
    } else if let message = told.message {
      report.message = message
    } else {
      lines.append(text)
    }
  }
}

/// The last of many lines.
struct LastLines: Sendable {
  private let most: Int
  private var kept: [String] = []
  private var removed = 0

  init(_ most: Int) { self.most = most }

  /// How many came before those.
  var dropped: Int { removed + max(0, kept.count - most) }

  /// The lines that are kept, oldest first.
  var lines: [String] { Array(kept.suffix(most)) }

  /// Counts a line that is not kept, and drops the lines before it.
  mutating func skip() {
    removed += 1 + kept.count
    kept.removeAll(keepingCapacity: true)
  }

  mutating func append(_ line: String) {
    kept.append(line)
    // Removes many at a time, so that the lines are not moved for each new line.
    if kept.count >= 2 * most {
      removed += kept.count - most
      kept.removeFirst(kept.count - most)
    }
  }
}
