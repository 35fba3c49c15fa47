import DialogModel

extension Simulator {
  /// A finger on a control of the screen.
  ///
  /// S1: an enabled one runs its actions at once. S2: a disabled one does nothing. S3: nor does
  /// any under an alert, also while that leaves.
  func planTap(_ control: ControlID) -> Plan {
    let described = prototype.control(control)
    let target = Target.screen(control.screen)
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: target, title: described.text, ignored: why)
    }
    guard state.application == .active else { return nothing(.notInFront, .s1) }
    guard state.screen == control.screen else { return nothing(.notShowing, .s1) }
    if let top = state.alerts.last {
      return nothing(top.isLeaving ? .leaving : .covered, .s3)
    }
    if state.disabledControls.contains(control) { return nothing(.disabled, .s2) }
    return Plan(
      described.then.map { .act($0) }, rule: .s1, target: target, title: described.text)
  }
}
