import DialogModel
import DialogSimulator
import Glibc
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

  @Test func theRestOfTheDocumentDoesNotAskAgain() throws {
    let bench = try Bench(document())
    bench.workbench.commands.set(TaskID(0), allowed: true)
    try bench.reload(document() + "\n# a comment")
    #expect(try way(bench) == .runs)
    try bench.reload(document().replacing("title: A", with: "title: B"))
    #expect(try way(bench) == .runs)
    // Another task with the same words is another one.
    try bench.reload(document().replacing("job:", with: "other:"))
    #expect(try way(bench) == .simulated)
  }

  /// A file that is swapped after a person has looked at it, and before the button is pressed.
  @Test func whatIsAllowedIsWhatThePersonSaw() throws {
    let bench = try Bench()
    let script = "\(bench.folder)/f.sh"
    defer { unlink(script) }
    try FileWriter.write(Array("true".utf8), to: script)
    try bench.write(document("sh, f.sh"))
    bench.workbench.open(DocumentRequest(file: bench.file))
    let seen = try #require(bench.workbench.commands.all.first?.watched)
    #expect(seen.files.map(\.word) == ["f.sh"])
    try FileWriter.write(Array("rm -r x".utf8), to: script)
    bench.workbench.commands.set(TaskID(0), allowed: true)
    #expect(try way(bench) == .simulated)
    #expect(bench.workbench.commands.all.first?.watched != seen)
    // Nothing was stored: neither what was seen nor what is there instead.
    for text in ["true", "rm -r x"] {
      try FileWriter.write(Array(text.utf8), to: script)
      bench.workbench.commands.refresh()
      #expect(try way(bench) == .simulated)
    }
    // What is seen now can be allowed, and nothing else then runs.
    bench.workbench.commands.set(TaskID(0), allowed: true)
    #expect(try way(bench) == .runs)
    try FileWriter.write(Array("true".utf8), to: script)
    bench.workbench.commands.refresh()
    #expect(try way(bench) == .simulated)
  }

  /// A disk that does not answer would hold up the window.
  @Test func recordingsAreReadOnceAndPlayed() throws {
    let bench = try Bench()
    let recording = "\(bench.folder)/f.job.recording"
    defer { unlink(recording) }
    try FileWriter.write(Array("rehearsal recording 1\n0.500 done\n".utf8), to: recording)
    try bench.write(document())
    bench.workbench.open(DocumentRequest(file: bench.file))
    #expect(!bench.workbench.commands.isReadingRecordings)
    #expect(try way(bench) == .recorded(TaskRecording(milliseconds: 500)))
    try FileWriter.write(Array("rehearsal recording 1\n0.700 done\n".utf8), to: recording)
    bench.workbench.startAgain()
    #expect(try way(bench) == .recorded(TaskRecording(milliseconds: 700)))
    try FileWriter.write(Array("x".utf8), to: recording)
    bench.workbench.startAgain()
    #expect(try way(bench) == .simulated)
    #expect(bench.workbench.commands.problems.map(\.line) == [1])
  }

  @Test func aLargeFileIsReadInTheBackground() async throws {
    let bench = try Bench()
    let large = "\(bench.folder)/large"
    defer { unlink(large) }
    try FileWriter.write([], to: large)
    try #require(truncate(large, 64 << 20) == 0)
    try bench.write(document("sh, large"))
    bench.workbench.open(DocumentRequest(file: bench.file))
    #expect(bench.workbench.commands.all.map(\.watched) == [nil])
    // There is nothing yet that could be allowed.
    bench.workbench.commands.set(TaskID(0), allowed: true)
    #expect(try way(bench) == .simulated)
    for _ in 0..<1000 where bench.workbench.commands.all.first?.watched == nil {
      try await Task.sleep(for: .milliseconds(10))
    }
    let watched = try #require(bench.workbench.commands.all.first?.watched)
    #expect(watched.files.map(\.size) == [64 << 20])
    #expect(bench.takeTold().last { !$0.hasSuffix("warnings") } == "permissions")
    bench.workbench.commands.set(TaskID(0), allowed: true)
    for _ in 0..<1000 where try way(bench) != .runs {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try way(bench) == .runs)
  }

  @Test func aRunThatIsNotThereCannotBeKept() throws {
    let bench = try Bench(document())
    _ = bench.takeTold()
    bench.workbench.commands.keep(TaskID(0))
    #expect(bench.takeTold() == ["There is no run of “job” to keep."])
  }

  @Test func aRefusalIsToldAndDecidesAgain() throws {
    let bench = try Bench(document())
    bench.workbench.commands.set(TaskID(0), allowed: true)
    #expect(bench.workbench.commands.all.map(\.way) == [.runs])
    // Another window withdraws it.
    unlink("\(bench.folder)/trust")
    _ = bench.takeTold()
    bench.workbench.send(.perform(.run(TaskID(0))))
    try bench.session.takeReports()
    #expect(bench.takeTold() == ["permissions"])
    #expect(bench.workbench.commands.all.map(\.way) == [.simulated])
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
    // Another content at the same path is another document, and asked about again.
    try bench.reload(Self.sharing + "\ntitle: B")
    #expect(!bench.workbench.activities.isAllowed)
    #expect(try bench.session.liveBuiltIns == [])
    bench.workbench.activities.set(allowed: true)
    var other = DocumentRequest()
    other.text = "rehearsal: 1\n" + Self.sharing
    bench.workbench.open(other)
    #expect(!bench.workbench.activities.isAllowed)
    #expect(try bench.session.liveBuiltIns == [])
  }
}
