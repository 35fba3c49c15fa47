import DialogModel

extension Rules {
  /// A finger on a button that can be tapped.
  ///
  /// D1: `clicked`, then the dismissal with the same index. D2: so for the cancel button too, and
  /// `alertViewCancel:` is the system's alone. D3: a delegate without `clicked` hears of the
  /// dismissal only.
  static func tapSteps(_ dialog: DialogID, buttonIndex: Int) -> [Step] {
    [
      .call(.alertViewClickedButtonAtIndex, dialog, buttonIndex: buttonIndex),
      .dismissAfterTap(dialog, buttonIndex: buttonIndex),
    ]
  }
}

extension Simulator {
  /// A finger on a button of an alert or a sheet, wherever it is in its life.
  ///
  /// D4: a disabled one does nothing. D6: nor does any while an alert leaves, D8: or comes in.
  func planTap(_ dialog: DialogID, buttonIndex: Int) -> Plan {
    let target = Target.dialog(dialog)
    let titles = self.titles(of: dialog)
    let title = titles.indices.contains(buttonIndex) ? titles[buttonIndex] : ""
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: target, title: title, ignored: why)
    }
    guard state.application == .active else { return nothing(.notInFront, .d1) }
    guard let position = state.position(of: dialog),
      buttonOrder(of: state.showings[position]).contains(buttonIndex)
    else { return nothing(.notShowing, .d1) }
    if let (why, rule) = obstacle(at: position) { return nothing(why, rule) }
    let alert = state.showings[position]
    if buttonIndex == indices[dialog.index].governedIndex, !alert.firstOtherEnabled {
      return nothing(.disabled, .d4)
    }
    if !isReachable(buttonIndex, of: alert) { return nothing(.clipped, Rules.clipped) }
    return Plan(
      Rules.tapSteps(dialog, buttonIndex: buttonIndex),
      rule: tapRule(dialog, buttonIndex: buttonIndex, position: position), target: target,
      title: title)
  }

  /// Why nothing in the alert at a place can be tapped now; `nil` where it can.
  func obstacle(at position: Int) -> (Ignored, Rule)? {
    let alert = state.showings[position]
    if state.application != .active { return (.notInFront, .d1) }
    if alert.isLeaving { return (.leaving, .d6) }
    if state.isCovered(at: position) { return (.covered, .d5) }
    if alert.isEntering { return (.entering, .d8) }
    // The one above is still on its way out, and this one not yet live.
    if state.transition != nil { return (.leaving, .d6) }
    if case .parked = alert.phase { return (.parked, .d1) }
    return nil
  }

  /// The text of what an input taps; empty for an input that is no tap on a text.
  func title(of input: Input) -> String {
    switch input {
    case .tapButton(let dialog, let index):
      let titles = titles(of: dialog)
      return titles.indices.contains(index) ? titles[index] : ""
    case .chooseActivity(let dialog, let choice):
      return prototype.dialogs[dialog.index].activityPicker?.title(of: choice) ?? ""
    case .cancelPicker(let dialog):
      return prototype.dialogs[dialog.index].activityPicker?.cancelTitle ?? ""
    case .tapControl(let control): return prototype.control(control).text
    case .tapField(let field), .pressClear(let field): return title(of: field)
    default: return ""
    }
  }

  /// A finger beside the topmost dialog.
  ///
  /// D5: an alert is modal, so nothing happens.
  func planTapOutside() -> Plan {
    guard let top = state.visibleShowings.last, state.application == .active else {
      return Plan([], rule: .d5, target: .application, ignored: .notShowing)
    }
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: .dialog(top.dialog), ignored: why)
    }
    if top.kind == .alert { return nothing(.modal, .d5) }
    if top.isLeaving { return nothing(.leaving, .d6) }
    if let rule = modalRule(of: top) { return nothing(.modal, rule) }
    if top.isEntering { return nothing(.entering, .d8) }
    if state.transition != nil { return nothing(.leaving, .d6) }
    switch top.kind {
    case .sheet: return planTap(besideSheet: top)
    case .picker: return planTap(besidePicker: top)
    case .alert, .popover: return planTap(besidePopover: top)
    }
  }

  private func tapRule(_ dialog: DialogID, buttonIndex: Int, position: Int) -> Rule {
    if isEditing(in: dialog) { return Rules.tappedWhileEditing }
    let below = state.showings[..<position].last { !$0.isLeaving }
    if let below, below.kind == .alert, kind(of: dialog) == .alert {
      return Rules.tapAbove(editing: state.coveredFields.contains { $0.dialog == below.dialog })
    }
    if let below { return Rules.tap(kind(of: dialog), above: below.kind) }
    if kind(of: dialog) == .sheet { return Rules.sheetTapped }
    let delegate = prototype.dialogs[dialog.index].delegate
    if !delegate.responds(to: .alertViewClickedButtonAtIndex) { return .d3 }
    return buttonIndex == indices[dialog.index].cancelButtonIndex ? .d2 : .d1
  }

  /// Dismisses a dialog whose button was tapped, unless its callback did so already.
  ///
  /// D7: one dismissal, so `willDismiss` and `didDismiss` come once each. An alert that the
  /// callback took down and showed anew is another one, and stays.
  mutating func dismissAfterTap(_ dialog: DialogID, buttonIndex: Int) {
    guard let position = state.position(of: dialog), state.showings[position].isUp,
      !isDismissalWaiting(dialog), !parkDismissal(at: position, buttonIndex: buttonIndex),
      let frame = state.frames.last
    else { return }
    let rule = rule(of: frame)
    requestDismissal(
      at: position, buttonIndex: buttonIndex, animated: true,
      rule: state.isCovered(at: position) ? max(rule, Rules.coveredInsideClicked) : rule)
  }
}
