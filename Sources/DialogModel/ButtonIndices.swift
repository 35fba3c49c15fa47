/// The buttons of an alert by index, as UIKit numbers them (behaviour tables 3.1 and 3.2).
///
/// Cancel is 0 where the initializer was given one, the others ascend in the order of their
/// definition, added buttons follow; what is drawn where is ``ButtonLayout``'s.
public struct ButtonIndices: Hashable, Sendable {
  /// The buttons; a button's 0-based place is its index.
  public let buttons: [Button]
  /// `cancelButtonIndex`; -1 for none.
  public let cancelButtonIndex: Int
  /// `firstOtherButtonIndex`; -1 where the initializer got no other titles (or, by choice, where
  /// there is no button but cancel).
  public let firstOtherButtonIndex: Int

  /// The index that `alertViewShouldEnableFirstOtherButton:` governs: the first that is not
  /// cancel; `nil` where there is none.
  public let governedIndex: Int?

  /// Numbers the buttons of an alert.
  public init(_ alert: Alert, firstOtherIndex: Choices.FirstOtherIndex) {
    let initial = (alert.cancelButton.map { [$0] } ?? []) + alert.otherButtons
    let buttons = initial + alert.addedButtons
    let cancel = alert.cancelButtonIndex ?? (alert.cancelButton == nil ? -1 : 0)
    let governed = buttons.indices.first { $0 != cancel }
    self.buttons = buttons
    cancelButtonIndex = cancel
    governedIndex = governed
    firstOtherButtonIndex =
      switch firstOtherIndex {
      case .fixed: alert.otherButtons.isEmpty ? -1 : (alert.cancelButton == nil ? 0 : 1)
      case .lazy: governed ?? -1
      }
  }
}
