import Glibc
import TestTools
import Testing

/// What a person reads when the program ends by a fault, and what is kept.
@Suite struct FaultTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Ends a running program by a signal, once it has answered.
  private func end(by signal: String) throws -> Finished {
    let script = """
      coproc server { exec "$0" lsp; }
      p=$server_PID
      q='{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
      printf 'Content-Length: %d\\r\\n\\r\\n%s' ${#q} "$q" >&${server[1]}
      read -r line <&${server[0]}
      kill -s \(signal) $p; wait $p
      """
    return try Command.run(
      path: "/bin/bash", ["-c", script, "\(Command.folder)/rehearsal"],
      environment: ["XDG_STATE_HOME=\(folder.path)/state"])
  }

  private var reports: String { "\(folder.path)/state/rehearsal/faults" }

  private func removeReports() throws {
    _ = try Command.run(path: "/bin/rm", ["-r", "\(folder.path)/state"])
  }

  @Test(
    arguments: zip(
      ["SEGV", "ILL", "TRAP", "BUS", "FPE", "ABRT"],
      [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT]))
  func aFaultIsOneSentenceAndAReport(_ name: String, _ signal: Int32) throws {
    let done = try end(by: name)
    defer { try? removeReports() }
    #expect(done.status == 128 + signal)
    // bash has a line of its own about it.
    let lines = done.complaints.filter { $0.contains("rehearsal”") }
    #expect(
      lines == [
        "“rehearsal” ended by a fault (SIG\(name)); what was changed is kept, and a report is at "
          + "\(reports)/fault-0.txt."
      ])
    #expect(done.complaints.count <= 2, "\(done.errors)")
    let report = try Command.run(path: "/bin/cat", ["\(reports)/fault-0.txt"]).lines
    #expect(report.prefix(2) == ["program: rehearsal", "version: 0.1.0"])
    #expect(report.contains("signal: SIG\(name)"))
    #expect(report.contains { $0.hasPrefix("  ") && $0.contains("+0x") })
    #expect(!report.joined().contains(folder.path))
    var status = stat()
    #expect(stat(reports, &status) == 0 && status.st_mode & 0o077 == 0)
  }

  @Test func whereNoReportCanBeTheSentenceSaysSo() throws {
    _ = try folder.file("state", "no folder")
    let done = try end(by: "SEGV")
    #expect(done.status == 128 + SIGSEGV)
    #expect(
      done.complaints.contains("“rehearsal” ended by a fault (SIGSEGV); what was changed is kept."))
  }

  @Test func tenReportsAreKept() throws {
    defer { try? removeReports() }
    for _ in 0..<12 { _ = try end(by: "ABRT") }
    let names = try Command.run(path: "/bin/ls", [reports]).lines
    #expect(names == (0..<10).map { "fault-\($0).txt" })
    // The oldest have made room.
    let newest = try Command.run(path: "/bin/ls", ["-t", reports]).lines.first
    #expect(newest == "fault-1.txt")
  }

  /// An end that a person wants is no fault.
  @Test(arguments: zip(["TERM", "HUP", "KILL"], [SIGTERM, SIGHUP, SIGKILL]))
  func anotherSignalIsSilent(_ name: String, _ signal: Int32) throws {
    let done = try end(by: name)
    #expect(done.status == 128 + signal)
    #expect(!done.errors.contains("fault"))
  }
}
