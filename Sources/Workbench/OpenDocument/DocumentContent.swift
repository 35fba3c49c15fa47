public import DialogModel
public import PrototypeFile
import Scenario
import Session
import Texts

/// The result of a reading.
public enum DocumentReading: Sendable {
  case loaded(Prototype)
  /// The document has errors.
  case failed([Finding])
  /// There are no bytes; the text is the reason, in the person's language.
  case unreadable(String)
}

/// What the file or the text of a request has.
struct DocumentContent: Sendable {
  /// The version of the document; of a session file that of the document that it has.
  ///
  /// It is `nil` if it could not be read.
  var revision: Revision?
  /// Why it could not be read, in the person's language.
  var failure: String?
  /// What a session file has besides its document.
  var recorded: Recorded?
  /// The bytes of a session file, also of one that has errors.
  var sessionBytes: [UInt8]?

  /// What a session file has: its last run.
  struct Recorded: Sendable {
    let run: RecordedSession.Run
    /// The notes on its rows, by their 0-based places in it.
    var notes: [(row: Int, text: String)] = []
    /// The breakpoints of its session; `nil` where the file says nothing of them.
    var breakpoints: [RecordedSession.Breakpoint]?
  }

  /// The bytes of the file, as far as they could be read.
  var source: [UInt8]? { sessionBytes ?? revision?.text }

  /// A version of a document.
  init(_ revision: Revision?) { self.revision = revision }

  /// Reads the document of a request; on any thread.
  init(of request: DocumentRequest) {
    self.init(nil)
    let bytes: [UInt8]
    if let text = request.text {
      bytes = Array(text.utf8)
    } else if let file = request.file {
      do {
        bytes = try FileReader.read(file)
      } catch {
        failure = error.message
        return
      }
    } else {
      failure = tr("no document is open")
      return
    }
    if RecordedSession.begins(bytes) {
      self = DocumentContent(ofSession: bytes)
    } else {
      revision = DocumentReader(in: request.documentFolder).revision(bytes)
    }
  }

  /// The same; `nil` where the document is no file, or the file has the same bytes, or still cannot
  /// be read.
  ///
  /// - Parameter bytes: those that the file had.
  init?(of request: DocumentRequest, ifNot bytes: [UInt8]?) {
    guard let file = request.file, (try? FileReader.read(file)) != bytes else { return nil }
    self.init(of: request)
  }

  private init(ofSession bytes: [UInt8]) {
    sessionBytes = bytes
    do {
      let session = try RecordedSession(bytes)
      guard let run = session.runs.last else {
        failure = tr("the session has no run")
        return
      }
      revision = run.revision
      guard run.revision.prototype != nil else { return }
      recorded = Recorded(
        run: run,
        notes: session.notes.filter { $0.run == session.runs.count - 1 }.map { ($0.row, $0.text) },
        breakpoints: session.breakpoints)
    } catch {
      failure = tr(
        "line {line}: {problem}", ["line": String(error.line), "problem": error.message])
    }
  }
}

extension DocumentRequest {
  /// What the content says with the options of the request.
  func reading(of content: DocumentContent) -> DocumentReading {
    guard let revision = content.revision else { return .unreadable(content.failure ?? "") }
    guard var prototype = revision.prototype else { return .failed(revision.reading.problems) }
    if let run = content.recorded?.run {
      return .loaded(run.document.setting.applied(to: prototype))
    }
    if !revision.namesDevice { prototype.device = usualDevice }
    return .loaded(applied(to: prototype))
  }

  /// Reads the document, and applies the options.
  public func read() -> DocumentReading { reading(of: DocumentContent(of: self)) }
}
