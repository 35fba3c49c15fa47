import DialogModel
import DialogSimulator

/// What of a run can be a reason why a method was not called.
struct WhyNotRows {
  private let selector: Selector
  private var place = 0
  /// The dialogs that were shown.
  private(set) var shown: Set<Int> = []
  /// Inputs that were ignored, and actions that were refused.
  private(set) var withoutEffect: [(place: Int, row: Row)] = []
  /// Questions that were answered with no, after which the method is not called, and delegates that
  /// went.
  private(set) var refusing: [(place: Int, row: Row)] = []
  /// Dialogs that went without a tap, where the method tells of a tap.
  private(set) var untapped: [(place: Int, row: Row)] = []

  init(_ selector: Selector) { self.selector = selector }

  mutating func take(_ row: Row) {
    defer { place += 1 }
    switch row.content {
    case .call(let call, _, let returned):
      show(row)
      if returned == false, WhyNotRows.questions[selector]?.contains(call) == true {
        refusing.append((place, row))
      }
      if selector.moment == .clicked, call.moment == .willDismiss, call.owner == selector.owner {
        untapped.append((place, row))
      }
    case .action(.setDelegate(let dialog, _), _):
      var change = row
      change.target = .dialog(dialog)
      refusing.append((place, change))
    case .animation: show(row)
    case .input(_, _, .some), .refused: withoutEffect.append((place, row))
    default: break
    }
  }

  private mutating func show(_ row: Row) {
    if case .dialog(let dialog) = row.target { shown.insert(dialog.index) }
  }

  /// The questions whose answer decides whether a method is called.
  private static let questions: [Selector: Set<Selector>] = [
    .alertViewClickedButtonAtIndex: [.alertViewShouldEnableFirstOtherButton],
    .textFieldDidBeginEditing: [.textFieldShouldBeginEditing],
    .textFieldDidEndEditing: [.textFieldShouldEndEditing],
    .prepareWithActivityItems: [.canPerformWithActivityItems],
    .popoverControllerDidDismissPopover: [.popoverControllerShouldDismissPopover],
    .tabBarControllerDidSelect: [.tabBarControllerShouldSelect],
  ]
}
