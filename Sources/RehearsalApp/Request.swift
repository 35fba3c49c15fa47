import EventLog
import Glibc
import PrototypeFile
import Session
import Workbench

/// What the program is asked for.
struct Request {
  /// What to open.
  let document: DocumentRequest
  /// How to show a dialog alone, in a process of its own; `nil` for a document's window.
  let oneOff: OneOff?

  /// A document of 16 MiB grows when its text is escaped.
  private static let mostBytes = 64 * 1024 * 1024

  /// Reads a request from JSON; what it does not know it leaves out.
  init(json: String) {
    let request = YAMLDocument(
      Array(json.utf8), mostBytes: Request.mostBytes, longestText: Request.mostBytes)
    document = request.root.map { DocumentRequest($0) } ?? DocumentRequest()
    let all = request.root?["all"]?.text == "true"
    oneOff = request.root?["oneOff"]?.text.flatMap { RowFormat(rawValue: $0) }.map {
      OneOff(format: $0, all: all)
    }
  }

  /// The JSON that this process was handed on an inherited descriptor; `nil` without one.
  static func inherited() -> String? {
    guard let text = getenv("REHEARSAL_REQUEST_FD"), let descriptor = Int32(String(cString: text))
    else { return nil }
    // A program that this one starts must not take the request for its own.
    unsetenv("REHEARSAL_REQUEST_FD")
    defer { close(descriptor) }
    guard let bytes = try? FileReader.read(descriptor: descriptor, limit: mostBytes) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
