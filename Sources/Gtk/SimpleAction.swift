import CGtk
import CGtkBridge

/// A named operation for menus, keys and other processes.
@MainActor public final class SimpleAction: Object {
  /// Makes an action without a parameter.
  public init(_ name: String, _ call: @escaping @MainActor () -> Void) {
    super.init(adopting: g_simple_action_new(name, nil))
    connect("activate", call)
  }

  /// Makes an action with a text as its parameter.
  public init(text name: String, _ call: @escaping @MainActor (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    super.init(adopting: g_simple_action_new(name, type))
    connectHandling("activate") { arguments in
      if let text = arguments.text(0) { call(text) }
      return false
    }
  }

  /// Whether the action can be activated; its menus and buttons are disabled otherwise.
  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  /// Activates the action, if it is enabled.
  public func activate(text: String? = nil) {
    g_action_activate(opaque, text.map { g_variant_new_string($0) } ?? nil)
  }
}
