import Glibc
import Texts

/// A person's own program that runs under a guard: it ends with this process, in whatever way that ends,
/// and with it all that it has started.
public struct HeldProgram: Sendable {
  /// The process that is waited for.
  public let process: Int32
  /// `nil` where no guard is installed.
  private let link: GuardLink?

  /// Starts it, with the standard output and errors of this process.
  ///
  /// - Parameters:
  ///   - words: the path of the program, then its arguments.
  ///   - folder: where it runs; `nil` for where this process is.
  /// - Throws: ``WriteFailure`` where it can't be started.
  public init(_ words: [String], in folder: String?) throws(WriteFailure) {
    // A guard could only print why.
    guard access(words[0].fileBytes, X_OK) == 0 else { throw WriteFailure.last }
    let link = Programs.guardProgram.map { ($0, GuardLink()) }
    defer { if let link { close(link.1.far) } }
    process = try ChildProcess.start(
      (link.map { [$0.0, "--keep-priority", "--"] } ?? []) + words, in: folder,
      given: [link?.1.far ?? -1, STDOUT_FILENO, STDERR_FILENO])
    self.link = link?.1
  }

  /// Asks for the end of the program; the guard kills what has not ended two seconds later.
  public func end() { if let link { link.endGuard() } else { kill(process, SIGTERM) } }

  /// Kills what did not end.
  public func killNow() { kill(process, SIGKILL) }

  /// How long the end may take, in milliseconds.
  public static let patience = Int(GuardWatch.patience) + 1_000

  /// The signal that has ended the program; 0 for none.
  ///
  /// - Parameter status: that of the process, as `wait` tells it.
  public func signal(of status: Int32) -> Int32 {
    status & 0x7F != 0 ? status & 0x7F : link?.report.signal ?? 0
  }
}
