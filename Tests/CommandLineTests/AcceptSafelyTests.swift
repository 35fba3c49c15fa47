import Glibc
import TestTools
import Testing

/// `rehearsal test --accept` and a file that it can't or must not replace.
@Suite struct AcceptSafelyTests {
  private static let head = """
    rehearsal: 1
    dialogs: {a: {alert: {title: A}, delegate: {without: ["alertViewShouldEnableFirstOtherButton:"]}}}

    """
  private static let document =
    head + "scenarios: {x: {steps: [], expect: [x]}}\n"

  private let folder: Folder
  private let path: String

  init() throws {
    folder = try Folder()
    path = try folder.file("a.yaml", AcceptSafelyTests.document)
  }

  private func accept(_ path: String, below shell: String = "") throws -> Finished {
    try Command.run(
      path: "/bin/sh",
      ["-c", "\(shell) exec \"$0\" test --accept \"$1\"", "\(Command.folder)/rehearsal", path])
  }

  /// The document is one that changes itself: its command is run by the scenario.
  @Test func aFileThatIsChangedMeanwhileIsNotReplaced() throws {
    let path = try folder.file(
      "self.yaml",
      AcceptSafelyTests.head
        + """
        tasks: {job: {command: [sh, -c, "echo '# More.' >> self.yaml"]}}
        scenarios: {x: {steps: [do: {run: job}, wait: 0.2], expect: [x]}}

        """)
    let before = try folder.text("self.yaml")
    let run = try Command.run("test", "--accept", "--allow-commands", path)
    #expect(run.status == 73)
    #expect(
      run.complaints == [
        "\(path): it was changed meanwhile; nothing was written, run this again"
      ])
    #expect(try folder.text("self.yaml") == before + "# More.\n")
    #expect(folder.names == ["a.yaml", "self.yaml"])
  }

  /// A command is not run to find what is expected, and not simulated where it has a recording.
  @Test func theCallsOfARecordingAreAccepted() throws {
    let path = try folder.file(
      "recorded.yaml",
      AcceptSafelyTests.head
        + """
        screens: {start: {controls: [{label: Here}]}}
        tasks:
          job: {loader: none, command: [touch, ran], whenFailed: [{present: a}]}
        scenarios: {x: {steps: [do: {run: job}, wait: 2], expect: [x]}}

        """)
    _ = try folder.file("recorded.job.recording", "rehearsal recording 1\n0.500 failed oh\n")
    let run = try Command.run("test", "--accept", path)
    #expect(run.status == 0)
    #expect(
      try folder.text("recorded.yaml").contains(
        #"expect: ["a willPresentAlertView:", "a didPresentAlertView:"]"#))
    #expect(!folder.names.contains("ran"))
  }

  @Test func aFileWithSeveralNamesIsNotReplaced() throws {
    try #require(link(path, folder.path("b.yaml")) == 0)
    let run = try accept(path)
    #expect(run.status == 73)
    #expect(run.complaints.first?.contains("hard links") == true)
    #expect(try folder.text("a.yaml") == AcceptSafelyTests.document)
    #expect(folder.names == ["a.yaml", "b.yaml"])
  }

  /// The limit of a file's size is the disk that is full.
  @Test(.enabled(if: Command.canLimitFiles)) func aFullDiskLeavesTheFile() throws {
    let long = AcceptSafelyTests.document + String(repeating: "# Long.\n", count: 1000)
    let path = try folder.file("long.yaml", long)
    let run = try accept(path, below: "ulimit -f 4;")
    #expect(run.status == 73)
    #expect(run.complaints == ["\(path): a file may not become that large"])
    #expect(try folder.text("long.yaml") == long)
    #expect(folder.names == ["a.yaml", "long.yaml"])
  }

  /// Root may write anywhere, so the program is another user here.
  @Test func aFolderThatCannotBeWrittenLeavesTheFile() throws {
    try #require(chmod(folder.path, 0o555) == 0 && chmod(path, 0o666) == 0)
    defer { chmod(folder.path, 0o755) }
    let isRoot = geteuid() == 0
    let other = "setpriv --reuid 65534 --regid 65534 --clear-groups"
    let check = "\(other) test -x \"$0\""
    guard
      try !isRoot
        || Command.run(path: "/bin/sh", ["-c", check, "\(Command.folder)/rehearsal"]).status == 0
    else { return }
    let run = try accept(path, below: isRoot ? "\(other) \"$0\" test --accept \"$1\"; exit;" : "")
    #expect(run.status == 73)
    #expect(run.complaints == ["\(path): you may not write in its folder"])
    #expect(try folder.text("a.yaml") == AcceptSafelyTests.document)
  }

  @Test func whatAKilledProcessHasLeftIsSwept() throws {
    _ = try folder.file(".rehearsal-4194999-1f.tmp", "half")
    _ = try folder.file(".rehearsal-mine.tmp", "mine")
    #expect(try accept(path).status == 0)
    #expect(folder.names == [".rehearsal-mine.tmp", "a.yaml"])
  }

  /// Whenever the process is killed, the file is the old or the new one.
  @Test func aProcessThatIsKilledLeavesAWholeFile() throws {
    let more = String(repeating: "# Long.\n", count: 8000)
    let old = AcceptSafelyTests.document + more
    let new = old.replacing(
      "[x]", with: "[\"a willPresentAlertView:\", \"a didPresentAlertView:\"]")
    for delay in stride(from: 10, to: 99, by: 3) {
      let path = try folder.file("long.yaml", old)
      _ = try Command.run(
        path: "/bin/sh",
        [
          "-c", "\"$0\" test --accept \"$1\" & sleep 0.0\(delay); kill -9 $!; wait",
          "\(Command.folder)/rehearsal", path,
        ])
      let text = try folder.text("long.yaml")
      #expect(text == old || text == new, "after \(delay)")
    }
    _ = try accept(path)
    #expect(folder.names == ["a.yaml", "long.yaml"])
  }
}
