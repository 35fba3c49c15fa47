public import DialogModel
public import DialogSimulator
import EventLog
import Texts

/// The meaning of the arguments and the answer of a call.
public struct DetailNote {
  /// The buttons of each dialog of the run.
  public let indices: [ButtonIndices]

  /// The words for a run whose dialogs have these buttons.
  public init(indices: [ButtonIndices]) { self.indices = indices }

  /// The meaning of the arguments of a call; empty if there are none.
  ///
  /// - Parameter heading: finds the row of an input by its number.
  public func text(_ row: Row, heading: (Int) -> Row?) -> String {
    guard case .call(let selector, let argument, let returned) = row.content else { return "" }
    if let returned, let text = SelectorText.answer(selector, returned) { return text }
    switch argument {
    case .none: return ""
    case .change(let range, let text):
      return tr(
        "{length} UTF-16 units at {place} become “{text}”",
        [
          "length": String(range.length), "place": String(range.location),
          "text": OneLine.text(text),
        ])
    case .items: return tr("what is to be shared, by its kinds")
    case .item(_, nil): return tr("what stands for the item, by its kind")
    case .item(_, let type?):
      return tr("what “{type}” gets, by its kind", ["type": OneLine.text(type)])
    case .viewController(let isThere):
      return isThere ? tr("a view: it takes the picker’s place") : tr("nil: it performs instead")
    case .completed(let completed):
      return completed ? tr("YES: completed") : tr("NO: given up, or failed")
    case .completion(nil, _): return tr("nil: nothing was chosen")
    case .completion(let type?, _):
      return tr("“{type}” was chosen", ["type": OneLine.text(type)])
    case .animated(let animated):
      return animated ? tr("YES: with an animation") : tr("NO: at once")
    case .orientation(let orientation, let milliseconds):
      let side =
        orientation == .portrait ? tr("upright") : tr("on its side")
      guard let milliseconds else { return side }
      return tr(
        "{side}, in {seconds} s",
        ["side": side, "seconds": SimulatedTime(milliseconds: milliseconds).seconds])
    case .orientations: return tr("the orientations that it supports")
    case .controller(let name, _): return tr("the view controller of “{name}”", ["name": name])
    case .notification(_, nil): return tr("the notification that launches the app")
    case .notification(_, .active?): return tr("active: the app is in front")
    case .notification(_, .inactive?): return tr("inactive: the app is not active yet")
    case .notification(_, .background?): return tr("background: the app is not in front")
    case .presentation(let dismissed):
      return dismissed ? tr("of a dismissal") : tr("of a presentation")
    case .null: return tr("nil: nothing but a person opened the app")
    case .buttonIndex(let index):
      if index == -1, selector == .actionSheetClickedButtonAtIndex {
        return tr("No button was hit: buttonTitleAtIndex: would raise a range exception.")
      }
      guard let title = title(ofButton: index, row, heading(row.input)) else {
        return tr("buttonIndex {index}: no button", ["index": String(index)])
      }
      return tr("buttonIndex {index} = “{title}”", ["index": String(index), "title": title])
    }
  }

  /// The buttons, by their indices, of the alert or sheet of a call's row; `nil` for other rows.
  public func buttons(_ row: Row) -> DetailText.Line? {
    guard case .call(let selector, _, _) = row.content, case .dialog(let dialog) = row.target,
      selector.owner == .alert || selector.owner == .actionSheet
    else { return nil }
    let buttons = indices[dialog.index]
    let count = String(buttons.buttons.count)
    let (cancel, other) = (
      String(buttons.cancelButtonIndex), String(buttons.firstOtherButtonIndex)
    )
    let text =
      if selector.owner == .alert {
        tr(
          "{count} · cancel {cancel} · first other {other}",
          ["count": count, "cancel": cancel, "other": other])
      } else {
        tr(
          "{count} · cancel {cancel} · destructive {destructive} · first other {other}",
          [
            "count": count, "cancel": cancel,
            "destructive": String(buttons.destructiveButtonIndex), "other": other,
          ])
      }
    return DetailText.Line(title: tr("Buttons"), text: text)
  }

  /// The title of a button: as it was when it was tapped, else as it is in the document.
  private func title(ofButton index: Int, _ row: Row, _ heading: Row?) -> String? {
    guard case .dialog(let dialog) = row.target else { return nil }
    if let heading, case .input(.tapButton(dialog, index), let title, _) = heading.content {
      return title
    }
    let buttons = indices[dialog.index].buttons
    guard buttons.indices.contains(index) else { return nil }
    return buttons[index].title.literal ?? "\(index)"
  }
}
