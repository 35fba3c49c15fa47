public import DialogModel

/// A call that is not in the legal order.
public struct OrderBreach: Hashable, Sendable {
  /// What is wrong with it.
  public enum Fault: Hashable, Sendable {
    /// Other calls had to come before it; these may follow the call before.
    case outOfTurn(expected: [Selector])
    /// The call before it named another button.
    case otherButton(Int)
    /// It follows a question whose answer was no.
    case refused
  }

  /// The call.
  public let call: LoggedCall
  /// The call about the same object before it, if there is one.
  public let previous: LoggedCall?
  /// What is wrong with it.
  public let fault: Fault
  /// The row of the tables that has the right order.
  public let rule: Rule
}

/// How calls were read that the log does not tell apart, where it makes a difference.
public struct OrderReading: Hashable, Sendable {
  /// What they are about.
  public let owner: Selector.Owner
  /// What the log calls the object; empty where it calls it nothing.
  public let object: String
  /// Whether they were taken for calls about several objects; about one they are out of order.
  public let isSeveral: Bool
  /// The 1-based line of the first call that is out of order if they are about one object.
  public let line: Int
}
