import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Session
import Testing
import Workbench

/// How a presenter goes back and forth between the steps, and what is foreseen.
@MainActor @Suite struct StepMarksTests {
  private static let document = """
    screens: {one: {title: One, controls: [{button: Go, then: [{present: a}]}]}}
    dialogs:
      a: {alert: {title: A, cancelButton: Keep}}
      b: {alert: {title: B, cancelButton: OK}}
    scenarios:
      talk:
        steps: [{tapOn: Go}, {wait: 0.5}, {do: {present: b}}, {tapOn: OK}, {tapOn: Keep}]
    """
  /// The 0-based numbers of the steps that a person asks for.
  private static let places = [0, 2, 3, 4]

  private func perform(_ steps: Int, in bench: Bench) throws {
    for _ in 0..<steps {
      #expect(bench.workbench.walk.next(of: "talk") == .performed)
      try bench.pass(milliseconds: 5000)
    }
  }

  private func picture(_ bench: Bench) throws -> String {
    let session = try bench.session
    return "\(session.state.now.milliseconds) \(session.state.showings)"
  }

  @Test(arguments: 1...4) func backIsTheStateBeforeTheLastStep(steps: Int) throws {
    let bench = try Bench(Self.document)
    try perform(steps - 1, in: bench)
    let before = steps == 1 ? nil : try picture(bench)
    try perform(1, in: bench)
    #expect(bench.workbench.canStepBack)
    #expect(bench.workbench.stepBack())
    #expect(bench.workbench.nextStep == Self.places[steps - 1])
    #expect(bench.workbench.canStepBack == (steps > 1))
    if let before { #expect(try picture(bench) == before) } else { #expect(try bench.up.isEmpty) }
    try perform(5 - steps, in: bench)
    try bench.pass()
    #expect(bench.workbench.progress?.status == .played)
  }

  @Test func backStopsAtTheFirstStep() throws {
    let bench = try Bench(Self.document)
    #expect(!bench.workbench.stepBack())
    try perform(4, in: bench)
    for place in Self.places.reversed() {
      #expect(bench.workbench.stepBack())
      #expect(bench.workbench.nextStep == place)
    }
    #expect(!bench.workbench.stepBack())
    try perform(4, in: bench)
  }

  /// They may be performed otherwise then, so the moments before them are no places to go to.
  @Test func laterStepsAreForgottenOnTheWayBack() throws {
    let bench = try Bench(Self.document)
    try perform(4, in: bench)
    #expect(bench.workbench.goTo(step: 2, of: "talk"))
    #expect(try !bench.session.log.left.isEmpty)
    #expect(bench.workbench.goTo(step: 4, of: "talk"))
    #expect(try bench.session.log.left.isEmpty)
  }

  /// Cleared rows can't be gone on from, so the steps are performed again.
  @Test(arguments: [false, true]) func anyStepCanBeGoneTo(clears: Bool) throws {
    for (count, place) in Self.places.enumerated() {
      for performed in 0...4 {
        let bench = try Bench(Self.document)
        try perform(performed, in: bench)
        if clears { try bench.session.clearLog() }
        #expect(bench.workbench.goTo(step: place, of: "talk"), "\(performed) to \(count)")
        try bench.pass(milliseconds: 5000)
        #expect(bench.workbench.nextStep == place)
        #expect(try bench.up == [[], ["a"], ["a", "b"], ["a"]][count])
        #expect(!bench.workbench.isOffTrack)
        try perform(4 - count, in: bench)
        try bench.pass()
        #expect(bench.workbench.progress?.status == .played)
      }
    }
  }

  /// After the log was cleared, another row is at the place of a mark.
  @Test func aMarkIsOfItsOwnRow() throws {
    let bench = try Bench(Self.document)
    try perform(1, in: bench)
    let rows = try bench.session.log.entries.endIndex
    try perform(1, in: bench)
    try bench.session.clearLog()
    try perform(2, in: bench)
    #expect(try bench.session.log.entries.endIndex >= rows)
    #expect(bench.workbench.goTo(step: 2, of: "talk"))
    try bench.pass(milliseconds: 5000)
    #expect(bench.workbench.nextStep == 2)
    #expect(try bench.up == ["a"])
    try perform(3, in: bench)
    try bench.pass()
    #expect(bench.workbench.progress?.status == .played)
  }

  @Test func theEndCanBeGoneTo() throws {
    let bench = try Bench(Self.document)
    #expect(bench.workbench.goTo(step: 5, of: "talk"))
    try bench.pass()
    #expect(bench.workbench.progress?.status == .played)
    #expect(bench.workbench.stepBack())
    try bench.pass(milliseconds: 5000)
    #expect(bench.workbench.nextStep == 4)
    #expect(try bench.up == ["a"])
  }

  /// Whatever interrupts the scenario, the way back leads to the same step.
  @Test(arguments: ["again", "edit", "device", "look", "clear"])
  func theTrackIsFoundFromAnyState(how: String) throws {
    let bench = try Bench(Self.document)
    try perform(2, in: bench)
    let up = try bench.up
    switch how {
    case "again": bench.workbench.startAgain()
    case "edit": bench.workbench.beginEditing()
    case "device": bench.workbench.startAgain(on: .tablet)
    case "look":
      bench.workbench.send(.home)
      bench.workbench.look(at: 1)
    default:
      bench.workbench.send(.home)
      try bench.session.clearLog()
    }
    try bench.pass(milliseconds: 3000)
    #expect(bench.workbench.isOffTrack)
    #expect(bench.workbench.backOnTrack())
    try bench.pass(milliseconds: 5000)
    #expect(!bench.workbench.isOffTrack)
    #expect(bench.workbench.past == nil)
    #expect(!bench.workbench.isEditing)
    #expect(try bench.up == up)
    #expect(bench.workbench.nextStep == 3)
    try perform(2, in: bench)
    try bench.pass()
    #expect(bench.workbench.progress?.status == .played)
  }

  /// A person who performs the first step again has begun again.
  @Test func beginningAgainIsNoMistake() throws {
    let bench = try Bench(Self.document)
    try perform(2, in: bench)
    bench.workbench.startAgain()
    #expect(bench.workbench.isInterrupted)
    try perform(1, in: bench)
    #expect(!bench.workbench.isOffTrack)
    #expect(bench.workbench.nextStep == 2)
  }

  // MARK: What is foreseen

  @Test func whatIsForeseenComes() throws {
    let bench = try Bench(Self.document)
    for step in 0..<4 {
      let before = step == 0 ? nil : try picture(bench)
      let rows = try bench.session.log.entries.count
      let foreseen = try #require(bench.workbench.foreseenNextStep(of: "talk"))
      if let before { #expect(try picture(bench) == before) }
      #expect(try bench.session.log.entries.count == rows)
      try perform(1, in: bench)
      #expect(
        try foreseen.simulator.state.showings.map(\.dialog)
          == bench.session.state.showings.map(\.dialog))
    }
    #expect(bench.workbench.foreseenNextStep(of: "talk") == nil)
  }

  /// Nothing comes before the answer of a person.
  @Test func aQuestionIsForeseenAndNothingAfterIt() throws {
    let bench = try Bench(
      """
      screens: {one: {title: One, controls: [{button: Go, then: [{present: a}]}]}}
      dialogs:
        a:
          alert: {title: A, cancelButton: Keep, otherButtons: [OK]}
          delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": ask}}
      scenarios:
        talk: {steps: [{tapOn: Go}, {tapOn: OK}]}
      """)
    let workbench = bench.workbench
    let foreseen = try #require(workbench.foreseenNextStep(of: "talk"))
    #expect(foreseen.simulator.state.hold?.selector == .alertViewShouldEnableFirstOtherButton)
    #expect(workbench.walk.next(of: "talk") == .performed)
    try bench.pass(milliseconds: 1000)
    let hold = try #require(try bench.session.state.hold)
    #expect(workbench.foreseenNextStep(of: "talk") == nil)
    func calls(_ input: Input) -> [String] {
      workbench.foreseenRows(of: input).compactMap(\.content.selectorName)
    }
    #expect(calls(.tapButton(DialogID(0), index: 1)).isEmpty)
    #expect(
      calls(.answer(hold.selector, true, target: hold.target)) == [
        "alertViewShouldEnableFirstOtherButton:", "didPresentAlertView:",
      ])
    #expect(try bench.session.state.hold == hold)
    workbench.answer(true)
    try bench.pass(milliseconds: 1000)
    #expect(workbench.foreseenNextStep(of: "talk")?.simulator.state.showings.isEmpty == true)
  }

  @Test func anInputSaysWhatItWouldCall() throws {
    let bench = try Bench(Self.document)
    try perform(1, in: bench)
    let rows = try bench.session.log.entries.count
    let dialog = try #require(try bench.session.state.showings.first?.dialog)
    let foreseen = bench.workbench.foreseenRows(of: .tapButton(dialog, index: 0))
    #expect(
      foreseen.compactMap(\.content.selectorName) == [
        "alertView:clickedButtonAtIndex:", "alertView:willDismissWithButtonIndex:",
        "alertView:didDismissWithButtonIndex:",
      ])
    #expect(try bench.up == ["a"])
    #expect(try bench.session.log.entries.count == rows)
  }
}

extension Row.Content {
  fileprivate var selectorName: String? {
    if case .call(let selector, _, _) = self { selector.name } else { nil }
  }
}
