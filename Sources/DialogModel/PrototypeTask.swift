/// A task of a document: a job that takes time, and what it shows while it runs.
public struct PrototypeTask: Hashable, Sendable {
  /// What it does.
  public enum Work: Hashable, Sendable {
    /// It only takes time, in milliseconds, and may report its progress.
    case simulated(milliseconds: Int, showsProgress: Bool, outcome: Outcome)
    /// It runs a program; the first text is the program's name, the others are its arguments.
    case command([String])
  }

  /// How a simulated task ends.
  public enum Outcome: String, CaseIterable, Sendable {
    case success, failure
  }

  /// Where the task is shown while it runs.
  public enum Loader: String, CaseIterable, Sendable {
    /// The alert whose button ran the task stays up.
    case inPlace
    /// A separate alert, without buttons.
    case separate
    case none
  }

  /// The id in the document.
  public var id: String
  /// The title while it runs; `nil` to keep the alert's title.
  public var title: Template?
  /// The message while it runs; `nil` to keep the alert's message.
  public var message: Template?
  /// What it does.
  public var work: Work
  /// Where the task is shown while it runs.
  public var loader = Loader.inPlace
  /// Whether the separate alert has a delegate.
  public var hasDelegate = true
  /// Whether a Cancel button ends it.
  public var isCancellable = false
  /// The title of that button, in the document's language.
  public var cancelTitle = Template("Cancel")
  /// The actions after it has succeeded.
  public var whenDone: [Action] = []
  /// The actions after it has failed.
  public var whenFailed: [Action] = []
  /// The actions after it was cancelled.
  public var whenCancelled: [Action] = []

  /// A task.
  public init(id: String, work: Work) {
    self.id = id
    self.work = work
  }
}
