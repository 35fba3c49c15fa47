/// The buttons of an alert or a sheet by index, numbered as in UIKit (behaviour tables 3.1 to 3.3).
///
/// In an alert, cancel is 0 if the initializer received a cancel button; the others ascend in the
/// order of their definition. In a sheet, destructive is 0, the others ascend, cancel is last.
/// Added buttons follow. ``ButtonLayout`` and ``SheetLayout`` say where each button is drawn.
public struct ButtonIndices: Hashable, Sendable {
  /// The buttons; a button's 0-based place is its index.
  public let buttons: [Button]
  /// `cancelButtonIndex`; -1 for none.
  public let cancelButtonIndex: Int
  /// `destructiveButtonIndex`; -1 for none, and in every alert.
  public let destructiveButtonIndex: Int
  /// `firstOtherButtonIndex`; -1 if the initializer received no other titles (or, by choice, if all
  /// buttons are cancel or destructive).
  public let firstOtherButtonIndex: Int

  /// The index of the button that `alertViewShouldEnableFirstOtherButton:` enables: the first that
  /// is not cancel.
  ///
  /// `nil` in every sheet, and if ``firstOtherButtonIndex`` is -1: UIKit does not ask then.
  public let governedIndex: Int?

  /// Numbers the buttons of an alert.
  public init(_ alert: Alert, firstOtherIndex: Choices.FirstOtherIndex) {
    let initial = (alert.cancelButton.map { [$0] } ?? []) + alert.otherButtons
    let buttons = initial + alert.addedButtons
    let cancel = alert.cancelButtonIndex ?? (alert.cancelButton == nil ? -1 : 0)
    let governed = buttons.indices.first { $0 != cancel }
    self.buttons = buttons
    cancelButtonIndex = cancel
    destructiveButtonIndex = -1
    let firstOther =
      switch firstOtherIndex {
      case .fixed: alert.otherButtons.isEmpty ? -1 : (alert.cancelButton == nil ? 0 : 1)
      case .lazy: governed ?? -1
      }
    firstOtherButtonIndex = firstOther
    governedIndex = firstOther < 0 ? nil : governed
  }

  /// Numbers the buttons of a sheet.
  ///
  /// Later settings change no other index: cancel keeps its index when buttons are added after it.
  public init(_ sheet: ActionSheet, firstOtherIndex: Choices.FirstOtherIndex) {
    let destructive = sheet.destructiveButton.map { [$0] } ?? []
    let cancel = sheet.cancelButton.map { [$0] } ?? []
    let before = destructive + sheet.otherButtons
    let buttons = before + cancel + sheet.addedButtons
    let cancelIndex = sheet.cancelButtonIndex ?? (cancel.isEmpty ? -1 : before.count)
    let destructiveIndex = sheet.destructiveButtonIndex ?? (destructive.isEmpty ? -1 : 0)
    self.buttons = buttons
    cancelButtonIndex = cancelIndex
    destructiveButtonIndex = destructiveIndex
    governedIndex = nil
    firstOtherButtonIndex =
      switch firstOtherIndex {
      case .fixed: sheet.otherButtons.isEmpty ? -1 : destructive.count
      case .lazy: buttons.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1
      }
  }

  /// Numbers the buttons of a dialog; one that is neither alert nor sheet has none.
  public init(_ dialog: Dialog, firstOtherIndex: Choices.FirstOtherIndex) {
    switch dialog.kind {
    case .alert(let alert): self.init(alert, firstOtherIndex: firstOtherIndex)
    case .actionSheet(let sheet): self.init(sheet, firstOtherIndex: firstOtherIndex)
    case .activityPicker, .presentedView, .formSheet, .popover:
      self.init(Alert(), firstOtherIndex: firstOtherIndex)
    }
  }
}
