import DialogModel

extension Simulator {
  /// A tap on a control of the screen, or of a popover.
  ///
  /// S1: an enabled control runs its actions at once. S2: a disabled control does nothing. S3: a
  /// control under a dialog does nothing either, also while the dialog leaves.
  func planTap(_ control: ControlID) -> Plan {
    let described = prototype.control(control)
    let target = target(of: control)
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: target, title: described.text, ignored: why)
    }
    guard state.device.isActive else { return nothing(.notInFront, .s1) }
    guard isShown(control) else { return nothing(.notShowing, .s1) }
    let hit = hitTest(control)
    switch hit {
    case .free, .through: break
    case .moving(let why): return nothing(why, .s3)
    case .beside: return planTapOutside(onto: described.text)
    case .blocked(let above): return nothing(above.isLeaving ? .leaving : .covered, .s3)
    }
    if isDisabled(control) {
      return nothing(.disabled, hit.disabledRule(in: described.kind.bar, self) ?? .s2)
    }
    if described.textField != nil { return planFocus(.control(control)) }
    return Plan(
      described.then.map { .actOf(control, $0) }, rule: hit.rule(of: control) ?? .s1,
      target: target, title: described.text)
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
