import CGtk
import CGtkBridge

/// A button with a label, an icon or a child of your own.
@MainActor public class Button: Container {
  /// A button without a child; `add` gives it one.
  public init() { super.init(retaining: gtk_button_new()) }

  /// A button that shows a text; with `mnemonic`, an underscore marks the Alt key.
  public init(label: String, mnemonic: Bool = false) {
    super.init(
      retaining: mnemonic
        ? gtk_button_new_with_mnemonic(label) : gtk_button_new_with_label(label))
  }

  /// A button that shows a themed icon; give it an accessible name.
  public init(icon: String) {
    super.init(retaining: gtk_button_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON))
  }

  /// For the kinds of button that GTK derives.
  init(button: UnsafeMutablePointer<GtkWidget>?) { super.init(retaining: button) }

  /// The text shown, if it is one.
  public var label: String? {
    get { gtk_button_get_label(typed()).map { String(cString: $0) } }
    set { gtk_button_set_label(typed(), newValue) }
  }

  /// Whether the button has an edge while it is not pointed at.
  public var hasRelief: Bool {
    get { gtk_button_get_relief(typed()) == GTK_RELIEF_NORMAL }
    set { gtk_button_set_relief(typed(), newValue ? GTK_RELIEF_NORMAL : GTK_RELIEF_NONE) }
  }

  /// Whether a click moves the keyboard's focus here.
  public func setFocusOnClick(_ focus: Bool) {
    gtk_widget_set_focus_on_click(widget, focus ? 1 : 0)
  }

  /// Names the action (`app.quit`, `win.close`) that a click activates.
  public func setAction(_ name: String?) { gtk_actionable_set_action_name(opaque, name) }

  /// Calls the closure at each click, whether by pointer, key or assistive technology.
  @discardableResult
  public func onClicked(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("clicked", call)
  }

  /// Emits a click, as assistive technology would.
  public func click() { gtk_button_clicked(typed()) }
}
