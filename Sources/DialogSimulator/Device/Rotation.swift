public import DialogModel

/// A rotation of the device that is running.
public struct Rotation: Hashable, Sendable {
  /// The number of the movement, so that its frame is found.
  var number: Int32
  /// When it began.
  public let from: SimulatedTime
  /// When it ends.
  public let until: SimulatedTime
}

/// A rotation that waits until it can be done.
struct WaitingTurn: Hashable, Sendable {
  let orientation: Orientation
  let rule: Rule
}

extension Rules {
  /// The device is rotated: the view controllers in the window are told before the movement, within
  /// its animation, and after it.
  ///
  /// - Parameter told: the view controllers, from the lowest to the topmost.
  fileprivate static func turnSteps(
    _ told: [ViewControllerID], from old: Orientation, to new: Orientation
  ) -> [Step] {
    let length = Durations.rotation
    func tell(_ selector: Selector, _ argument: Row.CallArgument) -> [Step] {
      told.map { .call(Call(selector, $0.target, argument)) }
    }
    return tell(.willRotateToInterfaceOrientation, .orientation(new, milliseconds: length))
      + tell(.willAnimateRotationToInterfaceOrientation, .orientation(new, milliseconds: length))
      + [.turn(.device(new)), .turn(.end)]
      + tell(.didRotateFromInterfaceOrientation, .orientation(old, milliseconds: nil))
      + [.turn(.showPopovers), .movement(.startNext)]
  }

  /// Asks a view controller whether it rotates.
  ///
  /// R1: two questions, then the three calls of the rotation. R2: one question before the system's
  /// sixth version. R3: after a no, or if the orientation is not supported, nothing turns.
  fileprivate static func questionSteps(
    _ asked: ViewControllerID, to new: Orientation, in simulator: Simulator
  ) -> [Step] {
    let controller = simulator.prototype.controller(of: asked)
    switch simulator.prototype.era {
    case .ios6:
      return [
        .call(
          Call(
            .shouldAutorotate, asked.target, .none,
            Question(yes: [.turn(.askOrientations(asked, new))], refused: .r3)))
      ]
    case .ios3:
      let selector = Selector.shouldAutorotateToInterfaceOrientation
      let supports = simulator.prototype.orientations(of: asked).contains(new)
      guard let controller, controller.methods.responds(to: selector) else {
        return supports ? [.turn(.window(new))] : []
      }
      return [
        .call(
          Call(
            selector, asked.target, .orientation(new, milliseconds: nil),
            Question(yes: [.turn(.window(new))], refused: .r3),
            answer: controller.methods.returns[selector] == nil ? supports : nil))
      ]
    }
  }
}

/// Inputs of the device itself.
extension Simulator {
  /// The device is rotated.
  ///
  /// S9: without a listed view controller nothing is called; a screen that does not support the
  /// orientation keeps its own.
  func planRotate(_ orientation: Orientation) -> Plan {
    func nothing(_ why: Ignored) -> Plan { Plan([], rule: .s9, target: holder, ignored: why) }
    let held = state.device.waitingTurn?.orientation ?? state.device.orientation
    guard held != orientation else { return nothing(.heldSoAlready) }
    guard state.device.life != .notRunning else {
      return Plan([.turn(.device(orientation)), .turn(.end)], rule: .s9, target: holder)
    }
    if let asked = fillingController, prototype.controller(of: asked) == nil,
      !allows(orientation)
    {
      return nothing(.cannotBeHeldSo)
    }
    return Plan([.turn(.request(orientation))], rules: rulesOfTurn, target: holder)
  }

  /// The rows of a rotation that is requested now.
  ///
  /// R4: a view that covers the screen answers and is told, and no screen does. R5: a sheet on a
  /// tablet does not cover the screen, which answers; both are told, the screen first. R6: a
  /// screen that was not in the window learns of the rotation when it appears. R8: alerts, sheets
  /// and pickers turn along, and receive no call.
  private var rulesOfTurn: RuleSet {
    guard let asked = fillingController, prototype.controller(of: asked) != nil else {
      return [.s9]
    }
    var rules: RuleSet = [.s9, prototype.era == .ios6 ? .r1 : .r2]
    if case .dialog = asked { rules.insert(.r4) }
    if toldControllers.count > 1 { rules.insert(.r5) }
    let layers = state.stack.showings.filter { !$0.isLeaving && $0.kind != .view }
    if layers.contains(where: { $0.placement.anchor == nil }) { rules.insert(.r8) }
    if !layers.allSatisfy({ !$0.placement.isPopover }) { rules.insert(.r9) }
    if state.keyboardField != nil { rules.insert(.r10) }
    return rules
  }

  /// Rotates the device now, or when nothing moves.
  ///
  /// R11: while something comes or goes, the rotation waits. R12: so it does in the background and
  /// while the device is locked; it is forgotten if the device is turned back.
  mutating func requestTurn(_ orientation: Orientation) {
    state.device.waitingTurn = nil
    guard orientation != state.device.orientation else { return }
    if !state.device.isInFront {
      state.device.waitingTurn = WaitingTurn(orientation: orientation, rule: .r12)
    } else if somethingMoves {
      state.device.waitingTurn = WaitingTurn(orientation: orientation, rule: .r11)
    } else {
      ask(to: orientation, rules: state.currentRules)
    }
  }

  /// Performs the rotation that waits, if it can be done now.
  mutating func turnIfWaiting() {
    guard let turn = state.device.waitingTurn, state.device.isInFront, !somethingMoves else {
      return
    }
    state.device.waitingTurn = nil
    ask(to: turn.orientation, rules: rulesOfTurn.adding(turn.rule))
  }

  private var somethingMoves: Bool {
    state.stack.isMoving || state.views.passage != nil
  }

  private mutating func ask(to orientation: Orientation, rules: RuleSet) {
    guard let asked = fillingController else {
      return state.push([.turn(.window(orientation))], rules: rules)
    }
    state.push(Rules.questionSteps(asked, to: orientation, in: self), rules: rules)
  }

  /// Asks a view controller for the orientations that it supports, and turns if the new one is among
  /// them.
  mutating func askOrientations(_ asked: ViewControllerID, _ orientation: Orientation) {
    let controller = prototype.controller(of: asked)
    let selector = Selector.supportedInterfaceOrientations
    var supported = prototype.orientations(of: asked)
    let isListed = controller?.methods.responds(to: selector) == true
    if isListed, let own = controller?.supportedOrientations { supported = own }
    // The turn comes after the call and its actions.
    let allowed = supported.contains(orientation)
    let rules = allowed ? state.currentRules : state.currentRules.adding(.r3)
    state.push(allowed ? [.turn(.window(orientation))] : [], rules: rules)
    guard isListed else { return }
    let list = Orientation.allCases.filter(supported.contains)
    state.push([.call(Call(selector, asked.target, .orientations(list)))], rules: rules)
  }

  /// Rotates everything, and tells the view controllers in the window.
  ///
  /// R9: popovers are hidden while they turn. R10: the keyboard goes before, and comes back after.
  mutating func turnWindow(_ orientation: Orientation) {
    for showing in state.stack.showings where showing.placement.isPopover && !showing.isLeaving {
      emit(.hidden, showing.dialog)
    }
    if state.focus.keyboard.isUp {
      state.focus.keyboard = KeyboardMovement(isUp: false, from: state.now, until: state.now)
    }
    state.stack.transitionCount += 1
    state.kernel.frames.append(
      Frame(
        steps: Rules.turnSteps(toldControllers, from: state.device.orientation, to: orientation),
        input: state.currentInput, rules: state.currentRules,
        transition: state.stack.transitionCount))
  }

  /// Shows the popovers again after a rotation.
  mutating func showPopovers() {
    for showing in state.stack.showings where showing.placement.isPopover && !showing.isLeaving {
      emit(.shownAgain, showing.dialog)
    }
  }

  /// Rotates the device; the rest of the frame is performed when the rotation has ended.
  mutating func turn(_ orientation: Orientation) {
    let end = state.now.after(milliseconds: Durations.rotation)
    let number = state.kernel.frames.last?.transition ?? 0
    state.device.orientation = orientation
    state.device.rotation = Rotation(number: number, from: state.now, until: end)
    emit(.animation(.rotation(orientation, milliseconds: Durations.rotation)), target: holder)
    guard let frame = state.kernel.frames.popLast() else { return }
    state.kernel.agenda.add(frame, due: end)
  }

  /// What comes rotates the device at once if it does not support the orientation.
  ///
  /// R7: a presented view or a pushed screen that cannot stand as the device is held turns it, and
  /// receives no call of a rotation.
  mutating func holdAsAllowed() {
    guard !allows(state.device.orientation) else { return }
    let other: Orientation = state.device.orientation == .portrait ? .landscape : .portrait
    guard allows(other) else { return }
    state.device.orientation = other
    state.device.rotation = nil
    let isOfView = fillingController.map { if case .dialog = $0 { true } else { false } } ?? false
    let isNew = isOfView || state.views.passage != nil
    emit(
      .animation(.rotation(other, milliseconds: 0)), target: holder,
      rules: isNew ? [.s9, .r7] : [.s9])
  }

  /// The view controller whose view fills the screen: of a presented view, else of the screen.
  private var fillingController: ViewControllerID? {
    let filling = state.stack.showings.last {
      $0.kind == .view && $0.placement == .view(.fullScreen) && !$0.isLeaving
    }
    return filling.map { .dialog($0.dialog) } ?? state.device.screen.map { .screen($0) }
  }

  /// The view controllers in the window, from the lowest to the topmost.
  private var toldControllers: [ViewControllerID] {
    guard let filling = fillingController else { return [] }
    var told = [filling]
    var isAbove = if case .screen = filling { true } else { false }
    for showing in state.stack.showings where showing.kind == .view && !showing.isLeaving {
      if isAbove { told.append(.dialog(showing.dialog)) }
      if .dialog(showing.dialog) == filling { isAbove = true }
    }
    return told
  }

  private func allows(_ orientation: Orientation) -> Bool {
    fillingController.map { prototype.orientations(of: $0).contains(orientation) } ?? true
  }

  private var holder: Target { fillingController?.target ?? .application }
}

extension Device {
  /// The rotation has ended, unless a newer one replaced it.
  ///
  /// - Parameter number: that of the movement; 0 for one that is not told to anyone.
  mutating func endTurn(_ number: Int32, at now: SimulatedTime) {
    guard let rotation else { return }
    guard number == 0 ? rotation.until <= now : rotation.number == number else { return }
    self.rotation = nil
  }
}
