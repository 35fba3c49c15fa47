public import DialogModel
import DialogSimulator

/// What may come at any time while a task runs, by itself or by a person's wish.
public enum FutureEvent: Hashable, Sendable {
  /// A task succeeds.
  case succeeds(TaskID)
  /// A task fails.
  case fails(TaskID)
  /// A task is cancelled, by the button of its alert.
  case isCancelled(TaskID)
  /// A notification that waits fires.
  case fires(NotificationID)

  /// What may come in a run: each task's ends in the order in which the tasks were run, then the
  /// notifications.
  static func all(in simulator: Simulator) -> [FutureEvent] {
    let state = simulator.state
    var events: [FutureEvent] = []
    for job in state.jobs {
      events += [.succeeds(job.task), .fails(job.task), .isCancelled(job.task)]
    }
    events += state.notifications.scheduled.map { .fires($0.notification) }
    var seen: Set<FutureEvent> = []
    return events.filter { seen.insert($0).inserted && $0.input(in: simulator) != nil }
  }

  /// The input by which it comes; `nil` where it cannot come now.
  func input(in simulator: Simulator) -> Input? {
    let input: Input
    switch self {
    case .succeeds(let task): input = .steer(task, .succeed)
    case .fails(let task): input = .steer(task, .fail)
    case .isCancelled(let task):
      let showing = simulator.state.showings.last {
        $0.loader?.task == task && $0.loader?.isRunning == true && $0.loader?.cancelTitle != nil
      }
      guard let showing else { return nil }
      input = .cancelLoader(showing.dialog)
    case .fires(let id): input = .fireNotification(id, scheduled: nil)
    }
    return simulator.allows(input) ? input : nil
  }
}
