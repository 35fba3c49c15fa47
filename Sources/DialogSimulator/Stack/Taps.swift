import DialogModel

extension Rules {
  /// The rows of taps that the delegate hears of.
  static let tapsWithCall: [Rule] = [.d1, .d2]
  /// The row of a tap that it does not hear of.
  static let tapWithoutCall = Rule.d3

  /// A tap on a button that can be tapped.
  ///
  /// D1: `clicked`, then the dismissal with the same index. D2: the same for the cancel button;
  /// only the system calls `alertViewCancel:`. D3: a delegate without `clicked` receives only the
  /// calls of the dismissal.
  static let tapSteps: [Step] = [.movement(.tell(.clicked)), .movement(.dismissAfterTap)]
}

extension Simulator {
  /// A tap on a button of an alert or a sheet, in any part of its life.
  ///
  /// D4: a disabled button does nothing. D6: no button does anything while an alert leaves, D8: or
  /// comes in.
  @inline(__always)
  func planTap(_ dialog: DialogID, buttonIndex: Int) -> Plan {
    let target = Target.dialog(dialog)
    let title = buttonTitle(dialog, buttonIndex)
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rules: RuleSet(rule), target: target, title: title, ignored: why)
    }
    guard state.device.isActive else { return nothing(.notInFront, .d1) }
    guard let position = state.position(of: dialog),
      tables.buttonOrder(of: state.stack.showings[position]).contains(buttonIndex)
    else { return nothing(.notShowing, .d1) }
    if let (why, rule) = state.obstacle(at: position) { return nothing(why, rule) }
    if tables.isDisabled(buttonIndex, of: state.stack.showings[position]) {
      return nothing(.disabled, .d4)
    }
    if tables.isClipped(buttonIndex, of: state.stack.showings[position]) {
      return nothing(.clipped, Rules.clipped)
    }
    return Plan(
      Rules.tapSteps, Operands(dialog: dialog, buttonIndex: buttonIndex),
      rules: RuleSet(tapRule(dialog, buttonIndex: buttonIndex, position: position)),
      target: target, title: title)
  }

  /// The title of a button, as it shows or showed last.
  func buttonTitle(_ dialog: DialogID, _ index: Int) -> Plan.Title {
    let isThere =
      state.position(of: dialog) != nil || state.stack.departed?.dialog == dialog
    guard isThere, indices[dialog.index].buttons.indices.contains(index) else { return .none }
    if tables.dialogs[dialog.index].hasPlainTitles { return .ofButton(dialog, index) }
    return .text(state.stack.titles(of: dialog)[index])
  }

  /// The text of what an input taps; empty for an input that taps no text.
  func title(of input: Input) -> String {
    switch input {
    case .tapButton(let dialog, let index):
      return tables.text(of: buttonTitle(dialog, index))
    case .chooseActivity(let dialog, let choice):
      return prototype.dialogs[dialog.index].activityPicker?.title(of: choice) ?? ""
    case .cancelPicker(let dialog):
      return prototype.dialogs[dialog.index].activityPicker?.cancelTitle ?? ""
    case .tapControl(let control): return prototype.control(control).text
    case .tapBack: return InnerScreens.backTitle(in: self) ?? ""
    case .tapSegment(let control, let index): return prototype.control(control).tapTitle(index)
    case .tapField(let field), .pressClear(let field): return prototype.title(of: field)
    case .launch, .reload, .tapOutside, .edit, .moveText, .undo, .redo, .pressReturn, .pressTab,
      .perform, .systemCancel, .home, .power, .interrupt, .launchApp, .openApp, .killApp, .switcher,
      .pullDown, .slide, .openNotification, .closeNotification, .removeFromCenter,
      .fireNotification,
      .removeNotification, .setNotificationSettings, .setClock, .setTimeZone, .memoryWarning,
      .rotate, .answer, .goOn, .configure, .cancelLoader, .endActivity, .steer, .report, .outside,
      .define, .redefine,
      .unread:
      return ""
    }
  }

  /// A tap outside the topmost dialog.
  ///
  /// D5: an alert is modal, so nothing happens.
  func planTapOutside() -> Plan {
    guard let top = state.visibleShowings.last, state.device.isActive else {
      return Plan([], rule: .d5, target: .application, ignored: .notShowing)
    }
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: .dialog(top.dialog), ignored: why)
    }
    if top.kind == .alert { return nothing(.modal, .d5) }
    if top.isLeaving { return nothing(.leaving, .d6) }
    if let rule = top.modalRule(in: prototype) { return nothing(.modal, rule) }
    if top.isEntering { return nothing(.entering, .d8) }
    if state.stack.isBehindMovement(top.kind) { return nothing(.leaving, .d6) }
    switch top.kind {
    case .sheet: return state.stack.planTap(besideSheet: top, in: tables)
    case .picker: return state.stack.planTap(besidePicker: top)
    case .alert, .popover, .view: return state.stack.planTap(besidePopover: top)
    }
  }

  private func tapRule(_ dialog: DialogID, buttonIndex: Int, position: Int) -> Rule {
    if state.focus.isEditing(in: dialog) { return Rules.tappedWhileEditing }
    let table = tables.dialogs[dialog.index]
    if let place = state.stack.place(below: position) {
      let below = state.stack.showings[place]
      guard below.kind == .alert, table.kind == .alert else {
        return Rules.tap(table.kind, above: below.kind)
      }
      return Rules.tapAbove(editing: state.focus.covered.contains { $0.dialog == below.dialog })
    }
    if table.kind == .sheet { return Rules.sheetTapped }
    if !Delegates.hear(.clicked, dialog, in: self) { return Rules.tapWithoutCall }
    return buttonIndex == table.cancelButtonIndex ? .d2 : .d1
  }

  /// Dismisses a dialog whose button was tapped, unless its callback did so already.
  ///
  /// D7: there is one dismissal, so `willDismiss` and `didDismiss` are called once each. An alert
  /// that the callback dismissed and showed again is a new one, and stays.
  mutating func dismissAfterTap(_ dialog: DialogID, buttonIndex: Int) {
    guard let position = state.position(of: dialog), state.stack.showings[position].isUp,
      !state.stack.isDismissalWaiting(dialog),
      !state.stack.parkDismissal(
        at: position,
        ParkedDismissal(
          buttonIndex: buttonIndex, rules: state.currentRules, input: state.currentInput))
    else { return }
    var rules = state.currentRules
    if state.stack.isCovered(at: position) { rules.insert(Rules.coveredInsideClicked) }
    requestDismissal(at: position, buttonIndex: buttonIndex, animated: true, rules: rules)
  }
}

extension State {
  /// Why nothing in the alert at a place can be tapped now; `nil` where it can.
  func obstacle(at position: Int) -> (Ignored, Rule)? {
    if !device.isActive { return (.notInFront, .d1) }
    let phase = stack.showings[position].phase
    if case .leaving = phase { return (.leaving, .d6) }
    if stack.isCovered(at: position) { return (.covered, .d5) }
    if case .entering = phase { return (.entering, .d8) }
    // The dialog above is still leaving, and this one is not live yet.
    if stack.isBehindMovement(stack.showings[position].kind) { return (.leaving, .d6) }
    if case .parked = phase { return (.parked, .d1) }
    return nil
  }
}

extension Stack {
  /// Whether a dialog moves in the window of this kind, or in a window above it.
  @inline(__always)
  func isBehindMovement(_ kind: Showing.Kind) -> Bool {
    self[transitionIn: .alerts] != nil
      || (kind != .alert && self[transitionIn: .application] != nil)
  }
}
