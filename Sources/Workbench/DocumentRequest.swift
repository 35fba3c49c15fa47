public import DialogModel
public import PrototypeFile
public import Session
import Texts

/// What is asked to be opened: a file, a document's text, or neither; and options that override
/// what the document says.
public struct DocumentRequest: Hashable, Sendable {
  /// The absolute path of a document.
  public var file: String?
  /// The text of a document, where it is no file.
  public var text: String?
  /// The folder from which the paths in such a text lead, where it is known.
  public var folder: String?
  /// A scenario to play at once.
  public var scenario: String?
  /// The device to run on.
  public var device: Prototype.Device?
  /// The time whose rules hold.
  public var era: Prototype.Era?
  /// The screen or dialog to start with.
  public var start: String?
  /// The language of the texts.
  public var language: String?
  /// Whether the commands of its tasks may run without being asked for.
  public var allowsCommands = false

  /// A request for nothing.
  public init() {}

  /// A request for a file.
  public init(file: String) { self.file = file }

  /// Reads a request from an object of texts; what is not known is left out.
  public init(_ root: YAMLNode) {
    file = root["file"]?.text
    text = root["document"]?.text
    folder = root["folder"]?.text
    scenario = root["scenario"]?.text
    device = root["device"]?.text.flatMap { Prototype.Device(rawValue: $0) }
    era = root["era"]?.text.flatMap { Prototype.Era(rawValue: $0) }
    start = root["start"]?.text
    language = root["language"]?.text
    allowsCommands = root["allowCommands"]?.text == "true"
  }

  /// Where the document is, in a few words; `nil` where there is none.
  public var name: String? {
    if text != nil { return tr("standard input") }
    return file.map { path in
      path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
  }

  /// Whether more is asked for than to show a document.
  public var hasOptions: Bool {
    scenario != nil || device != nil || era != nil || start != nil || language != nil
      || allowsCommands
  }

  /// The folder from which the paths in the document lead.
  public var documentFolder: DocumentFolder {
    if let file { return DocumentFolder(of: file) }
    return folder.map { DocumentFolder(of: "\($0)/") } ?? .none
  }

  /// The prototype as the options set it.
  func applied(to prototype: Prototype) -> Prototype {
    var prototype = prototype
    if let device { prototype.device = device }
    if let era { prototype.era = era }
    if let start {
      if let screen = prototype.screen(named: start) { prototype.start = .screen(screen) }
      if let dialog = prototype.dialog(named: start) { prototype.start = .dialog(dialog) }
    }
    return prototype
  }
}
