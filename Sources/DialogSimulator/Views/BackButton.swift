import DialogModel

extension Simulator {
  /// A tap on the back button of the navigation bar, which pops the screen.
  func planTapBack() -> Plan {
    let title = InnerScreens.backTitle(in: self) ?? ""
    let target: Target = state.device.screen.map { .screen($0) } ?? .application
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: target, title: title, ignored: why)
    }
    guard state.device.isActive else { return nothing(.notInFront, Rules.controlTapped) }
    if let place = state.innerPicker {
      if let (why, _) = state.obstacle(at: place) { return nothing(why, Rules.controlCovered) }
      if state.device.disabledBars.contains(.navigationBar) {
        return nothing(.disabled, Rules.controlDisabled)
      }
      return Plan(
        [.act(.goBack)], rule: Rules.pushedInActivity,
        target: state.stack.showings[place].picker?.holder?.target ?? target, title: title)
    }
    guard state.backScreen != nil, state.stack.floor == nil else {
      return nothing(.notShowing, Rules.controlTapped)
    }
    if state.views.passage != nil { return nothing(.entering, Rules.controlCovered) }
    switch HitTest(ofBackButtonIn: self) {
    case .free, .through: break
    case .moving(let why): return nothing(why, Rules.controlCovered)
    case .beside: return planTapOutside(onto: title)
    case .blocked(let above):
      return nothing(above.isLeaving ? .leaving : .covered, Rules.controlCovered)
    }
    if state.device.disabledBars.contains(.navigationBar) {
      return nothing(.disabled, Rules.controlDisabled)
    }
    return Plan([.act(.goBack)], rule: Rules.popped, target: target, title: title)
  }
}

extension HitTest {
  /// What is between a tap and the back button: the topmost dialog that does not let it through.
  fileprivate init(ofBackButtonIn simulator: Simulator) {
    self = .free
    for layer in simulator.state.stack.showings.reversed() {
      if layer.passthrough != nil, let item = layer.placement.barItem, !layer.isLeaving,
        simulator.prototype.control(item).kind == .barButton,
        item.holder == simulator.state.device.screen.map({ .screen($0) })
      {
        continue
      }
      if layer.placement.host != nil { continue }
      guard case .popover = layer.placement, !layer.isLeaving else {
        self = .blocked(layer)
        return
      }
      self = .beside
      return
    }
  }
}
