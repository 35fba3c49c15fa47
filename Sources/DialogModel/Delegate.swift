/// What a delegate answers to questions.
public enum Answer: Hashable, Sendable {
  /// Always the same.
  case always(Bool)
  /// A person decides, each time.
  case ask
  /// Yes if the condition holds, else no.
  case when(Condition)
}

/// What becomes of the delegate of a dialog that is up.
public enum DelegateChange: String, CaseIterable, Sendable {
  /// It is set to nil: no method is called from now on.
  case none
  /// It is deallocated, and the dialog does not know: the next method that it had would crash.
  case gone

  /// What stands in the place of the call that would crash, the same in every language.
  public static let crashText = "would crash here: EXC_BAD_ACCESS"
}

/// A delegate as a document describes it: what it implements, answers and does.
///
/// The default implements every method, answers `true` and does nothing.
public struct Delegate: Hashable, Sendable {
  /// Whether the dialog has no delegate at all (`delegate: none`); then no method is called.
  public var isNil = false
  /// Whether a program outside the document performs the methods, if one takes part in the run.
  public var isOutside = false
  /// The methods that it implements.
  public var methods = SelectorSet.all
  /// The answers of methods that return yes or no; `true` if no answer is given.
  public var returns: [Selector: Answer] = [:]
  /// The actions inside a method.
  public var does: [Selector: [Action]] = [:]

  /// A delegate that implements every method.
  public init() {}

  /// Whether the delegate receives a call of this method.
  public func responds(to selector: Selector) -> Bool {
    !isNil && methods.contains(selector)
  }
}
