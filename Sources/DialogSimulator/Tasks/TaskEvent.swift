public import DialogModel

extension Row {
  /// What happens to a task between its run and its end.
  public enum TaskEvent: Hashable, Sendable {
    /// The task was run, with its loader and with what ends it.
    case started(Job.Loader, Job.Work)
    /// The texts of the alert that shows it changed.
    case texts(DialogID, title: String?, message: String?)
    /// Its progress, in whole percent.
    case progress(Int)
    /// Its message now.
    case message(String)
    /// A line that its command wrote.
    case output(String)
    /// The number of lines that its command wrote and the log does not keep.
    case folded(Int)
    /// It is paused, because the application is suspended.
    case suspended
    /// It continues.
    case resumed
    /// It was made to continue until a person ends it.
    case hangs
    /// It ended.
    case ended(JobEnd)
  }
}
