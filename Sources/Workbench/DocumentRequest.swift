public import DialogModel
public import PrototypeFile
public import Serving
public import Session
import Texts

/// A request to open a file, the text of a document, or nothing, with options.
///
/// The options override the document.
public struct DocumentRequest: Hashable, Sendable {
  /// The absolute path of a document.
  public var file: String?
  /// The text of a document that is not a file.
  public var text: String?
  /// The folder of the paths in such a text, if it is known.
  public var folder: String?
  /// A scenario to play immediately.
  public var scenario: String?
  /// The device to run on.
  public var device: Prototype.Device?
  /// The era whose rules are used.
  public var era: Prototype.Era?
  /// The screen or dialog to start with.
  public var start: String?
  /// The language of the texts.
  public var language: String?
  /// How the stage shows it, as far as options set that.
  public var axes = StageAxes()
  /// Whether the commands of its tasks may run without a question to the person.
  public var allowsCommands = false
  /// How many processes a command may have at a time; `nil` for the person's preference.
  public var commandProcesses: Int?
  /// The address space of each process of a command in MiB; `nil` for the person's preference.
  public var commandMemory: Int?

  /// A program that performs the calls, which the person has named on the command line; nothing else
  /// can name one.
  public var program: ProgramCommand?

  /// Whether it opens in Edit, as a new document does.
  public var isEdited = false

  /// The device to run on if neither the document nor ``device`` says one.
  public var usualDevice = Prototype.Device.phone

  /// A request for nothing.
  public init() {}

  /// A request for a file.
  public init(file: String) { self.file = file }

  /// Reads a request from a map of texts; unknown keys are ignored.
  public init(_ root: YAMLNode) {
    file = root["file"]?.text
    text = root["document"]?.text
    folder = root["folder"]?.text
    scenario = root["scenario"]?.text
    device = root["device"]?.text.flatMap { Prototype.Device(rawValue: $0) }
    era = root["era"]?.text.flatMap { Prototype.Era(rawValue: $0) }
    start = root["start"]?.text
    language = root["language"]?.text
    axes = StageAxes(
      textSize: root["textSize"]?.text.flatMap { StageAxes.TextSize(rawValue: $0) },
      direction: root["direction"]?.text.flatMap { StageAxes.Direction(rawValue: $0) },
      contrast: root["contrast"]?.text.flatMap { StageAxes.Contrast(rawValue: $0) })
    allowsCommands = root["allowCommands"]?.text == "true"
    commandProcesses = root["commandProcesses"]?.text.flatMap { Int($0) }
    commandMemory = root["commandMemory"]?.text.flatMap { Int($0) }
    program = (root["program"]?.text).flatMap {
      let words = (try? JSONReader.value(of: Array($0.utf8)))?.list?.map { $0.text ?? "" }
      return ProgramCommand(words ?? [])
    }
  }

  /// The place of the document, in a few words, safe to show in one line; `nil` if there is none.
  public var name: String? {
    if text != nil { return program?.name ?? tr("standard input") }
    return file.map { FileName.lastText(of: $0) }
  }

  /// Whether the request has options.
  public var hasOptions: Bool {
    scenario != nil || device != nil || era != nil || start != nil || language != nil
      || axes != StageAxes() || allowsCommands || commandProcesses != nil || commandMemory != nil
  }

  /// The folder of the paths in the document.
  public var documentFolder: DocumentFolder {
    if let file { return DocumentFolder(of: file) }
    return folder.map { DocumentFolder(of: "\($0)/") } ?? .none
  }

  /// Returns the prototype with the options applied, without the language.
  public func applied(to prototype: Prototype) -> Prototype {
    var prototype = prototype
    if let device { prototype.device = device }
    if let era { prototype.era = era }
    prototype.axes = axes.over(prototype.axes)
    if let start {
      if let screen = prototype.screen(named: start) { prototype.start = .screen(screen) }
      if let dialog = prototype.dialog(named: start) { prototype.start = .dialog(dialog) }
    }
    return prototype
  }
}
