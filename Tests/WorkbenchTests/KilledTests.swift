import Glibc
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// What is left where the process that changes a document is killed, or the disk is full.
///
/// The changes are made by the program `EditWriter`, which makes the same ones for the same seed.
@MainActor
@Suite struct KilledTests {
  nonisolated private static let document = """
    screens: {a: {title: A}}
    # A comment.
    dialogs:
      d:
        alert:
          title: T
          otherButtons: [One]
          cancelButton: OK
    """

  /// How often a writer is killed.
  nonisolated private static let kills = getenv("REHEARSAL_NIGHTLY") == nil ? 200 : 10_000
  nonisolated private static let seeds = 8
  nonisolated private static let changes = 60

  /// A process that changes the document of a bench.
  private struct Writer {
    let process: pid_t
    let output: Int32

    init(_ file: String, seed: Int, most: Int? = nil) throws {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
      let program = "\(Writer.folder)/EditWriter"
      let words = [program, file, "\(seed)", "\(KilledTests.changes)"]
      var arguments = (words + (most.map { ["\($0)"] } ?? [])).map { strdup($0) } + [nil]
      defer { for text in arguments { free(text) } }
      var process: pid_t = 0
      let status = posix_spawn(&process, program, &actions, nil, &arguments, environ)
      close(ends[1])
      try #require(status == 0, "\(program) can’t be started")
      (self.process, output) = (process, ends[0])
    }

    /// Waits until something was written.
    func waitForBeginning() {
      var wanted = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      while poll(&wanted, 1, 60_000) < 0, errno == EINTR {}
    }

    /// The whole lines that it has written before its end.
    func lines() -> [String] {
      let bytes = (try? FileReader.read(descriptor: output)) ?? []
      close(output)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      let end = bytes.lastIndex(of: 0x0A) ?? 0
      return bytes[..<end].split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Where the tests are built, the programs are too.
    private static let folder: String = {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
      let runner = String(
        decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? runner
      let folders = [runner, bundle].map { path in
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      }
      return folders.first { access("\($0)/EditWriter", X_OK) == 0 } ?? "."
    }()
  }

  private func digits(_ line: String) -> String {
    line.split(separator: " ").dropFirst().first.map { String($0) } ?? ""
  }

  private func opened(_ bench: Bench) -> Workbench {
    let workbench = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000)
    {
      VirtualClock()
    }
    workbench.setSavesAsYouGo(false)
    workbench.open(DocumentRequest(file: bench.file))
    return workbench
  }

  @Test func aKilledProcessLosesAtMostOneChange() throws {
    var known: [Int: [String]] = [:]
    let bench = try Bench(KilledTests.document)
    let first = try #require(bench.workbench.document.bytes)
    for number in 0..<KilledTests.kills {
      let seed = number % KilledTests.seeds
      try startOver(bench, first)
      if known[seed] == nil {
        known[seed] = try Writer(bench.file, seed: seed).lines().map(digits)
        #expect((known[seed]?.count ?? 0) > KilledTests.changes)
        try startOver(bench, first)
      }
      let all = known[seed] ?? []
      let writer = try Writer(bench.file, seed: seed)
      writer.waitForBeginning()
      usleep(UInt32.random(in: 0...30_000))
      kill(writer.process, SIGKILL)
      let last = writer.lines().count - 1
      let now = SHA256.digits(of: try FileReader.read(bench.file))
      #expect(
        all[...min(last + 1, all.count - 1)].contains(now), "seed \(seed), killed after \(last)")
      let workbench = opened(bench)
      let found = try #require(workbench.document.bytes)
      #expect(
        all[last...min(last + 1, all.count - 1)].contains(SHA256.digits(of: found)),
        "seed \(seed), killed after \(last)")
      while !workbench.document.history.done.isEmpty { workbench.undo() }
      workbench.document.finishWriting()
      #expect(workbench.document.bytes == first, "seed \(seed), killed after \(last)")
    }
    try startOver(bench, first)
  }

  /// Brings the file of a bench back to its first text, without a journal.
  private func startOver(_ bench: Bench, _ text: [UInt8]) throws {
    let journal = try #require(EditJournal.path(of: bench.file))
    for path in [journal, journal + ".new", journal + ".before"] { unlink(path) }
    try FileWriter.write(text, to: bench.file)
  }

  /// Nothing may become longer than so many bytes: what is said, and that all changes up to then are
  /// there again once there is room.
  @Test(arguments: [0, 100, 300, 1000, 3000, 10_000])
  func onAFullDiskTheFileIsWholeAndTheChangesOfTheJournalAreKept(_ most: Int) throws {
    let bench = try Bench(KilledTests.document)
    let first = try #require(bench.workbench.document.bytes)
    for seed in 0..<2 {
      try startOver(bench, first)
      let all = try Writer(bench.file, seed: seed).lines().map(digits)
      try startOver(bench, first)
      let lines = try Writer(bench.file, seed: seed, most: most).lines()
      // No change is refused or lost while the process runs.
      #expect(lines.map(digits) == all)
      let isFull = lines.firstIndex { $0.contains(" journal: ") } ?? lines.count
      #expect(lines.contains { $0.contains("journal: a file may not become that large") })
      let kept = Set(all)
      #expect(kept.contains(SHA256.digits(of: try FileReader.read(bench.file))))
      let workbench = opened(bench)
      let found = try #require(workbench.document.bytes)
      #expect(kept.contains(SHA256.digits(of: found)), "full after \(isFull)")
      while !workbench.document.history.done.isEmpty { workbench.undo() }
      workbench.document.finishWriting()
      #expect(workbench.document.history.undone.isEmpty || workbench.document.bytes == first)
    }
    try startOver(bench, first)
  }
}
