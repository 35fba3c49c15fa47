import DialogModel
import Testing

@testable import DialogSimulator

@Suite("Jobs: where they are seen, and what they tell")
struct JobTests {
  /// A's Confirm runs the task; L is the alert of its own, which is behind A and B.
  private func started(
    _ task: PrototypeTask, ways: [TaskID: CommandMode] = [:], afterwards: [Action] = []
  ) -> Run {
    let confirm = Button(
      title: template("Confirm"), then: [DialogSimulatorTests.run()], afterwards: afterwards)
    var run = Run(
      alert("A", cancel: "Cancel", others: [confirm]), DialogSimulatorTests.confirm("B"),
      tasks: [task], commandModes: ways, showing: "A")
    run.tap("A", 1, at: 0)
    return run
  }

  @Test("separate: an alert of its own comes from didDismiss(A), and leaves with -1 before B")
  func separate() {
    let run = started(task(loader: .separate, done: [present("B")]))
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1] → @0 willDismiss(A,1) [D1] → @200 didDismiss(A,1) [D1]
        @200 willPresent(C) [P9] → @450 didPresent(C) [P9]
        @10000 willDismiss(C,-1) [T1] → @10200 didDismiss(C,-1) [K5]
        @10200 willPresent(B) [K5] → @10200 shouldEnable(B)→true [K5] → @10450 didPresent(B) [K5]
        """)
  }

  @Test("separate: its own alert is named after the task and shows its texts")
  func separateTexts() {
    var run = started(task(progress: true, message: "{percent} %", loader: .separate))
    run.wait(until: 3000)
    let loader = run.showing("C")
    #expect(loader?.texts == DialogTexts(title: "Processing", message: "30 %", buttons: []))
    #expect(loader?.loader?.percent == 30)
    #expect(run.simulator.prototype.name(of: .dialog(id("C"))) == "task")
  }

  @Test("separate: a job that ends before its alert has come shows none")
  func separateShort() {
    let run = started(task(100, loader: .separate, done: [present("B")]))
    #expect(
      run.calls == """
        clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        """)
  }

  @Test("separate: one that ends while its alert comes in waits for that (G3)")
  func separateEntering() {
    let run = started(task(300, loader: .separate, done: [present("B")]))
    #expect(
      run.calls == """
        clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)
        willPresent(C) → didPresent(C)
        willDismiss(C,-1) → didDismiss(C,-1)
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        """)
  }

  @Test("separate: Cancel on it leads to -1")
  func separateCancelled() {
    var run = started(task(loader: .separate, cancellable: true, cancelled: [log("off")]))
    run.cancelLoader("C", at: 300)
    run.cancelLoader("C", at: 2000)
    #expect(run.denied == "> cancelLoader(C) ignored: entering [T3]")
    run.settle()
    #expect(
      run.timed.entries.suffix(2) == [
        "@2000 willDismiss(C,-1) [T3]", "@2200 didDismiss(C,-1) [T3]",
      ])
    #expect(run.console == ["off"])
  }

  @Test("A task that no alert's button ran has an alert of its own, also with inPlace")
  func taskWithoutButtonHasItsOwnAlert() {
    var run = Run(tasks: [task()])
    run.perform(DialogSimulatorTests.run(), at: 0)
    #expect(
      run.timed == """
        @0 willPresent(A) [P9] → @250 didPresent(A) [P9]
        @10000 willDismiss(A,-1) [T1] → @10200 didDismiss(A,-1) [T1]
        """)
  }

  @Test("none: nothing shows, and A leaves at once")
  func unseen() {
    var run = started(task(loader: .none, done: [log("done {percent}")]))
    #expect(run.calls == "clicked(A,1) → willDismiss(A,1) → didDismiss(A,1)")
    run.settle()
    #expect(run.console == ["done 100"])
  }

  @Test("Progress is told every tenth, and the texts follow it")
  func progress() {
    var run = started(task(1000, progress: true, title: "At {percent}"))
    run.wait(until: 420)
    #expect(run.showing("A")?.texts.title == "At 42")
    #expect(run.showing("A")?.loader?.percent == 42)
    run.settle()
    #expect(run.tasksSoFar.filter { $0.hasSuffix("%]") }.count == 9)
  }

  @Test("A person makes it succeed, fail, or hang and then succeed")
  func steering() {
    for (steering, word) in [(JobSteering.succeed, "done"), (.fail, "failed")] {
      var run = started(task(done: [log("done")], failed: [log("failed")]))
      run.steer(steering, at: 2000)
      run.settle()
      #expect(run.console == [word])
      #expect(run.simulator.state.jobs.isEmpty)
    }
    var run = started(task(done: [log("done")]))
    run.steer(.hang, at: 2000)
    #expect(run.simulator.wake == nil)
    run.wait(until: 60_000)
    #expect(
      run.simulator.state.job(of: TaskID(0))?.milliseconds(at: run.simulator.state.now) == 2000)
    run.steer(.succeed, at: 70_000)
    run.settle()
    #expect(run.console == ["done"])
    run.steer(.fail, at: 80_000)
    #expect(run.denied == "> fail(t0) ignored: taskNotRunning [T10]")
  }

  @Test("Nobody waits for a job before a tap: only movements count as such")
  func isNoMovement() {
    var run = started(task())
    #expect(!run.simulator.state.isMoving)
    run.wait(until: 5000)
    #expect(!run.simulator.state.isMoving)
  }

  @Test("A task that runs itself for ever in no time is stopped")
  func circle() {
    var run = Run(
      tasks: [task(0, loader: .none, done: [DialogSimulatorTests.run()])])
    run.perform(DialogSimulatorTests.run(), at: 0)
    run.settle()
    #expect(run.simulator.state.stop?.repeating.map(\.selector) == [nil])
  }

  @Test("The end of the application is the end of its jobs")
  func ended() {
    var run = started(task(done: [log("done")]))
    run.killApp(at: 100)
    run.settle()
    #expect(run.console == [])
    #expect(run.simulator.state.jobs.isEmpty)
  }

  // MARK: Commands

  @Test("A command is simulated unless somebody says otherwise")
  func simulated() {
    let run = started(task(done: [present("B")], command: ["true"]))
    #expect(run.timed.entries.last == "@1250 didPresent(B) [K1]")
  }

  @Test("One that runs tells what it does; its end comes from outside")
  func reports() {
    var run = started(
      task(message: "Wait", done: [log("{percent}")], command: ["x"]), ways: [TaskID(0): .runs])
    #expect(run.simulator.wake == nil)
    #expect(run.simulator.state.runsCommand)
    run.report(JobReport(percent: 40, message: "Half"), at: 1000)
    #expect(run.showing("A")?.texts.message == "Half")
    #expect(run.showing("A")?.loader?.percent == 40)
    run.report(JobReport(lines: (1...9).map { "line \($0)" }, dropped: 100), at: 1500)
    run.report(JobReport(end: .done), at: 3210)
    #expect(
      run.timed == """
        @0 clicked(A,1) [D1] → @3210 willDismiss(A,1) [T1] → @3410 didDismiss(A,1) [T1]
        """)
    #expect(
      run.tasksSoFar == [
        "[t0 in place of A]", "[A says Processing/Wait]", "[t0 40 %]", "[t0 # Half]",
        "[t0 wrote 108 more]", "[t0 wrote line 9]", "[t0 done]",
      ])
    #expect(run.console == ["100"])
    run.report(JobReport(end: .done), at: 9000)
    run.steer(.succeed, at: 9000)
    #expect(run.denied == "> succeed(t0) ignored: taskNotRunning [T10]")
  }

  @Test("However much a command writes, the log keeps a bounded number of rows")
  func flood() {
    var run = started(task(command: ["x"]), ways: [TaskID(0): .runs])
    for turn in 0..<1000 {
      run.report(
        JobReport(message: "\(turn)", lines: ["a", "b", "c", "d", "e", "f"], dropped: 1000),
        at: 10 * turn)
    }
    #expect(run.rows.count < Simulator.outputRowLimit + 20)
  }

  @Test("A report while a question is open waits for the answer")
  func held() {
    var run = Run(
      confirmRunning("A"), alert("B", others: ["OK"], returns: [.shouldEnable: .ask]),
      tasks: [task(command: ["x"])], commandModes: [TaskID(0): .runs], showing: "A")
    run.tap("A", 1, at: 0)
    run.present("B", at: 100)
    run.report(JobReport(end: .failed("broken")), at: 200)
    #expect(run.tasksSoFar.last != "[t0 failed broken]")
    run.answer(.shouldEnable, true, at: 100)
    #expect(run.tasksSoFar.last == "[t0 failed broken]")
    #expect(run.up == "B")
  }

  @Test("T7: an end that comes while the application is suspended waits until it is back")
  func suspended() {
    var run = started(
      task(done: [log("done")], command: ["x"]), ways: [TaskID(0): .runs])
    run.home(at: 100)
    run.report(JobReport(end: .done), at: 200)
    run.settle()
    #expect(run.console == [])
    run.launchApp(at: 5000)
    run.settle()
    #expect(run.console == ["done"])
  }

  @Test("A recording plays as the command once went")
  func recorded() {
    let recording = TaskRecording(
      lines: [
        .init(milliseconds: 100, text: "20"), .init(milliseconds: 200, text: "# Unpacking"),
        .init(milliseconds: 300, text: "words"),
        .init(milliseconds: 400, isError: true, text: "50"),
      ], milliseconds: 500, error: "50")
    var run = started(
      task(failed: [log("{error} at {percent}")], command: ["x"]),
      ways: [TaskID(0): .recorded(recording)])
    run.settle()
    #expect(
      run.tasksSoFar.dropFirst(2) == [
        "[t0 20 %]", "[t0 # Unpacking]", "[t0 wrote words]", "[t0 wrote 50]", "[t0 failed 50]",
      ])
    #expect(run.console == ["50 at 20"])
    #expect(run.timed.entries.last == "@700 didDismiss(A,1) [T2]")
  }

  @Test(
    "A line of output: a bare number, a message, or neither",
    arguments: [
      ("42", 42, nil, []), ("12.7", 12, nil, []), ("100%", 100, nil, []), ("250", 100, nil, []),
      ("# Copying", nil, "Copying", []), ("#", nil, "", []), (" 7 ", 7, nil, []),
      ("42 files", nil, nil, ["42 files"]), ("-5", nil, nil, ["-5"]), ("1e3", nil, nil, ["1e3"]),
      ("", nil, nil, [""]), ("٤٢", nil, nil, ["٤٢"]), ("0x10", nil, nil, ["0x10"]),
    ] as [(String, Int?, String?, [String])])
  func line(_ text: String, _ percent: Int?, _ message: String?, _ lines: [String]) {
    #expect(JobReport(line: text) == JobReport(percent: percent, message: message, lines: lines))
  }
}
