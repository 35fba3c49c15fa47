import DialogModel
import Testing

@testable import DialogSimulator

@Suite("Agenda: what is due comes before what happens then")
struct AgendaTests {
  private func at(_ milliseconds: Int) -> SimulatedTime {
    SimulatedTime(milliseconds: milliseconds)
  }

  @Test("A tap at 0.301 never overtakes an end at 0.300; at 0.300 it comes after it")
  func neverOvertakes() {
    for (tap, calls) in [
      (299, "@50 willPresent(A) [P1] → @50 shouldEnable(A)→true [P1] → @300 didPresent(A) [P1]"),
      (
        300,
        """
        @50 willPresent(A) [P1] → @50 shouldEnable(A)→true [P1] → @300 didPresent(A) [P1]
        @300 clicked(A,1) [D1] → @300 willDismiss(A,1) [D1] → @500 didDismiss(A,1) [D1]
        """
      ),
      (
        301,
        """
        @50 willPresent(A) [P1] → @50 shouldEnable(A)→true [P1] → @300 didPresent(A) [P1]
        @301 clicked(A,1) [D1] → @301 willDismiss(A,1) [D1] → @501 didDismiss(A,1) [D1]
        """
      ),
    ] {
      var run = Run(confirm("A"))
      run.present("A", at: 50)
      run.tap("A", 1, at: tap)
      #expect(run.timed == Order(stringLiteral: calls), "tapped at \(tap)")
    }
  }

  @Test(
    "Movements of both windows that end early end in the order of their times",
    arguments: [(0, ["A", "B"]), (100, ["B", "A"])])
  func endEarly(_ time: Int, _ names: [String]) {
    var run = Run(confirm("A"), sheet("B"))
    run.present("B", at: 0)
    run.present("A", at: time)
    run.home(at: 150)
    let ends = run.rows.filter { row in
      if case .call(let selector, _, _) = row.content {
        selector.moment == .didPresent
      } else {
        false
      }
    }
    #expect(ends.map(\.target) == names.map { Target.dialog(id($0)) })
    #expect(ends.allSatisfy { run.moment($0.time) == 150 })
  }

  @Test("Late wake-ups: one jump far beyond still stamps every call with its own moment")
  func lateWakeUp() {
    var run = Run(
      confirm("A", does: [.didPresent: [dismiss("A", 1)], .didDismiss: [present("B")]]),
      confirm("B", does: [.didPresent: [dismiss("B", 1)]]))
    run.present("A", at: 7)
    run.wait(until: 3_000_000)
    #expect(
      run.timed == """
        @7 willPresent(A) [P1]
        @7 shouldEnable(A)→true [P1]
        @257 didPresent(A) [P1]
        @257 willDismiss(A,1) [G1]
        @457 didDismiss(A,1) [G1]
        @457 willPresent(B) [K6]
        @457 shouldEnable(B)→true [K6]
        @707 didPresent(B) [K6]
        @707 willDismiss(B,1) [G1]
        @907 didDismiss(B,1) [G1]
        """)
    #expect(run.simulator.state.now == at(3_000_000))
  }

  @Test("An input finds everything done that was due before, also what that brought about")
  func inputAfterChain() {
    var run = Run(confirm("A", does: [.didDismiss: [present("B")]]), confirm("B"), showing: "A")
    run.tap("A", 1)
    run.tap("B", 0, at: 450)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willDismiss(A,1) [D1]
        @200 didDismiss(A,1) [D1]
        @200 willPresent(B) [K6]
        @200 shouldEnable(B)→true [K6]
        @450 didPresent(B) [K6]
        @450 clicked(B,0) [D2]
        @450 willDismiss(B,0) [D2]
        @650 didDismiss(B,0) [D2]
        """)
  }

  @Test("wake is the next moment of interest, or none")
  func wake() {
    var run = Run(confirm("A"))
    #expect(run.simulator.wake == nil)
    run.present("A", at: 10)
    #expect(run.simulator.wake == at(260))
    #expect(run.simulator.state.isMoving)
    run.wait(until: 259)
    #expect(run.simulator.wake == at(260))
    run.wait(until: 260)
    #expect(run.simulator.wake == nil)
    #expect(!run.simulator.state.isMoving)
    run.tap("A", 1, at: 1000)
    #expect(run.simulator.wake == at(1200))
  }

  @Test("Phases carry the moments between which something moves")
  func phases() {
    var run = Run(confirm("A"))
    run.present("A", at: 10)
    #expect(run.simulator.state.showings.first?.phase == .entering(from: at(10), until: at(260)))
    run.wait(until: 260)
    #expect(run.simulator.state.showings.first?.phase == .presented)
    run.tap("A", 1, at: 300)
    #expect(
      run.simulator.state.showings.first?.phase
        == .leaving(buttonIndex: 1, from: at(300), until: at(500)))
    run.wait(until: 500)
    #expect(run.simulator.state.showings == [])
  }

  @Test("Time never goes back: an input that comes late happens now")
  func lateInput() {
    var run = Run(confirm("A"))
    run.present("A", at: 500)
    run.tap("A", 0, at: 100)
    #expect(run.denied == "> tap(A,0) ignored: entering [D8]")
    run.wait(until: 300)
    run.wait(until: 2000)
    #expect(run.timed.entries.last == "@750 didPresent(A) [P1]")
    #expect(run.rows.map(\.time) == run.rows.map(\.time).sorted())
  }

  @Test("Entries stand by due time, and then in the order in which they were asked for")
  func order() {
    var agenda = Agenda()
    for (input, due) in [(1, 30), (2, 10), (3, 20), (4, 10), (5, 30), (6, 10)] {
      agenda.add(Frame(steps: [.movement(.startNext)], input: input, rules: [.p1]), due: at(due))
    }
    #expect(agenda.firstDue == at(10))
    var taken: [Int] = []
    while let entry = agenda.removeFirst(until: at(29)) { taken.append(entry.frame.input) }
    #expect(taken == [2, 4, 6, 3])
    while let entry = agenda.removeFirst(until: at(30)) { taken.append(entry.frame.input) }
    #expect(taken == [2, 4, 6, 3, 1, 5])
    #expect(agenda.firstDue == nil)
  }

  @Test("A row knows the input that caused it, however much later it comes")
  func causes() {
    var run = Run(confirm("A"), confirm("B"))
    run.forget()
    run.present("A", at: 0)
    run.present("B", at: 100)
    run.perform(log("by hand"), at: 300)
    run.settle()
    let first = run.rows.first?.input ?? 0
    let inputs = run.rows.filter(\.isCall).map { "\($0.input - first) \($0.words)" }
    #expect(
      inputs == [
        "0 willPresent(A)", "0 shouldEnable(A)→true", "0 didPresent(A)", "1 willPresent(B)",
        "1 shouldEnable(B)→true", "1 didPresent(B)",
      ])
  }

  @Test("State is a value: going back to it and doing the same gives the same rows")
  func timeTravel() {
    var run = Run(confirm("A"), confirm("B"))
    run.present("A")
    run.present("B", at: 100)
    run.wait(until: 300)
    var copy = run
    run.tap("B", 1, at: 600)
    run.settle()
    copy.wait(until: 599)
    copy.tap("B", 1, at: 600)
    copy.settle()
    #expect(run.rows == copy.rows)
    #expect(run.simulator.state == copy.simulator.state)
  }
}
