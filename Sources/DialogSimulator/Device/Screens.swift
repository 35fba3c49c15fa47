import DialogModel

extension Rules {
  /// The rows of a tap on what is not in a dialog.
  static let controlTapped = Rule.s1, controlDisabled = Rule.s2, controlCovered = Rule.s3
}

extension Simulator {
  /// A tap on a control of the screen, or of a popover.
  ///
  /// S1: an enabled control runs its actions at once; a switch changes before, and a tab shows its
  /// screen before; F24: no tap but one into another field ends editing. S2: a disabled control does
  /// nothing. S3: a
  /// control under a dialog does nothing either, also while the dialog leaves.
  ///
  /// - Parameter segment: the 0-based index of the segment of a segmented control; without it such
  ///   a control does nothing.
  func planTap(_ control: ControlID, segment: Int? = nil) -> Plan {
    let described = prototype.control(control)
    let target = control.holder.target
    let title = described.tapTitle(segment)
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: target, title: title, ignored: why)
    }
    guard state.device.isActive else { return nothing(.notInFront, .s1) }
    guard state.isShown(control) else { return nothing(.notShowing, .s1) }
    if state.views.passage != nil, control.holder == state.device.screen.map({ .screen($0) }) {
      return nothing(.entering, .s3)
    }
    let hit = state.hitTest(control, in: prototype)
    switch hit {
    case .free, .through: break
    case .moving(let why): return nothing(why, .s3)
    case .beside: return planTapOutside(onto: title)
    case .blocked(let above): return nothing(above.isLeaving ? .leaving : .covered, .s3)
    }
    if state.device.isDisabled(control, in: prototype) {
      return nothing(.disabled, hit.disabledRule(in: described.kind.bar, self) ?? .s2)
    }
    if described.textField != nil { return state.focus.planFocus(.control(control), in: prototype) }
    if let steps = state.views.tabSteps(of: described, in: prototype) {
      return Plan(
        steps + tables.steps(of: control),
        rules: [Rules.controlTapped, Rules.tabTapped], target: target,
        title: described.text.isEmpty ? .none : .text(described.text))
    }
    let rule = hit.rule(of: control) ?? .s1
    guard let steps = state.device.changeSteps(control, described, segment) else {
      return nothing(.selectedAlready, rule)
    }
    let own = tables.steps(of: control)
    return Plan(
      steps.isEmpty ? own : steps + own, rule: rule, target: target, title: title)
  }
}

extension ControlID.Holder {
  /// The holder as a target.
  var target: Target {
    switch self {
    case .screen(let screen): .screen(screen)
    case .dialog(let dialog): .dialog(dialog)
    case .activity(let activity): .activity(activity)
    }
  }
}
