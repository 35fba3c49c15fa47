import DialogModel

/// The result of a hit test: what is between a tap and a control.
enum HitTest: Hashable {
  /// Nothing.
  case free
  /// A popover that passes the tap to this control.
  case through(Showing)
  /// A popover for which this is a tap outside it.
  case beside
  /// The dialog that holds the control comes in or goes out.
  case moving(Ignored)
  /// A dialog that passes no taps.
  case blocked(Showing)
}

extension Simulator {
  /// Whether a tap can reach a control now: it shows, and nothing covers it.
  func isReachable(_ control: ControlID) -> Bool {
    guard state.isShown(control) else { return false }
    switch state.hitTest(control, in: prototype) {
    case .free, .through: return true
    case .beside, .moving, .blocked: return false
    }
  }
}

extension State {
  /// Whether the screen or the dialog of a control shows.
  func isShown(_ control: ControlID) -> Bool {
    switch control.holder {
    case .screen(let screen) where device.screen == screen: stack.floor == nil
    case .dialog(let dialog):
      position(of: dialog).map { $0 >= stack.floor ?? 0 } ?? false
    case .screen, .activity:
      stack.showings.contains { $0.picker?.holds(control.holder) == true }
    }
  }

  /// The hit test of a tap on a control that shows, from the topmost dialog down.
  ///
  /// - Parameter pastLeaving: whether a covering dialog that goes out is ignored.
  func hitTest(
    _ control: ControlID, in prototype: Prototype, pastLeaving: Bool = false
  ) -> HitTest {
    var result = HitTest.free
    var hosts: Set<DialogID> = []
    for layer in stack.showings.reversed() {
      if control.holder == .dialog(layer.dialog) || layer.picker?.holds(control.holder) == true {
        return HitTest(inside: layer, hosts, above: result)
      }
      if pastLeaving, layer.isLeaving { continue }
      if hosts.contains(layer.dialog), !layer.letsThrough(control, in: prototype) {
        return .blocked(layer)
      }
      if layer.letsThrough(control, in: prototype) {
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
}

extension HitTest {
  /// The hit test of a control inside a dialog, below some others.
  fileprivate init(inside layer: Showing, _ hosts: Set<DialogID>, above: HitTest) {
    self =
      if layer.isLeaving {
        .moving(.leaving)
      } else if hosts.contains(layer.dialog) {
        .blocked(layer)
      } else if layer.isEntering {
        .moving(.entering)
      } else {
        above
      }
  }
}

extension Showing {
  /// Whether the dialog keeps a control under it live: the control is in its
  /// `passthroughViews`, or in the bar of its bar button item, unless those are `nil`.
  fileprivate func letsThrough(_ control: ControlID, in prototype: Prototype) -> Bool {
    if isLeaving || picker?.fillsScreen == true { return false }
    guard let passthrough else { return false }
    if passthrough.contains(control) { return true }
    guard let item = placement.barItem, let bar = prototype.control(item).kind.bar,
      item.holder == control.holder
    else { return false }
    return prototype.control(control).kind.bar == bar
  }
}
