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

  /// The recordings beside a document, by the task's id.
  public static func all(beside document: String, of prototype: Prototype) -> [String:
    TaskRecording]
  {
    var recordings: [String: TaskRecording] = [:]
    for task in prototype.commands {
      let id = prototype.tasks[task.index].id
      guard let bytes = try? FileReader.read(path(of: id, beside: document)) else { continue }
      recordings[id] = recording(String(decoding: bytes, as: UTF8.self))
    }
    return recordings
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

  /// The recording in a text; `nil` where the text is not one.
  public static func recording(_ text: String) -> TaskRecording? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == head[...] else { return nil }
    var recording = TaskRecording(milliseconds: 0)
    var hasEnd = false
    for line in lines where !line.isEmpty {
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count > 1, let time = milliseconds(parts[0]), time >= recording.milliseconds
      else { return nil }
      let text = parts.count > 2 ? String(parts[2]) : ""
      recording.milliseconds = time
      switch parts[1] {
      case "out", "err":
        guard !hasEnd else { return nil }
        recording.lines.append(.init(milliseconds: time, isError: parts[1] == "err", text: text))
      case "done": hasEnd = true
      case "failed":
        recording.error = recording.error.map { "\($0)\n\(text)" } ?? text
        hasEnd = true
      default: return nil
      }
    }
    return hasEnd ? recording : nil
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
