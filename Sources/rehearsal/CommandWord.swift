import ArgumentParser
import Glibc
import Texts

/// The first word of a command line that has a command.
enum CommandWord: String, CaseIterable {
  case open, trace, test, check, fit, explore, compare, explain, diff, verify, replay, edit,
    picture, export, strings, code, serve, run
  case icons, schema, lsp
  case alert, sheet, share

  /// The command with this name.
  var command: any ParsableCommand.Type {
    switch self {
    case .open: Open.self
    case .trace: Trace.self
    case .test: Test.self
    case .check: Check.self
    case .fit: Fit.self
    case .explore: Explore.self
    case .compare: Compare.self
    case .explain: Explain.self
    case .diff: Diff.self
    case .verify: Verify.self
    case .replay: Replay.self
    case .edit: Edit.self
    case .picture: DrawPicture.self
    case .export: Export.self
    case .strings: TranslateStrings.self
    case .code: WriteCode.self
    case .serve: Serve.self
    case .run: RunProgram.self
    case .icons: ListIcons.self
    case .schema: Schema.self
    case .lsp: Language.self
    case .alert: ShowAlert.self
    case .sheet: ShowSheet.self
    case .share: ShowShare.self
    }
  }

  /// Reads a command line by the options of one command alone; `nil` if that is not enough.
  ///
  /// To describe all commands takes the parser longer than a small document takes to be performed,
  /// and one command half as long. Only whole messages and help need all, so whatever is not simply
  /// right is read again; a document with the usual options needs no parser.
  static func quickly(_ arguments: [String]) -> (any ParsableCommand)? {
    guard let first = arguments.first else { return nil }
    if first == CommandWord.trace.rawValue, let trace = Trace(simply: arguments.dropFirst()) {
      return trace
    }
    if let word = CommandWord(rawValue: first) {
      return try? word.command.parse(Array(arguments.dropFirst()))
    }
    // Without a command, its window opens.
    guard !first.hasPrefix("-"), first != "help", access(first.fileBytes, F_OK) == 0 else {
      return nil
    }
    return try? Open.parse(arguments)
  }
}
