import Glibc
import TestTools
import Testing

/// The guard alone: what it compares before it starts a command, and the limits that it sets.
@Suite struct GuardTests {
  private let folder: Folder
  private let digest = String(repeating: "0", count: 64)

  init() throws { folder = try Folder() }

  /// The digest of a file, as another program has it.
  private func digest(of name: String) throws -> String {
    let run = try Command.run(path: "/usr/bin/sha256sum", [folder.path(name)])
    return String(try #require(run.output.split(separator: " ").first))
  }

  private func isRefused(_ option: String) throws -> Bool {
    let run = try GuardProcess(option, "--", "sh", "work.sh", in: folder).finish()
    #expect(run.report == "end\n" || run.report == "changed 0\nend\n")
    #expect((run.output == "ran\n") == (run.report == "end\n"))
    return run.report != "end\n"
  }

  @Test func whatIsAsItWasRuns() throws {
    _ = try folder.file("work.sh", "echo ran\n")
    #expect(try !isRefused("--file=\(digest(of: "work.sh")):work.sh"))
    #expect(try !isRefused("--file=\(digest(of: "work.sh")):\(folder.path("work.sh"))"))
    #expect(try !isRefused("--no-file=other.sh"))
    // Neither a folder nor a pipe is a file.
    #expect(try !isRefused("--no-file=."))
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(try !isRefused("--no-file=pipe"))
  }

  @Test func changedFileDoesNotRun() throws {
    let script = try folder.file("work.sh", "echo ran\n")
    let known = "--file=\(try digest(of: "work.sh")):work.sh"
    _ = try folder.file("work.sh", "echo ran; rm -r x\n")
    #expect(try isRefused(known))
    // As long as it was.
    _ = try folder.file("work.sh", "echo Ran\n")
    #expect(try isRefused(known))
    // The beginning of what it was, and more than it was.
    _ = try folder.file("work.sh", "echo")
    #expect(try isRefused(known))
    _ = try folder.file("work.sh", "echo ran\n\n")
    #expect(try isRefused(known))
    unlink(script)
    #expect(try isRefused(known))
    // A link to another file, a pipe without a writer, a folder.
    _ = try folder.file("other.sh", "echo other\n")
    #expect(symlink("other.sh", script) == 0)
    #expect(try isRefused(known))
    unlink(script)
    #expect(link(folder.path("other.sh"), script) == 0)
    #expect(try isRefused(known))
    unlink(script)
    #expect(mkfifo(script, 0o600) == 0)
    #expect(try isRefused(known))
    unlink(script)
    #expect(mkdir(script, 0o700) == 0)
    #expect(try isRefused(known))
    rmdir(script)
    _ = try folder.file("work.sh", "echo ran\n")
    #expect(try !isRefused(known))
    #expect(try isRefused("--no-file=work.sh"))
  }

  @Test func aFileThatCannotBeReadIsComparedByItsStamp() throws {
    let path = try folder.file("work.sh", "echo ran\n")
    var status = stat()
    try #require(stat(path, &status) == 0)
    let stamp =
      "\(status.st_dev).\(status.st_ino).\(status.st_size).\(status.st_ctim.tv_sec)"
      + ".\(status.st_ctim.tv_nsec)"
    #expect(try !isRefused("--stamp=\(stamp):work.sh"))
    // The same bytes once more are another file.
    unlink(path)
    _ = try folder.file("other", "")
    _ = try folder.file("work.sh", "echo ran\n")
    #expect(try isRefused("--stamp=\(stamp):work.sh"))
  }

  /// A file with zeros, of which the disk has nothing.
  private func sparse(_ name: String, size: Int) throws {
    let path = try folder.file(name, "")
    try #require(truncate(path, off_t(size)) == 0)
  }

  @Test func aChangeWhileOtherFilesAreReadIsSeen() throws {
    _ = try folder.file("work.sh", "echo ran\n")
    try sparse("large", size: 400 << 20)
    let known = try ["work.sh", "large"].map { "--file=\(try digest(of: $0)):\($0)" }
    let run = try GuardProcess(known[0], known[1], "--", "sh", "work.sh", in: folder)
    // It has read the first file by now, and not all of the second.
    usleep(150_000)
    _ = try folder.file("work.sh", "echo Ran\n")
    let end = try run.finish()
    #expect(end.report == "changed 0\nend\n")
    #expect(end.output == "")
  }

  @Test func aFileWithManyNamesIsReadOnce() throws {
    try sparse("large", size: 200 << 20)
    let digest = try digest(of: "large")
    let names = (0..<100).map { String(repeating: "./", count: $0) + "large" }
    let start = ContinuousClock.now
    let known = names.map { "--file=\(digest):\($0)" }
    let right = try GuardProcess(known + ["--", "echo", "ran"], in: folder).finish()
    #expect(right.output == "ran\n")
    #expect(start.duration(to: .now) < .seconds(10))
    // Each name has to be that of what is known of it.
    let wrong = known + ["--file=\(self.digest):./large", "--", "echo", "ran"]
    #expect(try GuardProcess(wrong, in: folder).finish().report == "changed 100\nend\n")
  }

  @Test func aComparisonThatWouldTakeForEverCanBeCancelled() throws {
    try sparse("endless", size: 1 << 42)
    let run = try GuardProcess("--file=\(digest):endless", "--", "true", in: folder)
    usleep(100_000)
    run.cancel()
    #expect(try run.finish().output == "")
  }

  @Test func tooManyProcessesAreEnded() throws {
    let script = "for n in 1 2 3 4 5 6 7 8 9; do sleep 60 & done; wait"
    let many = try GuardProcess("--processes=9", "--", "sh", "-c", script, in: folder).finish()
    #expect(many.report == "processes\nend\n")
    #expect(many.status == 128 + SIGKILL)
    let few = "for n in 1 2 3 4 5 6 7 8 9; do sleep 0.3 & done; wait"
    let run = try GuardProcess("--processes=10", "--", "sh", "-c", few, in: folder).finish()
    #expect(run.report == "end\n")
    #expect(run.status == 0)
  }

  @Test func whatDoublesAllTheTimeIsEnded() throws {
    // It would come to 2,047 shells, each in a session of its own and with its parent gone, and
    // end by itself.
    _ = try folder.file(
      "bomb.sh",
      """
      trap '' TERM
      [ $1 -gt 0 ] || exec sleep 5
      (setsid sh bomb.sh $(($1 - 1)) &)
      (setsid sh bomb.sh $(($1 - 1)) &)
      exec sleep 5
      """)
    let run = try GuardProcess("--processes=64", "--", "sh", "bomb.sh", "10", in: folder).finish()
    #expect(run.report == "processes\nend\n")
    #expect(run.status == 128 + SIGKILL)
  }

  @Test func memoryIsLimited() throws {
    let run = try GuardProcess(
      "--memory=\(1 << 30)", "--", "sh", "-c", "ulimit -v; ulimit -H -v", in: folder
    ).finish()
    #expect(run.output == "1048576\n1048576\n")
    let free = try GuardProcess("--memory=0", "--", "sh", "-c", "ulimit -v", in: folder).finish()
    #expect(free.output == "unlimited\n")
  }

  /// What starts Swift in a program makes these sections, and takes the whole runtime with it.
  @Test func theSmallProgramsHaveNoSwift() throws {
    func hasSwift(_ program: String) throws -> Bool {
      let path = "\(Command.folder)/\(program)"
      return try Command.run(path: "/usr/bin/env", ["grep", "-c", "swift5_", path]).status == 0
    }
    #expect(try hasSwift("rehearsal"))
    #expect(try !hasSwift("rehearsal-guard"))
    #expect(try !hasSwift("rehearsal-decoder"))
  }

  @Test func aStatusLikeThatOfASignalIsNone() throws {
    func run(_ script: String) throws -> (status: Int32, output: String, report: String) {
      try GuardProcess("--", "sh", "-c", script, in: folder).finish()
    }
    let exited = try run("exit 137")
    #expect(exited.status == 137)
    #expect(exited.report == "end\n")
    let killed = try run("kill -9 $$")
    #expect(killed.status == 137)
    #expect(killed.report == "signal 9\nend\n")
  }

  @Test func wrongOptionsRunNothing() throws {
    for words in [
      ["--file=abc", "--", "true"], ["--processes=x", "--", "true"], ["--processes=-1", "true"],
      ["--unknown", "true"], ["--"], [],
    ] {
      #expect(try Command.run("rehearsal-guard", words).status == 64, "\(words)")
    }
  }
}
