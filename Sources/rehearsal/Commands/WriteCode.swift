public import ArgumentParser
public import CodeWriting
import DialogModel
import PrototypeEditing
import PrototypeFile
import Session
import Texts

/// Writes code out of a document.
struct WriteCode: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: tr("Write code that shows the dialogs of a document."),
    discussion: tr(
      "The same document gives the same code each time. What a form cannot say is a comment in it.")
      + "\n\n"
      + tr("Example: rehearsal code account.rehearsal.yaml --form swiftui"))

  @Argument(
    help: ArgumentHelp(tr("The document; - is standard input."), valueName: "file"),
    completion: Documents.completion)
  var file: String

  @Option(
    help: ArgumentHelp(
      tr(
        "The form: {forms}.", ["forms": CodeForm.allCases.map(\.rawValue).joined(separator: ", ")]),
      valueName: "form"),
    completion: .list(CodeForm.allCases.map(\.rawValue)))
  var form: CodeForm

  @Option(
    name: .customLong("dialog"),
    help: ArgumentHelp(
      tr("Only the code of this dialog and of what it needs; may be repeated."), valueName: "id"))
  var dialogs: [String] = []

  @Option(
    help: ArgumentHelp(
      tr("Only the test of this scenario, or in other forms the dialogs that it brings up."),
      valueName: "name"))
  var scenario: String?

  @Option(
    help: ArgumentHelp(
      tr("The language of the texts, as strings of the document has it; else those as written."),
      valueName: "language"))
  var language: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      tr("The folder to write the files into; else standard output."), valueName: "folder"),
    completion: .directory)
  var output: String?

  func run() throws {
    let bytes = try Documents.read(file)
    let prototype = try Documents.load(bytes, of: file)
    try check(prototype)
    let writer = CodeWriter(prototype, document: name)
    let files = try MainActor.assumeIsolated { try written(by: writer, bytes) }
    guard let output else { return Output.result(CodeWriter.joined(files)) }
    for file in files {
      do {
        try FileWriter.write(Array(file.text.utf8), named: file.name, in: output)
      } catch {
        Output.diagnose("\(FileName.text(output + "/" + file.name)): \(error.message)")
        throw ExitStatus.cannotWrite
      }
    }
  }

  @MainActor
  private func written(by writer: CodeWriter, _ bytes: [UInt8]) throws -> [CodeFile] {
    guard form == .strings || form == .catalogue else { return writer.files(form, choice) }
    do throws(EditRefusal) {
      let editor = try DocumentEditor(bytes, in: DocumentReader(of: file).environment)
      return writer.files(form, of: editor, choice)
    } catch {
      Output.diagnose("\(Documents.name(file)): error: \(error.message)")
      throw ExitStatus.badDocument
    }
  }

  private var choice: CodeChoice {
    CodeChoice(dialogs: dialogs, scenario: scenario, language: language)
  }

  /// Refuses names that the document does not have.
  private func check(_ prototype: Prototype) throws {
    for id in dialogs where prototype.dialog(named: id) == nil {
      throw ValidationError(Suggestion.noDialog(id, among: prototype.dialogs.map(\.id)))
    }
    let scenarios = prototype.scenarios.map(\.name)
    if let scenario, !scenarios.contains(scenario) {
      throw ValidationError(Suggestion.noScenario(scenario, among: scenarios))
    }
    if let language, !prototype.isTranslated(language) {
      throw ValidationError(
        Suggestion.noLanguage(language, among: prototype.strings.keys.sorted()))
    }
  }

  /// The document's name without its folder, because that differs from machine to machine.
  private var name: String { file == "-" ? "rehearsal.yaml" : FileName.last(of: file) }
}

extension CodeForm: ExpressibleByArgument {}
