import DialogModel

extension Simulator {
  /// A finger on a control of the screen.
  ///
  /// S1: an enabled one runs its actions at once. S2: a disabled one does nothing. S3: nor does
  /// any under an alert, also while that leaves.
  func planTap(_ control: ControlID) -> Plan {
    let described = prototype.control(control)
    let target = target(of: control)
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: target, title: described.text, ignored: why)
    }
    guard state.application == .active else { return nothing(.notInFront, .s1) }
    guard case .screen(let screen) = control.holder, state.screen == screen else {
      return nothing(.notShowing, .s1)
    }
    if let top = state.alerts.last {
      return nothing(top.isLeaving ? .leaving : .covered, .s3)
    }
    if state.disabledControls.contains(control) { return nothing(.disabled, .s2) }
    if described.textField != nil { return planFocus(.control(control)) }
    return Plan(
      described.then.map { .act($0) }, rule: .s1, target: target, title: described.text)
  }

  /// What holds a control.
  private func target(of control: ControlID) -> Target {
    switch control.holder {
    case .screen(let screen): .screen(screen)
    case .dialog(let dialog): .dialog(dialog)
    case .activity(let activity): .activity(activity)
    }
  }
}
