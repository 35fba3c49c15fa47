import ArgumentParser
import DialogModel
import Explorer
import Film
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
    if format == .html {
      if try hasStills(versions) { return }
      Output.diagnose("rehearsal: " + tr("the page has no stills"))
    }
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
      let renamed = compared.renamings.map { ComparedPage.Row(text: $0) }
      let rows = difference.changes.map { ComparedPage.Row(kind: $0.kind.rawValue, text: $0.text) }
      results.text(Array(ComparedPage(summary: compared.summary, rows: renamed + rows).html.utf8))
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

  /// Lets the window's program write the page with stills.
  ///
  /// - Returns: whether there is a display for that; if not, that was said.
  private func hasStills(_ versions: [Revision]) throws -> Bool {
    var request = WindowRequest()
    for (side, file, version) in [("old", old, versions[0]), ("new", new, versions[1])] {
      request["compare-\(side)"] = String(decoding: version.text, as: UTF8.self)
      let path = WorkingFolder.absolute(file == "-" ? "." : file)
      request["compare-\(side)-folder"] = file == "-" ? path : FileName.folder(of: path)
    }
    do {
      try WindowLauncher.draw(request)
      return true
    } catch let status as ExitCode where status == ExitStatus.unavailable {
      return false
    }
  }
}
