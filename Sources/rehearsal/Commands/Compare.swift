import ArgumentParser
import DialogModel
import Explorer
import PrototypeFile
import Session
import Texts

/// Says what can happen in one version of a document and not in another.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Compare what can happen in two versions of a document."),
    discussion: tr(
      "Screens, dialogs and tasks are the same where their ids are. With - for one side: git show HEAD:FILE | rehearsal compare - FILE"
    ) + "\n\n"
      + tr("Example: rehearsal compare account.rehearsal.yaml account.rehearsal.yaml"))

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  @Argument(
    help: ArgumentHelp(tr("The version before; - is standard input."), valueName: "old"),
    completion: Documents.completion)
  var old: String

  @Argument(
    help: ArgumentHelp(tr("The version after; - is standard input."), valueName: "new"),
    completion: Documents.completion)
  var new: String

  @Option(
    help: ArgumentHelp(tr("How to report: text, json or markdown."), valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text

  func validate() throws {
    if old == "-", new == "-" {
      throw ValidationError(tr("only one of both can be standard input"))
    }
  }

  func run() throws {
    let documents = try [explored(old), explored(new)]
    let difference = ExploredDifference(documents[0], documents[1])
    var results = Output.Results()
    switch format {
    case .text:
      for change in difference.changes { results.line(change.text) }
      results.line(summary(difference))
    case .markdown:
      for change in difference.changes { results.line("- " + change.text) }
      if difference.changes.isEmpty { results.line(summary(difference)) }
    case .json:
      let changes = difference.changes.map { change in
        JSONValue.object([
          ("change", .text(change.kind.rawValue)), ("text", .text(change.text)),
        ])
      }
      results.line(
        JSONValue.object([
          ("explorer", .integer(1)), ("isWhole", .bool(difference.bounds.isEmpty)),
          ("changes", .list(changes)),
        ]).line)
    }
    for bound in difference.bounds { Output.diagnose("rehearsal: " + bound) }
    results.flush()
    if !difference.changes.isEmpty { throw ExitStatus.failed }
  }

  private func summary(_ difference: ExploredDifference) -> String {
    difference.changes.isEmpty
      ? tr("The same can happen in both.")
      : ntr("{n} difference", "{n} differences", difference.changes.count)
  }

  private func explored(_ file: String) throws -> ExploredDocument {
    let bytes = try Documents.read(file)
    let name = Documents.name(file)
    let revision = DocumentReader(of: file).revision(bytes)
    guard let prototype = revision.prototype else {
      Documents.say(revision.reading.problems, of: bytes, name: name)
      throw ExitStatus.badDocument
    }
    return ExploredDocument(
      revision, name: name, [prototype.localized(nil)], ExploreOptions(), notes: false,
      seconds: ExploredDocument.usualSeconds)
  }
}
