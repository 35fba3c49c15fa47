import DialogModel

// A sheet comes and goes as an alert does, told by methods of its own: the steps are the alert's.

extension Rules {
  /// A1: a sheet is shown, from whatever: `willPresent`, the movement, `didPresent`.
  static let sheetShown = Rule.a1

  /// A2: a button is tapped, cancel and destructive among them: `clicked`, then the dismissal with
  /// the same index; `actionSheetCancel:` is the system's alone.
  static let sheetTapped = Rule.a2

  /// A10: dismissed by code, a sheet makes no `clicked`.
  static let sheetDismissedByCode = Rule.a10

  /// A12: a sheet from a view that ends above bars is clipped there: its lowest buttons, one for
  /// each bar, take no finger.
  static let clipped = Rule.a12

  /// What UIKit writes about it.
  static let clippingWarning =
    "Presenting action sheet clipped by its superview. Some controls might not respond to touches. "
    + "On iPhone try -[UIActionSheet showFromTabBar:] or -[UIActionSheet showFromToolbar:] instead "
    + "of -[UIActionSheet showInView:]."
}

extension Simulator {
  /// A finger beside a sheet in a popover of its own.
  ///
  /// A3: `clicked`, `willDismiss` and `didDismiss`, all with -1. A4: so too where there is a cancel
  /// button, unless the document chose its index.
  func planTap(besideSheet sheet: Showing) -> Plan {
    let cancel = tables.dialogs[sheet.dialog.index].cancelButtonIndex
    let index = prototype.choices.outsideTapIndex == .cancel ? cancel : -1
    return Plan(
      Rules.tapSteps, Operands(dialog: sheet.dialog, buttonIndex: index),
      rules: [cancel >= 0 ? .a4 : .a3, ruleAbove(sheet)], target: .dialog(sheet.dialog))
  }

  /// The row by which a tap beside a dialog does nothing; `nil` where it may do something.
  ///
  /// A5: a sheet inside a popover makes that modal. A6: a sheet at the foot of a screen leaves
  /// nothing live around it.
  func modalRule(of top: Showing) -> Rule? {
    if top.kind == .picker { return pickerModalRule(top) }
    switch top.placement {
    case .middle: return nil
    case .foot(.popover): return .a5
    case .foot: return .a6
    case .popover: return top.kind == .popover ? popoverModalRule(top) : nil
    }
  }

  /// Which of the two sheets that one bar button item can show at once is shown.
  ///
  /// A11: Home is nothing else to a sheet than to an alert.
  @inline(__always)
  func instance(toShow dialog: DialogID, _ placement: Placement) -> DialogID {
    guard placement.barItem != nil, kind(of: dialog) == .sheet,
      let first = state.position(of: dialog), !state.stack.showings[first].isLeaving
    else { return dialog }
    return DialogID(dialog.index, instance: 2)
  }

  /// UIKit's warning about a sheet that does not end where its screen does.
  mutating func warnOfClipping(_ dialog: DialogID, _ placement: Placement) {
    guard case .foot(.clippedView) = placement else { return }
    emit(.console(.text(Rules.clippingWarning)), target: .dialog(dialog), rule: Rules.clipped)
  }
}

extension HitTest {
  /// The row by which a control under a popover is tapped; `nil` where none is above it.
  ///
  /// A7: beside a sheet's own bar button item the others of its bar act, and the sheet stays. A8:
  /// that item itself acts too, and shows the sheet a second time.
  func rule(of control: ControlID) -> Rule? {
    guard case .through(let layer) = self else { return nil }
    guard layer.kind == .sheet else { return Rules.passthroughSet }
    return layer.placement.barItem == control ? .a8 : .a7
  }

  /// The row by which a control that could be tapped under a popover does nothing.
  ///
  /// A9: its bar is disabled while the sheet is up, which is the cure.
  func disabledRule(in bar: Bar?, _ simulator: Simulator) -> Rule? {
    guard case .through(let layer) = self, layer.kind == .sheet, let bar,
      simulator.state.device.disabledBars.contains(bar)
    else { return nil }
    return .a9
  }
}
