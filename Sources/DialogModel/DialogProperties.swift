/// What code can ask a dialog for, as far as a step says what it should be.
public struct DialogProperties: Hashable, Sendable {
  /// `numberOfButtons`.
  public var numberOfButtons: Int?
  /// `cancelButtonIndex`; -1 for none.
  public var cancelButtonIndex: Int?
  /// `firstOtherButtonIndex`; -1 for none.
  public var firstOtherButtonIndex: Int?
  /// `destructiveButtonIndex`; -1 for none, and in every alert.
  public var destructiveButtonIndex: Int?
  /// `visible`.
  public var isVisible: Bool?

  /// Nothing is said yet.
  public init() {}
}
