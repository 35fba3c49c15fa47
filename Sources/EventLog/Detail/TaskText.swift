import DialogModel
import Texts

/// What the rows of the behaviour tables about tasks say, in one sentence each.
enum TaskText {
  /// The sentence; of the rows about tasks only.
  static func sentence(_ rule: Rule) -> String {
    switch rule {
    case .t1: tr("The job is done: whenDone runs, then the alert leaves as the tap asked.")
    case .t2: tr("The job failed: whenFailed runs, then the alert leaves as the tap asked.")
    case .t3: tr("The job is cancelled: whenCancelled runs, and no second clicked is made.")
    case .t4: tr("An alert that code dismisses leaves its job running unseen.")
    case .t5: tr("A job may end under another alert; its own then goes at once.")
    case .t6: tr("What the system takes down takes its job with it, and nothing follows.")
    case .t7: tr("While the app is suspended its jobs are paused.")
    case .t8: tr("A job that takes no time ends in the same instant.")
    case .t9: tr("A task that is running is not run a second time.")
    default: tr("Running a task does not wait for its end.")
    }
  }
}
