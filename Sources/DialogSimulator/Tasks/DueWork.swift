public import DialogModel

/// Work that a run has begun and that has not ended: a job, or a chosen activity.
public struct DueWork: Hashable, Sendable {
  /// The task; the activity; or for a built-in activity its picker.
  public let target: Target
  /// When it will end; `nil` if simulated time alone does not end it.
  public let end: SimulatedTime?
}

extension Simulator {
  /// The work that has not ended, in the order in which it began: jobs first.
  public var dueWork: [DueWork] {
    let jobs = state.tasks.jobs.map { job in
      DueWork(target: .task(job.task), end: end(of: job))
    }
    let activities = state.activities.runs.compactMap { run -> DueWork? in
      guard run.isWorking || run.isLive, let choice = run.choice else { return nil }
      let target: Target =
        switch choice {
        case .custom(let index): .activity(ActivityID(run.dialog, index: index))
        case .builtIn: .dialog(run.dialog)
        }
      return DueWork(target: target, end: state.kernel.agenda.due(of: .activity(run.number)))
    }
    return jobs + activities
  }

  private func end(of job: Job) -> SimulatedTime? {
    guard let duration = job.duration, !job.hangs, !job.isSuspended else { return nil }
    return job.resumed.after(milliseconds: max(0, duration - job.elapsed))
  }
}
