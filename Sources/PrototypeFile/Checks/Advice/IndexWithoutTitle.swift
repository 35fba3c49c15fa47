import DialogModel
import Texts

/// Rule 24: -1 is the index of no button, and `buttonTitleAtIndex:` raises an exception for it.
enum IndexWithoutTitle {
  static func check(_ actions: PlacedLists, _ checks: inout DocumentChecks) {
    let ends = EndsWithoutButton(checks.prototype, actions)
    for list in actions.all {
      guard let (id, method) = call(of: list), let dialog = checks.prototype[id],
        dialog.hasInstances
      else { continue }
      let count = ButtonIndices(dialog, firstOtherIndex: .fixed).buttons.count
      let moments = ends.moments(of: id)
      for placed in list.placed where !placed.isConditional {
        let pieces = placed.action.pieces
        if let method, moments.contains(method), pieces.contains(.buttonTitle) {
          checks.warn(
            tr(
              "“{name}” can end with -1, which has no title: UIKit raises an exception here",
              ["name": dialog.id]), at: placed.path, see: .indexWithoutTitle,
            fix: fix(placed, checks.places))
        }
        for case .title(let index) in pieces.prefix(100) where !(0..<count).contains(index) {
          checks.warn(
            tr(
              "“{name}” has no button {index}: UIKit raises an exception here",
              ["name": dialog.id, "index": String(index)]), at: placed.path,
            see: .indexWithoutTitle)
        }
      }
    }
  }

  /// Writes the title only where there is one.
  private static func fix(_ placed: PlacedAction, _ places: Places) -> [DocumentEdit] {
    guard let node = places.node(at: placed.path) else { return [] }
    let none = YAMLNode.map([(ConditionKey.button.rawValue, .plain("-1"))])
    return [
      .set(
        path: places.address(to: placed.path),
        .map([
          (ActionKey.when.rawValue, .map([(ConditionKey.not.rawValue, none)])),
          (ActionKey.perform.rawValue, .list([node])),
        ]))
    ]
  }

  /// The dialog that a list is about, and the method in which it is done; `nil` for a button's.
  private static func call(of list: PlacedList) -> (DialogID, Selector?)? {
    switch list.owner {
    case .dialog(let id, let method): (id, method)
    case .button(let id, _, _): (id, nil)
    default: nil
    }
  }
}

/// Which dialogs can end with -1.
private struct EndsWithoutButton {
  private let prototype: Prototype
  /// The dialogs that code dismisses with a button that they do not have, or with none.
  private var dismissed: Set<Int> = []
  /// The dialogs that the system cancels in a scenario.
  private var cancelled: Set<Int> = []

  init(_ prototype: Prototype, _ actions: PlacedLists) {
    self.prototype = prototype
    for list in actions.all {
      for placed in list.placed {
        if case .dismiss(let id, let index, _) = placed.action { add(id, index) }
      }
    }
    for step in prototype.scenarios.flatMap(\.steps) {
      switch step.kind {
      case .dismiss(let id, let index, _), .perform(.dismiss(let id, let index, _)):
        add(id, index)
      case .systemCancel(let id): cancelled.insert(id.index)
      default: break
      }
    }
  }

  private mutating func add(_ id: DialogID, _ index: Int?) {
    guard let dialog = prototype[id], dialog.hasInstances else { return }
    let indices = ButtonIndices(dialog, firstOtherIndex: .fixed)
    if !indices.buttons.indices.contains(index ?? indices.cancelButtonIndex) {
      dismissed.insert(id.index)
    }
  }

  /// The methods that can be called with -1.
  func moments(of id: DialogID) -> [Selector] {
    guard let dialog = prototype[id] else { return [] }
    let isAlert = dialog.alert != nil
    let ends: [Selector] =
      isAlert
      ? [.alertViewWillDismissWithButtonIndex, .alertViewDidDismissWithButtonIndex]
      : [.actionSheetWillDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex]
    if canBeTappedOutside(dialog) { return ends + [.actionSheetClickedButtonAtIndex] }
    let hasCancel = ButtonIndices(dialog, firstOtherIndex: .fixed).cancelButtonIndex >= 0
    let isCancelled = !hasCancel && (prototype.era == .ios3 || cancelled.contains(id.index))
    return isCancelled || dismissed.contains(id.index) ? ends : []
  }

  /// A3 and A4: a sheet in a popover of its own.
  private func canBeTappedOutside(_ dialog: Dialog) -> Bool {
    guard let sheet = dialog.actionSheet, prototype.device == .tablet,
      sheet.source.on(.tablet) != .view
    else { return false }
    return prototype.choices.outsideTapIndex == .none || sheet.cancelButton == nil
  }
}

extension Action {
  /// The pieces of the texts that it writes.
  fileprivate var pieces: [Template.Piece] {
    switch self {
    case .log(let text), .setFieldText(_, let text): text.pieces
    case .setTexts(_, let title, let message): (title?.pieces ?? []) + (message?.pieces ?? [])
    default: []
    }
  }
}
