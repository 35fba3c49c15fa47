public import DialogModel

extension Row {
  /// What happens to a task between its run and its end.
  public enum TaskEvent: Hashable, Sendable {
    /// It was run; with where it is seen, and where its end comes from.
    case started(Job.Loader, Job.Work)
    /// The alert that shows it now says this.
    case texts(DialogID, title: String?, message: String?)
    /// It has come so far, in whole percent.
    case progress(Int)
    /// What it says it does now.
    case message(String)
    /// A line that its command wrote.
    case output(String)
    /// So many lines that its command wrote and the log does not keep.
    case folded(Int)
    /// It pauses, for the application is suspended.
    case suspended
    /// It goes on.
    case resumed
    /// It was made to go on until somebody ends it.
    case hangs
    /// It ended.
    case ended(JobEnd)
  }
}
