import DialogModel
import DialogSimulator
import Testing

/// Ends of tasks that nobody sees: in the background, and where their alert has gone before.
@Suite("2.11 Ends of tasks out of sight")
struct TaskEndsTests {
  /// A's Confirm runs the task; L is the alert of its own that a separate loader is.
  private func started(_ task: PrototypeTask) -> Run {
    var run = Run(
      confirmRunning("A"), confirm("B"), application: hearing(only: []), tasks: [task],
      showing: "A")
    run.tap("A", 1, at: 0)
    return run
  }

  private let loader = "C"

  @Test("T3: a job that stands in the background can be cancelled there")
  func cancelledInBackground() {
    var run = started(task(done: [log("done")], cancelled: [log("off")]))
    run.home(at: 4000)
    run.perform(cancelTask(), at: 5000)
    #expect(run.console == ["off"])
    #expect(run.simulator.state.jobs.isEmpty)
    #expect(run.up == "")
    run.launchApp(at: 60_000)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1] → @5000 willDismiss(A,0) [T3] → @5000 didDismiss(A,0) [T3]
        """)
    run.settle()
    #expect(run.console == ["off"])
  }

  @Test("T7: one that fails in the background fails once the application is back")
  func failedInBackground() {
    var run = started(task(failed: [log("{error}")]))
    run.home(at: 4000)
    run.steer(.fail, at: 5000)
    #expect(run.console == [])
    #expect(run.up == "A")
    run.launchApp(at: 60_000)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1] → @60000 willDismiss(A,1) [T2] → @60200 didDismiss(A,1) [T2]
        """)
    run.settle()
    #expect(run.console == ["The job failed."])
  }

  @Test("T6: the system cancels A in the background: the job that stands ends with it")
  func systemInBackground() {
    var run = started(task(done: [log("done")], cancelled: [log("off")]))
    run.home(at: 4000)
    run.systemCancel("A", at: 5000)
    run.launchApp(at: 60_000)
    run.settle()
    #expect(run.console == [])
    #expect(run.simulator.state.jobs.isEmpty)
    #expect(run.simulator.wake == nil)
  }

  @Test("T4: code dismisses the alert of a separate loader; the job goes on unseen")
  func separateDismissed() {
    var run = started(task(loader: .separate, cancellable: true, done: [present("B")]))
    run.dismiss(loader, 7, at: 1000)
    #expect(run.simulator.state.jobs.map(\.loader) == [.none])
    run.cancelLoader(loader, at: 1100)
    #expect(run.denied == "> cancelLoader(C) ignored: notShowing [T3]")
    run.wait(until: 9999)
    #expect(run.up == "")
    #expect(
      run.timed.entries.suffix(5) == [
        "@1000 willDismiss(C,7) [G1]", "@1200 didDismiss(C,7) [G1]",
        "@10000 willPresent(B) [T1]", "@10000 shouldEnable(B)→true [T1]",
        "@10250 didPresent(B) [T1]",
      ])
  }

  @Test("T4: so where the alert is dismissed while it comes in")
  func separateDismissedEntering() {
    var run = started(task(1000, loader: .separate, done: [log("done")]))
    run.dismiss(loader, 7, at: 300)
    #expect(
      run.calls == """
        clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
        willPresent(C) → shouldEnable(C)→true → didPresent(C) → willDismiss(C,7) → didDismiss(C,7)
        """)
    run.settle()
    #expect(run.console == ["done"])
  }

  @Test("T4: run again after its unseen end, the task shows an alert of its own as before")
  func separateAgain() {
    var run = started(task(1000, loader: .separate))
    run.dismiss(loader, 7, at: 600)
    run.settle()
    run.forget()
    run.perform(DialogSimulatorTests.run(), at: 0)
    #expect(
      run.calls == """
        willPresent(C) → shouldEnable(C)→true → didPresent(C) → willDismiss(C,-1) → didDismiss(C,-1)
        """)
  }

  @Test("T6: the system cancels the alert of a separate loader: the job ends with it")
  func separateSystemCancel() {
    var run = started(
      task(loader: .separate, done: [log("done")], failed: [log("no")], cancelled: [log("off")]))
    run.systemCancel(loader, at: 1000)
    #expect(run.simulator.state.jobs.isEmpty)
    run.settle()
    #expect(
      run.timed.entries.suffix(3) == [
        "@1000 cancel(C) [T6]", "@1000 willDismiss(C,-1) [T6]", "@1000 didDismiss(C,-1) [T6]",
      ])
    #expect(run.console == [])
    #expect(run.simulator.wake == nil)
  }

  @Test("A second task that one tap runs has an alert of its own, after that of the first")
  func two() {
    var second = task(1000)
    second.id = "second"
    var run = Run(
      confirmRunning("A", .run(TaskID(1))), tasks: [task(), second], showing: "A")
    run.tap("A", 1, at: 0)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1]
        @0 willPresent(C) [K4] → @0 shouldEnable(C)→true [K4] → @250 didPresent(C) [K4]
        @1000 willDismiss(C,-1) [T1] → @1200 didDismiss(C,-1) [T1]
        @10000 willDismiss(A,1) [T1] → @10200 didDismiss(A,1) [T1]
        """)
  }

  @Test("An alert of its own that still waits for its turn does not come once the job has ended")
  func endsBeforeItsTurn() {
    var run = Run(confirm("A"), tasks: [task(100)])
    run.present("A")
    run.perform(DialogSimulatorTests.run())
    #expect(run.calls == "willPresent(A) → shouldEnable(A)→true → didPresent(A)")
    run.settle()
    #expect(run.up == "A")
  }

  @Test("S7: no task is run while the application ends")
  func whileEnding() {
    var run = Run(
      confirm("A", does: [.cancel: [DialogSimulatorTests.run()]]), era: .ios3, tasks: [task()],
      showing: "A")
    run.home()
    #expect(run.denied == "run refused: notRunning [T9]")
    #expect(run.simulator.state.jobs.isEmpty)
  }

  @Test("A command that runs ends by itself: nobody steers it")
  func command() {
    var run = Run(
      confirmRunning("A"), tasks: [task(command: ["x"])], commandModes: [TaskID(0): .runs],
      showing: "A")
    run.tap("A", 1)
    run.forget()
    for steering in JobSteering.allCases { run.steer(steering) }
    #expect(
      run.denied == """
        > succeed(t0) ignored: taskNotRunning [T10] → > fail(t0) ignored: taskNotRunning [T10]
        > hang(t0) ignored: taskNotRunning [T10]
        """)
    #expect(run.simulator.state.jobs.count == 1)
  }

  @Test("A command's end that lets a field edit brings up the keyboard at once")
  func keyboard() {
    var run = Run(
      screens: [[control("name")]],
      tasks: [task(loader: .none, done: [focus("F0")], command: ["x"])],
      commandModes: [TaskID(0): .runs])
    run.perform(DialogSimulatorTests.run(), at: 0)
    run.report(JobReport(end: .done), at: 500)
    #expect(run.editing == "F0")
    #expect(run.simulator.state.keyboard.isUp)
    #expect(run.simulator.state.keyboard.from.milliseconds == 500)
  }
}
