public import DialogModel
import Texts

/// Recordings of commands, in files beside the document: a line for each line that the command
/// wrote, with its time, and one for the end.
///
///     rehearsal recording 1
///     0.100 out 20
///     0.400 err a warning
///     0.500 done
public enum RecordingFile {
  private static let head = "rehearsal recording 1"

  /// The path of a task's recording: `account.TASK.recording` for `account.rehearsal.yaml`.
  public static func path(of task: String, beside document: String) -> String {
    var stem = document[...]
    for end in [".yaml", ".yml", ".json", ".rehearsal"] where stem.hasSuffix(end) {
      stem = stem.dropLast(end.count)
    }
    return "\(stem).\(task).recording"
  }

  /// Writes a recording of a task beside the document, instead of an earlier one.
  ///
  /// - Throws: ``FileProblem`` where it can't be written; the earlier one is then as it was.
  public static func write(
    _ recording: TaskRecording, of task: String, beside document: String
  ) throws(FileProblem) {
    // Such an id would lead out of the folder. A document cannot have one.
    guard !task.utf8.contains(UInt8(ascii: "/")) else {
      throw FileProblem(message: tr("a task with a “/” in its id has no recording"))
    }
    try FolderFile.write(Array(text(recording).utf8), to: path(of: task, beside: document))
  }

  /// The text of a recording.
  public static func text(_ recording: TaskRecording) -> String {
    let end = seconds(recording.milliseconds)
    let reasons = recording.error.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let lines = recording.lines.map {
      "\(seconds($0.milliseconds)) \($0.isError ? "err" : "out") \($0.text)"
    }
    return
      ([head] + lines + (reasons.map { $0.map { "\(end) failed \($0)" } } ?? ["\(end) done"]))
      .map { $0 + "\n" }.joined()
  }

  /// Why a text is not a recording.
  struct Fault: Error, Hashable {
    /// The line, 1-based.
    var line: Int
    /// What is wrong, in the user's language.
    var message: String
  }

  /// The recording in a text.
  ///
  /// - Throws: ``Fault`` for the first line that is wrong.
  static func recording(_ text: String) throws(Fault) -> TaskRecording {
    var recording = TaskRecording(milliseconds: 0)
    var end = End.missing
    let lines = parts(of: text[...], at: "\n").map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
    for (place, line) in lines.enumerated() {
      let fault = { Fault(line: place + 1, message: $0) }
      if place == 0, line != head[...] {
        throw fault(tr("the first line of a recording is “{text}”", ["text": head]))
      }
      if place == 0 || line.isEmpty { continue }
      guard let part = Line(line) else {
        throw fault(
          tr("here a time such as 1.500 is expected, and “out”, “err”, “done” or “failed” after it")
        )
      }
      guard part.milliseconds >= recording.milliseconds else {
        throw fault(tr("this time is before that of an earlier line"))
      }
      guard end.allows(part.kind) else {
        throw fault(tr("an earlier line says how the command ended, so nothing is expected here"))
      }
      recording.milliseconds = part.milliseconds
      switch part.kind {
      case .out, .err:
        recording.lines.append(
          .init(milliseconds: part.milliseconds, isError: part.kind == .err, text: part.text))
      case .done: end = .done
      case .failed:
        recording.error = recording.error.map { "\($0)\n\(part.text)" } ?? part.text
        end = .failed
      }
    }
    guard end != .missing else {
      throw Fault(
        line: lines.count, message: tr("the end is missing: a time, and “done” or “failed”"))
    }
    return recording
  }

  /// What is known of the end of a command while its recording is read.
  private enum End {
    case missing, done, failed

    /// Whether a line of a kind may follow; the reason of a failure can have several lines.
    func allows(_ kind: Line.Kind) -> Bool {
      switch self {
      case .missing: true
      case .done: false
      case .failed: kind == .failed
      }
    }
  }

  /// One line after the first one.
  private struct Line {
    enum Kind: String {
      case out, err, done, failed
    }

    let milliseconds: Int
    let kind: Kind
    let text: String

    init?(_ line: Substring) {
      let parts = RecordingFile.parts(of: line, at: " ", most: 3)
      guard parts.count > 1, let time = RecordingFile.milliseconds(parts[0]),
        let kind = Kind(rawValue: String(parts[1]))
      else { return nil }
      milliseconds = time
      self.kind = kind
      text = parts.count > 2 ? String(parts[2]) : ""
    }
  }

  /// The parts of a text between separators.
  ///
  /// A `Character` of a text can begin with a separator: a line feed after a carriage return, or a
  /// space before a combining mark.
  private static func parts(
    of text: Substring, at separator: Unicode.Scalar, most: Int = .max
  ) -> [Substring] {
    text.unicodeScalars
      .split(separator: separator, maxSplits: most - 1, omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  private static func seconds(_ milliseconds: Int) -> String {
    SimulatedTime(milliseconds: milliseconds).seconds
  }

  private static func milliseconds(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 3, let whole = Int(parts[0]),
      let rest = Int(parts[1]),
      whole >= 0, rest >= 0, whole < 1_000_000_000
    else { return nil }
    return whole * 1000 + rest
  }
}
