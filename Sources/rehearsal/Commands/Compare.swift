import ArgumentParser
import DialogModel
import Explorer
import PrototypeFile
import Scenario
import Session
import Texts

/// Says what can happen in one version of a document and not in another.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Compare what can happen in two versions of a document."),
    discussion: tr(
      "Screens, dialogs and tasks are the same where their ids are, or else their kind and text. With - for one side: git show HEAD:FILE | rehearsal compare - FILE"
    ) + "\n\n"
      + tr("Example: rehearsal compare account.rehearsal.yaml account.rehearsal.yaml"))

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown, html
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
    help: ArgumentHelp(tr("How to report: text, json, markdown or html."), valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text

  func validate() throws {
    if old == "-", new == "-" {
      throw ValidationError(tr("only one of both can be standard input"))
    }
  }

  func run() throws {
    let versions = try [read(old), read(new)]
    let names = (Documents.name(old), Documents.name(new))
    guard let compared = ComparedVersions(versions[0], versions[1], names: names) else {
      throw ExitStatus.badDocument
    }
    let difference = compared.difference
    var results = Output.Results()
    switch format {
    case .text:
      for name in compared.renamings { results.line(name) }
      for change in difference.changes { results.line(change.text) }
      results.line(compared.summary)
    case .html:
      for line in CompareHTML.lines(compared) { results.line(line) }
    case .markdown:
      for name in compared.renamings { results.line("- " + name) }
      for change in difference.changes { results.line("- " + change.text) }
      if difference.changes.isEmpty { results.line(compared.summary) }
    case .json:
      let changes = difference.changes.map { change in
        JSONValue.object([
          ("change", .text(change.kind.rawValue)), ("text", .text(change.text)),
        ])
      }
      results.line(
        JSONValue.object([
          ("explorer", .integer(1)), ("isWhole", .bool(difference.bounds.isEmpty)),
          (
            "renamed",
            .list(
              compared.renamed.map {
                .object([("old", .text($0.old)), ("new", .text($0.new))])
              })
          ),
          ("changes", .list(changes)),
        ]).line)
    }
    for bound in difference.bounds { Output.diagnose("rehearsal: " + bound) }
    results.flush()
    if !difference.changes.isEmpty { throw ExitStatus.failed }
  }

  private func read(_ file: String) throws -> Revision {
    let bytes = try Documents.read(file)
    let revision = DocumentReader(of: file).revision(bytes)
    guard revision.prototype != nil else {
      Documents.say(revision.reading.problems, of: bytes, name: Documents.name(file))
      throw ExitStatus.badDocument
    }
    return revision
  }
}

/// A comparison as a page without scripts.
private enum CompareHTML {
  static func lines(_ compared: ComparedVersions) -> [String] {
    func escaped(_ text: String) -> String { JUnitReport.escaped(text) }
    let title = escaped(tr("What can happen in both versions"))
    return [
      "<!doctype html>",
      "<html><head><meta charset=\"utf-8\"><title>\(title)</title>",
      "<style>body{font:16px/1.5 sans-serif;max-width:50em;margin:2em auto;padding:0 1em}"
        + "li{margin:.6em 0}</style></head><body>", "<h1>\(title)</h1>",
      "<p>\(escaped(compared.summary))</p><ul>",
    ] + compared.renamings.map { "<li>\(escaped($0))</li>" }
      + compared.difference.changes.map {
        "<li class=\"\($0.kind.rawValue)\">\(escaped($0.text))</li>"
      }
      + ["</ul></body></html>"]
  }
}
