import DialogModel
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// What a person could do now.
@Suite("Choices")
struct ChoicesTests {
  private func taps(_ run: Run) -> [Input] {
    run.simulator.choices.filter {
      switch $0 {
      case .tapButton, .tapControl, .tapOutside, .tapField, .cancelLoader: true
      default: false
      }
    }
  }

  @Test("Of an alert its buttons, once it is up, and not what it covers")
  func alert() {
    var run = Run(
      confirm("A", returns: [.alertViewShouldEnableFirstOtherButton: .always(false)]),
      screens: [
        [Control(id: "go", kind: .button, text: "Go", then: [DialogSimulatorTests.present("A")])]
      ])
    let go = ControlID(screen: ScreenID(0), index: 0)
    #expect(taps(run) == [.tapControl(go)])
    run.tapControl(0)
    #expect(taps(run) == [])
    run.settle()
    // The other one is disabled.
    #expect(taps(run) == [.tapButton(id("A"), index: 0)])
    #expect(run.simulator.ignored(.tapButton(id("A"), index: 1)) == .disabled)
    #expect(run.simulator.ignored(.tapControl(go)) == .covered)
  }

  @Test("Of an open question the two answers, and nothing else")
  func question() {
    var run = Run(confirm("A", returns: [.alertViewShouldEnableFirstOtherButton: .ask]))
    run.present("A")
    #expect(
      run.simulator.choices
        == [true, false].map {
          .answer(.alertViewShouldEnableFirstOtherButton, $0, target: .dialog(id("A")))
        })
  }

  @Test("Keys while a field edits")
  func keys() {
    var run = Run(screens: [[control("F0"), control("F1")]])
    #expect(!run.simulator.choices.contains(.pressTab))
    run.tap(field: "F0")
    run.type("x")
    let choices = Set(run.simulator.choices)
    #expect(choices.isSuperset(of: [.pressTab, .pressReturn, .undo, .edit(.delete())]))
    #expect(!choices.contains(.redo))
  }

  @Test("In the background the application's icon, and to end it")
  func background() {
    var run = Run(confirm("A"), showing: "A")
    run.home()
    #expect(Set(run.simulator.choices).isSuperset(of: [.launchApp, .killApp]))
    #expect(taps(run) == [] && !run.simulator.choices.contains(.home))
  }

  @Test("Each has an effect")
  func effects() {
    var tried = 0
    for seed in 0..<40 as Range<UInt64> {
      var chance = Chance(seed: seed)
      var simulator = Simulator(chance.withTasks(chance.prototype()))
      simulator.perform(.launch, at: .zero)
      for _ in 0..<20 {
        simulator.advance(to: simulator.state.now)
        for choice in simulator.choices {
          tried += 1
          var copy = simulator
          _ = copy.takeRows()
          copy.perform(choice, at: copy.state.now)
          let ignored = copy.rows.first {
            if case .input(_, _, _?) = $0.content { true } else { false }
          }
          #expect(ignored == nil, "seed \(seed): \(choice)")
        }
        simulator.perform(
          chance.inputWithTasks(simulator.state),
          at: simulator.state.now.after(milliseconds: chance.gap()))
        _ = simulator.takeRows()
      }
    }
    #expect(tried > 1_000)
  }
}
