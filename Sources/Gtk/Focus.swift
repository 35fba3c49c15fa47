import CGtk
import CGtkBridge

extension Widget {
  /// Whether the widget can have the keyboard's focus.
  public var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget has the keyboard's focus in its window.
  public var isFocus: Bool { gtk_widget_is_focus(widget) != 0 }

  /// Whether another widget is inside this one, at any depth.
  public func contains(deep other: Widget) -> Bool {
    gtk_widget_is_ancestor(other.widget, widget) != 0
  }

  /// Takes the keyboard's focus; the widget must be in a window.
  public func grabFocus() { gtk_widget_grab_focus(widget) }

  /// Gives the keyboard's focus to the first widget inside that accepts it; false if there is none.
  @discardableResult
  public func focusInside() -> Bool {
    gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
  }

  /// Calls the closure when the widget gets the keyboard's focus.
  @discardableResult
  public func onFocusIn(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("focus-in-event", call)
  }

  /// Calls the closure when the keyboard's focus has left the widget.
  @discardableResult
  public func onFocusOut(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("focus-out-event", call)
  }
}
