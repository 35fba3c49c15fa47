import DialogModel
import Testing

@testable import DialogSimulator

/// Two ways to the same place are equal; what decides what can come is not forgotten.
@Suite("Canonical state")
struct CanonicalTests {
  private func state(_ run: Run) -> CanonicalState { run.simulator.state.canonical }

  @Test("A dialog that came and went twice leaves as much as one that did once")
  func twice() {
    var once = Run(confirm("A"))
    var twice = Run(confirm("A"))
    for time in [0, 1_000] {
      twice.present("A", at: time)
      twice.tap("A", 0, at: time + 400)
    }
    once.present("A", at: 0)
    once.tap("A", 0, at: 400)
    once.settle()
    twice.settle()
    #expect(once.simulator.state != twice.simulator.state)
    #expect(state(once) == state(twice))
    #expect(state(once).hashValue == state(twice).hashValue)
  }

  @Test("Times count from now")
  func shifted() {
    func moved(from start: Int, by milliseconds: Int) -> Run {
      var run = Run(confirm("A"), tasks: [task()])
      run.perform(DialogSimulatorTests.run(), at: start)
      run.present("A", at: start)
      run.wait(until: start + milliseconds)
      return run
    }
    #expect(state(moved(from: 0, by: 100)) == state(moved(from: 5_000, by: 100)))
    #expect(state(moved(from: 0, by: 100)) != state(moved(from: 5_000, by: 101)))
  }

  @Test("The date counts only where something depends on it")
  func dates() {
    func scheduled(_ notification: LocalNotification, from start: Int) -> CanonicalState {
      var run = Run.notified(by: [notification])
      run.perform(.schedule(note("n")), at: start)
      run.wait(until: start + 100)
      return state(run)
    }
    let timer = notification("n", after: 15)
    #expect(scheduled(timer, from: 0) == scheduled(timer, from: 5_000))
    let daily = notification("n", after: 15, repeats: .day)
    #expect(scheduled(daily, from: 0) != scheduled(daily, from: 5_000))
  }

  @Test("What was delivered and has gone leaves no trace")
  func delivered() {
    var run = Run.notified(style: .alert)
    run.home()
    let before = state(run)
    run.presentNow("n", at: 1_000)
    run.wait(until: 1_000)
    #expect(state(run) != before)
    run.close("n", at: 2_000)
    #expect(state(run) == before)
  }

  @Test("Jobs are numbered anew")
  func jobs() {
    var one = Run(tasks: [task(loader: .none)])
    var two = Run(tasks: [task(loader: .none)])
    two.perform(run(), at: 0)
    two.perform(cancelTask(), at: 0)
    one.perform(run(), at: 0)
    two.perform(run(), at: 0)
    #expect(one.simulator.state.jobs[0].number != two.simulator.state.jobs[0].number)
    #expect(state(one) == state(two))
  }

  @Test("Different texts are different places")
  func texts() {
    var plain = Run(confirm("A"), showing: "A")
    let before = state(plain)
    plain.perform(set("A", title: "Other"))
    #expect(state(plain) != before)
  }

  @Test("What a person could take back or make again is forgotten", arguments: ["F0", "A0"])
  func undo(_ name: String) {
    func edited(_ texts: String...) -> Run {
      var run =
        name == "F0"
        ? Run(screens: [[control("F0")]]) : Run(asking("A", textField()), showing: "A")
      run.tap(field: name)
      for text in texts { run.type(text) }
      run.settle()
      return run
    }
    var deleted = edited("a", "b")
    deleted.delete()
    #expect(state(deleted) == state(edited("a")))
    #expect(state(deleted) != state(edited("a", "b")))
    var undone = edited("a")
    undone.perform(.undo)
    #expect(undone.simulator.state.field(field(name))?.canRedo == true)
    #expect(state(undone) == state(edited()))
  }

  @Test("An open question is part of it")
  func question() {
    let asking = confirm("A", returns: [.alertViewShouldEnableFirstOtherButton: .ask])
    var run = Run(asking)
    run.present("A", at: 0)
    var later = Run(asking)
    later.home(at: 0)
    later.launchApp(at: 0)
    later.present("A", at: 700)
    #expect(state(run) == state(later))
    let held = state(run)
    run.answer(.alertViewShouldEnableFirstOtherButton, true)
    #expect(state(run) != held)
  }
}
