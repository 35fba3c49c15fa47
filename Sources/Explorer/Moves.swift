import DialogModel
import DialogSimulator

/// Lists what can happen next in a state.
struct Moves: Sendable {
  private let extras: Set<ExploreOptions.Extra>
  private let texts: TextClasses

  /// As ``TextClasses/knowsAll``.
  var knowsAllTexts: Bool { texts.knowsAll }

  init(_ options: ExploreOptions, _ texts: TextClasses) {
    extras = options.extras
    self.texts = texts
  }

  /// What a person and the world can do in the simulator's state, in an order that follows the
  /// document; what would be ignored is not among it.
  func inputs(_ simulator: Simulator, into moves: inout [Move]) {
    if simulator.state.hold != nil {
      for answer in simulator.choices { moves.append(.input(answer)) }
      return
    }
    for tap in simulator.taps where simulator.allows(tap) { moves.append(.input(tap)) }
    addKeys(simulator, &moves)
    addWorld(simulator, &moves)
    addExtras(simulator, &moves)
  }

  private func addKeys(_ simulator: Simulator, _ moves: inout [Move]) {
    guard let field = simulator.state.firstResponder else { return }
    let text = simulator.state.field(field)?.text
    for other in texts.representatives(of: field) where other != text {
      moves.append(.text(field, other))
    }
    if simulator.allows(.pressReturn) { moves.append(.input(.pressReturn)) }
  }

  private func addWorld(_ simulator: Simulator, _ moves: inout [Move]) {
    let state = simulator.state
    for (place, job) in state.jobs.enumerated()
    where !state.jobs[..<place].contains(where: { $0.task == job.task }) {
      for end in [JobSteering.succeed, .fail] where simulator.allows(.steer(job.task, end)) {
        moves.append(.input(.steer(job.task, end)))
      }
    }
    if let run = state.underWay.last {
      for completed in [true, false]
      where simulator.allows(.endActivity(run.number, completed: completed)) {
        moves.append(.endActivity(completed: completed))
      }
    }
    guard !state.notifications.scheduled.isEmpty || state.notifications.hasDelivered else { return }
    let notifications = state.notifications
    var seen: Set<Input> = []
    func add(_ input: Input) {
      if seen.insert(input).inserted, simulator.allows(input) { moves.append(.input(input)) }
    }
    for entry in notifications.scheduled.sorted(by: {
      $0.notification.index < $1.notification.index
    }) {
      add(.fireNotification(entry.notification, scheduled: nil))
    }
    for entry in notifications.delivered {
      add(.openNotification(entry.notification, delivery: nil))
      add(.closeNotification(entry.notification, delivery: nil))
    }
  }

  private func addExtras(_ simulator: Simulator, _ moves: inout [Move]) {
    guard !extras.isEmpty else { return }
    var inputs: [Input] = []
    if extras.contains(.home) { inputs += [.home, .launchApp] }
    if extras.contains(.rotate) { inputs += Orientation.allCases.map { .rotate($0) } }
    if extras.contains(.power) { inputs += [.power, .slide] }
    if extras.contains(.interrupt) { inputs += [.interrupt(true), .interrupt(false)] }
    if extras.contains(.center) {
      inputs += [.pullDown(true), .pullDown(false), .switcher(true), .switcher(false)]
    }
    for input in inputs where simulator.allows(input) { moves.append(.input(input)) }
  }
}

extension Notifications {
  /// Whether something was delivered and is still somewhere.
  fileprivate var hasDelivered: Bool {
    banner != nil || !alerts.isEmpty || !waitingBanners.isEmpty || !lockScreen.isEmpty
      || !center.isEmpty
  }
}
