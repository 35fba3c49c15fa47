import EventLog
import Export
import Glibc
import PrototypeFile
import Session
import TextFitting
import Workbench

/// What the program was started to do.
struct Request {
  /// The document to open.
  private(set) var document: DocumentRequest
  /// How to show one dialog alone in a separate process; `nil` for the window of a document.
  let oneOff: OneOff?
  /// The picture to draw in a separate process without a window; `nil` for none.
  let picture: PictureRequest?
  /// The folder of pictures to draw in the same way; `nil` for none.
  let folder: FolderRequest?
  /// The film or storyboard to draw in the same way; `nil` for none.
  let export: ExportRequest?
  /// Two versions of a document to compare in the same way; `nil` for none.
  let versions: VersionsRequest?
  /// The sheet of stages on which texts do not fit, to draw in the same way; `nil` for none.
  let fit: FitRequest?
  /// The path of the picture with every icon, to draw in the same way; `-` is standard output.
  let icons: String?

  /// The limit is above 16 MiB, because the text of a document grows when it is escaped.
  private static let mostBytes = 64 * 1024 * 1024

  /// Reads a request that came over the session bus, where any program may send one: it cannot
  /// allow commands, and names no program to start.
  init(fromBus json: String) {
    self.init(json: json)
    document.allowsCommands = false
    document.program = nil
  }

  /// Reads a request from JSON; unknown keys are ignored.
  init(json: String) {
    let request = YAMLDocument(
      Array(json.utf8), mostBytes: Request.mostBytes, longestText: Request.mostBytes)
    document = request.root.map { DocumentRequest($0) } ?? DocumentRequest()
    picture = request.root.flatMap { PictureRequest($0) }
    folder = request.root.flatMap { FolderRequest($0) }
    export = request.root.flatMap { ExportRequest($0) }
    versions = request.root.flatMap { VersionsRequest($0) }
    fit = request.root.flatMap { FitRequest($0) }
    icons = request.root?["icons"]?.text
    let all = request.root?["all"]?.text == "true"
    oneOff = request.root?["oneOff"]?.text.flatMap { RowFormat(rawValue: $0) }.map {
      OneOff(format: $0, all: all)
    }
  }

  /// The JSON that this process got on an inherited descriptor; `nil` without one.
  static func inherited() -> String? {
    guard let text = getenv("REHEARSAL_REQUEST_FD"), let descriptor = Int32(String(cString: text))
    else { return nil }
    // A program that this process starts must not read the same request.
    unsetenv("REHEARSAL_REQUEST_FD")
    defer { close(descriptor) }
    guard let bytes = try? FileReader.read(descriptor: descriptor, limit: mostBytes) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
