import Glibc
import TestTools
import Testing

/// Output that cannot be written is said, with the status 74; a reader that goes away is not.
@Suite struct OutputTests {
  private static let sample = Sample.path("sign-out")

  static let commands = [
    ["trace", sample], ["trace", sample, "--format", "expect"],
    ["trace", sample, "--all", "--format", "csv"], ["test", sample],
    ["test", sample, "--format", "tap"], ["test", sample, "--format", "junit"], ["check", sample],
    ["schema"], ["--version"], ["--help"], ["help", "trace"], ["trace", "--help"],
    ["--generate-completion-script", "bash"], ["--generate-completion-script", "fish"],
  ]

  /// Runs the program below a shell that has changed its streams.
  private func run(
    _ arguments: [String], _ redirection: String, shell: String = "exec \"$0\" \"$@\""
  ) throws -> Finished {
    try Command.run(
      path: "/bin/sh", ["-c", "\(shell) \(redirection)", "\(Command.folder)/rehearsal"] + arguments)
  }

  @Test(arguments: commands)
  func aFullDiskIsSaid(_ command: [String]) throws {
    let run = try run(command, ">/dev/full")
    #expect(run.status == 74 && run.output.isEmpty)
    // Beside a report, standard error has the text for a person too.
    #expect(
      run.complaints.last == "rehearsal: standard output can’t be written: there is no room left")
  }

  @Test(arguments: commands)
  func aClosedStreamIsSaid(_ command: [String]) throws {
    let run = try run(command, ">&-")
    #expect(run.status == 74 && run.output.isEmpty)
    #expect(run.complaints.last == "rehearsal: standard output can’t be written: it is closed")
  }

  /// By the signal, and where that is ignored, by the error.
  @Test(arguments: commands, ["", "trap '' PIPE; "])
  func aReaderThatGoesAwayIsNotSaid(_ command: [String], _ trap: String) throws {
    let shell = "(\(trap)sleep 0.05; \"$0\" \"$@\"; echo $? >&2) | :"
    let run = try run(command, "", shell: shell)
    #expect(run.complaints.last == (trap.isEmpty ? "141" : "0"))
    #expect(!run.errors.contains("can’t be written"))
  }

  /// The file's limit is the disk that is full in the middle.
  @Test(.enabled(if: Command.canLimitFiles)) func outputThatIsCutIsSaid() throws {
    let folder = try Folder()
    let path = folder.path("out")
    let run = try run(["schema"], ">\(path)", shell: "ulimit -f 1; exec \"$0\" \"$@\"")
    #expect(run.status == 74)
    #expect(
      run.errors
        == "rehearsal: standard output can’t be written: a file may not become that large\n"
    )
  }

  @Test func diagnosticsThatCannotBeWrittenAreNotForgotten() throws {
    let folder = try Folder()
    let path = try folder.file("a.yaml", "rehearsal: 1\ndialogs: {a: {alert: {title: A}}}\n")
    #expect(try Command.run("check", path).complaints.isEmpty == false)
    for redirection in ["2>/dev/full", "2>&-"] {
      let run = try run(["check", path], redirection)
      #expect(run.status == 74)
      #expect(run.lines.count == 1)
    }
  }

  @Test func whatWasNotWrittenIsWorseThanWhatFailed() throws {
    let folder = try Folder()
    let path = try folder.file("a.yaml", "nonsense")
    #expect(try Command.run("test", path, "--format", "tap").status == 65)
    #expect(try run(["test", path, "--format", "tap"], ">/dev/full").status == 74)
  }

  @Test func aClosedInputIsSaid() throws {
    let run = try run(["check", "-"], "<&-")
    #expect(run == Finished(status: 66, output: "", errors: "standard input: it is closed\n"))
  }

  /// Else the pipes of a command, or a document, would get the output.
  @Test func noFileGetsTheNumberOfAClosedStream() throws {
    let folder = try Folder()
    let path = try folder.file(
      "a.yaml",
      """
      rehearsal: 1
      tasks: {job: {command: [sh, -c, "for i in 0 1 2; do readlink /proc/$(cat pid)/fd/$i; done > fds"]}}
      scenarios: {x: {steps: [do: {run: job}, wait: 2]}}

      """)
    let shell = "echo $$ > \(folder.path("pid")); exec \"$0\" \"$@\""
    let run = try run(["trace", "--allow-commands", path], "<&- >&- 2>&-", shell: shell)
    #expect(try folder.text("fds") == "/dev/null\n/dev/null\n/dev/null\n")
    #expect(run.status == 0 || run.status == 74)
  }

  @Test(.enabled(if: Command.canLimitFiles)) func aFullDiskLeavesTheOldRecordingAndNoHalfOfANewOne()
    throws
  {
    let folder = try Folder()
    let path = try folder.file(
      "a.yaml",
      """
      rehearsal: 1
      tasks: {job: {command: [sh, -c, "for i in $(seq 300); do printf '%0100d\\\\n'; done"]}}
      scenarios: {x: {steps: [do: {run: job}, wait: 0.5]}}

      """)
    let old = "rehearsal recording 1\n0.000 done\n"
    for files in [["a.yaml"], ["a.job.recording", "a.yaml"]] {
      let run = try run(
        ["trace", "--record", "--allow-commands", path], "",
        shell: "ulimit -f 4; exec \"$0\" \"$@\"")
      #expect(run.status == 73)
      #expect(
        run.complaints == ["\(folder.path("a.job.recording")): a file may not become that large"])
      #expect(folder.names == files)
      if files.count > 1 { #expect(try folder.text("a.job.recording") == old) }
      _ = try folder.file("a.job.recording", old)
    }
  }

  @Test func aRecordingThatCannotBeWrittenIsSaid() throws {
    let folder = try Folder()
    let path = try folder.file(
      "a.yaml",
      "rehearsal: 1\ntasks: {job: {command: [echo, hello]}}\n"
        + "scenarios: {x: {steps: [do: {run: job}, wait: 2]}}\n")
    try #require(mkdir(folder.path("a.job.recording"), 0o700) == 0)
    defer { rmdir(folder.path("a.job.recording")) }
    let run = try Command.run("trace", "--record", "--allow-commands", path)
    #expect(run.status == 73)
    #expect(run.complaints == ["\(folder.path("a.job.recording")): this is a folder"])
  }
}
