import DialogModel
import Testing

@testable import DialogSimulator

/// No input parks an alert yet; these steps stand for a task that runs inside `clicked`.
@Suite("Parked: a job keeps an alert up, and everything else goes on")
struct ParkTests {
  /// A's OK is tapped, and a job begun inside `clicked` keeps A up.
  private func parked(_ dialogs: Dialog..., before: String = "") -> Run {
    var prototype = Prototype()
    prototype.dialogs = dialogs
    prototype.application = Prototype.Application()
    var run = Run(prototype)
    run.perform(.launch)
    for letter in before + "A" {
      run.present(String(letter))
      run.settle()
    }
    run.forget()
    run.perform(
      steps: [.movement(.tell(.clicked)), .task(.park(id("A"))), .movement(.dismissAfterTap)],
      Operands(dialog: id("A"), buttonIndex: 1))
    return run
  }

  @Test("It stays until the job ends, then leaves with the index of the tap")
  func stays() {
    var run = parked(confirm("A"))
    run.wait(until: 10_000)
    #expect(run.callsSoFar == "clicked(A,1)")
    #expect(run.up == "A")
    #expect(!run.simulator.state.isMoving)
    #expect(run.simulator.wake == nil)
    run.perform(steps: [.task(.unpark(id("A")))])
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @10000 willDismiss(A,1) [D1]
        @10200 didDismiss(A,1) [D1]
        """)
    run.settle()
    #expect(Set(run.rows.filter(\.isCall).map(\.input)).count == 1)
    #expect(run.simulator.state.kernel.frames.isEmpty)
  }

  @Test("Taps on it are ignored meanwhile, and on what is under it")
  func taps() {
    var run = parked(confirm("A"), confirm("B"), before: "B")
    run.tap("A", 0, at: 100)
    run.tap("A", 1, at: 100)
    run.tapOutside(at: 100)
    run.tap("B", 1, at: 100)
    #expect(run.callsSoFar == "clicked(A,1)")
    #expect(
      run.denied == """
        > tap(A,0) ignored: parked [D1]
        > tap(A,1) ignored: parked [D1]
        > tapOutside ignored: modal [D5]
        > tap(B,1) ignored: covered [D5]
        """)
    run.present("A", at: 100)
    #expect(run.denied.entries.last == "present(A) refused: alreadyShowing [P6]")
  }

  @Test("Other alerts come and go above it")
  func others() {
    var run = parked(confirm("A"), confirm("B"))
    run.present("B", at: 100)
    run.tap("B", 1, at: 1000)
    run.wait(until: 2000)
    #expect(run.up == "A")
    run.perform(steps: [.task(.unpark(id("A")))])
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @100 willPresent(B) [K1]
        @100 shouldEnable(B)→true [K1]
        @350 didPresent(B) [K1]
        @1000 clicked(B,1) [K2]
        @1000 willDismiss(B,1) [K2]
        @1200 didDismiss(B,1) [K2]
        @2000 willDismiss(A,1) [D1]
        @2200 didDismiss(A,1) [D1]
        """)
  }

  @Test("The job's end shows B: A is covered by then and goes at once")
  func endShows() {
    var run = parked(confirm("A"), confirm("B"))
    run.perform(steps: [.act(present("B")), .task(.unpark(id("A")))], at: 5000)
    #expect(
      run.calls == """
        clicked(A,1)
        willPresent(B) → shouldEnable(B)→true → willDismiss(A,1) → didDismiss(A,1) → didPresent(B)
        """)
    #expect(run.timed.entries.suffix(2).first == "@5000 didDismiss(A,1) [G8]")
  }

  @Test("The job ends while another alert covers it: at once, and that one stays")
  func endsCovered() {
    var run = parked(confirm("A"), confirm("B"))
    run.present("B", at: 100)
    run.perform(steps: [.task(.unpark(id("A")))], at: 1000)
    #expect(
      run.timed.entries.suffix(2) == [
        "@1000 willDismiss(A,1) [G8]", "@1000 didDismiss(A,1) [G8]",
      ])
    #expect(run.up == "B")
  }

  @Test("The job ends while the alert above leaves: its turn comes after that")
  func endsWhileMoving() {
    var run = parked(confirm("A"), confirm("B"))
    run.present("B", at: 100)
    run.tap("B", 0, at: 1000)
    run.perform(steps: [.task(.unpark(id("A")))], at: 1100)
    #expect(
      run.timed.entries.suffix(3) == [
        "@1200 didDismiss(B,0) [K5]", "@1200 willDismiss(A,1) [K5]", "@1400 didDismiss(A,1) [K5]",
      ])
  }

  @Test("Dismissed by code while parked: with that index, and the job's end dismisses nothing")
  func dismissed() {
    for (animated, end) in [(true, 300), (false, 100)] {
      var run = parked(confirm("A"))
      run.dismiss("A", 5, animated: animated, at: 100)
      run.perform(steps: [.task(.unpark(id("A")))], at: 150)
      run.perform(steps: [.task(.unpark(id("A")))], at: 1000)
      #expect(
        run.calls == "clicked(A,1) → willDismiss(A,5) → didDismiss(A,5)")
      #expect(run.timed.entries.last?.hasPrefix("@\(end) didDismiss(A,5)") == true)
    }
  }

  @Test("The system cancels it: C1 on A, and the job's end does nothing")
  func systemCancel() {
    var run = parked(confirm("A"))
    run.systemCancel("A", at: 100)
    run.perform(steps: [.task(.unpark(id("A")))], at: 1000)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @100 cancel(A) [C1]
        @100 willDismiss(A,0) [C1]
        @100 didDismiss(A,0) [C1]
        """)
  }

  @Test("Home (ios6): no call for A, which is still parked on return")
  func home() {
    var run = parked(confirm("A"))
    run.home(at: 100)
    run.launchApp(at: 1000)
    run.tap("A", 0, at: 1100)
    #expect(run.denied == "> tap(A,0) ignored: parked [D1]")
    run.perform(steps: [.task(.unpark(id("A")))], at: 2000)
    #expect(
      run.calls == """
        clicked(A,1) → applicationWillResignActive: → applicationDidEnterBackground:
        applicationWillEnterForeground: → applicationDidBecomeActive:
        willDismiss(A,1) → didDismiss(A,1)
        """)
  }

  @Test("The job ends in the same instant: no time between")
  func sameInstant() {
    var run = Run(confirm("A"), showing: "A")
    run.perform(
      steps: [
        .movement(.tell(.clicked)), .task(.park(id("A"))), .task(.unpark(id("A"))),
        .movement(.dismissAfterTap),
      ],
      Operands(dialog: id("A"), buttonIndex: 1))
    #expect(run.timedSoFar == "@0 clicked(A,1) [D1] → @0 willDismiss(A,1) [D1]")
    var later = parked(confirm("A"))
    later.perform(steps: [.task(.unpark(id("A")))])
    #expect(later.timedSoFar == "@0 clicked(A,1) [D1] → @0 willDismiss(A,1) [D1]")
    #expect(later.calls == "clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)")
  }

  @Test("Only an alert that is up and lives can be parked")
  func notUp() {
    var run = Run(confirm("A"))
    run.perform(steps: [.task(.park(id("A"))), .task(.unpark(id("A")))])
    run.present("A")
    run.perform(steps: [.task(.park(id("A")))])
    #expect(run.calls == "willPresent(A) → shouldEnable(A)→true → didPresent(A)")
    run.tap("A", 1, at: 500)
    #expect(run.denied == "")
  }
}
