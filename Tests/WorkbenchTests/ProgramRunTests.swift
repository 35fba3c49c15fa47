import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Serving
import Session
import Testing
import Workbench

/// A program of a person's own in a run of the window.
@MainActor
@Suite struct ProgramRunTests {
  private static let document = """
    screens:
      account:
        controls:
          - {button: Leave, outside: true}
    dialogs:
      sure:
        alert: {title: Sure, cancelButton: "No", otherButtons: ["Yes"]}
        delegate: outside
      done:
        alert: {title: Done, cancelButton: OK}
      other:
        alert: {title: Other, cancelButton: OK}
    """

  let bench: Bench
  let program: PlayedProgram

  init() throws {
    bench = try Bench()
    program = PlayedProgram { Self.usual($0, presenting: "done") }
    try bench.write(Self.document)
  }

  /// Presents the question at a tap, and what follows the answer yes.
  static func usual(_ message: JSONValue, presenting next: String) -> [String] {
    guard message["id"] != nil else { return [] }
    if message["tap"] != nil { return [#"{"do":{"present":"sure"}}"#, #"{"return":null}"#] }
    guard message["call"]?.text == "alertView:clickedButtonAtIndex:",
      message["buttonIndex"]?.integer == 1
    else { return [#"{"return":null}"#] }
    return [#"{"do":{"present":"\#(next)"}}"#, #"{"return":null}"#]
  }

  func open() async throws {
    let program = program
    bench.workbench.startProgram = { program.start($1) }
    var request = DocumentRequest(file: bench.file)
    request.program = ProgramCommand(["/bin/program"])
    bench.workbench.open(request)
    try await rest()
  }

  /// Lets time pass until nothing moves, and the program say what it has to say.
  func rest() async throws {
    for _ in 0..<20 {
      for _ in 0..<5 { await Task.yield() }
      try bench.pass()
    }
  }

  func tap() async throws {
    bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    try await rest()
  }

  func tap(_ button: Int) async throws {
    let dialog = try #require(try bench.session.state.showings.last?.dialog)
    bench.workbench.send(.tapButton(dialog, index: button))
    try await rest()
  }

  /// The rows that led to the present, as “trace” prints them.
  var calls: [String] {
    get throws {
      let session = try bench.session
      let lines = TextLine(session.prototype)
      return session.log.places.joined().compactMap { lines.line(session.log.entries[$0].row) }
    }
  }

  var run: ProgramRun { get throws { try #require(bench.workbench.program) } }

  @Test func whatThePersonTapsIsPerformedByTheProgram() async throws {
    try await open()
    try await tap()
    #expect(try bench.up == ["sure"])
    try await tap(1)
    #expect(try bench.up == ["done"])
    #expect(try calls.contains { $0.hasSuffix("sure  alertView:clickedButtonAtIndex: 1") })
  }

  @Test func applicationIsLaunchedOnceTheProgramHasConnected() async throws {
    program.answer = { _ in [] }
    let program = program
    bench.workbench.startProgram = { program.start($1) }
    var request = DocumentRequest(file: bench.file)
    request.program = ProgramCommand(["/bin/program"])
    bench.workbench.open(request)
    #expect(try bench.session.state.inputCount == 0)
    #expect(try run.phase == .starting)
    try await rest()
    #expect(try bench.session.state.inputCount == 1)
    #expect(program.heard.first?["hello"] != nil)
    #expect(program.heard.last?["done"] != nil)
  }

  @Test func whatIsTappedDuringACallComesAfterIt() async throws {
    program.answer = { _ in [] }
    try await open()
    try await tap()
    #expect(try run.call?.control == ControlID(screen: ScreenID(0), index: 0))
    try await tap()
    #expect(program.heard.count { $0["tap"] != nil } == 1)
    program.say(#"{"return":null}"#)
    try await rest()
    #expect(program.heard.count { $0["tap"] != nil } == 2)
  }

  @Test func dialogThatTheProgramMakesIsShown() async throws {
    try await open()
    program.say(
      #"{"define":{"id":"own","alert":{"title":"Own","cancelButton":"OK"},"delegate":"outside"}}"#)
    program.say(#"{"do":{"present":"own"}}"#)
    try await rest()
    #expect(try bench.up == ["own"])
    #expect(bench.takeTold().contains("grown"))
    try await tap(0)
    let rows = try bench.session.log.entries.map(\.row)
    #expect(
      rows.contains {
        if case .input(_, title: "OK", _) = $0.content { true } else { false }
      })
  }

  @Test func goingOnFromThePastStartsTheProgramAgain() async throws {
    try await open()
    try await tap()
    try await tap(0)
    #expect(try bench.up.isEmpty)
    let log = try bench.session.log
    let place = try #require(
      log.places.joined().first {
        log.entries.selector(at: $0) == .alertViewClickedButtonAtIndex
      })
    bench.workbench.look(at: place)
    bench.workbench.resume()
    try await rest()
    #expect(program.starts == 2)
    #expect(bench.workbench.past == nil)
    #expect(try run.phase == .running)
    try await tap()
    #expect(try bench.up == ["sure"])
  }

  @Test func scrubbingAsksNothing() async throws {
    try await open()
    try await tap()
    let count = program.heard.count
    let log = try bench.session.log
    for place in log.places.joined() { bench.workbench.look(at: place) }
    bench.workbench.look(at: try #require(log.places.joined().first(where: { _ in true })))
    #expect(bench.workbench.past != nil)
    bench.workbench.backToNow()
    #expect(program.heard.count == count)
  }

  @Test func programThatEndsInsideACallStopsTheRunAndKeepsTheLog() async throws {
    program.answer = { _ in [] }
    try await open()
    try await tap()
    program.end(.ended(status: 3))
    try await rest()
    #expect(try run.phase == .ended(.ended(status: 3), hadConnected: true))
    #expect(try bench.session.state.stop?.limit == .programEnded)
    program.answer = { Self.usual($0, presenting: "done") }
    try run.startAgain()
    try await rest()
    #expect(try run.phase == .running)
    #expect(try bench.up == ["sure"])
  }

  @Test func afterTheEndOfTheProgramTheDocumentAnswers() async throws {
    try await open()
    program.end(.quit)
    try await rest()
    #expect(try bench.session.state.program == .absent)
    try await tap()
    #expect(try bench.session.simulator.openCalls == 0)
    #expect(try bench.session.state.stop == nil)
  }

  @Test func whatIsNotUnderstoodIsKnownUntilSomethingIs() async throws {
    try await open()
    program.say("rubbish")
    try await rest()
    #expect(try run.fault != nil)
    program.say(#"{"rows":"calls"}"#)
    try await rest()
    #expect(try run.fault == nil)
    for _ in 0..<100 { program.say("rubbish") }
    try await rest()
    #expect(try run.phase == .ended(.rubbish, hadConnected: true))
  }

  @Test func whatIsNotUnderstoodInsideACallIsKnownUntilTheNextInput() async throws {
    program.answer = { message in
      if message["tap"] != nil { return [#"{"do":{"present":"nowhere"}}"#] }
      return message["error"] == nil ? [] : [#"{"return":null}"#]
    }
    try await open()
    try await tap()
    #expect(try run.call == nil)
    #expect(try run.fault == "do.present: there is no dialog “nowhere”")
    program.answer = { _ in [#"{"return":null}"#] }
    try await tap()
    #expect(try run.fault == nil)
  }

  @Test func newRunStartsTheProgramAnew() async throws {
    try await open()
    try await tap()
    bench.workbench.startAgain()
    try await rest()
    #expect(program.starts == 2)
    #expect(try bench.up.isEmpty)
    try await tap()
    #expect(try bench.up == ["sure"])
  }

  @Test func whatTheProgramDidBecomesADocument() async throws {
    try await open()
    try await tap()
    try await tap(1)
    try await tap(0)
    let bytes = try run.shownDocument()
    let text = String(decoding: bytes, as: UTF8.self)
    let prototype = try #require(PrototypeDocument.load(bytes, in: .bare).prototype, "\(text)")
    #expect(!prototype.hasOutside)
    let script = try #require(prototype.scenarios.first)
    let played = HeadlessRun(prototype.applying(script))
    _ = played.play(script)
    let lines = TextLine(prototype)
    let again = try #require(played.session.timelines.last).rows().compactMap { lines.line($0) }
    #expect(again == (try calls))
  }

  @Test func whatNoDocumentDoesIsRefused() async throws {
    var isSecond = false
    program.answer = {
      guard $0["tap"] != nil else { return Self.usual($0, presenting: "done") }
      defer { isSecond = true }
      return [#"{"do":{"present":"\#(isSecond ? "other" : "done")"}}"#, #"{"return":null}"#]
    }
    try await open()
    try await tap()
    try await tap(0)
    try await tap()
    let run = try run
    #expect(throws: ShownDocument.Refusal.self) { try run.shownDocument() }
  }

  // MARK: Programs that perform the run too

  /// Opens what the program has, without a document of the person's.
  func openMirrored(_ opening: String = Self.opening) async throws {
    let program = program
    bench.workbench.startProgram = { program.start($1) }
    program.answer = { $0["id"] == nil ? [] : [#"{"say":"{outside: {return: null}}"}"#] }
    var request = DocumentRequest()
    request.text = "rehearsal: 1\n"
    request.program = ProgramCommand(["/bin/program"])
    bench.workbench.open(request)
    try await rest()
    program.say(opening)
    try await rest()
  }

  /// What the program was told that a person did, but for settings.
  private func inputs(after count: Int) -> [String] {
    program.heard.dropFirst(count).compactMap { $0["input"]?.text }.filter {
      !$0.hasPrefix("{liveBuiltIns")
    }
  }

  static let opening =
    #"{"open":"rehearsal: 1\nscreens: {home: {controls: [{button: Go, outside: true}]}}","mirror":true}"#

  @Test func whatTheProgramOpensRunsAndItIsToldOfInputs() async throws {
    try await openMirrored()
    #expect(try bench.session.prototype.screens.map(\.id) == ["home"])
    #expect(program.starts == 1)
    try await tap()
    #expect(inputs(after: 0) == ["{launch: true}", "{tapOn: {control: go, in: home}}"])
    #expect(program.heard.last?["id"] != nil)
    #expect(try run.call == nil)
  }

  @Test func programThatOpensTheSameAgainGetsTheSameInputs() async throws {
    try await openMirrored()
    try await tap()
    let count = program.heard.count
    try run.startAgain()
    try await rest()
    #expect(program.heard.dropFirst(count).allSatisfy { $0["hello"] != nil })
    program.say(Self.opening)
    try await rest()
    #expect(try run.phase == .running)
    #expect(try run.difference == nil)
    #expect(inputs(after: count) == ["{launch: true}", "{tapOn: {control: go, in: home}}"])
  }

  @Test func documentOfThePersonIsNotReplaced() async throws {
    try await open()
    program.say(Self.opening)
    try await rest()
    #expect(program.heard.last?["error"] != nil)
    #expect(try bench.session.prototype.screens.map(\.id) == ["account"])
  }

  @Test(arguments: [
    #"{"say":"{tapOn: Leave}"}"#, #"{"say":"{outside: {ended: true}}"}"#, #"{"say":1}"#,
  ])
  func onlyWhatAProgramDoesIsSaid(_ line: String) async throws {
    try await open()
    program.say(line)
    try await rest()
    #expect(program.heard.last?["error"] != nil)
    #expect(try run.phase == .running)
  }
}
