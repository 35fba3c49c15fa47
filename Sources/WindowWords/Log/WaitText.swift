import DialogModel
public import DialogSimulator
import Texts

// What the run waits for while jobs run.
extension RowText {
  /// What happens when a job ends successfully; empty if nothing happens.
  ///
  /// These are the actions of the document, and the rest of the dismissal that waits for the job.
  public func steps(after job: Job, in state: State) -> String {
    var steps = prototype[job.task]?.whenDone.map { action($0) } ?? []
    if case .inPlace(let dialog) = job.loader,
      let alert = state.showings.last(where: { $0.dialog == dialog }),
      case .parked(let dismissal?) = alert.phase
    {
      steps += ["willDismiss", "didDismiss"].map { "\($0) \(dismissal.buttonIndex)" }
    }
    return steps.joined(separator: " › ")
  }

  /// The sentence at the end of the log while jobs run.
  public func waiting(in state: State) -> String {
    guard state.jobs.count == 1, let job = state.jobs.first else {
      return ntr("waiting for one job", "waiting for {n} jobs", state.jobs.count)
    }
    let steps = steps(after: job, in: state)
    return steps.isEmpty
      ? tr("waiting for the job") : tr("waiting for the job, then: {steps}", ["steps": steps])
  }
}
