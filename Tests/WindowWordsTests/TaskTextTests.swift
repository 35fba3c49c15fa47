import DialogModel
import EventLog
import SampleRows
import Testing
import WindowWords

@testable import DialogSimulator

/// What is said of jobs: in rows, in the panel, and at the end of the log.
@Suite struct TaskTextTests {
  /// A run with a job of 10 seconds, which has just begun.
  private func run(showsProgress: Bool = true) -> Simulator {
    var prototype = prototype
    var task = PrototypeTask(
      id: "sync",
      work: .simulated(milliseconds: 10_000, showsProgress: showsProgress, outcome: .success))
    task.whenDone = [.present(share)]
    prototype.tasks = [task]
    var simulator = Simulator(prototype)
    simulator.perform(.launch, at: SimulatedTime(milliseconds: 0))
    simulator.perform(.perform(.run(sync)), at: SimulatedTime(milliseconds: 0))
    return simulator
  }

  private let text = TaskRowText(names: words.names)

  @Test(arguments: [(0, "0"), (10_000, "10"), (3_400, "3.4"), (50, "0.05"), (1_234, "1.234")])
  func secondsHaveNoUselessZeros(_ milliseconds: Int, _ seconds: String) {
    #expect(TaskRowText.seconds(milliseconds) == seconds)
  }

  static let events: [(Row.TaskEvent, String)] = [
    (.started(.none, .command), "sync started unseen: its command runs"),
    (
      .started(
        .inPlace(confirm), .simulated(milliseconds: 2_500, showsProgress: true, outcome: .success)),
      "sync started in place: 2.5 s, simulated"
    ),
    (
      .started(.separate(after: nil), .command),
      "sync started with a separate alert: its command runs"
    ),
    (.progress(40), "sync reached 40 %"),
    (.message("half way"), "sync: half way"),
    (.output("a line"), "sync wrote: a line"),
    (.folded(1), "sync wrote one line more"),
    (.folded(2_500), "sync wrote \(StopText.grouped(2_500)) lines more"),
    (.suspended, "sync is paused while the app is suspended"),
    (.resumed, "sync goes on"),
    (.hangs, "sync hangs"),
    (.ended(.done), "sync is done"),
    (.ended(.failed("no network")), "sync failed: no network"),
    (.ended(.failed(nil)), "sync failed: The job failed."),
    (.ended(.cancelled), "sync was cancelled"),
    (.texts(confirm, title: "A", message: nil), "title of confirm is now “A”"),
    (.texts(confirm, title: nil, message: ""), "its message is empty"),
    (
      .texts(confirm, title: "A", message: "B"),
      "title of confirm is now “A”, its message is “B”"
    ),
  ]

  @Test(arguments: events)
  func anEventIsASentence(_ event: Row.TaskEvent, _ sentence: String) {
    #expect(text.sentence(event, of: "sync") == sentence)
  }

  @Test func aDecisionIsAHeading() throws {
    let names = Names(run().prototype)
    let text = TaskRowText(names: names)
    #expect(text.heading(sync, .succeed) == "let sync succeed")
    #expect(text.heading(sync, .fail) == "let sync fail")
    #expect(text.heading(sync, .hang) == "let sync hang")
  }

  @Test func theLogSaysWhatItWaitsFor() throws {
    let simulator = run()
    let words = RowText(simulator.prototype)
    #expect(words.waiting(in: simulator.state) == "waiting for the job, then: present share")
    let job = try #require(simulator.state.jobs.first)
    #expect(words.steps(after: job, in: simulator.state) == "present share")
  }

  @Test func aJobSaysHowFarItIs() throws {
    var simulator = run()
    simulator.advance(to: SimulatedTime(milliseconds: 2_540))
    let job = try #require(simulator.state.jobs.first)
    #expect(JobText.time(of: job, at: simulator.state.now) == "2.5 s of 10 s")
    #expect(JobText.time(of: job, at: SimulatedTime(milliseconds: 99_000)) == "10.0 s of 10 s")
    let fraction = try #require(JobText.fraction(of: job, at: simulator.state.now))
    #expect(abs(fraction - 0.25) < 0.02)
  }

  @Test func aJobThatHangsSaysSo() throws {
    var simulator = run(showsProgress: false)
    simulator.perform(.steer(sync, .hang), at: SimulatedTime(milliseconds: 1_000))
    let job = try #require(simulator.state.jobs.first)
    #expect(JobText.time(of: job, at: SimulatedTime(milliseconds: 1_900)).hasPrefix("hangs at 1."))
  }
}
