import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.13 The device in the hand")
struct DeviceTests {
  private func movements(_ run: Run) -> [String] {
    run.rows.compactMap { row in
      guard case .animation = row.content else { return nil }
      return "@\(row.time.milliseconds) \(row.words) [\(row.rule.name)]"
    }
  }

  /// A run whose second screen can only be held upright.
  private func uprightRun() -> Run {
    var prototype = Prototype()
    prototype.screens = [Screen(id: "any"), Screen(id: "upright")].map { screen in
      var screen = screen
      if screen.id == "upright" { screen.orientations = [.portrait] }
      return screen
    }
    prototype.start = .screen(ScreenID(0))
    var run = Run(prototype)
    run.perform(.launch)
    run.forget()
    return run
  }

  @Test("S9: a turn takes its time and makes no call, also with an alert up")
  func s9() {
    var run = Run(confirm("A"), showing: "A")
    run.perform(.rotate(.landscape), at: 100)
    #expect(run.simulator.state.orientation == .landscape)
    #expect(run.simulator.state.isMoving)
    #expect(run.simulator.state.rotation?.until.milliseconds == 100 + 250 + 400)
    run.settle()
    #expect(run.simulator.state.rotation == nil)
    #expect(!run.simulator.state.isMoving)
    #expect(movements(run) == ["@350 [turns to landscape 400] [S9]"])
    #expect(run.rows.allSatisfy { !$0.isCall })
    #expect(run.simulator.state.showings.count == 1)
  }

  @Test("S9: turned back on the way, it goes on until the second turn has ended")
  func s9Interrupted() {
    var run = uprightRun()
    run.perform(.rotate(.landscape), at: 0)
    run.perform(.rotate(.portrait), at: 100)
    run.wait(until: 450)
    #expect(run.simulator.state.rotation != nil)
    run.wait(until: 500)
    #expect(run.simulator.state.rotation == nil)
    #expect(run.simulator.state.orientation == .portrait)
  }

  @Test("S9: what is held so already, and a screen that cannot be, are not turned")
  func s9Refused() {
    var run = uprightRun()
    run.perform(.rotate(.portrait))
    run.perform(goTo(1))
    run.perform(.rotate(.landscape))
    #expect(
      run.denied == """
        > rotate portrait ignored: heldSoAlready [S9]
        > rotate landscape ignored: cannotBeHeldSo [S9]
        """)
  }

  @Test("S9: a screen that comes to show turns the device at once if it must")
  func s9GoTo() {
    var run = uprightRun()
    run.perform(.rotate(.landscape), at: 0)
    run.perform(goTo(1), at: 200)
    #expect(run.simulator.state.orientation == .portrait)
    #expect(run.simulator.state.rotation == nil)
    #expect(
      movements(run) == [
        "@0 [turns to landscape 400] [S9]", "@200 [turns to portrait 0] [S9]",
      ])
    run.settle()
    #expect(!run.simulator.state.isMoving)
  }

  @Test("S10: a text that was cut is a line on the console, and no input of its own")
  func s10() {
    var run = Run(confirm("A"), showing: "A")
    let inputs = run.simulator.state.inputCount
    run.perform(.truncated(id("A"), "Everything and more"))
    #expect(run.console == ["cut in A: Everything and more"])
    #expect(run.simulator.state.inputCount == inputs)
    #expect(run.rows.count == 1)
    #expect(run.rows.allSatisfy { $0.input == inputs && $0.rule == .s10 })
  }
}
