import DialogModel
import DialogSimulator
import EventLog
import Scenario

/// Measures what it costs to look at the past of a run with a million calls.
enum TravelBench {
  /// The goal for a row: a moment that is chosen, in milliseconds.
  private static let goal = 50.0
  /// The goal for recording, in microseconds a call: a hundred calls are a small part of a frame.
  private static let recordingGoal = 20.0
  /// How many rows are looked at, spread over the run.
  private static let looks = 400

  static func run() {
    var log = EventLog()
    var simulator = Simulator(Bench.plain)
    var timeline = Timeline(of: simulator)
    var now = SimulatedTime.zero
    func send(_ input: Input) {
      timeline.advance(&simulator, to: now)
      timeline.perform(input, at: now, by: &simulator)
      simulator.drainRows { log.append($0) }
      now = now.after(milliseconds: 300)
    }
    let running = Bench.seconds {
      send(.launch)
      while log.callCount < 1_000_000 {
        send(.perform(.present(DialogID(0))))
        send(.tapButton(DialogID(0), index: 0))
      }
    }
    var longest = 0.0
    for look in 0..<looks {
      let row = timeline.rowCount / looks * look
      longest = max(longest, Bench.seconds { precondition(timeline.moment(at: row) != nil) })
    }
    let find = Bench.seconds { precondition(log.place(at: now.milliseconds / 2) != nil) }
    var times = LogTimes()
    let strip = Bench.seconds { times.read(log) }
    let branch = Bench.seconds {
      precondition(timeline.branch(after: timeline.rowCount / 2) != nil)
    }
    let most = 1000 * (longest + find)
    print(
      "the past of \(log.callCount) calls: a row on the stage in at most",
      "\(Bench.tenths(most)) ms; goal \(Int(goal)):", most <= goal ? "held" : "MISSED")
    print(
      "  its strip of time is read in \(Bench.tenths(1000 * strip)) ms,",
      "and going on from the middle takes \(Bench.tenths(1000 * branch)) ms")
    // A recording performs the run a second time, to write no secret; it does so between frames.
    var recorder = RunRecorder(timeline)
    var lines = 0
    let recording = Bench.seconds { lines = recorder.follow(timeline, until: now).count }
    let perCall = recording * 1_000_000 / Double(log.callCount)
    print(
      "  recording it takes \(Bench.tenths(perCall)) µs a call (\(lines) lines);",
      "goal \(Int(recordingGoal)):", perCall <= recordingGoal ? "held" : "MISSED")
    let again = Bench.seconds { precondition(timeline.rows().count == timeline.rowCount) }
    print(
      "  which is \(Bench.tenths(recording / running)) times the run itself;",
      "performing it again without writing is \(Bench.tenths(again / running)) times")
  }
}
