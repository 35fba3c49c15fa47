public import DialogModel
import EventLog
import Texts

/// The recordings of the commands of a document, and those that can't be played.
public struct Recordings: Sendable {
  /// The recordings that can be played, by the task's id.
  public private(set) var played: [String: TaskRecording] = [:]
  /// The others, in the order of the tasks.
  public private(set) var problems: [RecordingProblem] = []

  /// Reads the recordings beside a document; a task without one is left out.
  public init(beside document: String, of prototype: Prototype) {
    let folder = DocumentFolder(of: document)
    for task in prototype.commands {
      let id = prototype.tasks[task.index].id
      let path = RecordingFile.path(of: id, beside: document)
      let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
      guard folder.has(name) else { continue }
      do throws(FileProblem) {
        let text = String(decoding: try folder.read(name), as: UTF8.self)
        do throws(RecordingFile.Fault) {
          played[id] = try RecordingFile.recording(text)
        } catch {
          problems.append(RecordingProblem(path: path, line: error.line, message: error.message))
        }
      } catch {
        problems.append(RecordingProblem(path: path, line: nil, message: error.message))
      }
    }
  }
}

/// A recording of a command that can't be played; its command is simulated.
public struct RecordingProblem: Hashable, Sendable {
  /// The path of the file, as the document's is given.
  public let path: String
  /// The line, 1-based; `nil` if the file could not be read.
  public let line: Int?
  /// What is wrong, in the person's language.
  public let message: String

  /// How to correct it, in the person's language.
  public static var hint: String {
    tr("correct or remove the file, or record the command again")
  }

  /// The name of the file, the line and what is wrong, for a list in a window.
  public var words: String {
    let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    guard let line else { return OneLine.text("\(name): \(message)") }
    return OneLine.text(
      tr("{file}, line {line}: {reason}", ["file": name, "line": String(line), "reason": message]))
  }

  /// Returns `FILE:LINE:1: warning: MESSAGE; HINT`, without the line if the file was not read.
  public var text: String {
    let place = line.map { "\(FileName.text(path)):\($0):1" } ?? path
    return OneLine.text("\(place): warning: \(message); \(RecordingProblem.hint)")
  }
}
