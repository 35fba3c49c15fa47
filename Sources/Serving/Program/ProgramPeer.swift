public import PrototypeFile
import Texts

/// A program with its arguments, to be started.
public struct ProgramCommand: Hashable, Sendable {
  /// The path of the program, then its arguments.
  public let words: [String]

  /// `nil` where there is no word.
  public init?(_ words: [String]) {
    guard !words.isEmpty else { return nil }
    self.words = words
  }

  /// What a person knows it by, safe to show in one line: the name of its file or, for a script that
  /// an interpreter runs, that of the script.
  public var name: String {
    let script = words.dropFirst().first { !$0.hasPrefix("-") }
    return FileName.lastText(of: isInterpreter ? script ?? words[0] : words[0])
  }

  private var isInterpreter: Bool {
    let program = words[0].split(separator: "/").last ?? ""
    let letters = program.prefix { $0.isLetter }
    return ["python", "node", "ruby", "perl", "bash", "sh", "deno", "java", "lua"].contains {
      $0 == letters
    }
  }
}

/// How a program has ended.
public enum ProgramEnd: Hashable, Sendable {
  /// It could not be started, for a reason.
  case notStarted(String)
  /// It ended by itself, with this status; `nil` where that is not known.
  case ended(status: Int32?)
  /// It was ended by a signal.
  case killed(signal: Int32)
  /// It has asked for the end of the run.
  case quit
  /// It has said what does not belong at the place.
  case wrongNesting
  /// It has said nothing but what is not understood.
  case rubbish
  /// It reads nothing of what it is told.
  case readsNothing
}

/// Something that a program has done.
public enum ProgramEvent: Hashable, Sendable {
  /// It has connected.
  case connected
  /// It has said something.
  case said(LineReader.Piece)
  /// Nothing comes any more; whether it had connected.
  case ended(ProgramEnd, hadConnected: Bool)
}

/// A program that runs, or is about to.
@MainActor
public protocol ProgramPeer: AnyObject {
  /// Sends lines; this never waits.
  func send(_ lines: [String])
  /// The next thing that it has done; `nil` if there is none yet.
  func next() -> ProgramEvent?
  /// Ends it; nothing comes any more.
  func end()
}
