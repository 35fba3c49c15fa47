import ArgumentParser
import Glibc
import PrototypeEditing
import PrototypeFile
import Scenario
import Session
import Texts

/// Changes a document, and no byte that has nothing to do with the change.
struct Edit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Change a part of a document, and no other byte."),
    usage: EditOperation.allCases.map {
      "rehearsal edit <\(tr("file"))> \($0.rawValue) \($0.usage)"
    }.joined(separator: "\n"),
    discussion: tr(
      "A path leads through the document: /dialogs/sign-out/alert/title, or /…/otherButtons/0 for the first of a list, and /…/otherButtons/- for a new last one. A value is written as in YAML on one line."
    ) + "\n\n"
      + tr("Example: rehearsal edit a.rehearsal.yaml set /dialogs/sign-out/alert/title 'Sign out?'")
  )

  @Argument(
    help: ArgumentHelp(
      tr("The document; of - (standard input) the result is printed."), valueName: "file"),
    completion: Documents.completion)
  var file: String

  @Argument(
    help: ArgumentHelp(
      tr("What to do: set, insert, remove, move, rename or comment."), valueName: "operation"),
    completion: .list(EditOperation.allCases.map(\.rawValue)))
  var operation: EditOperation

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(tr("The path, and what comes with it."), valueName: "path"))
  var words: [String] = []

  @Flag(help: ArgumentHelp(tr("Print the difference, and write nothing.")))
  var dryRun = false

  @Flag(
    help: ArgumentHelp(
      tr("Change the part alone: no reference, translation, step or expected call.")))
  var only = false

  func run() throws {
    try MainActor.assumeIsolated { try change() }
  }

  @MainActor
  private func change() throws {
    var words = words
    if let end = words.firstIndex(of: "--") { words.remove(at: end) }
    let request = try operation.request(words.map(\.withoutFileBytes))
    let bytes = try Documents.read(file)
    let plan = try plan(request, bytes)
    say(plan.alsoUses)
    var (after, broken) = ExpectedCalls(of: file).updated(plan.after, from: bytes)
    if only { after = plan.after }
    for name in broken {
      Output.diagnose(
        "\(Documents.name(file)): "
          + tr("the scenario “{name}” does not hold any more", ["name": name]))
    }
    if dryRun {
      let diff = UnifiedDiff(
        from: bytes, to: after, name: file, terminal: Terminal(STDOUT_FILENO))
      Output.result(diff.text)
    } else if file == "-" {
      Output.result(String(decoding: after, as: UTF8.self))
    } else if after != bytes {
      try write(after, insteadOf: bytes)
    }
  }

  /// The change.
  ///
  /// - Throws: an exit with 65 or 64 after saying why it is refused.
  @MainActor
  private func plan(_ request: EditRequest, _ bytes: [UInt8]) throws -> EditPlan {
    do throws(EditRefusal) {
      let editor = try DocumentEditor(bytes, in: DocumentReader(of: file).environment)
      let edit = try request.edit(in: editor)
      if only { return try editor.plan(edit) { $0.kind == .definition } }
      return try editor.plan(edit, playing: { $0.played() })
    } catch {
      let hint = error.hint.map { "; " + $0 } ?? ""
      Output.diagnose("\(Documents.name(file)): \(error.message)\(hint)")
      Output.exit(error.isOfDocument ? ExitStatus.badDocument : ExitStatus.usage)
    }
  }

  /// Says what else is changed, or could mean the part.
  private func say(_ uses: [OtherUse]) {
    let others = uses.filter { $0.kind != .definition }.sorted { $0.line < $1.line }
    var seen: Set<String> = []
    for use in others where seen.insert("\(use.isCertain) \(use.note)").inserted {
      let place = "\(Documents.name(file)):\(use.line): "
      if only || !use.isCertain {
        Output.diagnose(place + tr("not changed, could be the same: {part}", ["part": use.note]))
      } else {
        Output.diagnose(place + tr("also changed: {part}", ["part": use.note]))
      }
    }
  }

  private func write(_ bytes: [UInt8], insteadOf old: [UInt8]) throws {
    do {
      try FileReplacement.write(bytes, to: file, insteadOf: old)
    } catch {
      Output.diagnose("\(FileName.text(file)): \(error.message)")
      throw ExitStatus.cannotWrite
    }
  }
}
