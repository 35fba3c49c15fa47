import DialogModel
import Texts

/// Reads recordings, of any size, and only once.
struct RecordingReader {
  /// Why bytes are not a recording.
  struct Fault: Error, Hashable {
    /// The line, 1-based.
    var line: Int
    /// What is wrong, in the user's language.
    var message: String
  }

  /// The bytes that are left to read.
  private var rest: ArraySlice<UInt8>
  /// How many lines have been read.
  private(set) var lineCount = 0
  private let most: Int
  private var recording = TaskRecording(milliseconds: 0)
  private var end = End.missing

  /// What is known of the end of a command while its recording is read.
  private enum End {
    case missing, done, failed

    /// Whether a line of a kind may follow; the reason of a failure can have several lines.
    func allows(_ kind: Kind) -> Bool {
      switch self {
      case .missing: true
      case .done: false
      case .failed: kind == .failed
      }
    }
  }

  private enum Kind: String, CaseIterable {
    case out, err, done, failed
  }

  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - most: how many lines it may have.
  init(_ bytes: [UInt8], atMost most: Int = Recordings.mostLines) {
    rest = bytes[...]
    self.most = most
  }

  /// The recording.
  ///
  /// - Throws: ``Fault`` for the first line that is wrong.
  mutating func read() throws(Fault) -> TaskRecording {
    var (isLast, endsWithLine) = (false, false)
    while !isLast {
      var line = rest.prefix { $0 != UInt8(ascii: "\n") }
      isLast = line.endIndex == rest.endIndex
      rest = rest[line.endIndex...].dropFirst()
      // After the line end at the end of the file.
      if isLast, line.isEmpty, lineCount > 0 { break }
      guard lineCount < most else {
        throw fault(
          tr(
            "from this line on, the recordings of the document have more than {n} lines",
            ["n": String(Recordings.mostLines)]), at: lineCount + 1)
      }
      lineCount += 1
      endsWithLine = !isLast
      // All carriage returns: a text that ended with one would be another text after it was written.
      while line.last == UInt8(ascii: "\r") { line.removeLast() }
      try take(line)
    }
    guard end != .missing else {
      throw fault(
        tr("the end is missing: a time, and “done” or “failed”"),
        at: endsWithLine ? lineCount + 1 : lineCount)
    }
    return recording
  }

  private func fault(_ message: String, at line: Int? = nil) -> Fault {
    Fault(line: line ?? lineCount, message: message)
  }

  private mutating func take(_ line: ArraySlice<UInt8>) throws(Fault) {
    guard lineCount > 1 else {
      guard line.elementsEqual(RecordingFile.head.utf8) else {
        throw fault(
          tr("the first line of a recording is “{text}”", ["text": RecordingFile.head]))
      }
      return
    }
    if line.isEmpty { return }
    var words = line[...]
    guard let time = RecordingReader.milliseconds(RecordingReader.word(of: &words)),
      let kind = RecordingReader.kind(RecordingReader.word(of: &words))
    else {
      throw fault(
        tr("here a time such as 1.500 is expected, and “out”, “err”, “done” or “failed” after it"))
    }
    guard time <= SimulatedTime.latest.milliseconds else {
      throw fault(
        tr(
          "a time must be from 0 to {most}",
          ["most": String(SimulatedTime.latest.milliseconds / 1000)]))
    }
    guard time >= recording.milliseconds else {
      throw fault(tr("this time is before that of an earlier line"))
    }
    guard end.allows(kind) else {
      throw fault(tr("an earlier line says how the command ended, so nothing is expected here"))
    }
    recording.milliseconds = time
    let text = String(decoding: words, as: UTF8.self)
    switch kind {
    case .out, .err:
      recording.lines.append(.init(milliseconds: time, isError: kind == .err, text: text))
    case .done: end = .done
    case .failed:
      recording.error = recording.error.map { "\($0)\n\(text)" } ?? text
      end = .failed
    }
  }

  /// Takes what is before the next space.
  private static func word(of line: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let word = line.prefix { $0 != UInt8(ascii: " ") }
    line = line[word.endIndex...].dropFirst()
    return word
  }

  private static func kind(_ word: ArraySlice<UInt8>) -> Kind? {
    Kind.allCases.first { word.elementsEqual($0.rawValue.utf8) }
  }

  /// A time such as 1.500.
  private static func milliseconds(_ word: ArraySlice<UInt8>) -> Int? {
    let whole = word.prefix { $0 != UInt8(ascii: ".") }
    let rest = word[whole.endIndex...].dropFirst()
    guard rest.count == 3, let seconds = number(whole), let thousandths = number(rest) else {
      return nil
    }
    return seconds * 1000 + thousandths
  }

  /// The number of some digits, or a large one.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = min(number * 10 + Int(digit - UInt8(ascii: "0")), 10_000_000_000)
    }
    return number
  }
}
