public import DialogModel
public import PrototypeFile
import Scenario
import Session
import Texts

/// A document that is open: its source, and what was read last.
public struct Document {
  /// The request for this document.
  public internal(set) var request: DocumentRequest
  /// The version that is shown; of a session file that of the document that it has.
  ///
  /// It is `nil` if it could not be read.
  public private(set) var revision: Revision?
  /// The last version without errors.
  private(set) var lastGood: Revision?
  /// The bytes of a session file.
  private(set) var sessionBytes: [UInt8]?

  /// The run that is performed again, if the file is that of a session.
  private(set) var recorded: RecordedSession.Run?
  /// The notes on its rows, by their 0-based places in it.
  private(set) var notes: [(row: Int, text: String)] = []
  /// The breakpoints of its session; `nil` where the file says nothing of them.
  private(set) var breakpoints: [RecordedSession.Breakpoint]?
  /// Whether the file is that of a session: it is performed again, and not changed.
  public var isRecording: Bool { recorded != nil }
  /// What the file has, as far as it was read or is to be written.
  var source: [UInt8]? { sessionBytes ?? bytes }
  /// The text of the document; of a session file that of the document that it has.
  public var bytes: [UInt8]? { revision?.text }

  /// A document that has not been read.
  public init(_ request: DocumentRequest) { self.request = request }

  /// The result of a reading.
  public enum Reading: Sendable {
    case loaded(Prototype)
    /// The document has errors.
    case failed([Problem])
    /// There are no bytes; the text is the reason, in the person's language.
    case unreadable(String)
  }

  /// The place of the document, in a few words; `nil` if none is open.
  public var name: String? { request.name }

  /// Reads the document again, and applies the options of the request.
  public mutating func read() -> Reading { take(Document.content(of: request)) }

  /// What a reading found.
  struct Content: Sendable {
    /// `nil` if it could not be read.
    var revision: Revision?
    let reading: Reading
    /// The bytes of a session file.
    var sessionBytes: [UInt8]?
    /// The run that is performed again.
    var recorded: RecordedSession.Run?
    /// The notes on its rows.
    var notes: [(row: Int, text: String)] = []
    /// The breakpoints of its session.
    var breakpoints: [RecordedSession.Breakpoint]?
  }

  /// Reads the document of a request, and applies its options; on any thread.
  static func content(of request: DocumentRequest) -> Content {
    let bytes: [UInt8]
    if let text = request.text {
      bytes = Array(text.utf8)
    } else if let file = request.file {
      do {
        bytes = try FileReader.read(file)
      } catch {
        return Content(reading: .unreadable(error.message))
      }
    } else {
      return Content(reading: .unreadable(tr("no document is open")))
    }
    if RecordedSession.begins(bytes) { return content(ofSession: bytes) }
    let revision = DocumentReader(in: request.documentFolder).revision(bytes)
    return Content(revision: revision, reading: request.reading(of: revision))
  }

  /// The same; `nil` where the document is no file, or the file has the same bytes, or still cannot
  /// be read.
  ///
  /// - Parameter bytes: those that the file had.
  static func content(of request: DocumentRequest, ifNot bytes: [UInt8]?) -> Content? {
    guard let file = request.file, (try? FileReader.read(file)) != bytes else { return nil }
    return content(of: request)
  }

  /// Reads the same text where other files are beside it.
  mutating func readAgain(in environment: DocumentEnvironment) {
    guard let old = revision else { return }
    let new = Revision(old.text, in: environment)
    if lastGood == old { lastGood = new }
    revision = new
  }

  /// Takes what a reading of this document found.
  mutating func take(_ content: Content) -> Reading {
    (revision, sessionBytes) = (content.revision, content.sessionBytes)
    (recorded, notes, breakpoints) = (content.recorded, content.notes, content.breakpoints)
    if case .loaded = content.reading { lastGood = revision }
    return content.reading
  }
}

extension Document {
  /// What a session file has: its last run.
  private static func content(ofSession bytes: [UInt8]) -> Content {
    do {
      let session = try RecordedSession(bytes)
      guard let run = session.runs.last else {
        return Content(reading: .unreadable(tr("the session has no run")), sessionBytes: bytes)
      }
      let revision = run.revision
      guard let prototype = revision.prototype else {
        return Content(
          revision: revision, reading: .failed(revision.reading.problems), sessionBytes: bytes)
      }
      return Content(
        revision: revision, reading: .loaded(run.document.setting.applied(to: prototype)),
        sessionBytes: bytes, recorded: run,
        notes: session.notes.filter { $0.run == session.runs.count - 1 }.map { ($0.row, $0.text) },
        breakpoints: session.breakpoints)
    } catch {
      return Content(
        reading: .unreadable(
          tr("line {line}: {problem}", ["line": String(error.line), "problem": error.message])),
        sessionBytes: bytes)
    }
  }
}
