/// The properties of a dialog that a step expects; `nil` for one that it does not check.
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

  /// Properties that expect nothing.
  public init() {}
}
