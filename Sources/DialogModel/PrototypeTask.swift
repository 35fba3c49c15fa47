/// A task of a document: a job that takes time, and what shows meanwhile.
public struct PrototypeTask: Hashable, Sendable {
  /// What it does.
  public enum Work: Hashable, Sendable {
    /// It only takes time, in milliseconds, and may tell how far it is.
    case simulated(milliseconds: Int, showsProgress: Bool, outcome: Outcome)
    /// A program runs; the first text is its name, the others are its arguments.
    case command([String])
  }

  /// How a simulated task ends.
  public enum Outcome: String, CaseIterable, Sendable {
    case success, failure
  }

  /// Where one sees that it runs.
  public enum Loader: String, CaseIterable, Sendable {
    /// The alert whose button ran it stays up.
    case inPlace
    /// An alert of its own, without buttons.
    case separate
    case none
  }

  /// The id in the document.
  public var id: String
  /// The title while it runs; `nil` to leave the alert's.
  public var title: Template?
  /// The message while it runs; `nil` to leave the alert's.
  public var message: Template?
  /// What it does.
  public var work: Work
  /// Where one sees that it runs.
  public var loader = Loader.inPlace
  /// Whether a Cancel button ends it.
  public var isCancellable = false
  /// What stands on that button, in the document's language.
  public var cancelTitle = Template("Cancel")
  /// What happens when it has succeeded.
  public var whenDone: [Action] = []
  /// What happens when it has failed.
  public var whenFailed: [Action] = []
  /// What happens when it was cancelled.
  public var whenCancelled: [Action] = []

  /// A task.
  public init(id: String, work: Work) {
    self.id = id
    self.work = work
  }
}
