import DialogModel
import DialogSimulator
import EventLog
import Glibc

/// Measures how many calls are performed and logged per second, without printing them.
enum Bench {
  /// The number of alerts presented, tapped and dismissed in one measurement, with 6 calls each.
  private static let rounds = 200_000
  /// The largest ratio to the time for appending as many rows to an array.
  private static let goals = ["plain alert": 2.3, "with actions inside": 3.0]

  static func run() {
    print("calls performed and logged, best of 5:")
    for (name, prototype) in [("plain alert", plain), ("with actions inside", busy)] {
      let calls = Double(performed(prototype))
      let seconds = best { _ = performed(prototype) }
      let baseline = best { appendRows(Int(calls)) }
      let rate = calls / seconds
      let ratio = seconds / baseline
      let goal = goals[name] ?? 1
      print(
        "  \(name): \(Int(rate / 1000)) thousand calls a second,",
        "\(tenths(ratio)) × the time of appending as many rows to an array;",
        "goal \(tenths(goal)) ×: \(ratio <= goal ? "held" : "MISSED")")
    }
    // Taken in turns, so that other load on the machine slows both in the same way.
    let pairs = (0..<5).map { _ in
      (bare: seconds { _ = performed(plain) }, kept: seconds { _ = recordedAndLogged() })
    }
    let ratio = (pairs.map(\.kept).min() ?? 0) / (pairs.map(\.bare).min() ?? 1)
    print(
      "  plain alert with its timeline: \(Int((ratio * 100).rounded())) % of the time without;",
      "goal 120 %: \(ratio <= 1.2 ? "held" : "MISSED")")
  }

  /// Performs every round as a timeline does, and logs all rows; returns the number of calls.
  private static func recordedAndLogged() -> Int {
    var log = EventLog()
    _ = recorded { log.append($0) }
    return log.callCount
  }

  /// Measures the bytes per row in the log and in the list next to the stage.
  static func runRowMemory() {
    var outline = Outline()
    var log = EventLog()
    let before = resident()
    perform(plain, rounds: rounds) { log.append($0) }
    outline.read(log) { _, _ in true }
    let bytes = Double(resident() - before) / Double(log.entries.count)
    print(
      "memory: a logged row takes \(tenths(bytes)) bytes with its line in the list;",
      "goal 64: \(bytes <= 64 ? "held" : "MISSED")")
    precondition(!outline.items.isEmpty)
  }

  /// Measures the memory of a run's inputs and kept states: 16 bytes for an input, and 4 MiB.
  static func runTimelineMemory() {
    // The program's own pages come into memory with the first rounds.
    _ = recorded(rounds: 100) { _ in }
    let before = resident()
    let timeline = recorded { _ in }
    let bytes = resident() - before
    let goal = timeline.inputCount * 16 + 4 << 20
    print(
      "memory: \(timeline.inputCount) inputs and the kept states of \(timeline.rowCount) rows take",
      "\(bytes >> 10) KiB; goal \(goal >> 10): \(bytes <= goal ? "held" : "MISSED")")
  }

  /// Performs every round with the plain prototype as a timeline does.
  private static func recorded(
    rounds: Int = rounds, _ take: (RowBuffer) -> Void
  ) -> Timeline {
    var simulator = Simulator(plain)
    var timeline = Timeline(of: simulator)
    let alert = DialogID(0)
    var now = SimulatedTime.zero
    timeline.perform(.launch, at: now, by: &simulator)
    for _ in 0..<rounds {
      timeline.perform(.perform(.present(alert)), at: now, by: &simulator)
      now = now.after(milliseconds: 300)
      timeline.perform(.tapButton(alert, index: 0), at: now, by: &simulator)
      now = now.after(milliseconds: 300)
      timeline.advance(&simulator, to: now)
      simulator.drainRows(take)
    }
    return timeline
  }

  /// What an empty window leaves of the 120 MiB that a window with a million calls may take.
  private static let room = 70.0

  /// Measures the memory of a million calls with everything that a window keeps of them.
  static func runWindowMemory() {
    let before = resident()
    // All of them, though a window would fold the oldest rows away.
    var log = EventLog(mostRows: .max)
    var simulator = Simulator(plain)
    var timeline = Timeline(of: simulator)
    var now = SimulatedTime.zero
    func send(_ input: Input) {
      timeline.advance(&simulator, to: now)
      timeline.perform(input, at: now, by: &simulator)
      simulator.drainRows { log.append($0) }
      now = now.after(milliseconds: 300)
    }
    send(.launch)
    while log.callCount < 1_000_000 {
      send(.perform(.present(DialogID(0))))
      send(.tapButton(DialogID(0), index: 0))
    }
    var lines = FilteredOutline(RowFilter(Filter("") { _ in nil }, hiding: []) { _ in ("", "") })
    lines.read(log)
    let mebibytes = Double(resident() - before) / 1_048_576
    print(
      "memory of 1,000,000 calls: \(Bench.tenths(mebibytes)) MiB in \(log.entries.count) rows;",
      "goal \(Int(room)): \(mebibytes <= room ? "held" : "MISSED")")
    precondition(!lines.outline.items.isEmpty && timeline.rowCount == log.entries.count)
  }

  /// The bytes of memory that the process uses.
  private static func resident() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, 256, file) != nil else { return 0 }
    let words = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self
    )
    .split(separator: " ")
    return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// A prototype with one alert, one button, and a delegate that does nothing.
  static var plain: Prototype {
    var alert = Alert()
    alert.title = Template("Title")
    alert.message = Template("This is the message")
    alert.cancelButton = Button(title: Template("OK"))
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "plain", alert: alert)]
    return prototype
  }

  /// The same prototype with a template to fill and an action inside two of its calls.
  private static var busy: Prototype {
    var prototype = plain
    prototype.dialogs[0].delegate.does = [
      .didPresentAlertView: [
        .setTexts(DialogID(0), title: Template("Still here"), message: nil)
      ],
      .alertViewWillDismissWithButtonIndex: [
        .log(Template(pieces: [.text("leaving with "), .buttonIndex]))
      ],
    ]
    return prototype
  }

  /// A log of at least so many rows, and the prototype that made them.
  static func log(rows: Int) -> (EventLog, Prototype) {
    var log = EventLog()
    perform(plain, rounds: rows / 10 + 1) { log.append($0) }
    return (log, plain)
  }

  /// Performs every round and logs all rows; returns the number of calls.
  private static func performed(_ prototype: Prototype) -> Int {
    var log = EventLog()
    perform(prototype, rounds: rounds) { log.append($0) }
    return log.callCount
  }

  private static func perform(
    _ prototype: Prototype, rounds: Int, _ take: (RowBuffer) -> Void
  ) {
    var simulator = Simulator(
      prototype, limits: Limits(callsWithoutTime: 10_000, calls: nil, milliseconds: nil))
    let alert = DialogID(0)
    var now = SimulatedTime.zero
    simulator.perform(.launch, at: now)
    for _ in 0..<rounds {
      simulator.perform(.perform(.present(alert)), at: now)
      now = now.after(milliseconds: 300)
      simulator.perform(.tapButton(alert, index: 0), at: now)
      now = now.after(milliseconds: 300)
      simulator.advance(to: now)
      simulator.drainRows(take)
    }
  }

  /// The baseline: appends rows to an array, one at a time.
  private static func appendRows(_ count: Int) {
    var rows: ContiguousArray<Row> = []
    let target = Target.dialog(DialogID(0))
    for index in 0..<count {
      rows.append(
        Row(
          time: SimulatedTime(milliseconds: index), input: index, rule: .p1, target: target,
          content: .call(.willPresentAlertView, .none, returned: nil)))
    }
    precondition(rows.count == count)
  }

  /// The shortest of five measurements, in seconds.
  static func best(_ body: () -> Void) -> Double {
    (0..<5).map { _ in seconds(body) }.min() ?? 0
  }

  /// The time of one measurement, in seconds.
  static func seconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
