import Glibc
import Testing
import Workbench

/// What is shown and is not what is on the disk.
@MainActor @Suite struct StaleTests {
  private static let document = "dialogs: {a: {alert: {title: A, cancelButton: OK}}}"

  @Test func aFileThatIsGoneLeavesTheRunAndItsReturnIsRead() throws {
    let bench = try Bench(StaleTests.document)
    #expect(bench.workbench.isCurrent)
    let session = try bench.session
    _ = bench.takeTold()
    try #require(unlink(bench.file) == 0)
    bench.workbench.reload()
    #expect(bench.takeTold() == ["there is no such file"])
    #expect(!bench.workbench.isCurrent)
    #expect(bench.workbench.session === session)
    // It is said once.
    bench.workbench.reload()
    #expect(bench.takeTold() == [])
    try bench.reload(StaleTests.document.replacing("OK", with: "Fine"))
    #expect(bench.takeTold() == ["loaded", "run"])
    #expect(bench.workbench.isCurrent)
  }

  /// What comes back as it was is no reason to begin anew.
  @Test(arguments: [true, false])
  func whatComesBackAsItWasLeavesTheRun(_ isRemoved: Bool) throws {
    let bench = try Bench(StaleTests.document)
    let session = try bench.session
    if isRemoved {
      try #require(unlink(bench.file) == 0)
      bench.workbench.reload()
    } else {
      try bench.reload("titel: x")
    }
    #expect(!bench.workbench.isCurrent)
    _ = bench.takeTold()
    try bench.reload(StaleTests.document)
    #expect(bench.takeTold() == ["loaded"])
    #expect(bench.workbench.isCurrent)
    #expect(bench.workbench.session === session)
  }

  @Test func filesAreNamed() {
    var files = StaleFiles()
    #expect(files.text == nil)
    files.pictures = [.init("a.png", "it is no picture")]
    #expect(files.text == "a.png can’t be read: it is no picture. You see its last version.")
    files.document = .init("f.yaml", "there is no such file")
    #expect(files.text == "2 files can’t be read: f.yaml, a.png. You see their last versions.")
    files.pictures = []
    #expect(
      files.text == "f.yaml can’t be read: there is no such file. You see its last version.")
  }
}
