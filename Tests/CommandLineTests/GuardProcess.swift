import Glibc
import TestTools
import Testing

/// A guard that a test has started, with a socket as Rehearsal has it.
final class GuardProcess {
  private var near: Int32
  private let process: pid_t
  private let output: UnsafeMutablePointer<FILE>

  /// Starts a guard in a folder.
  convenience init(_ words: String..., in folder: Folder) throws {
    try self.init(words, in: folder)
  }

  /// Starts a guard in a folder.
  init(_ words: [String], in folder: Folder) throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    defer { close(ends[1]) }
    near = ends[0]
    output = try #require(tmpfile())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fileno(output), STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fileno(output), STDERR_FILENO)
    let start = ["sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder.path]
    let all: [String] = start + ["\(Command.folder)/rehearsal-guard"] + words
    var arguments = all.map { strdup($0) } + [nil]
    var variables = [strdup("PATH=/usr/bin:/bin"), nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, "/bin/sh", &actions, nil, &arguments, &variables) == 0)
    self.process = process
  }

  deinit {
    if near >= 0 { close(near) }
    fclose(output)
  }

  /// Closes the socket, as Rehearsal does when a job is cancelled.
  func cancel() {
    close(near)
    near = -1
  }

  /// Waits for the end, and returns the status, what the command wrote, and the guard's report.
  func finish() throws -> (status: Int32, output: String, report: String) {
    let report = near < 0 ? "" : text { read(near, &$0, $0.count) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { try #require(errno == EINTR) }
    rewind(output)
    let written = text { fread(&$0, 1, $0.count, output) }
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F), written, report)
  }

  private func text(_ read: (inout [UInt8]) -> Int) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(&piece)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
    }
  }
}
