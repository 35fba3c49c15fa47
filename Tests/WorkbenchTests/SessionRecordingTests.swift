import DialogModel
import DialogSimulator
import EventLog
import Glibc
import PrototypeFile
import Scenario
import Session
import Testing
import Workbench

/// Runs that are written to files while they go on.
@MainActor @Suite struct SessionRecordingTests {
  private static let document = """
    screens: {one: {title: One}}
    dialogs: {a: {alert: {title: A, style: secureText, cancelButton: OK}}}
    """

  private func recorded(_ bench: Bench, isOn: Bool = true) throws -> SessionStore {
    let store = SessionStore(folder: "\(bench.folder)/state/sessions")
    bench.workbench.recording = SessionRecording(in: store, program: "test") { isOn }
    try bench.write(Self.document)
    bench.workbench.open(DocumentRequest(file: bench.file))
    return store
  }

  private func clean(_ bench: Bench, _ store: SessionStore) {
    bench.workbench.recording = nil
    store.forget()
    rmdir(store.folder)
    rmdir("\(bench.folder)/state")
  }

  private func session(_ store: SessionStore) throws -> RecordedSession {
    try RecordedSession(try FileReader.read(try #require(store.files.last)))
  }

  @Test func fileFollowsTheRun() throws {
    let bench = try Bench()
    let store = try recorded(bench)
    defer { clean(bench, store) }
    #expect(store.files.isEmpty)
    bench.workbench.send(.perform(.present(DialogID(0))))
    try bench.pass()
    bench.workbench.send(.edit(.paste("qXz7-horse")))
    let running = try session(store)
    #expect(running.runs.count == 1)
    #expect(
      running.runs[0].inputs.map(\.input.words) == [
        "{liveBuiltIns: []}", "{launch: true}", "{do: {present: a}}",
        "{pasteText: \"••••••••••\"}",
      ])
    #expect(running.runs[0].end == nil)
    var status = stat()
    #expect(stat(try #require(store.files.first), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(stat(store.folder, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
    try bench.reload(Self.document.replacing("title: A", with: "title: B"))
    bench.workbench.send(.tapButton(DialogID(0), index: 0))
    try bench.pass()
    bench.workbench.close()
    let ended = try session(store)
    #expect(ended.runs.count == 2)
    #expect(ended.runs[1].document.text.contains("title: B"))
    #expect(ended.runs[1].end != nil)
    for run in ended.runs {
      let replayed = run.replayed(on: try #require(run.loaded.prototype))
      #expect(replayed.unread.isEmpty)
      #expect(
        replayed.timeline.rows().filter { row in
          if case .call = row.content { true } else { false }
        }.count == run.calls.count)
    }
    #expect(store.files.count == 1)
  }

  @Test func continuedRunNamesItsSharedPart() throws {
    let bench = try Bench()
    let store = try recorded(bench)
    defer { clean(bench, store) }
    bench.workbench.send(.perform(.present(DialogID(0))))
    try bench.pass()
    let log = try bench.session.log
    let shown = log.entries.endIndex - 1
    try bench.session.pins.pin(log.entries.origin(of: shown), note: "here")
    let place = try #require(
      log.entries.indices.last { log.entries.selector(at: $0) == .didPresentAlertView })
    bench.workbench.send(.tapButton(DialogID(0), index: 0))
    try bench.pass()
    bench.workbench.look(at: place)
    bench.workbench.resume()
    bench.workbench.send(.home)
    try bench.pass()
    bench.workbench.close()
    let text = String(decoding: try FileReader.read(try #require(store.files.last)), as: UTF8.self)
    // The launch, the presentation and its calls are shared.
    #expect(text.contains("{\"branch\":{\"inputs\":3,\"answers\":0,\"calls\":4}}"), "\(text)")
    let session = try session(store)
    #expect(session.runs.count == 2)
    #expect(session.notes.map(\.text) == ["here"] && session.notes.first?.run == 0)
    for run in session.runs {
      let replayed = run.replayed(on: try #require(run.loaded.prototype))
      #expect(replayed.unread.isEmpty)
      let rows = replayed.timeline.rows()
      #expect(rows.indices.count { rows.isCall(at: $0) } == run.calls.count)
    }
    #expect(session.runs[1].inputs.last?.input.words == "{pressKey: home}")
  }

  @Test func aSavedSessionHasTheRunsBeforeIt() throws {
    let bench = try Bench()
    let store = try recorded(bench)
    defer { clean(bench, store) }
    bench.workbench.send(.perform(.present(DialogID(0))))
    try bench.pass()
    try bench.reload(Self.document.replacing("title: A", with: "title: B"))
    bench.workbench.send(.tapButton(DialogID(0), index: 0))
    try bench.pass()
    let text = try #require(bench.workbench.sessionText(program: "test"))
    let saved = try RecordedSession(Array(text.utf8))
    #expect(saved.runs.count == 2)
    #expect(saved.runs.map { $0.document.text.contains("title: B") } == [false, true])
    #expect(saved.runs[1].end == (try bench.session.state.now))
    // Without a recording it is the present run.
    bench.workbench.recording = nil
    let alone = try #require(bench.workbench.sessionText(program: "test"))
    #expect(try RecordedSession(Array(alone.utf8)).runs.count == 1)
  }

  @Test func aRunThatBeganAgainIsInTheSameFile() throws {
    let bench = try Bench()
    let store = try recorded(bench)
    defer { clean(bench, store) }
    bench.workbench.send(.home)
    try bench.pass()
    let end = try bench.session.state.now
    bench.workbench.startAgain()
    bench.workbench.send(.perform(.present(DialogID(0))))
    try bench.pass()
    let text = try #require(bench.workbench.sessionText(program: "test"))
    let saved = try RecordedSession(Array(text.utf8))
    #expect(
      saved.runs.map { $0.inputs.last?.input.words } == ["{pressKey: home}", "{do: {present: a}}"])
    #expect(saved.runs.first?.end == end)
    #expect(store.files.count == 1)
  }

  @Test(arguments: [true, false])
  func breakpointsComeBackWithTheirSession(isRecorded: Bool) throws {
    let bench = try Bench()
    let store = try recorded(bench, isOn: isRecorded)
    defer { clean(bench, store) }
    let workbench = bench.workbench
    workbench.breakAt("target:a willPresent")
    workbench.breakAt("time:>100s")
    workbench.arm(workbench.breaks[1], false)
    let breaks = workbench.breaks
    #expect(breaks.map(\.isArmed) == [true, false])
    workbench.send(.perform(.present(DialogID(0))))
    try bench.pass()
    #expect(try bench.session.state.hold?.selector == .willPresentAlertView)
    workbench.resume(.on)
    try bench.pass()
    if isRecorded { workbench.startAgain() }
    let text = try #require(workbench.sessionText(program: "test"))
    let opened = try Bench()
    try FileWriter.write(Array(text.utf8), to: opened.file)
    opened.workbench.open(DocumentRequest(file: opened.file))
    #expect(opened.workbench.breaks == breaks)
    opened.workbench.send(.tapButton(DialogID(0), index: 0))
    try opened.pass()
    opened.workbench.send(.perform(.present(DialogID(0))))
    try opened.pass()
    #expect(try opened.session.state.hold?.selector == .willPresentAlertView)
    // A file without such a line has those with which its run ended.
    let old = text.split(separator: "\n").filter { !$0.hasPrefix("{\"breakpoints\":[{") }
    let older = try Bench()
    try FileWriter.write(Array((old.joined(separator: "\n") + "\n").utf8), to: older.file)
    older.workbench.open(DocumentRequest(file: older.file))
    #expect(older.workbench.breaks == [breaks[0]])
  }

  @Test func aFullDiskIsSaidOnceAndWhatWasWrittenCanBeRead() throws {
    let bench = try Bench()
    let store = try recorded(bench)
    defer { clean(bench, store) }
    var problems: [String] = []
    bench.workbench.recording?.onProblem = { problems.append($0) }
    bench.workbench.send(.home)
    let path = try #require(store.files.last)
    // From here on the open file has no room.
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let descriptor = try #require(
      (3..<1024 as Range<Int32>).first { number in
        var (its, wanted) = (stat(), stat())
        return fstat(number, &its) == 0 && stat(path, &wanted) == 0 && its.st_ino == wanted.st_ino
          && its.st_dev == wanted.st_dev
      })
    #expect(dup2(full, descriptor) == descriptor)
    bench.workbench.send(.launchApp)
    bench.workbench.send(.home)
    bench.workbench.startAgain()
    bench.workbench.send(.home)
    #expect(problems == ["there is no room left"])
    #expect(try bench.session.state.inputCount == 2)
    #expect(try session(store).runs[0].inputs.last?.input.words == "{pressKey: home}")
  }

  @Test func whoDoesNotWantItHasNoFile() throws {
    let bench = try Bench()
    let store = try recorded(bench, isOn: false)
    defer { clean(bench, store) }
    bench.workbench.send(.home)
    #expect(store.files.isEmpty)
  }

  @Test func theLastTwentyAreKept() throws {
    let bench = try Bench()
    let store = try recorded(bench)
    defer { clean(bench, store) }
    for _ in 0..<23 {
      bench.workbench.send(.home)
      bench.workbench.open(DocumentRequest(file: bench.file))
    }
    #expect(store.files.count == 20)
  }

  @Test func aFolderThatCannotBeMadeIsSaidOnce() throws {
    let bench = try Bench()
    var problems: [String] = []
    bench.workbench.recording = SessionRecording(
      in: SessionStore(folder: "/dev/null/sessions"), program: "test"
    ) { true }
    bench.workbench.recording?.onProblem = { problems.append($0) }
    try bench.write(Self.document)
    bench.workbench.open(DocumentRequest(file: bench.file))
    bench.workbench.send(.home)
    bench.workbench.send(.launchApp)
    bench.workbench.startAgain()
    bench.workbench.send(.home)
    #expect(problems.count == 1)
    #expect(try bench.session.state.inputCount == 2)
  }
}
