/// What a rehearsal finds wrong in a program, beside its calls.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// What sort of thing it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// A delegate was deallocated while something still had it.
    case goneDelegate
    /// A delegate has none of the methods that were called.
    case noMethods
    /// What was to be tapped does not show, or takes no taps.
    case nothingToTap
    /// Nothing takes the keys.
    case nothingToType
    /// The main thread was busy.
    case blocked
    /// The style of an alert was set while it was up.
    case styleTooLate
    /// A view came after its screen was part of the run.
    case viewTooLate
    /// The same method did different things at different times, so no document has both.
    case differs
    /// Something moved for so long that the run did not wait for its end.
    case restless
    /// The run stopped.
    case stopped
  }

  /// What sort of thing it is.
  public let kind: Kind
  /// When, in seconds of virtual time since the launch.
  public let time: Double
  /// What was found, a sentence.
  public let message: String

  /// The time and the sentence.
  public var description: String { "\(time) s: \(message)" }
}

extension Finding.Kind {
  /// The sentence about something.
  func message(_ what: String) -> String {
    switch self {
    case .goneDelegate:
      "the delegate of \(what) was deallocated without being set to nil; iOS 6 would send a message"
        + " to freed memory"
    case .noMethods: what
    case .nothingToTap: "nothing to tap says \(what)"
    case .nothingToType: "no field takes keys to type \(what)"
    case .blocked: "the main thread is busy for \(what) s; nothing is drawn or called meanwhile"
    case .styleTooLate: "the alertViewStyle of \(what) is set while it is up; it has no effect then"
    case .viewTooLate:
      "\(what) is added after its screen became part of the run; the run does not show it"
    case .differs: "\(what) did not do the same each time; a document has what it did first"
    case .restless: "something still moves after 60 s; do alerts show each other for ever?"
    case .stopped: what
    }
  }
}
