import DialogModel

// A sheet comes in and goes out with the steps of an alert; its delegate has separate methods.

extension Rules {
  /// A1: a sheet is shown, from any source: `willPresent`, the movement, `didPresent`.
  static let sheetShown = Rule.a1

  /// A2: a button is tapped, including cancel and destructive: `clicked`, then the dismissal with
  /// the same index; only the system calls `actionSheetCancel:`.
  static let sheetTapped = Rule.a2

  /// A10: code dismisses a sheet: `clicked` is not called.
  static let sheetDismissedByCode = Rule.a10

  /// A12: a sheet from a view that ends above bars is clipped there: its lowest buttons, one for
  /// each bar, receive no taps.
  static let clipped = Rule.a12

  /// UIKit's warning about it.
  static let clippingWarning =
    "Presenting action sheet clipped by its superview. Some controls might not respond to touches. "
    + "On iPhone try -[UIActionSheet showFromTabBar:] or -[UIActionSheet showFromToolbar:] instead "
    + "of -[UIActionSheet showInView:]."
}

extension Simulator {
  /// Writes UIKit's warning about a sheet that does not end where its screen ends.
  mutating func warnOfClipping(_ dialog: DialogID, _ placement: Placement) {
    guard case .foot(.clippedView) = placement else { return }
    emit(.console(.text(Rules.clippingWarning)), target: .dialog(dialog), rule: Rules.clipped)
  }
}

extension HitTest {
  /// The row by which a control under a popover is tapped; `nil` if no popover is above it.
  ///
  /// A7: next to a sheet's bar button item, the other items of the bar act, and the sheet stays.
  /// A8: that item itself acts too, and shows the sheet a second time.
  func rule(of control: ControlID) -> Rule? {
    guard case .through(let layer) = self else { return nil }
    guard layer.kind == .sheet else { return Rules.passthroughSet }
    return layer.placement.barItem == control ? .a8 : .a7
  }

  /// The row by which a control under a popover does nothing although it is live.
  ///
  /// A9: its bar is disabled while the sheet is up, which prevents a second sheet.
  func disabledRule(in bar: Bar?, _ simulator: Simulator) -> Rule? {
    guard case .through(let layer) = self, layer.kind == .sheet, let bar,
      simulator.state.device.disabledBars.contains(bar)
    else { return nil }
    return .a9
  }
}

extension Stack {
  /// Which of the two showings of a sheet comes in, if one bar button item shows it twice.
  ///
  /// A11: Home has the same effect on a sheet as on an alert.
  @inline(__always)
  func instance(
    toShow dialog: DialogID, _ kind: Showing.Kind, _ placement: Placement
  ) -> DialogID {
    guard placement.barItem != nil, kind == .sheet, dialog.instance == 1,
      let first = position(of: dialog), !showings[first].isLeaving
    else { return dialog.exact }
    return DialogID(dialog.index, instance: 2)
  }

  /// A tap outside a sheet in a popover.
  ///
  /// A3: `clicked`, `willDismiss` and `didDismiss`, all with -1. A4: the same if there is a cancel
  /// button, unless the document chose its index.
  func planTap(besideSheet sheet: Showing, in tables: Tables) -> Plan {
    let cancel = tables.dialogs[sheet.dialog.index].cancelButtonIndex
    let index = tables.prototype.choices.outsideTapIndex == .cancel ? cancel : -1
    return Plan(
      Rules.tapSteps, Operands(dialog: sheet.dialog, buttonIndex: index),
      rules: [cancel >= 0 ? .a4 : .a3, ruleAbove(sheet)], target: .dialog(sheet.dialog))
  }
}

extension Showing {
  /// The row by which a tap outside a dialog does nothing; `nil` if it may have an effect.
  ///
  /// A5: a sheet inside a popover makes the popover modal. A6: outside a sheet at the foot of a
  /// screen, nothing is live. O6: nor outside a form sheet or a page sheet.
  func modalRule(in prototype: Prototype) -> Rule? {
    if kind == .picker { return pickerModalRule }
    switch placement {
    case .middle: return nil
    case .foot(.popover): return .a5
    case .foot: return .a6
    case .popover: return kind == .popover ? popoverModalRule(in: prototype) : nil
    case .view: return .o6
    }
  }
}
