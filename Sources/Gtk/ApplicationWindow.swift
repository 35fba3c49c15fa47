import CGtk
import CGtkBridge

/// A window of an application; the application runs as long as it has one.
@MainActor public final class ApplicationWindow: Window {
  /// Makes a hidden window.
  public init(_ application: Application) {
    super.init(window: gtk_application_window_new(application.typed()))
  }

  /// Whether the window has an action of this name (`win.name`).
  public func hasAction(_ name: String) -> Bool { g_action_map_lookup_action(opaque, name) != nil }

  /// Adds an action (`win.name`) without a parameter; the application sets its keys.
  @discardableResult
  public func addAction(_ name: String, _ call: @escaping @MainActor () -> Void) -> SimpleAction {
    let action = SimpleAction(name, call)
    g_action_map_add_action(opaque, action.opaque)
    return action
  }

  /// Adds an existing action, as `win.` and its name.
  public func add(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }

  /// Adds an action (`win.name`) that takes a text, such as a menu item's target.
  @discardableResult
  public func addTextAction(
    _ name: String, _ call: @escaping @MainActor (String) -> Void
  ) -> SimpleAction {
    let action = SimpleAction(text: name, call)
    g_action_map_add_action(opaque, action.opaque)
    return action
  }
}

extension Window {
  /// Lets menus of this window use the actions of another one, by the same names.
  public func useActions(of other: ApplicationWindow) {
    gtk_widget_insert_action_group(widget, "win", other.opaque)
  }
}
