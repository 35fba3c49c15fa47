/// What can receive events, as UIKit's class of this name (UIResponder.h).
@MainActor
open class UIResponder: IdentityHashable {
  /// A responder without a place in a view.
  public init() {}

  /// Who gets what this one does not handle; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether it can take the keys; only a text field can.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it has the keys now.
  open var isFirstResponder: Bool { false }

  /// Asks for the keys.
  ///
  /// - Returns: whether it has them then.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives the keys up.
  ///
  /// - Returns: whether it has none then.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
