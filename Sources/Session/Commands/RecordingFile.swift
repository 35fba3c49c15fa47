public import DialogModel
import Texts

/// Recordings of commands, in files next to the document: a line for each line that the command
/// wrote, with its time, and one for the end.
///
///     rehearsal recording 1
///     0.100 out 20
///     0.400 err a warning
///     0.500 done
public enum RecordingFile {
  static let head = "rehearsal recording 1"

  /// The path of a task's recording: `account.TASK.recording` for `account.rehearsal.yaml`.
  public static func path(of task: String, beside document: String) -> String {
    var stem = document[...]
    for end in [".yaml", ".yml", ".json", ".rehearsal"] where stem.hasSuffix(end) {
      stem = stem.dropLast(end.count)
    }
    return "\(stem).\(task).recording"
  }

  /// Writes a recording of a task next to the document, instead of an earlier one.
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

  /// The recording in the bytes of a file; `nil` where they are none.
  package static func recording(in bytes: [UInt8]) -> TaskRecording? {
    var reader = RecordingReader(bytes)
    return try? reader.read()
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

  private static func seconds(_ milliseconds: Int) -> String {
    SimulatedTime(milliseconds: milliseconds).seconds
  }
}
