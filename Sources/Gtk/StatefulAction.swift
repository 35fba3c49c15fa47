import CGtk
import CGtkBridge

/// A named choice or switch whose state menus show with a mark.
@MainActor public final class StatefulAction: Object {
  /// One of several texts; a menu's item with one of them as its target is a radio item.
  public init(choice name: String, initial: String, _ call: @escaping @MainActor (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    super.init(adopting: g_simple_action_new_stateful(name, type, g_variant_new_string(initial)))
    connectHandling("activate") { arguments in
      if let text = arguments.text(0) { call(text) }
      return false
    }
  }

  /// On or off; a menu's item for it is a box to tick.
  public init(switch name: String, initial: Bool, _ call: @escaping @MainActor () -> Void) {
    super.init(
      adopting: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(initial ? 1 : 0)))
    connect("activate", call)
  }

  /// Whether the action can be activated; menus show it.
  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  /// Shows another choice; nobody is called.
  public func show(choice: String) {
    g_simple_action_set_state(opaque, g_variant_new_string(choice))
  }

  /// Shows that it is on or off; nobody is called.
  public func show(isOn: Bool) {
    g_simple_action_set_state(opaque, g_variant_new_boolean(isOn ? 1 : 0))
  }
}

extension ApplicationWindow {
  /// Adds an action (`win.name`) with a state.
  public func add(_ action: StatefulAction) { g_action_map_add_action(opaque, action.opaque) }
}
