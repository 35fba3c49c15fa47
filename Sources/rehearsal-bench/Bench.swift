import DialogModel
import DialogSimulator
import EventLog

/// Measures how many calls a second are performed and logged, without printing them.
enum Bench {
  /// How often an alert is presented, tapped and dismissed in one measurement: 6 calls each.
  private static let rounds = 200_000
  /// The least calls a second that the project promises for a release build.
  private static let goal = 1_000_000.0

  static func run() {
    print("calls performed and logged, best of 5:")
    for (name, prototype) in [("plain alert", plain), ("with actions inside", busy)] {
      let calls = Double(performed(prototype))
      let seconds = best { _ = performed(prototype) }
      let baseline = best { appendRows(Int(calls)) }
      let rate = calls / seconds
      let ratio = seconds / baseline
      print(
        "  \(name): \(Int(rate / 1000)) thousand calls a second,",
        "\(tenths(ratio)) × the time of appending as many rows to an array;",
        "goal \(Int(goal / 1000)) thousand: \(rate >= goal ? "held" : "MISSED")")
    }
  }

  /// One alert, one button, a delegate that does nothing.
  private static var plain: Prototype {
    var alert = Alert()
    alert.title = Template("Title")
    alert.message = Template("This is the message")
    alert.cancelButton = Button(title: Template("OK"))
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "plain", alert: alert)]
    return prototype
  }

  /// The same with a template to fill and an action inside two of its callbacks.
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

  /// Performs every round and logs all rows; the number of calls.
  private static func performed(_ prototype: Prototype) -> Int {
    var simulator = Simulator(
      prototype, limits: Limits(callsWithoutTime: 10_000, calls: nil, milliseconds: nil))
    var log = EventLog()
    let alert = DialogID(0)
    var now = SimulatedTime.zero
    simulator.perform(.launch, at: now)
    for _ in 0..<rounds {
      simulator.perform(.perform(.present(alert)), at: now)
      now = now.after(milliseconds: 300)
      simulator.perform(.tapButton(alert, index: 0), at: now)
      now = now.after(milliseconds: 300)
      simulator.advance(to: now)
      simulator.drainRows { log.append($0) }
    }
    return log.callCount
  }

  /// The baseline: rows as they are, put into an array one at a time.
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

  /// The shortest of five times, in seconds.
  static func best(_ body: () -> Void) -> Double {
    (0..<5).map { _ in seconds(body) }.min() ?? 0
  }

  /// How long it takes once, in seconds.
  static func seconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
