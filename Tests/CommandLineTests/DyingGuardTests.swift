import Glibc
import TestTools
import Testing

/// A guard that was killed ends bit by bit: the kernel closes its socket first, and gives its
/// children to Rehearsal later, on a busy machine much later.
@Suite struct DyingGuardTests {
  private let trial: CommandTrial

  init() throws { trial = try CommandTrial() }

  /// Traces a document with another guard, which leaves one process of its command behind.
  ///
  /// - Parameter moment: shell script until its end begins.
  private func trace(_ path: String, dyingAfter moment: String) throws -> Finished {
    let program = trial.folder.path("rehearsal")
    #expect(try Command.run(path: "/bin/cp", ["\(Command.folder)/rehearsal", program]).status == 0)
    let guardProgram = try trial.folder.file(
      "rehearsal-guard",
      """
      #!/bin/sh
      for mark; do :; done
      # A lower limit is the mark of a command.
      prlimit --rttime=1000000 sh -c 'sleep 1000; :' "$mark" < /dev/null &
      \(moment)
      exec < /dev/null
      sleep 1
      kill -9 $$
      """)
    try #require(chmod(guardProgram, 0o700) == 0)
    // Where it waits for ever, the test ends all the same.
    return try Command.run(
      path: "/usr/bin/timeout", ["60", program, "trace", "--all", "--allow-commands", path])
  }

  @Test func nothingSurvivesItWhileTheRunContinues() throws {
    let path = try trial.document(
      "", "waitFor: Failed",
      "assertVisible: Its guard was killed, and with it all that the command had started.")
    let run = try trace(path, dyingAfter: ":")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(trial.processes() == [])
  }

  @Test func nothingSurvivesItAtTheEndOfTheRun() throws {
    let path = try trial.document("", "wait: 0.1")
    // Until Rehearsal tells the guard to end the command.
    #expect(try trace(path, dyingAfter: "read nothing").status == 0)
    #expect(trial.processes() == [])
  }
}
