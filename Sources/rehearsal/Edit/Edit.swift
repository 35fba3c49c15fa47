import ArgumentParser
import Glibc
import PrototypeFile
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

  func run() throws {
    let edit = try operation.edit(words.first == "--" ? Array(words.dropFirst()) : words)
    let bytes = try Documents.read(file)
    let plan: EditPlan
    do throws(EditRefusal) {
      plan = try DocumentEditor(bytes, in: DocumentReader(of: file).environment).plan(edit)
    } catch {
      let hint = error.hint.map { "; " + $0 } ?? ""
      Output.diagnose("\(Documents.name(file)): \(error.message)\(hint)")
      Output.exit(error.isOfDocument ? ExitStatus.badDocument : ExitStatus.usage)
    }
    if dryRun {
      let diff = UnifiedDiff(
        from: bytes, to: plan.after, name: file, terminal: Terminal(STDOUT_FILENO))
      Output.result(diff.text)
    } else if file == "-" {
      Output.result(String(decoding: plan.after, as: UTF8.self))
    } else if !plan.edits.isEmpty {
      try write(plan.after, insteadOf: bytes)
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
