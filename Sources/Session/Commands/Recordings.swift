public import DialogModel
import EventLog
import Texts

/// The recordings of the commands of a document, and those that can't be played.
public struct Recordings: Sendable {
  /// The recordings that can be played, by the task's id.
  public private(set) var played: [String: TaskRecording] = [:]
  /// The others, in the order of the tasks.
  public private(set) var problems: [RecordingProblem] = []

  /// How many bytes and lines all recordings of a document may have together.
  public static let (mostBytes, mostLines) = (FileReader.limit, 100_000)

  /// None.
  public static let none = Recordings()

  private var roomForBytes = Recordings.mostBytes
  private var roomForLines = Recordings.mostLines

  private init() {}

  /// Reads the recordings next to a document; a task without one is left out.
  ///
  /// It may take long where the disk is slow.
  ///
  /// - Parameter known: those that were read earlier; afterwards it has these.
  public init(
    beside document: String, of prototype: Prototype, _ known: RecordingCache = RecordingCache()
  ) {
    let folder = DocumentFolder(of: document)
    var used: [FileStamp: RecordingCache.Entry] = [:]
    for task in prototype.commands {
      let id = prototype.name(of: task)
      let path = RecordingFile.path(of: id, beside: document)
      guard folder.has(FileName.last(of: path)) else { continue }
      do throws(RecordingProblem) {
        played[id] = try read(path, in: folder, known, &used)
      } catch {
        problems.append(error)
      }
    }
    known.keep(used)
  }

  /// Reads a file, or takes what is known of it; a file with several names takes its room once.
  private mutating func read(
    _ path: String, in folder: DocumentFolder, _ known: RecordingCache,
    _ used: inout [FileStamp: RecordingCache.Entry]
  ) throws(RecordingProblem) -> TaskRecording {
    let reading: Result<TaskRecording, RecordingReader.Fault>
    do throws(FileProblem) {
      let file = try folder.open(FileName.last(of: path))
      let stamp = file.stamp
      if let stamp, let entry = used[stamp] { return entry.recording }
      if let stamp, let entry = known[stamp], entry.lines <= roomForLines,
        stamp.size <= roomForBytes
      {
        take(bytes: stamp.size, lines: entry.lines)
        used[stamp] = entry
        return entry.recording
      }
      let isSettled = stamp?.isSettled == true
      let bytes = try bytes(of: file, size: stamp?.size ?? 0)
      var reader = RecordingReader(bytes, atMost: roomForLines)
      reading = Result { () throws(RecordingReader.Fault) in try reader.read() }
      take(bytes: bytes.count, lines: reader.lineCount)
      if let stamp, stamp == file.stamp, case .success(let recording) = reading {
        used[stamp] = RecordingCache.Entry(
          recording: recording, lines: reader.lineCount, isSettled: isSettled)
      }
    } catch {
      throw RecordingProblem(path: path, line: nil, message: error.message)
    }
    do {
      return try reading.get()
    } catch {
      throw RecordingProblem(path: path, line: error.line, message: error.message)
    }
  }

  private func bytes(
    of file: borrowing RegularFile, size: Int
  ) throws(FileProblem) -> [UInt8] {
    do throws(RegularFile.Refusal) {
      guard size <= Recordings.mostBytes else { throw .tooLarge(Recordings.mostBytes) }
      guard size <= roomForBytes else { throw .tooLarge(roomForBytes) }
      return try file.bytes(atMost: roomForBytes)
    } catch {
      guard case .tooLarge(let limit) = error, limit < Recordings.mostBytes else {
        throw FileProblem(error)
      }
      throw FileProblem(
        message: tr(
          "with this one, the recordings of the document are larger than {n} MiB",
          ["n": String(Recordings.mostBytes / (1024 * 1024))]))
    }
  }

  private mutating func take(bytes: Int, lines: Int) {
    roomForBytes = max(0, roomForBytes - bytes)
    roomForLines = max(0, roomForLines - lines)
  }
}

/// The recordings that were read last, so that those whose files are as they were are not read
/// again.
public final class RecordingCache: Sendable {
  struct Entry: Sendable {
    let recording: TaskRecording
    /// How many lines its file has.
    let lines: Int
    /// Whether the file has another stamp after the next change.
    let isSettled: Bool
  }

  private let entries = Guarded<[FileStamp: Entry]>([:])

  /// One without recordings.
  public init() {}

  subscript(stamp: FileStamp) -> Entry? { entries.withLock { $0[stamp] } }

  /// Forgets all but these.
  func keep(_ used: [FileStamp: Entry]) {
    let lasting = used.filter(\.value.isSettled)
    entries.withLock { $0 = lasting }
  }
}

/// A recording of a command that can't be played; its command is simulated.
public struct RecordingProblem: Error, Hashable, Sendable {
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
    let name = FileName.lastText(of: path)
    guard let line else { return OneLine.text("\(name): \(message)") }
    return OneLine.text(
      tr("{file}, line {line}: {reason}", ["file": name, "line": String(line), "reason": message]))
  }

  /// Returns `FILE:LINE:1: warning: MESSAGE; HINT`, without the line if the file was not read.
  public var text: String {
    let name = FileName.text(path)
    let place = line.map { "\(name):\($0):1" } ?? name
    return OneLine.text("\(place): warning: \(message); \(RecordingProblem.hint)")
  }
}
