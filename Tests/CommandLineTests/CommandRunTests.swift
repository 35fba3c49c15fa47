import Glibc
import TestTools
import Testing

/// Commands of tasks that run: what they tell, and that they have limits.
@Suite struct CommandRunTests {
  private let trial: CommandTrial
  private var folder: Folder { trial.folder }

  init() throws { trial = try CommandTrial() }

  @Test func itTellsHowFarItIs() throws {
    let path = try trial.document(
      """
      echo 10; echo "# Copying"; echo a word; echo oh >&2; sleep 0.2; echo 55; pwd
      nice > nice.txt
      """, "waitFor: Done")
    let run = try trial.trace(path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let told = trial.told(run)
    for line in ["10 %", "# Copying", "a word", "oh", "55 %", folder.path, "done"] {
      #expect(told.contains(line), "\(line) in \(told)")
    }
    #expect(try folder.text("nice.txt") == "10\n")
  }

  @Test func aFailureSaysTheLastLinesOfStandardError() throws {
    let path = try trial.document(
      "for n in 1 2 3 4 5 6 7; do echo line $n >&2; done; exit 4", "waitFor: Failed",
      "assertVisible: \"/^line 3\\nline 4\\nline 5\\nline 6\\nline 7$/\"")
    let run = try trial.trace(path)
    #expect(run.errors == "")
    #expect(run.status == 0)
    let silent = try trial.document(
      "exit 4", "waitFor: Failed", "assertVisible: It ended with status 4.")
    #expect(try trial.trace(silent).status == 0)
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
    let run = try trial.trace(path)
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
    let run = try trial.trace(path)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func withoutTheOptionNothingRuns() throws {
    let path = try trial.document("touch ran.txt", "waitFor: Done")
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
    let path = try trial.document(
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
    #expect(trial.told(run).prefix(3) == ["started separate, recorded 1.500", "40 %", "oh"])
    #expect(!folder.names.contains("ran.txt"))
  }

  /// Without this a person does not know why the recording is not played.
  @Test func aRecordingThatCannotBePlayedIsNamed() throws {
    let path = try trial.document("touch ran.txt", "waitFor: Done")
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
    let path = try trial.document("touch ran.txt", "waitFor: Done")
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

  @Test func runIsRecordedNextToTheDocument() throws {
    let path = try trial.document("echo 30; echo words; echo oh >&2", "waitFor: Done")
    #expect(try trial.trace(path, "--record").status == 0)
    let text = try folder.text("a.job.recording")
    let lines = text.split(separator: "\n")
    #expect(lines.first == "rehearsal recording 1")
    #expect(lines.last?.hasSuffix(" done") == true)
    for end in [" out 30", " out words", " err oh"] {
      #expect(lines.contains { $0.hasSuffix(end) }, "\(end) in \(text)")
    }
    let played = try Command.run("trace", "--all", path)
    #expect(played.status == 0)
    #expect(trial.told(played).contains("30 %"))
    #expect(trial.told(played).last == "done")
  }

  /// What it would have said is not known, so an earlier recording stays.
  @Test func aCommandThatWasCancelledIsNotRecorded() throws {
    let path = try trial.document(
      "echo 30; sleep 60", "wait: 0.3", "do: {cancelTask: job}", "wait: 1")
    #expect(try trial.trace(path, "--record").status == 0)
    #expect(!folder.names.contains("a.job.recording"))
    let earlier = "rehearsal recording 1\n0.100 out 20\n0.200 done\n"
    _ = try folder.file("a.job.recording", earlier)
    #expect(try trial.trace(path, "--record").status == 0)
    #expect(try folder.text("a.job.recording") == earlier)
    #expect(trial.survivors() == [])
  }

  @Test func aRecordingThatCannotBeWrittenIsSaid() throws {
    let path = try trial.document("echo words", "waitFor: Done")
    let target = try folder.file("target", "untouched")
    let recording = folder.path("a.job.recording")
    #expect(symlink(target, recording) == 0)
    let run = try trial.trace(path, "--record")
    #expect(run.status == 73)
    #expect(
      run.complaints == ["\(recording): this is a link, and nothing is written through one"])
    #expect(try folder.text("target") == "untouched")
  }

  @Test func aCommandHasLimits() throws {
    let path = try trial.document(
      "echo memory $(ulimit -v); for n in $(seq 300); do sleep 60 & done; wait", "waitFor: Failed",
      "assertVisible: It was ended, because it had more than 256 processes.")
    let run = try trial.trace(path)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(trial.told(run).contains("memory 4194304"))
    #expect(trial.survivors() == [])
  }

  @Test func limitsCanBeSet() throws {
    let path = try trial.document(
      "echo memory $(ulimit -v); sleep 60 & sleep 60 & wait", "waitFor: Failed",
      "assertVisible: It was ended, because it had more than 2 processes.")
    let run = try trial.trace(path, "--command-processes", "2", "--command-memory", "512")
    #expect(run.status == 0)
    #expect(trial.told(run).contains("memory 524288"))
    let free = try trial.document("ulimit -v", "waitFor: Done")
    #expect(trial.told(try trial.trace(free, "--command-memory", "0")).contains("unlimited"))
    let wrong = try trial.trace(path, "--command-processes=-1")
    #expect(wrong.status == 64)
    #expect(wrong.complaints.first?.contains("0 is no limit") == true)
  }

  @Test func aFloodFillsNothing() throws {
    let path = try trial.document(
      "yes a line that is written very often | head -c 8000000; echo the end",
      "waitFor: Done")
    let run = try trial.trace(path)
    #expect(run.status == 0)
    #expect(run.lines.count < 600)
    #expect(trial.told(run).last == "done")
  }
}
