import CGtk
import CGtkBridge

/// A switch that is on or off.
@MainActor public final class Switch: Widget {
  /// Whether a change is one of the program; the handler keeps it, as it lives with GTK's widget.
  private let ours = Ours()

  /// Makes a switch that is off; set an accessible name too.
  public init() {
    super.init(retaining: gtk_switch_new())
    align(.start, .center)
  }

  /// Whether it is on; setting it does not call `onSwitched`.
  public var isOn: Bool {
    get { gtk_switch_get_active(typed()) != 0 }
    set {
      ours.isSo = true
      gtk_switch_set_active(typed(), newValue ? 1 : 0)
      ours.isSo = false
    }
  }

  /// Calls the closure when a person has switched it.
  ///
  /// It is called once GTK has finished, because what follows may destroy the widget.
  public func onSwitched(_ call: @escaping @MainActor (Bool) -> Void) {
    connect("notify::active") { [weak self, ours] in
      guard let self, !ours.isSo else { return }
      let isOn = isOn
      MainLoop.idle {
        call(isOn)
        return false
      }
    }
  }
}
