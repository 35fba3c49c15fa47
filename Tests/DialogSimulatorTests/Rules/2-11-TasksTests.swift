import DialogModel
import Testing

@testable import DialogSimulator

/// A is the alert whose Confirm runs the task, B the one that follows, C another one.
@Suite("2.11 The task loader")
struct TaskTests {
  private func confirmed(
    _ task: PrototypeTask, _ actions: Action..., does: [Selector: [Action]] = [:]
  ) -> Run {
    let dialog = alert(
      "A", title: "Sign Out", message: "Sure?", cancel: "Cancel",
      others: [Button(title: template("Confirm"), then: [DialogSimulatorTests.run()] + actions)],
      does: does)
    var run = Run(dialog, confirm("B"), confirm("C"), tasks: [task], showing: "A")
    run.tap("A", 1, at: 0)
    return run
  }

  @Test("T1: the job is done, and whenDone presents B")
  func done() {
    var run = confirmed(task(done: [present("B")]))
    run.wait(until: 9999)
    #expect(run.callsSoFar == "clicked(A,1)")
    run.settle()
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @10000 willPresent(B) [K1] → @10000 shouldEnable(B)→true [K1]
        @10000 willDismiss(A,1) [T1] → @10000 didDismiss(A,1) [T1]
        @10250 didPresent(B) [K1]
        """)
    #expect(run.up == "B")
  }

  @Test("T1: with nothing in whenDone the alert leaves as if it had been tapped then")
  func doneAlone() {
    #expect(
      confirmed(task()).timed == """
        @0 clicked(A,1) [D1] → @10000 willDismiss(A,1) [T1] → @10200 didDismiss(A,1) [T1]
        """)
  }

  @Test("T1: the alert's fields give way, and the one being edited ends")
  func fields() {
    let dialog = asking(
      "A", textField("ab"), does: [.alertViewClickedButtonAtIndex: [DialogSimulatorTests.run()]])
    var run = Run(dialog, tasks: [task()], showing: "A")
    run.tap("A", 1, at: 0)
    run.tap(field: "A0", at: 100)
    run.type("c")
    #expect(
      run.callsSoFar == """
        clicked(A,1) → A0.shouldEnd→true → A0.didEnd
        """)
    #expect(run.showing("A")?.shownFields.isEmpty == true)
    #expect(run.text("A0") == "ab")
    run.settle()
    #expect(run.up == "")
  }

  @Test("a sheet's button: an alert of its own once the sheet has gone")
  func sheet() {
    let dialog = DialogSimulatorTests.sheet(
      "A", does: [.actionSheetClickedButtonAtIndex: [DialogSimulatorTests.run()]])
    var run = Run(dialog, tasks: [task()], showing: "A")
    run.tap("A", 1, at: 0)
    run.settle()
    #expect(
      run.calls == """
        clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        willDismiss(B,-1) → didDismiss(B,-1)
        """)
  }

  @Test("separate: run after the dismissal by code, in the same callback")
  func separateLeaving() {
    let dialog = confirm(
      "A", does: [.alertViewClickedButtonAtIndex: [dismiss("A"), DialogSimulatorTests.run()]])
    var run = Run(dialog, tasks: [task(loader: .separate)], showing: "A")
    run.tap("A", 1, at: 0)
    run.settle()
    #expect(
      run.calls == """
        clicked(A,1) → willDismiss(A,0) → didDismiss(A,0)
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        willDismiss(B,-1) → didDismiss(B,-1)
        """)
  }

  @Test("T1: the alert shows the task's texts and no buttons, and cannot be tapped meanwhile")
  func texts() {
    var run = confirmed(task(message: ""))
    let alert = run.showing("A")
    #expect(alert?.texts.title == "Processing")
    #expect(alert?.texts.message == nil)
    #expect(alert.map { run.simulator.drawnButtons(of: $0) } == [])
    #expect(alert?.loader?.cancelTitle == nil)
    run.tap("A", 1, at: 100)
    run.tapOutside(at: 100)
    #expect(
      run.denied == """
        > tap(A,1) ignored: parked [D1]
        > tapOutside ignored: modal [D5]
        """)
    let silent = confirmed(task(title: nil))
    #expect(silent.showing("A")?.texts.title == "Sign Out")
    #expect(silent.showing("A")?.texts.message == "Sure?")
  }

  @Test("T2: the job fails")
  func failed() {
    let run = confirmed(
      task(outcome: .failure, done: [log("no")], failed: [log("{error}"), present("B")]))
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @10000 willPresent(B) [K1] → @10000 shouldEnable(B)→true [K1]
        @10000 willDismiss(A,1) [T2] → @10000 didDismiss(A,1) [T2]
        @10250 didPresent(B) [K1]
        """)
    var later = run
    later.settle()
    #expect(later.console == ["The job failed."])
  }

  @Test("T3: Cancel is tapped: whenCancelled, then the cancel index, and no second clicked")
  func cancelled() {
    var run = confirmed(task(cancellable: true, done: [log("no")], cancelled: [present("B")]))
    #expect(run.showing("A")?.loader?.cancelTitle == "Cancel")
    run.cancelLoader("A", at: 3000)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @3000 willPresent(B) [K1] → @3000 shouldEnable(B)→true [K1]
        @3000 willDismiss(A,0) [T3] → @3000 didDismiss(A,0) [T3]
        @3250 didPresent(B) [K1]
        """)
    run.cancelLoader("A", at: 4000)
    #expect(run.denied == "> cancelLoader(A) ignored: notShowing [T3]")
    #expect(run.console == [])
  }

  @Test("T3: so for cancelTask by code; a task that cannot be cancelled has no button")
  func cancelledByCode() {
    var run = confirmed(task(cancelled: [log("off")]))
    run.cancelLoader("A", at: 100)
    #expect(run.denied == "> cancelLoader(A) ignored: notShowing [T3]")
    run.perform(cancelTask(), at: 1000)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1] → @1000 willDismiss(A,0) [T3] → @1200 didDismiss(A,0) [T3]
        """)
    #expect(run.console == ["off"])
    run.perform(cancelTask(), at: 2000)
    #expect(run.denied.entries.last == "cancelTask refused: taskNotRunning [T3]")
  }

  @Test("T4: dismissed by code: with that index, and the job's end dismisses nothing")
  func dismissed() {
    var run = confirmed(task(done: [present("B")]))
    run.dismiss("A", 7, at: 1000)
    run.wait(until: 1500)
    #expect(run.simulator.state.jobs.map(\.loader) == [.none])
    run.present("A", at: 2000)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @1000 willDismiss(A,7) [T4] → @1200 didDismiss(A,7) [T4]
        @2000 willPresent(A) [P1] → @2000 shouldEnable(A)→true [P1] → @2250 didPresent(A) [P1]
        @10000 willPresent(B) [K1] → @10000 shouldEnable(B)→true [K1] → @10250 didPresent(B) [K1]
        """)
    #expect(run.showing("A")?.loader == nil)
  }

  @Test("T5: covered by C: the job goes on; at its end A goes at once and C stays")
  func covered() {
    var run = confirmed(task(done: [log("done")]))
    run.present("C", at: 1000)
    run.settle()
    #expect(
      run.timed.entries.suffix(2) == [
        "@10000 willDismiss(A,1) [T5]", "@10000 didDismiss(A,1) [T5]",
      ])
    #expect(run.up == "C")
    #expect(run.console == ["done"])
  }

  @Test("T6: the system cancels A: C1 on A, the job with it, and no when… runs")
  func systemCancel() {
    var run = confirmed(
      task(done: [log("done")], failed: [log("failed")], cancelled: [log("cancelled")]))
    run.systemCancel("A", at: 1000)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @1000 cancel(A) [T6] → @1000 willDismiss(A,0) [T6] → @1000 didDismiss(A,0) [T6]
        """)
    run.settle()
    #expect(run.console == [])
    #expect(run.simulator.state.jobs.isEmpty)
    #expect(run.simulator.wake == nil)
  }

  @Test("T7: Home: no call for A; the job stands until the application is back")
  func home() {
    var run = Run(
      confirmRunning("A"), application: hearing(only: []), tasks: [task(done: [log("done")])],
      showing: "A")
    run.tap("A", 1, at: 0)
    run.home(at: 4000)
    run.wait(until: 60_000)
    #expect(run.callsSoFar == "clicked(A,1)")
    run.launchApp(at: 60_000)
    run.wait(until: 65_999)
    #expect(run.console == [])
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1] → @66000 willDismiss(A,1) [T1] → @66200 didDismiss(A,1) [T1]
        """)
  }

  @Test("T7: it goes on with inBackground: running, and A goes at once when it ends there")
  func homeRunning() {
    var run = Run(
      confirmRunning("A"), application: hearing(only: []), tasks: [task(done: [log("done")])],
      inBackground: .running, showing: "A")
    run.tap("A", 1, at: 0)
    run.home(at: 4000)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1] → @10000 willDismiss(A,1) [T1] → @10000 didDismiss(A,1) [T1]
        """)
    run.settle()
    #expect(run.console == ["done"])
  }

  @Test("T8: the job ends in the same instant: as T1, no time between")
  func sameInstant() {
    #expect(
      confirmed(task(0, done: [present("B")]), log("after")).timed == """
        @0 clicked(A,1) [D1]
        @0 willPresent(B) [K1] → @0 shouldEnable(B)→true [K1]
        @0 willDismiss(A,1) [T8] → @0 didDismiss(A,1) [T8]
        @250 didPresent(B) [K1]
        """)
  }

  @Test("T9: run of a running task is refused")
  func runsAlready() {
    var run = confirmed(task(), .run(TaskID(0)))
    run.perform(.run(TaskID(0)), at: 100)
    #expect(
      run.denied == """
        run refused: alreadyRunning [T9]
        run refused: alreadyRunning [T9]
        """)
    #expect(run.simulator.state.jobs.count == 1)
  }

  @Test("T10: the actions after run in the same list run at once")
  func doesNotWait() {
    let run = confirmed(task(done: [log("done")]), log("after"), present("C"))
    #expect(run.console == ["after"])
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willPresent(C) [K4] → @0 shouldEnable(C)→true [K4] → @250 didPresent(C) [K4]
        @10000 willDismiss(A,1) [T5] → @10000 didDismiss(A,1) [T5]
        """)
  }

  @Test("The source's order: the tap's cancel path runs no task")
  func cancelPath() {
    var run = Run(confirmRunning("A"), tasks: [task()], showing: "A")
    run.tap("A", 0, at: 0)
    #expect(run.calls == "clicked(A,0) → willDismiss(A,0) → didDismiss(A,0)")
    #expect(run.simulator.state.jobs.isEmpty)
  }

  @Test("A whole run belongs to the tap; what a decision causes belongs to the decision")
  func inputs() {
    var run = confirmed(task(done: [present("B")]))
    run.settle()
    #expect(Set(run.rows.filter(\.isCall).map(\.input)).count == 1)
    var steered = confirmed(task(done: [present("B")]))
    steered.steer(.succeed, at: 2000)
    steered.settle()
    let inputs = steered.rows.filter(\.isCall).map { "\($0.words) \($0.input - 2)" }
    #expect(
      inputs == [
        "clicked(A,1) 1", "willPresent(B) 2", "shouldEnable(B)→true 2", "willDismiss(A,1) 1",
        "didDismiss(A,1) 1", "didPresent(B) 2",
      ])
  }
}
