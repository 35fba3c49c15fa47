public import ArgumentParser
public import DialogModel
import Session
import Texts

/// Options that say how a run begins, for one device or several.
struct StartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(tr("The time whose rules hold: ios3 or ios6."), valueName: "era"),
    completion: .list(Prototype.Era.allValueStrings))
  var era: Prototype.Era?

  @Option(
    name: .customLong("start"),
    help: ArgumentHelp(tr("The screen or dialog to start with."), valueName: "id"))
  var id: String?

  @Option(
    help: ArgumentHelp(tr("The language of the texts, as in strings."), valueName: "language"))
  var language: String?

  /// Whether nothing is set.
  var isEmpty: Bool { era == nil && id == nil && language == nil }
}

/// Options that override what the document and its scenario say.
struct Overrides: ParsableArguments {
  @Option(
    help: ArgumentHelp(tr("The device: phone or tablet."), valueName: "device"),
    completion: .list(Prototype.Device.allValueStrings))
  var device: Prototype.Device?

  @OptionGroup var start: StartOptions

  @OptionGroup var axes: AxesOptions

  @Flag(
    help: ArgumentHelp(tr("Run the commands of tasks; without it they are only simulated.")))
  var allowCommands = false

  @Option(
    help: ArgumentHelp(
      tr("How many processes a command may have at a time; 0 for any number, else 256."),
      valueName: "count"))
  var commandProcesses: Int?

  @Option(
    help: ArgumentHelp(
      tr("The address space of each of its processes, in MiB; 0 for any, else 4096."),
      valueName: "size"))
  var commandMemory: Int?

  func validate() throws {
    guard commandProcesses ?? 0 < 0 || commandMemory ?? 0 < 0 else { return }
    throw ValidationError(
      tr("“--command-processes” and “--command-memory” are 0 or more; 0 is no limit"))
  }

  /// The limits of commands, as the options set them.
  var commandLimits: CommandLimits {
    CommandLimits.usual.with(processes: commandProcesses, mebibytes: commandMemory)
  }

  /// Nothing is set; options that have not been parsed cannot be read.
  static var none: Overrides { parseOrExit([]) }

  /// Whether nothing is set.
  var isEmpty: Bool { device == nil && start.isEmpty }

  /// The language of the texts, as in strings.
  var language: String? { start.language }

  /// Adds what is set to a request to the window.
  func put(into request: inout WindowRequest) {
    request["device"] = device?.rawValue
    request.show(axes.value)
    request["era"] = start.era?.rawValue
    request["start"] = start.id
    request["language"] = language
  }

  /// The prototype as the options set it.
  ///
  /// - Throws: a usage error where there is no such screen or dialog, or no such language.
  func apply(to prototype: Prototype) throws -> Prototype {
    if let language, !prototype.isTranslated(language) {
      throw ValidationError(
        Suggestion.noLanguage(language, among: prototype.strings.keys.sorted()))
    }
    var prototype = prototype
    if let device { prototype.device = device }
    if let era = start.era { prototype.era = era }
    prototype.axes = axes.value.over(prototype.axes)
    guard let id = start.id else { return prototype }
    if let screen = prototype.screen(named: id) {
      prototype.start = .screen(screen)
    } else if let dialog = prototype.dialog(named: id) {
      prototype.start = .dialog(dialog)
    } else {
      let ids = prototype.screens.map(\.id) + prototype.dialogs.map(\.id)
      throw ValidationError(Suggestion.noStart(id, among: ids))
    }
    return prototype
  }
}

extension Prototype.Device: ExpressibleByArgument {}
extension Prototype.Era: ExpressibleByArgument {}
