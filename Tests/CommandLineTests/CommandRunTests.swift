import Glibc
import Testing

/// Commands of tasks that run: what they tell, and that nothing of them survives.
@Suite struct CommandRunTests {
  private let folder: Folder
  /// A word that stands in the arguments of every process of this test, and of no other.
  private let mark: String

  init() throws {
    folder = try Folder()
    mark = "rehearsal-mark-\(folder.path.suffix(6))"
  }

  /// A document with one task whose command is a shell script.
  private func document(_ script: String, _ steps: String...) throws -> String {
    try document(script, steps)
  }

  private func document(_ script: String, _ steps: [String]) throws -> String {
    _ = try folder.file("work.sh", script)
    return try folder.file(
      "a.rehearsal.yaml",
      """
      rehearsal: 1
      dialogs:
        done: {alert: {title: Done, cancelButton: OK}, delegate: none}
        failed: {alert: {title: Failed, message: "{error}", cancelButton: OK}, delegate: none}
      screens: {start: {controls: [{label: Here}]}}
      tasks:
        job:
          title: Working
          command: [sh, work.sh, \(mark)]
          cancellable: true
          whenDone: [{present: done}]
          whenFailed: [{present: failed}]
      scenarios:
        x:
          steps:
            - do: {run: job}
            - \(steps.joined(separator: "\n      - "))

      """)
  }

  private func trace(_ path: String, _ options: String...) throws -> Finished {
    try Command.run(
      "rehearsal", ["trace", "--all", "--allow-commands"] + options + [path])
  }

  /// What a run tells of its task, without times and rules.
  private func told(_ run: Finished) -> [String] {
    run.lines.compactMap { line in
      guard let start = line.firstRange(of: #"  job  task: ""#),
        let end = line.firstRange(of: #""  ["#)
      else { return nil }
      return String(line[start.upperBound..<end.lowerBound])
    }
  }

  /// The processes that are left, once those that are ending have had the time for it.
  private func survivors() -> [String] {
    // A command that ignores SIGTERM has two seconds, and the machine may be slow.
    for _ in 0..<200 {
      if processes().isEmpty { return [] }
      usleep(50_000)
    }
    return processes()
  }

  private func processes() -> [String] {
    guard let directory = opendir("/proc") else { return ["/proc cannot be read"] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.allSatisfy(\.isNumber), let file = fopen("/proc/\(name)/cmdline", "r") else {
        continue
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = fread(&bytes, 1, bytes.count, file)
      fclose(file)
      let line = String(decoding: bytes[..<count].map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
      if line.contains(mark) { found.append("\(name): \(line)") }
    }
    return found
  }

  @Test func itTellsHowFarItIs() throws {
    let path = try document(
      """
      echo 10; echo "# Copying"; echo a word; echo oh >&2; sleep 0.2; echo 55; pwd
      nice > nice.txt
      """, "waitFor: Done")
    let run = try trace(path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let told = told(run)
    for line in ["10 %", "# Copying", "a word", "oh", "55 %", folder.path, "done"] {
      #expect(told.contains(line), "\(line) in \(told)")
    }
    #expect(try folder.text("nice.txt") == "10\n")
  }

  @Test func aFailureSaysTheLastLinesOfStandardError() throws {
    let path = try document(
      "for n in 1 2 3 4 5 6 7; do echo line $n >&2; done; exit 4", "waitFor: Failed",
      "assertVisible: \"/^line 3\\nline 4\\nline 5\\nline 6\\nline 7$/\"")
    let run = try trace(path)
    #expect(run.errors == "")
    #expect(run.status == 0)
    let silent = try document(
      "exit 4", "waitFor: Failed", "assertVisible: It ended with status 4.")
    #expect(try trace(silent).status == 0)
  }

  @Test func aCommandThatDoesNotExistFailsInTheFlow() throws {
    let path = try folder.file(
      "b.rehearsal.yaml",
      """
      rehearsal: 1
      screens: {start: {controls: [{label: Here}]}}
      dialogs: {no: {alert: {title: No, message: "{error}", cancelButton: OK}}}
      tasks: {job: {command: [no-such-program], whenFailed: [{present: no}]}}
      scenarios:
        x:
          steps:
            - {do: {run: job}}
            - {waitFor: The program “no-such-program” does not exist.}

      """)
    let run = try trace(path)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(
    arguments: [
      [String(repeating: "x", count: 200_000)],
      Array(repeating: String(repeating: "x", count: 1000), count: 7_000),
    ])
  func wordsThatAreTooLongFailInTheFlow(_ words: [String]) throws {
    let path = try folder.file(
      "b.rehearsal.yaml",
      """
      rehearsal: 1
      screens: {start: {controls: [{label: Here}]}}
      dialogs: {no: {alert: {title: No, message: "{error}", cancelButton: OK}}}
      tasks:
        job: {command: [echo, \(words.joined(separator: ", "))], whenFailed: [{present: no}]}
      scenarios:
        x:
          steps:
            - {do: {run: job}}
            - {waitFor: The words of the command are longer than the system allows.}

      """)
    let run = try trace(path)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func withoutTheOptionNothingRuns() throws {
    let path = try document("touch ran.txt", "waitFor: Done")
    for command in ["trace", "test"] {
      let run = try Command.run(command, path)
      #expect(run.status == 0)
      #expect(
        run.complaints == [
          "\(path): note: the command of “job” is simulated; --allow-commands runs it"
        ])
    }
    #expect(!folder.names.contains("ran.txt"))
    #expect(try Command.run("test", "--allow-commands", path).status == 0)
    #expect(folder.names.contains("ran.txt"))
  }

  @Test func aRecordingIsPlayedWithoutRunningAnything() throws {
    let path = try document(
      "touch ran.txt", "waitFor: Failed", "assertVisible: \"/^first\\nsecond$/\"")
    _ = try folder.file(
      "a.job.recording",
      """
      rehearsal recording 1
      0.100 out 40
      0.200 err oh
      1.500 failed first
      1.500 failed second

      """)
    let run = try Command.run("trace", "--all", path)
    #expect(run.status == 0)
    #expect(
      run.complaints == [
        "\(path): note: the command of “job” is played from its recording; --allow-commands runs it"
      ])
    #expect(told(run).prefix(3) == ["started separate, recorded 1.500", "40 %", "oh"])
    #expect(!folder.names.contains("ran.txt"))
  }

  /// Without this a person does not know why the recording is not played.
  @Test func aRecordingThatCannotBePlayedIsNamed() throws {
    let path = try document("touch ran.txt", "waitFor: Done")
    let recording = try folder.file("a.job.recording", "rehearsal recording 1\n0.1 done\n")
    let warning =
      "\(recording):2:1: warning: here a time such as 1.500 is expected, and “out”, “err”, “done” "
      + "or “failed” after it; correct or remove the file, or record the command again"
    let note = "\(path): note: the command of “job” is simulated; --allow-commands runs it"
    for command in ["trace", "test"] {
      let run = try Command.run(command, path)
      #expect(run.status == 0)
      #expect(run.complaints == [warning, note])
    }
    let run = try Command.run("check", path)
    #expect(run.status == 0)
    #expect(run.complaints.contains(warning))
    #expect(run.lines == ["\(path): 2 warnings"])
  }

  /// A pipe would be waited for without end, and a device read without end.
  @Test func aRecordingThatIsNoFileIsRefusedAtOnce() throws {
    let path = try document("touch ran.txt", "waitFor: Done")
    let recording = folder.path("a.job.recording")
    let makers: [(String, () -> Int32)] = [
      ("this is a pipe or a device, not a file", { mkfifo(recording, 0o600) }),
      ("this is a folder, not a file", { mkdir(recording, 0o700) }),
      (
        "this is a link that leads out of the document’s folder",
        { symlink("/dev/zero", recording) }
      ),
    ]
    for (reason, make) in makers {
      #expect(make() == 0)
      for command in ["trace", "test", "check"] {
        let run = try Command.run(command, path)
        #expect(run.status == 0)
        #expect(run.errors.contains("\(recording): warning: \(reason); "), "\(run.errors)")
      }
      if rmdir(recording) != 0 { unlink(recording) }
    }
  }

  @Test func aRunIsRecordedBesideTheDocument() throws {
    let path = try document("echo 30; echo words; echo oh >&2", "waitFor: Done")
    #expect(try trace(path, "--record").status == 0)
    let text = try folder.text("a.job.recording")
    let lines = text.split(separator: "\n")
    #expect(lines.first == "rehearsal recording 1")
    #expect(lines.last?.hasSuffix(" done") == true)
    for end in [" out 30", " out words", " err oh"] {
      #expect(lines.contains { $0.hasSuffix(end) }, "\(end) in \(text)")
    }
    let played = try Command.run("trace", "--all", path)
    #expect(played.status == 0)
    #expect(told(played).contains("30 %"))
    #expect(told(played).last == "done")
  }

  @Test func aRecordingThatCannotBeWrittenIsSaid() throws {
    let path = try document("echo words", "waitFor: Done")
    let target = try folder.file("target", "untouched")
    let recording = folder.path("a.job.recording")
    #expect(symlink(target, recording) == 0)
    let run = try trace(path, "--record")
    #expect(run.status == 73)
    #expect(
      run.complaints == ["\(recording): this is a link, and nothing is written through one"])
    #expect(try folder.text("target") == "untouched")
  }

  /// Processes that set a session of their own, ignore SIGTERM, and are nobody's children.
  private let family = """
    trap '' TERM
    setsid sh -c 'trap "" TERM; sleep 1000; :' $1 &
    (setsid sh -c 'trap "" TERM; while :; do sleep 1; done' $1 &)
    (sh -c 'while :; do (sh -c "sleep 0.05; :" $0 &); sleep 0.02; done' $1 &)
    echo 50
    """

  @Test func nothingSurvivesTheEnd() throws {
    let path = try document(family, "waitFor: Done")
    #expect(try trace(path).status == 0)
    #expect(survivors() == [])
  }

  @Test func nothingSurvivesACancel() throws {
    let path = try document(family + "\nsleep 1000", "wait: 1", "tapOn: Cancel", "wait: 0.1")
    let run = try trace(path)
    #expect(run.status == 0)
    #expect(told(run).last == "cancelled")
    #expect(survivors() == [])
  }

  @Test func nothingSurvivesTheEndOfTheRun() throws {
    let path = try document(family + "\nsleep 1000", "wait: 1")
    #expect(try trace(path).status == 0)
    #expect(survivors() == [])
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func nothingSurvivesASuddenDeath(_ signal: Int32) throws {
    let path = try document(family + "\nsleep 1000", "wait: 50")
    let script = """
      "$1" trace --allow-commands "$2" > /dev/null 2>&1 & process=$!
      while ! [ -e "$4" ]; do sleep 0.05; done
      kill -$3 $process; wait $process; exit 0
      """
    _ = try folder.file("work.sh", family + "\ntouch begun.txt\nsleep 1000")
    let run = try Command.run(
      path: "/bin/sh",
      [
        "-c", script, "sh", "\(Command.folder)/rehearsal", path, "\(signal)",
        folder.path("begun.txt"),
      ])
    #expect(run.status == 0)
    #expect(survivors() == [])
  }

  /// The command kills its guard, which alone would know of its processes.
  @Test func nothingSurvivesTheDeathOfTheGuard() throws {
    let path = try document(
      family + "\nsleep 0.2; kill -9 $PPID; sleep 1000", "waitFor: Failed",
      "assertVisible: Its guard was killed, and with it all that the command had started.")
    let run = try trace(path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    // Not only some time after the end of the run.
    #expect(processes() == [])
  }

  /// The run ends at once after the guard was killed, or the guard is killed while it ends the rest.
  @Test(arguments: ["0.3", "0.8"])
  func nothingSurvivesTheDeathOfTheGuardAtTheEnd(_ seconds: String) throws {
    let path = try document(
      family + "\nsleep \(seconds); kill -9 $PPID; sleep 1000", "wait: 0.4")
    #expect(try trace(path).status == 0)
    #expect(survivors() == [])
  }

  /// The command stops its guard, once or all the time: before a cancel, and at the end of the run.
  @Test(arguments: ["kill -STOP $PPID", "while :; do kill -STOP $PPID; done &"])
  func nothingSurvivesAGuardThatWasStopped(_ stop: String) throws {
    for steps in [["wait: 0.6", "tapOn: Cancel", "wait: 0.1"], ["wait: 0.6"]] {
      let path = try document(family + "\n\(stop)\nsleep 1000", steps)
      #expect(try trace(path).status == 0)
      // Not only some time after the end of the run.
      #expect(processes() == [])
    }
  }

  @Test func aGuardThatIsStoppedAgainAndAgainIsKilled() throws {
    let path = try document(
      "while kill -STOP $PPID; do :; done", "waitFor: Failed",
      "assertVisible: Its guard was killed, and with it all that the command had started.")
    let run = try trace(path)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(processes() == [])
  }

  @Test func aStoppedGuardCountsProcesses() throws {
    let path = try document(
      "kill -STOP $PPID; for n in $(seq 300); do sleep 60 & done; wait", "waitFor: Failed",
      "assertVisible: It was ended, because it had more than 256 processes.")
    #expect(try trace(path).status == 0)
    #expect(survivors() == [])
  }

  /// The guard is stopped when nobody is there any more who could make it go on.
  @Test func nothingSurvivesASuddenDeathWithAStoppedGuard() throws {
    let path = try document("", "wait: 50")
    _ = try folder.file(
      "work.sh",
      family + """

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
    #expect(survivors() == [])
  }

  @Test func aCommandHasLimits() throws {
    let path = try document(
      "echo memory $(ulimit -v); for n in $(seq 300); do sleep 60 & done; wait", "waitFor: Failed",
      "assertVisible: It was ended, because it had more than 256 processes.")
    let run = try trace(path)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(told(run).contains("memory 4194304"))
    #expect(survivors() == [])
  }

  @Test func limitsCanBeSet() throws {
    let path = try document(
      "echo memory $(ulimit -v); sleep 60 & sleep 60 & wait", "waitFor: Failed",
      "assertVisible: It was ended, because it had more than 2 processes.")
    let run = try trace(path, "--command-processes", "2", "--command-memory", "512")
    #expect(run.status == 0)
    #expect(told(run).contains("memory 524288"))
    let free = try document("ulimit -v", "waitFor: Done")
    #expect(told(try trace(free, "--command-memory", "0")).contains("unlimited"))
    let wrong = try trace(path, "--command-processes=-1")
    #expect(wrong.status == 64)
    #expect(wrong.complaints.first?.contains("0 is no limit") == true)
  }

  @Test func aFloodFillsNothing() throws {
    let path = try document(
      "yes a line that is written very often | head -c 8000000; echo the end",
      "waitFor: Done")
    let run = try trace(path)
    #expect(run.status == 0)
    #expect(run.lines.count < 600)
    #expect(told(run).last == "done")
  }
}
