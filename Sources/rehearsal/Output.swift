import ArgumentParser
import EventLog
import Glibc
import Session
import Texts

/// The two streams: results go to standard output, diagnostics to standard error.
enum Output {
  /// The first failure of each stream; what follows a gap is not written.
  private static let failures = Guarded<[Int32: WriteFailure]>([:])

  /// Whether a stream can no longer be written.
  static var isBroken: Bool { !failures.withLock { $0 }.isEmpty }

  /// Collects result lines and writes them in large pieces.
  struct Results: ~Copyable {
    private var buffer: [UInt8] = []

    /// Adds a line.
    mutating func line(_ text: String) {
      buffer += text.utf8
      buffer.append(0x0A)
      if buffer.count > 1 << 16 { flush() }
    }

    /// Adds a text as it is.
    mutating func text(_ bytes: [UInt8]) { buffer += bytes }

    /// Writes what is collected.
    mutating func flush() {
      Output.write(buffer, to: STDOUT_FILENO)
      buffer.removeAll(keepingCapacity: true)
    }
  }

  /// Writes a result that is one text, as it is.
  static func result(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }

  /// Writes a line for the person at the terminal.
  ///
  /// Characters that do not fit in a line are escaped: names of files and texts of documents may
  /// have any.
  static func diagnose(_ text: String) { diagnose(painted: OneLine.text(text)) }

  /// Writes a line that may have colours, and whose texts are safe to print.
  static func diagnose(painted text: String) {
    write(Array(text.utf8) + [0x0A], to: STDERR_FILENO)
  }

  /// Says how much a diagram shows of a run, where it does not show all of it.
  static func tellEnding(of diagram: SequenceDiagram, _ name: String) {
    let calls = diagram.calls
    guard calls.shown < calls.all else { return }
    diagnose(
      "\(name): note: "
        + tr(
          "the diagram shows {n} of {count} calls; “--format text” prints all",
          ["n": String(calls.shown), "count": String(calls.all)]))
  }

  /// Ends the program: with this status, or with 74 after saying why output could not be written.
  static func exit(_ status: ExitCode) -> Never {
    // A full disk may be reported only now.
    if close(STDOUT_FILENO) != 0 { note(.last, of: STDOUT_FILENO) }
    let problems = failures.withLock { $0 }.filter { !$0.value.isBrokenPipe }
    if let problem = problems[STDOUT_FILENO] {
      diagnose("rehearsal: \(problem.lineAboutOutput)")
    }
    Glibc.exit((problems.isEmpty ? status : ExitStatus.cannotOutput).rawValue)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    guard failures.withLock({ $0[descriptor] == nil }) else { return }
    do {
      try DescriptorWriter.write(bytes, to: descriptor)
    } catch {
      note(error, of: descriptor)
    }
  }

  private static func note(_ failure: WriteFailure, of descriptor: Int32) {
    failures.withLock { $0[descriptor] = $0[descriptor] ?? failure }
  }
}
