import DialogModel
import DialogSimulator
import EventLog
import OrderRules
import Scenario
import Session
import Testing

@testable import Workbench

/// The past that a person looks at, breakpoints, and values that are logged afterwards.
@MainActor
@Suite struct PastTests {
  @Test func aRowIsTheMomentJustAfterItAndTheLastOneIsThePresent() throws {
    let bench = try Bench.played()
    let shown = try bench.place(.didPresentAlertView)
    bench.workbench.look(at: shown)
    #expect(bench.takeTold() == ["past \(shown)"])
    #expect(bench.workbench.past?.simulator.state.showings.count == 1)
    #expect(try bench.up.isEmpty)
    bench.workbench.look(at: try bench.place(.alertViewDidDismissWithButtonIndex))
    #expect(bench.takeTold() == ["now"] && bench.workbench.past == nil)
  }

  @Test func nothingIsGivenToTheRunInThePast() throws {
    let bench = try Bench.played()
    bench.workbench.look(at: try bench.place(.didPresentAlertView))
    let rows = try bench.session.log.entries.count
    _ = bench.takeTold()
    bench.workbench.send(.home)
    #expect(bench.takeTold() == ["asks for home"])
    #expect(try bench.session.log.entries.count == rows)
  }

  @Test func ofTheWaysThatWereLeftEightAreKept() throws {
    let bench = try Bench.played()
    let shown = try bench.place(.didPresentAlertView)
    let lost = try bench.place(.alertViewDidDismissWithButtonIndex)
    try bench.session.pins.pin(try bench.session.log.entries.origin(of: lost), note: "gone")
    for count in 1...10 {
      bench.workbench.look(at: shown)
      #expect(bench.workbench.resume())
      bench.workbench.send(.tapButton(DialogID(0), index: count % 2))
      try bench.pass()
      let sources = bench.workbench.runSources.count {
        if case .earlier = $0 { true } else { false }
      }
      #expect(sources == min(count, 8))
      // The row that all of them go on from can be looked at all the same.
      bench.workbench.look(at: shown)
      #expect(bench.workbench.past?.simulator.state.showings.count == 1)
      bench.workbench.backToNow()
    }
    let log = try bench.session.log
    #expect(log.isLeft(lost) && log.leftPart(of: lost) == nil)
    #expect(try bench.session.pins.rows.isEmpty)
    var outline = Outline()
    outline.read(log) { _, _ in true }
    #expect(!outline.items.contains { $0.entry == lost && $0.kind == .call })
    #expect(outline.items.count { $0.kind == .left } == 1)
  }

  @Test func goingOnIsARunOfItsOwn() throws {
    let bench = try Bench.played()
    bench.workbench.look(at: try bench.place(.didPresentAlertView))
    let before = try bench.session
    #expect(bench.workbench.resume() && bench.workbench.past == nil)
    #expect(try bench.session !== before)
    #expect(try bench.up == ["sure"])
    bench.workbench.send(.tapButton(DialogID(0), index: 0))
    try bench.pass()
    #expect(try bench.up.isEmpty && bench.session.log.callCount == 6)
  }

  @Test func aLaterMomentBetweenTwoRowsIsTheSameState() throws {
    let bench = try Bench.played()
    let shown = try bench.place(.didPresentAlertView)
    let time = try bench.session.log.entries[shown].row.time.milliseconds
    bench.workbench.look(at: shown, milliseconds: time + 7)
    #expect(bench.workbench.past?.milliseconds == time + 7)
    #expect(bench.workbench.past?.place == shown)
  }

  /// A moment of the time has what was done until then, also where no row follows an input.
  @Test func aMomentOfTheTimeHasWhatWasDoneUntilThen() throws {
    let bench = try Bench(Bench.asking)
    let clock = try #require(bench.session.clock as? VirtualClock)
    clock.jump(to: SimulatedTime(milliseconds: 1_000))
    bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    try bench.pass()
    let launch = try #require(try bench.session.log.place(at: 500))
    bench.workbench.look(at: launch, milliseconds: 500)
    #expect(bench.workbench.past?.simulator.state.application == .active)
    let there = try #require(bench.workbench.past?.simulator.state)
    #expect(there.now.milliseconds == 500 && there.showings.isEmpty)
    // A little later is found from there, and from the beginning.
    bench.workbench.look(at: launch, milliseconds: 700)
    let later = bench.workbench.past?.simulator.state
    bench.workbench.look(at: launch, milliseconds: 600)
    #expect(bench.workbench.past?.simulator.state.now.milliseconds == 600)
    bench.workbench.backToNow()
    bench.workbench.look(at: launch, milliseconds: 700)
    #expect(later == bench.workbench.past?.simulator.state)
    // The row alone is the moment before anything that it does.
    bench.workbench.look(at: launch)
    #expect(bench.workbench.past?.simulator.state.application == .notRunning)
  }

  /// A way that was left has other inputs after the same row.
  @Test func aMomentAfterASharedRowIsOfThePresentWay() throws {
    let bench = try Bench.played()
    let shown = try bench.place(.didPresentAlertView)
    let time = try bench.session.log.entries[shown].row.time.milliseconds
    bench.workbench.look(at: shown)
    #expect(bench.workbench.resume())
    let clock = try #require(bench.session.clock as? VirtualClock)
    clock.jump(to: SimulatedTime(milliseconds: time + 5_000))
    bench.workbench.send(.tapButton(DialogID(0), index: 0))
    try bench.pass()
    bench.workbench.look(at: shown, milliseconds: time + 4_000)
    #expect(bench.workbench.past?.simulator.state.showings.count == 1)
  }

  // MARK: Breakpoints

  @Test func aBreakpointIsArmedThenOffThenGone() throws {
    let bench = try Bench.played()
    let shown = try bench.place(.didPresentAlertView)
    bench.workbench.toggleBreak(at: shown)
    #expect(bench.workbench.breaks.map(\.isArmed) == [true])
    bench.workbench.toggleBreak(at: shown)
    #expect(bench.workbench.breaks.map(\.isArmed) == [false])
    bench.workbench.toggleBreak(at: shown)
    #expect(bench.workbench.breaks.isEmpty)
    #expect(bench.takeTold() == ["breakpoints", "breakpoints", "breakpoints"])
  }

  @Test func itStopsInALaterRunAndAfterTheDocumentHasChanged() throws {
    let bench = try Bench.played()
    bench.workbench.toggleBreak(at: try bench.place(.didPresentAlertView))
    try bench.reload(
      Bench.asking.replacing("  sure:", with: "  other: {alert: {title: O}}\n  sure:"))
    bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    try bench.pass()
    let hold = try #require(bench.session.state.hold)
    #expect(hold.isBreakpoint && hold.selector == .didPresentAlertView)
    #expect(hold.target == .dialog(DialogID(1)))
    bench.workbench.resume(.on)
    try bench.pass()
    #expect(try bench.session.state.hold == nil)
  }

  @Test func aCallIsAnsweredInPlaceOfItsDelegate() throws {
    let bench = try Bench.played()
    bench.workbench.toggleBreak(at: try bench.place(.alertViewShouldEnableFirstOtherButton))
    bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    bench.workbench.answer(false)
    try bench.pass()
    #expect(try bench.session.state.showings.last?.firstOtherEnabled == false)
  }

  @Test func theNextInputStopsAtItsFirstCall() throws {
    let bench = try Bench.played()
    bench.workbench.breakAtNextCall()
    bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    #expect(try bench.session.state.hold?.selector == .willPresentAlertView)
    bench.workbench.resume(.input)
    try bench.pass()
    #expect(try bench.session.state.hold == nil)
    bench.workbench.send(.tapButton(DialogID(0), index: 1))
    #expect(try bench.session.state.hold?.selector == .alertViewClickedButtonAtIndex)
  }

  @Test func aFilterSetsThemWhereItFits() throws {
    let bench = try Bench.played()
    #expect(bench.workbench.breakAt("target:sure willDismiss") == 1)
    #expect(bench.workbench.breakAt("") == nil)
    #expect(bench.workbench.breakAt("kind:nothing") == nil)
    #expect(bench.workbench.breaks.count == 1)
  }

  /// The button that the delegate is told of, at the first breakpoint of a tap on each of them.
  private func stops(at words: String, _ bench: Bench) throws -> [Int] {
    var stops: [Int] = []
    #expect(bench.workbench.breakAt(words) == 0)
    for index in [0, 1] {
      bench.workbench.startAgain()
      try bench.pass()
      bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
      try bench.pass()
      bench.workbench.send(.tapButton(DialogID(0), index: index))
      try bench.pass()
      if try bench.session.state.hold?.selector == .alertViewClickedButtonAtIndex {
        stops.append(index)
      }
    }
    bench.workbench.removeBreaks()
    return stops
  }

  @Test func aFilterStopsAtAnArgumentAndATime() throws {
    let bench = try Bench.played()
    #expect(try stops(at: "\"clickedButtonAtIndex: 1\"", bench) == [1])
    #expect(try stops(at: "clicked -\"Index: 1\"", bench) == [0])
    #expect(try stops(at: "clicked time:>100s", bench) == [])
    #expect(try stops(at: "clicked time:<100s", bench) == [0, 1])
    #expect(try stops(at: "clicked target:nobody", bench) == [])
    #expect(try stops(at: "kind:clicks has:arguments time:<100s", bench) == [0, 1])
    #expect(try stops(at: "clicked -has:arguments", bench) == [])
    #expect(try stops(at: "/clicked.*Index: [1-9]/", bench) == [1])
  }

  @Test(arguments: ["shouldEnable has:answer", "-has:answer", "kind:input", "kind:console,task"])
  func whatIsNotKnownBeforeACallIsRefused(words: String) throws {
    let bench = try Bench.played()
    #expect(bench.workbench.breakAt(words) == nil)
    #expect(bench.workbench.breaks.isEmpty)
    #expect(Filter(typed: words).problemAsBreakpoint != nil)
    #expect(Filter(typed: "-kind:input kind:call,input").problemAsBreakpoint == nil)
  }

  // MARK: Order

  @Test func aRowOutOfOrderSaysWhy() throws {
    let bench = try Bench.played()
    let log = try bench.session.log
    for place in log.entries.indices {
      #expect(bench.workbench.breach(at: log.entries.origin(of: place)) == nil)
    }
    // Nothing here makes a wrong row, so one is given.
    let last = try bench.place(.alertViewDidDismissWithButtonIndex)
    var wrong = log.entries[try bench.place(.didPresentAlertView)].row
    wrong.time = log.entries[last].row.time
    let origin = LogOrigin(run: 0, row: 1_000)
    bench.workbench.order?.take(wrong, origin)
    let breach = try #require(bench.workbench.breach(at: origin))
    #expect(breach.rule.name == "P1")
    #expect(breach.sentence.contains("didPresentAlertView:"), "\(breach.sentence)")
    // From then on all is in order again.
    bench.workbench.send(.home)
    try bench.pass()
    #expect(bench.workbench.order?.breaches.count == 1)
  }

  @Test func orderContinuesFromThePast() throws {
    let bench = try Bench.played()
    for count in 0..<3 {
      bench.workbench.look(at: try bench.place(.didPresentAlertView))
      #expect(bench.workbench.resume())
      if count == 2 { try bench.session.clearLog() }
      bench.workbench.send(.tapButton(DialogID(0), index: 0))
      try bench.pass()
      #expect(bench.workbench.order?.breaches.isEmpty == true)
      if count == 2 { return }
    }
  }

  // MARK: Values

  @Test func aValueIsLoggedAtEachPastCall() throws {
    let bench = try Bench.played()
    let clicked = try bench.place(.alertViewClickedButtonAtIndex)
    try bench.workbench.log("{buttonTitle}: \"{visible}\" \\", at: clicked)
    #expect(bench.workbench.loggedValue(at: clicked) == "Yes: \"true\" \\")
    #expect(bench.workbench.loggedValue(at: try bench.place(.didPresentAlertView)) == nil)
    #expect(throws: (any Error).self) { try bench.workbench.log("{buttonTitel}", at: clicked) }
    #expect(bench.workbench.loggedValue(at: clicked) != nil)
    try bench.workbench.log("", at: clicked)
    #expect(bench.workbench.loggedValue(at: clicked) == nil)
  }

  // MARK: Scenarios

  @Test func theRunIsKeptAsAScenarioThatPasses() throws {
    let bench = try Bench.played()
    let name = bench.workbench.freeScenarioName
    #expect(name == "recorded-1")
    let kept = try #require(try bench.workbench.keptScenario(named: name))
    #expect(kept.isSame && kept.leftOut.isEmpty)
    #expect(bench.workbench.write(kept) == nil)
    let script = try #require(bench.workbench.prototype?.scenario(named: name))
    #expect(script.expect?.isEmpty == false)
    bench.workbench.startAgain(playing: name)
    try bench.pass()
    #expect(bench.workbench.progress?.status == .passed)
    #expect(bench.workbench.freeScenarioName == "recorded-2")
  }

  @Test func secretsAreAsManyX() throws {
    let bench = try Bench(
      """
      screens:
        start: {controls: [{textField: Name}, {textField: Code, secure: true}]}
      """)
    try bench.pass()
    for (control, text) in [(0, "ada"), (1, "geheim")] {
      bench.workbench.send(.tapField(.control(ControlID(screen: ScreenID(0), index: control))))
      try bench.pass()
      for letter in text { bench.workbench.send(.edit(.type(String(letter)))) }
      try bench.pass()
    }
    let kept = try #require(try bench.workbench.keptScenario(named: "a"))
    let text = String(decoding: kept.bytes, as: UTF8.self)
    #expect(text.contains("inputText: a") || text.contains("inputText: \"a\""))
    #expect(!text.contains("inputText: g") && !text.contains("inputText: h"))
    #expect(kept.isSame)
  }

  @Test func sessionIsReplayedWithNotesAndContinues() throws {
    let bench = try Bench.played()
    let log = try bench.session.log
    let shown = try bench.place(.didPresentAlertView)
    try bench.session.pins.pin(log.entries.origin(of: shown), note: "look")
    let text = try #require(bench.workbench.sessionText(program: "0"))
    let again = try Bench()
    try FileWriter.write(Array(text.utf8), to: again.file)
    again.workbench.open(DocumentRequest(file: again.file))
    #expect(again.workbench.document.isRecording && !again.workbench.canKeepScenario)
    #expect(try again.session.log.entries.map(\.row) == log.entries.map(\.row))
    #expect(try again.session.pins.rows.map(\.note) == ["look"])
    // What is allowed on this desktop is set anew.
    // What is allowed on this desktop is set anew.
    func lines(_ text: String?) -> [Substring] {
      (text ?? "").split(separator: "\n").filter { !$0.contains("liveBuiltIns") }
    }
    #expect(lines(again.workbench.sessionText(program: "0")) == lines(text))
    again.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    try again.pass()
    #expect(try again.up == ["sure"])
  }

  // MARK: Comparing

  @Test func everySourceIsARun() throws {
    let bench = try Bench(
      Bench.asking + """

        strings:
          de: {Go: Los, "Yes": Ja}
        scenarios:
          yes: {steps: [{tapOn: {control: go}}, {tapOn: {button: 1}}]}
        """)
    try bench.pass()
    bench.workbench.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
    try bench.pass()
    bench.workbench.look(at: 0)
    bench.workbench.resume()
    let sources = bench.workbench.runSources
    #expect(sources.first == .present && sources.contains(.earlier(0)))
    for variant in [
      RunVariant.asWritten, .language("de"), .era(.ios3), .device(.tablet),
    ] {
      let source = RunSource.scenario("yes", variant)
      #expect(sources.contains(source))
      let run = try #require(bench.workbench.run(of: source))
      #expect(run.calls.count == 6 && run.moment(ofCall: 2)?.state.showings.count == 1)
      #expect(!bench.workbench.title(of: source).isEmpty)
    }
    #expect(Set(sources.map { bench.workbench.title(of: $0) }).count == sources.count)
    #expect(bench.workbench.run(of: .earlier(0))?.calls.count == 3)
    #expect(bench.workbench.run(of: .file(bench.file)) == nil)
    try bench.write("-[Mail didPresentAlertView:] <UIAlertView: 0x7f12>\n")
    let log = try #require(bench.workbench.run(of: .file(bench.file)))
    let run = try #require(bench.workbench.run(of: .scenario("yes")))
    #expect(log.isLog && ComparedRuns(log, log, by: .order) == nil)
    let compared = try #require(ComparedRuns(log, run, by: .all))
    #expect(compared.comparison.firstDifference == nil && compared.note != nil)
    let place = compared.calls(before: 0)
    #expect(run.calls[place.right].text == "didPresentAlertView:" && place.left == 0)
  }
}
