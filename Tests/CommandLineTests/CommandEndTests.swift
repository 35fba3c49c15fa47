import Glibc
import TestTools
import Testing

/// Nothing of a command survives its end, however it comes and whatever becomes of its guard.
@Suite struct CommandEndTests {
  private let trial: CommandTrial
  private var folder: Folder { trial.folder }

  init() throws { trial = try CommandTrial() }

  @Test func nothingSurvivesTheEnd() throws {
    let path = try trial.document(CommandTrial.family, "waitFor: Done")
    #expect(try trial.trace(path).status == 0)
    #expect(trial.survivors() == [])
  }

  @Test func nothingSurvivesACancel() throws {
    let path = try trial.document(
      CommandTrial.family + "\nsleep 1000", "wait: 1", "tapOn: Cancel", "wait: 0.1")
    let run = try trial.trace(path)
    #expect(run.status == 0)
    #expect(trial.told(run).last == "cancelled")
    #expect(trial.survivors() == [])
  }

  @Test func nothingSurvivesTheEndOfTheRun() throws {
    let path = try trial.document(CommandTrial.family + "\nsleep 1000", "wait: 1")
    #expect(try trial.trace(path).status == 0)
    #expect(trial.survivors() == [])
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func nothingSurvivesASuddenDeath(_ signal: Int32) throws {
    let path = try trial.document(CommandTrial.family + "\nsleep 1000", "wait: 50")
    let script = """
      "$1" trace --allow-commands "$2" > /dev/null 2>&1 & process=$!
      while ! [ -e "$4" ]; do sleep 0.05; done
      kill -$3 $process; wait $process; exit 0
      """
    _ = try folder.file("work.sh", CommandTrial.family + "\ntouch begun.txt\nsleep 1000")
    let run = try Command.run(
      path: "/bin/sh",
      [
        "-c", script, "sh", "\(Command.folder)/rehearsal", path, "\(signal)",
        folder.path("begun.txt"),
      ])
    #expect(run.status == 0)
    #expect(trial.survivors() == [])
  }

  /// The command kills its guard, which alone would know of its processes.
  @Test func nothingSurvivesTheDeathOfTheGuard() throws {
    let path = try trial.document(
      CommandTrial.family + "\nsleep 0.2; kill -9 $PPID; sleep 1000", "waitFor: Failed",
      "assertVisible: Its guard was killed, and with it all that the command had started.")
    let run = try trial.trace(path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    // Not only some time after the end of the run.
    #expect(trial.processes() == [])
  }

  /// The run ends at once after the guard was killed, or the guard is killed while it ends the rest.
  @Test(arguments: ["0.3", "0.8"])
  func nothingSurvivesTheDeathOfTheGuardAtTheEnd(_ seconds: String) throws {
    let path = try trial.document(
      CommandTrial.family + "\nsleep \(seconds); kill -9 $PPID; sleep 1000", "wait: 0.4")
    #expect(try trial.trace(path).status == 0)
    #expect(trial.survivors() == [])
  }

  /// The command stops its guard, once or all the time: before a cancel, and at the end of the run.
  @Test(arguments: ["kill -STOP $PPID", "while :; do kill -STOP $PPID; done &"])
  func nothingSurvivesAGuardThatWasStopped(_ stop: String) throws {
    for steps in [["wait: 0.6", "tapOn: Cancel", "wait: 0.1"], ["wait: 0.6"]] {
      let path = try trial.document(CommandTrial.family + "\n\(stop)\nsleep 1000", steps)
      #expect(try trial.trace(path).status == 0)
      // Not only some time after the end of the run.
      #expect(trial.processes() == [])
    }
  }

  @Test func aGuardThatIsStoppedAgainAndAgainIsKilled() throws {
    let path = try trial.document(
      "while kill -STOP $PPID; do :; done", "waitFor: Failed",
      "assertVisible: Its guard was killed, and with it all that the command had started.")
    let run = try trial.trace(path)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(trial.processes() == [])
  }

  @Test func aStoppedGuardCountsProcesses() throws {
    let path = try trial.document(
      "kill -STOP $PPID; for n in $(seq 300); do sleep 60 & done; wait", "waitFor: Failed",
      "assertVisible: It was ended, because it had more than 256 processes.")
    #expect(try trial.trace(path).status == 0)
    #expect(trial.survivors() == [])
  }

  /// The guard is stopped after the process ended that could continue it.
  @Test func nothingSurvivesASuddenDeathWithAStoppedGuard() throws {
    let path = try trial.document("", "wait: 50")
    _ = try folder.file(
      "work.sh",
      CommandTrial.family + """

        touch begun; until [ -e go ]; do sleep 0.05; done
        kill -STOP $PPID; touch stopped; sleep 1000
        """)
    let script = """
      cd "$3"
      "$1" trace --allow-commands "$2" > /dev/null 2>&1 & process=$!
      until [ -e begun ]; do sleep 0.05; done
      kill -STOP $process; touch go
      until [ -e stopped ]; do sleep 0.05; done
      kill -KILL $process; wait $process; exit 0
      """
    let run = try Command.run(
      path: "/bin/sh",
      ["-c", script, "sh", "\(Command.folder)/rehearsal", path, folder.path])
    #expect(run.status == 0)
    #expect(trial.survivors() == [])
  }
}
