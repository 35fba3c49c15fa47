import CGtk
import CGtkBridge
import Texts

/// A widget of GTK.
///
/// Widgets start hidden, as in GTK; `showAll` shows a tree.
@MainActor public class Widget: Object {
  var widget: UnsafeMutablePointer<GtkWidget> { typed() }

  /// Shows this widget; it is visible when all its containers are shown too.
  public func show() { gtk_widget_show(widget) }

  /// Shows this widget and all widgets inside it.
  public func showAll() { gtk_widget_show_all(widget) }

  /// Hides this widget; it then takes no room.
  public func hide() { gtk_widget_hide(widget) }

  /// Destroys the widget and all widgets inside it, and releases every closure connected to them.
  ///
  /// The object remains, but it must not be used any more.
  public func destroy() { gtk_widget_destroy(widget) }

  /// Whether the widget itself is shown, independent of its containers.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Whether `showAll` of a container does not change this widget.
  public var ignoresShowAll: Bool {
    get { gtk_widget_get_no_show_all(widget) != 0 }
    set { gtk_widget_set_no_show_all(widget, newValue ? 1 : 0) }
  }

  /// Whether GTK has mapped the widget on screen.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether the widget itself takes input, independent of its containers.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// The opacity of the widget, from 0 to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// The text shown while the pointer rests on the widget.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map(takenString) }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// The name of the widget in CSS (`#name`).
  public var name: String {
    get { String(cString: gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }

  /// Adds a CSS class.
  public func addClass(_ name: String) { gtk_style_context_add_class(style, name) }

  /// Removes a CSS class, if the widget has it.
  public func removeClass(_ name: String) { gtk_style_context_remove_class(style, name) }

  /// Adds or removes a CSS class.
  public func setClass(_ name: String, _ present: Bool) {
    if present { addClass(name) } else { removeClass(name) }
  }

  /// Whether the widget has the CSS class.
  public func hasClass(_ name: String) -> Bool { gtk_style_context_has_class(style, name) != 0 }

  var style: UnsafeMutablePointer<GtkStyleContext> { created(gtk_widget_get_style_context(widget)) }

  /// The colour that CSS gives the widget's text.
  public var textColor: Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A named colour of the desktop's theme, such as `theme_base_color`.
  public func themeColor(_ name: String) -> Color? {
    var color = GdkRGBA()
    guard gtk_style_context_lookup_color(style, name, &color) != 0 else { return nil }
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Draws the widget again with the next frame.
  public func queueDraw() { gtk_widget_queue_draw(widget) }

  /// Measures and lays out the widget again with the next frame.
  public func queueResize() { gtk_widget_queue_resize(widget) }
}

/// Copies a string that C returned, and frees the original.
func takenString(_ text: UnsafeMutablePointer<CChar>) -> String {
  defer { g_free(text) }
  return String(cString: text)
}

/// Takes a file name that C returned, whatever bytes it has, and frees the original.
func takenFileName(_ name: UnsafeMutablePointer<CChar>) -> String {
  defer { g_free(name) }
  return String(fileBytes: name)
}
