import DialogModel
import Glibc
import Session
import Testing

/// Which commands a person has allowed.
@Suite struct CommandTrustTests {
  private let folder: Folder
  private let trust: CommandTrust

  init() throws {
    folder = try Folder()
    trust = CommandTrust(file: folder.path("allowed"))
  }

  private func task(_ command: [String]) -> PrototypeTask {
    PrototypeTask(id: "job", work: .command(command))
  }

  private func content(
    _ command: [String] = ["sh", "work.sh"], document: String = "document"
  ) throws -> CommandContent {
    try #require(
      CommandContent(of: task(command), in: Array(document.utf8), folder: folder.path))
  }

  @Test func nothingIsAllowedUnasked() throws {
    #expect(!trust.allows(try content()))
  }

  @Test func whatIsAllowedStaysSoUntilItIsNot() throws {
    try trust.set([try content()], allowed: true)
    #expect(trust.allows(try content()))
    #expect(CommandTrust(file: "\(folder.path)/allowed").allows(try content()))
    try trust.set([try content()], allowed: false)
    #expect(!trust.allows(try content()))
  }

  @Test func anyChangeIsAnotherContent() throws {
    let script = try folder.file("work.sh", Array("true".utf8))
    try trust.set([try content()], allowed: true)
    #expect(!trust.allows(try content(document: "document ")))
    #expect(!trust.allows(try content(["sh", "work.sh", "x"])))
    #expect(!trust.allows(try content(["shwork.sh"])))
    #expect(trust.allows(try content()))
    try FileWriter.write(Array("rm".utf8), to: script)
    #expect(!trust.allows(try content()))
  }

  @Test func aTaskWithoutACommandHasNoContent() {
    let task = PrototypeTask(
      id: "job", work: .simulated(milliseconds: 1, showsProgress: false, outcome: .success))
    #expect(CommandContent(of: task, in: [], folder: "/") == nil)
  }

  @Test func thePlaceIsMadeAndForTheOwnerAlone() throws {
    let deep = CommandTrust(file: "\(try folder.folder("a"))/b/allowed")
    try deep.set([try content()], allowed: true)
    var status = stat()
    #expect(stat("\(folder.path)/a/b/allowed", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    unlink("\(folder.path)/a/b/allowed")
    rmdir("\(folder.path)/a/b")
  }
}
