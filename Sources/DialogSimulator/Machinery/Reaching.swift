public import DialogModel

/// What lies between a finger and a control.
enum Way: Hashable {
  /// Nothing.
  case free
  /// A popover that lets this control through.
  case through(Showing)
  /// A popover that takes the tap as one beside it.
  case beside
  /// What holds the control comes in or goes out.
  case moving(Ignored)
  /// A dialog that lets nothing through.
  case blocked(Showing)
}

extension Simulator {
  /// Whether what holds a control shows.
  func isShown(_ control: ControlID) -> Bool {
    switch control.holder {
    case .screen(let screen): state.screen == screen
    case .dialog(let dialog): state.position(of: dialog) != nil
    case .activity: state.showings.contains { $0.picker?.holds(control.holder) == true }
    }
  }

  /// What a finger meets on its way to a control that shows, from the topmost dialog down.
  ///
  /// - Parameter pastLeaving: whether what stands over it and goes out does not count.
  func way(to control: ControlID, pastLeaving: Bool = false) -> Way {
    var way = Way.free
    var hosts: Set<DialogID> = []
    for layer in state.showings.reversed() {
      if control.holder == .dialog(layer.dialog) || layer.picker?.holds(control.holder) == true {
        return wayInside(layer, hosts, way)
      }
      if pastLeaving, layer.isLeaving { continue }
      if hosts.contains(layer.dialog), !letsThrough(layer, control) { return .blocked(layer) }
      if letsThrough(layer, control) {
        way = .through(layer)
      } else if let host = layer.stand.host {
        // Its popover says what is live around it.
        hosts.insert(host)
      } else if case .popover = layer.stand, !layer.isLeaving {
        return .beside
      } else {
        return .blocked(layer)
      }
    }
    return way
  }

  /// Whether a finger can reach a control now: it shows, and nothing covers it.
  public func isReachable(_ control: ControlID) -> Bool {
    guard isShown(control) else { return false }
    switch way(to: control) {
    case .free, .through: return true
    case .beside, .moving, .blocked: return false
    }
  }

  /// The controls that are disabled, alone or with their bar.
  public var deadControls: Set<ControlID> {
    guard !state.disabledBars.isEmpty, let screen = state.screen else {
      return state.disabledControls
    }
    let controls = prototype.screens[screen.index].controls
    let inBars = controls.indices.filter {
      controls[$0].kind.bar.map(state.disabledBars.contains) ?? false
    }
    return state.disabledControls.union(inBars.map { ControlID(screen: screen, index: $0) })
  }

  private func wayInside(_ layer: Showing, _ hosts: Set<DialogID>, _ above: Way) -> Way {
    if layer.isLeaving { return .moving(.leaving) }
    if hosts.contains(layer.dialog) { return .blocked(layer) }
    if layer.isEntering { return .moving(.entering) }
    return above
  }

  /// Whether a dialog that stands over a control leaves it live: it is among its
  /// `passthroughViews`, or in the bar of its bar button item.
  private func letsThrough(_ layer: Showing, _ control: ControlID) -> Bool {
    if layer.isLeaving || layer.picker?.fillsScreen == true { return false }
    if layer.passthrough.contains(control) { return true }
    guard let item = layer.stand.barItem, let bar = prototype.control(item).kind.bar,
      item.holder == control.holder
    else { return false }
    return prototype.control(control).kind.bar == bar
  }
}
