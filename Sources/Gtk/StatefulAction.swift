import CGtk
import CGtkBridge

/// A named choice or switch; menus show its state with a mark.
@MainActor public final class StatefulAction: Object {
  /// Makes a choice of several texts; a menu item with one of them as its target is a radio item.
  public init(choice name: String, initial: String, _ call: @escaping @MainActor (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    super.init(adopting: g_simple_action_new_stateful(name, type, g_variant_new_string(initial)))
    connectHandling("activate") { arguments in
      if let text = arguments.text(0) { call(text) }
      return false
    }
  }

  /// Makes a switch; its menu item is a check box.
  public init(switch name: String, initial: Bool, _ call: @escaping @MainActor () -> Void) {
    super.init(
      adopting: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(initial ? 1 : 0)))
    connect("activate", call)
  }

  /// Whether the action can be activated; its menu items are disabled otherwise.
  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  /// Shows another choice without calling the closure.
  public func show(choice: String) {
    g_simple_action_set_state(opaque, g_variant_new_string(choice))
  }

  /// Shows on or off without calling the closure.
  public func show(isOn: Bool) {
    g_simple_action_set_state(opaque, g_variant_new_boolean(isOn ? 1 : 0))
  }
}

extension ApplicationWindow {
  /// Adds an action (`win.name`) with a state.
  public func add(_ action: StatefulAction) { g_action_map_add_action(opaque, action.opaque) }
}
