import DialogModel
import Glibc
import Session
import TestTools
import Testing

/// Which commands a person has allowed.
@Suite struct CommandTrustTests {
  private let folder: Folder
  private let trust: CommandTrust

  init() throws {
    folder = try Folder()
    trust = CommandTrust(file: folder.path("allowed"))
    _ = folder.path("allowed.lock")
  }

  private func content(
    _ command: [String] = ["sh", "work.sh"], task: String = "job"
  ) throws -> CommandContent {
    try #require(
      trust.content(of: PrototypeTask(id: task, work: .command(command)), in: folder.path))
  }

  private func allows(_ content: CommandContent) -> Bool { trust.allowed.contains(content) }

  @Test func everythingThatWasAllowedIsForgotten() throws {
    try trust.forget()
    try trust.set([try content()], allowed: true)
    #expect(allows(try content()))
    try trust.forget()
    #expect(!allows(try content()))
  }

  @Test func nothingIsAllowedUnasked() throws {
    #expect(!allows(try content()))
  }

  @Test func whatIsAllowedStaysSoUntilItIsNot() throws {
    try trust.set([try content()], allowed: true)
    #expect(allows(try content()))
    #expect(CommandTrust(file: "\(folder.path)/allowed").allowed.contains(try content()))
    try trust.set([try content()], allowed: false)
    #expect(!allows(try content()))
  }

  @Test func anyChangeIsAnotherContent() throws {
    let script = try folder.file("work.sh", Array("true".utf8))
    try trust.set([try content()], allowed: true)
    #expect(!allows(try content(task: "other")))
    #expect(!allows(try content(["sh", "work.sh", "x"])))
    #expect(!allows(try content(["shwork.sh"])))
    #expect(allows(try content()))
    try FileWriter.write(Array("rm".utf8), to: script)
    #expect(!allows(try content()))
  }

  /// What another window allows while this one wants to is kept.
  @Test func nothingIsLostBetweenWindows() async throws {
    let (mine, other) = (try content(["mine"]), try content(["other"]))
    _ = folder.path("elsewhere.lock")
    let elsewhere = folder.path("elsewhere")
    try CommandTrust(file: elsewhere).set([other], allowed: true)
    let descriptor = open("\(folder.path)/allowed.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(flock(descriptor, LOCK_EX) == 0)
    let trust = trust
    let setting = Task.detached { try trust.set([mine], allowed: true) }
    // Not a sleep of the task, which other tests can make much longer than a window waits.
    usleep(200_000)
    try FileWriter.write(try FileReader.read(elsewhere), to: "\(folder.path)/allowed")
    close(descriptor)
    try await setting.value
    #expect(trust.allowed.contains(mine))
    #expect(trust.allowed.contains(other))
  }

  @Test func aLockThatIsNotGivenBackIsSaid() throws {
    let descriptor = open("\(folder.path)/allowed.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    let content = try content()
    #expect(throws: FileProblem.self) { try trust.set([content], allowed: true) }
    #expect(!allows(content))
  }

  @Test func theListIsNotWrittenThroughALink() throws {
    let other = try folder.file("other", [1])
    _ = try folder.link("allowed", to: "other")
    let content = try content()
    #expect(throws: FileProblem.self) { try trust.set([content], allowed: true) }
    #expect(try FileReader.read(other) == [1])
  }

  @Test func aTaskWithoutACommandHasNoContent() {
    let task = PrototypeTask(
      id: "job", work: .simulated(milliseconds: 1, showsProgress: false, outcome: .success))
    #expect(trust.content(of: task, in: "/") == nil)
  }

  @Test func thePlaceIsMadeAndForTheOwnerAlone() throws {
    let deep = CommandTrust(file: "\(try folder.folder("a"))/b/allowed")
    try deep.set([try content()], allowed: true)
    var status = stat()
    #expect(stat("\(folder.path)/a/b/allowed", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    for name in ["allowed", "allowed.lock"] { unlink("\(folder.path)/a/b/\(name)") }
    rmdir("\(folder.path)/a/b")
  }
}
