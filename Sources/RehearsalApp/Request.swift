import DialogModel
import EventLog
import Glibc
import PrototypeFile
import Session

/// What a window is asked to show: a file, a document's text, or neither; and options.
struct Request {
  /// The absolute path of a document.
  var file: String?
  /// The text of a document, where it is no file.
  var document: String?
  /// A scenario to play at once.
  var scenario: String?
  var device: Prototype.Device?
  var era: Prototype.Era?
  /// The screen or dialog to start with.
  var start: String?
  /// The language of the texts.
  var language: String?

  /// How to show a dialog alone, in a process of its own; `nil` for a document's window.
  var oneOff: OneOff?

  /// Whether the commands of its tasks may run without being asked for.
  var allowsCommands = false

  /// A document of 16 MiB grows when its text is escaped.
  private static let mostBytes = 64 * 1024 * 1024

  /// Whether more is asked for than to show a document.
  var hasOptions: Bool {
    scenario != nil || device != nil || era != nil || start != nil || language != nil
      || allowsCommands
  }

  /// A request for what the program shows without a document.
  init() {}

  /// Reads a request from JSON; what it does not know it leaves out.
  init(json: String) {
    let request = YAMLDocument(
      Array(json.utf8), mostBytes: Request.mostBytes, longestText: Request.mostBytes)
    guard let root = request.root else {
      return
    }
    file = root["file"]?.text
    document = root["document"]?.text
    scenario = root["scenario"]?.text
    device = root["device"]?.text.flatMap { Prototype.Device(rawValue: $0) }
    era = root["era"]?.text.flatMap { Prototype.Era(rawValue: $0) }
    start = root["start"]?.text
    language = root["language"]?.text
    oneOff = root["oneOff"]?.text.flatMap { RowFormat(rawValue: $0) }.map {
      OneOff(format: $0, all: root["all"]?.text == "true")
    }
    allowsCommands = root["allowCommands"]?.text == "true"
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
