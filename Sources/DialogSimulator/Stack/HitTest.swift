import DialogModel

/// The result of a hit test: what is between a tap and a control.
enum HitTest: Hashable {
  /// Nothing.
  case free
  /// A popover that passes the tap to this control.
  case through(Showing)
  /// A popover for which this is a tap beside it.
  case beside
  /// The dialog that holds the control comes in or goes out.
  case moving(Ignored)
  /// A dialog that passes no taps.
  case blocked(Showing)
}

extension Simulator {
  /// Whether the screen or the dialog of a control shows.
  func isShown(_ control: ControlID) -> Bool {
    switch control.holder {
    case .screen(let screen): state.device.screen == screen && state.stack.floor == nil
    case .dialog(let dialog):
      state.position(of: dialog).map { $0 >= state.stack.floor ?? 0 } ?? false
    case .activity: state.stack.showings.contains { $0.picker?.holds(control.holder) == true }
    }
  }

  /// The hit test of a tap on a control that shows, from the topmost dialog down.
  ///
  /// - Parameter pastLeaving: whether a covering dialog that goes out is ignored.
  func hitTest(_ control: ControlID, pastLeaving: Bool = false) -> HitTest {
    var result = HitTest.free
    var hosts: Set<DialogID> = []
    for layer in state.stack.showings.reversed() {
      if control.holder == .dialog(layer.dialog) || layer.picker?.holds(control.holder) == true {
        return hitTestInside(layer, hosts, result)
      }
      if pastLeaving, layer.isLeaving { continue }
      if hosts.contains(layer.dialog), !letsThrough(layer, control) { return .blocked(layer) }
      if letsThrough(layer, control) {
        result = .through(layer)
      } else if let host = layer.placement.host {
        // The popover of the sheet decides what is live around it.
        hosts.insert(host)
      } else if case .popover = layer.placement, !layer.isLeaving {
        return .beside
      } else {
        return .blocked(layer)
      }
    }
    return result
  }

  /// Whether a tap can reach a control now: it shows, and nothing covers it.
  func isReachable(_ control: ControlID) -> Bool {
    guard isShown(control) else { return false }
    switch hitTest(control) {
    case .free, .through: return true
    case .beside, .moving, .blocked: return false
    }
  }

  private func hitTestInside(_ layer: Showing, _ hosts: Set<DialogID>, _ above: HitTest) -> HitTest
  {
    if layer.isLeaving { return .moving(.leaving) }
    if hosts.contains(layer.dialog) { return .blocked(layer) }
    if layer.isEntering { return .moving(.entering) }
    return above
  }

  /// Whether a dialog over a control keeps the control live: the control is in its
  /// `passthroughViews`, or in the bar of its bar button item, unless those are `nil`.
  private func letsThrough(_ layer: Showing, _ control: ControlID) -> Bool {
    if layer.isLeaving || layer.picker?.fillsScreen == true { return false }
    guard let passthrough = layer.passthrough else { return false }
    if passthrough.contains(control) { return true }
    guard let item = layer.placement.barItem, let bar = prototype.control(item).kind.bar,
      item.holder == control.holder
    else { return false }
    return prototype.control(control).kind.bar == bar
  }
}
