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
    let renamed = RenamedParts(versions[0].prototype, versions[1].prototype)
    let difference = ExploredDifference(
      explored(versions[0], versions[0].prototype), explored(versions[1], renamed.prototype))
    let names = renamed.pairs.map { pair in
      tr("“{old}” is called “{new}” now", ["old": pair.old, "new": pair.new])
    }
    var results = Output.Results()
    switch format {
    case .text:
      for name in names { results.line(name) }
      for change in difference.changes { results.line(change.text) }
      results.line(summary(difference))
    case .html:
      for line in CompareHTML.lines(names, difference, summary(difference)) { results.line(line) }
    case .markdown:
      for name in names { results.line("- " + name) }
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
          (
            "renamed",
            .list(
              renamed.pairs.map {
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

  private func summary(_ difference: ExploredDifference) -> String {
    difference.changes.isEmpty
      ? tr("The same can happen in both.")
      : ntr("{n} difference", "{n} differences", difference.changes.count)
  }

  /// A version of a document.
  private struct Version {
    let name: String
    let revision: Revision
    let prototype: Prototype
  }

  private func read(_ file: String) throws -> Version {
    let bytes = try Documents.read(file)
    let name = Documents.name(file)
    let revision = DocumentReader(of: file).revision(bytes)
    guard let prototype = revision.prototype else {
      Documents.say(revision.reading.problems, of: bytes, name: name)
      throw ExitStatus.badDocument
    }
    return Version(name: name, revision: revision, prototype: prototype)
  }

  /// - Parameter prototype: the version with the ids of the other one.
  private func explored(_ version: Version, _ prototype: Prototype) -> ExploredDocument {
    ExploredDocument(
      version.revision, name: version.name, [prototype.localized(nil)], ExploreOptions(),
      notes: false, seconds: ExploredDocument.usualSeconds)
  }
}

/// A comparison as a page without scripts.
private enum CompareHTML {
  static func lines(
    _ names: [String], _ difference: ExploredDifference, _ summary: String
  ) -> [String] {
    func escaped(_ text: String) -> String { JUnitReport.escaped(text) }
    let title = escaped(tr("What can happen in both versions"))
    return [
      "<!doctype html>",
      "<html><head><meta charset=\"utf-8\"><title>\(title)</title>",
      "<style>body{font:16px/1.5 sans-serif;max-width:50em;margin:2em auto;padding:0 1em}"
        + "li{margin:.6em 0}</style></head><body>", "<h1>\(title)</h1>",
      "<p>\(escaped(summary))</p><ul>",
    ] + names.map { "<li>\(escaped($0))</li>" }
      + difference.changes.map {
        "<li class=\"\($0.kind.rawValue)\">\(escaped($0.text))</li>"
      }
      + ["</ul></body></html>"]
  }
}
