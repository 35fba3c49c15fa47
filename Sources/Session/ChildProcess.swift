import CPipe
import Glibc
import Texts

/// Programs that this process starts and waits for.
public enum ChildProcess {
  /// Starts the program at the path that is the first of some words.
  ///
  /// - Parameters:
  ///   - folder: where it runs; `nil` for where this process is.
  ///   - given: what it has as its descriptors 0, 1 and so on, negative for `/dev/null`; it has no others.
  ///     Without any it has what this process has.
  /// - Returns: its number.
  /// - Throws: ``WriteFailure`` where it can't be started.
  public static func start(
    _ words: [String], in folder: String? = nil, given: [Int32] = []
  ) throws(WriteFailure) -> Int32 {
    var words = words.map { strdup($0.fileBytes) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let problem = rehearsal_start(
      &words, folder?.fileBytes, given, Int32(given.count), &process)
    guard problem == 0 else { throw WriteFailure(code: problem) }
    return process
  }

  /// Whether it has ended, and its children have another parent.
  ///
  /// Does not wait, and its status can still be read.
  static func hasEnded(_ process: Int32) -> Bool {
    var found = siginfo_t()
    while waitid(P_PID, id_t(process), &found, WEXITED | WNOHANG | WNOWAIT) != 0 {
      guard errno == EINTR else { return true }
    }
    return found.si_signo == SIGCHLD
  }

  /// Waits for its end.
  ///
  /// - Returns: its status, as `wait` tells it: the low bits name a signal, if one ended it.
  @discardableResult
  public static func wait(for process: Int32) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
