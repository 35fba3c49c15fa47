import DialogModel
import DialogSimulator
import Session
import Testing
import Workbench

/// What a document may do on the computer.
@MainActor @Suite struct PermissionTests {
  private func document(_ word: String = "true") -> String {
    "tasks: {job: {command: [\(word)]}}\ndialogs: {a: {alert: {title: A}}}"
  }

  private func way(_ bench: Bench) throws -> CommandMode? {
    try bench.session.commandModes[TaskID(0)]
  }

  @Test func nothingRunsUnasked() throws {
    let bench = try Bench(document())
    let command = try #require(bench.workbench.commands.all.first)
    #expect(command.way == .simulated)
    #expect(command.canBeAllowed)
    #expect(command.folder == bench.folder)
    #expect(try way(bench) == .simulated)
  }

  @Test func permissionIsForARunOfThisContent() throws {
    let bench = try Bench(document())
    _ = bench.takeTold()
    bench.workbench.commands.set(TaskID(0), allowed: true)
    #expect(bench.takeTold() == ["permissions"])
    #expect(bench.workbench.commands.all.map(\.way) == [.runs])
    #expect(try way(bench) == .runs)
    // The next run of the same content has it too.
    bench.workbench.startAgain()
    #expect(try way(bench) == .runs)
    // Other words are another content.
    try bench.reload(document("false"))
    #expect(try way(bench) == .simulated)
    #expect(bench.workbench.commands.all.map(\.way) == [.simulated])
    try bench.reload(document())
    #expect(try way(bench) == .runs)
    bench.workbench.commands.set(TaskID(0), allowed: false)
    #expect(try way(bench) == .simulated)
  }

  @Test func aTextWithoutAFileCannotBeAllowed() throws {
    let bench = try Bench()
    var request = DocumentRequest()
    request.text = "rehearsal: 1\n" + document()
    bench.workbench.open(request)
    #expect(bench.workbench.commands.all.map(\.canBeAllowed) == [false])
    bench.workbench.commands.set(TaskID(0), allowed: true)
    #expect(bench.workbench.commands.all.map(\.way) == [.simulated])
  }

  @Test func theRequestAllowsEverything() throws {
    let bench = try Bench()
    try bench.write(document())
    var request = DocumentRequest(file: bench.file)
    request.allowsCommands = true
    bench.workbench.open(request)
    #expect(bench.workbench.commands.all.map(\.way) == [.runs])
    #expect(bench.workbench.commands.all.map(\.canBeAllowed) == [false])
  }

  @Test func aRecordingThatCannotBePlayedIsToldOnce() throws {
    let bench = try Bench()
    try FileWriter.write(Array("no recording".utf8), to: "\(bench.folder)/f.job.recording")
    try bench.write(document())
    bench.workbench.open(DocumentRequest(file: bench.file))
    #expect(
      bench.workbench.commands.problems.map(\.words) == [
        "f.job.recording, line 1: the first line of a recording is “rehearsal recording 1”"
      ])
    #expect(try way(bench) == .simulated)
    try bench.reload("dialogs: {a: {alert: {title: A}}}")
    #expect(bench.workbench.commands.problems == [])
  }

  @Test func closingForgets() throws {
    let bench = try Bench(document())
    bench.workbench.close()
    #expect(bench.workbench.commands.all == [])
    #expect(bench.workbench.activities.picker == nil)
  }

  private static let sharing = "dialogs: {a: {activityPicker: {items: [{text: Hello}]}}}"

  private func copy(_ bench: Bench) throws {
    let session = try bench.session
    if session.state.showings.isEmpty { bench.workbench.send(.perform(.present(DialogID(0)))) }
    try bench.pass()
    bench.workbench.send(.chooseActivity(DialogID(0), .builtIn(.copyToPasteboard)))
    try bench.pass()
  }

  @Test func activitiesAreSimulatedUnlessAllowed() throws {
    let bench = try Bench(Self.sharing)
    #expect(bench.workbench.activities.picker != nil)
    #expect(!bench.workbench.activities.isAllowed)
    _ = bench.takeTold()
    try copy(bench)
    #expect(bench.takeTold() == [])
    bench.workbench.activities.set(allowed: true)
    try copy(bench)
    #expect(bench.takeTold() == ["permissions", "copyToPasteboard"])
    // It is for the document, whatever becomes of its run.
    bench.workbench.startAgain()
    #expect(bench.workbench.activities.isAllowed)
    #expect(try bench.session.liveBuiltIns == Set(BuiltInActivity.allCases))
    var other = DocumentRequest()
    other.text = "rehearsal: 1\n" + Self.sharing
    bench.workbench.open(other)
    #expect(!bench.workbench.activities.isAllowed)
    #expect(try bench.session.liveBuiltIns == [])
  }
}
