import DialogModel

extension Rules {
  /// S12: the rest of a list of actions comes later, or is dropped.
  static let restComesLater = Rule.s12
}

/// A place in a list of actions after which the rest comes later.
struct Wait: Hashable, Sendable {
  /// How much later.
  let milliseconds: Int
  /// How many steps of the same list follow.
  let rest: Int
  /// The control whose list it is, if it is one's.
  let control: ControlID?
}

/// The rest of a list of actions that is still to come.
struct Later: Hashable, Sendable {
  /// The controller whose code it is.
  let owner: Presenter
  /// How long it waits in all.
  let milliseconds: Int
}

extension [Action] {
  /// The steps of a list, for a control or for a call.
  func steps(of control: ControlID? = nil) -> [Step] {
    enumerated().map { place, action in
      if case .wait(let milliseconds) = action {
        return .wait(
          Wait(milliseconds: milliseconds, rest: count - place - 1, control: control))
      }
      return control.map { .actOf($0, action) } ?? .act(action)
    }
  }
}

/// Performs the rest of lists later, as `performSelector:withObject:afterDelay:` does.
enum Waits {
  /// Takes the rest of a list out of the steps, and adds it to what comes later.
  static func begin(_ wait: Wait, in simulator: inout Simulator) {
    let rest = simulator.state.kernel.takeSteps(wait.rest)
    let action = Action.wait(milliseconds: wait.milliseconds)
    let rule = Rules.restComesLater
    guard simulator.state.device.life != .notRunning else {
      return simulator.refuse(action, .notRunning, rule: rule)
    }
    guard simulator.state.kernel.agenda.laters.count < SizeLimit.waits else {
      return simulator.refuse(action, .tooMany, rule: rule)
    }
    simulator.note(action, rule: rule)
    guard let rest, wait.rest > 0 else { return }
    let owner = Presenter(ofCodeOf: wait.control, in: simulator)
    simulator.state.kernel.agenda.add(
      rest, due: simulator.state.now.after(milliseconds: wait.milliseconds),
      .later(Later(owner: owner, milliseconds: wait.milliseconds)))
    // Code outside the application does not wake it.
    if simulator.state.device.isSuspended {
      simulator.state.kernel.agenda.pauseLaters(at: simulator.state.now)
    }
  }

  /// Drops what belongs to a controller that is gone, or with the process everything.
  static func drop(all: Bool = false, in simulator: inout Simulator) {
    let state = simulator.state
    let dropped = simulator.state.kernel.agenda.removeLaters { all || $0.owner.isGone(from: state) }
    for later in dropped {
      simulator.emit(
        .refused(.wait(milliseconds: later.milliseconds), .abandoned), target: later.owner.target,
        rule: Rules.restComesLater)
    }
  }
}

extension State {
  /// Whether the rest of a list of actions is still to come.
  public var hasLaters: Bool { kernel.agenda.hasLaters }

  /// Whether something comes later that belongs to a controller that is gone.
  var hasAbandonedWaits: Bool {
    kernel.agenda.hasLaters && kernel.agenda.laters.contains { $0.owner.isGone(from: self) }
  }
}

extension Presenter {
  /// Whether what comes later belongs to a controller that is gone.
  fileprivate func isGone(from state: State) -> Bool {
    switch self {
    case .window: false
    case .host(let dialog), .controller(.dialog(let dialog)): state.position(of: dialog) == nil
    case .controller(.screen(let screen)):
      !state.views.holds(screen) && state.stack.place(ofPickerWith: .screen(screen)) == nil
        && !state.views.kept.values.contains { stack in stack.contains { $0.screen == screen } }
    }
  }

  /// The controller whose code is running; for the application's own code it is the window.
  ///
  /// The code of an alert, a sheet, a picker or a popover belongs to the controller that presented
  /// it.
  fileprivate init(ofCodeOf control: ControlID?, in simulator: Simulator) {
    func owner(_ dialog: DialogID) -> Presenter {
      let stack = simulator.state.stack
      if simulator.tables.kind(of: dialog) == .view { return .controller(.dialog(dialog)) }
      if let position = stack.position(of: dialog) { return stack.showings[position].presenter }
      if let departed = stack.departed, departed.dialog == dialog { return departed.presenter }
      return simulator.state.topController.map { .controller($0) } ?? .window
    }
    func owner(_ holder: ControlID.Holder) -> Presenter {
      switch holder {
      case .screen(let screen): .controller(.screen(screen))
      case .dialog(let dialog): owner(dialog)
      case .activity(let activity): .host(activity.dialog)
      }
    }
    if let control {
      self = owner(control.holder)
      return
    }
    switch simulator.state.currentScope?.target {
    case .screen(let screen): self = .controller(.screen(screen))
    case .dialog(let dialog), .field(.alert(let dialog, _)): self = owner(dialog)
    case .field(.control(let control)): self = owner(control.holder)
    case .activity(let activity): self = owner(activity.dialog)
    case .application, .task, .navigation, .tabs, nil: self = .window
    }
  }
}

extension Simulator {
  /// What presents a dialog that is requested now, if that can own code: for the content of a
  /// popover, what presented the popover.
  var presentingController: Presenter {
    let presenter = presenter
    guard case .host(let dialog) = presenter, tables.kind(of: dialog) == .popover,
      let position = state.position(of: dialog)
    else { return presenter }
    return state.stack.showings[position].presenter
  }
}
