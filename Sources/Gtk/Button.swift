import CGtk
import CGtkBridge

/// A button with a label, an icon or a custom child.
@MainActor public class Button: Container {
  /// Makes a button without a child; `add` sets its child.
  public init() { super.init(retaining: gtk_button_new()) }

  /// Makes a button with a text; with `mnemonic`, an underscore marks the letter for the Alt key.
  public init(label: String, mnemonic: Bool = false) {
    super.init(
      retaining: mnemonic
        ? gtk_button_new_with_mnemonic(label) : gtk_button_new_with_label(label))
  }

  /// Makes a button with a themed icon; set an accessible name too.
  public init(icon: String) {
    super.init(retaining: gtk_button_new())
    show(icon: icon)
  }

  /// Makes a themed icon the child; GTK's own way has two containers between them.
  func show(icon: String) {
    let image = Image(icon: icon)
    // A button that is shown alone, without what is in it, has its icon too.
    image.show()
    add(image)
    setClass("image-button", true)
  }

  /// Wraps a button of one of GTK's subclasses.
  init(button: UnsafeMutablePointer<GtkWidget>?) { super.init(retaining: button) }

  /// The text of the button, if it has one.
  public var label: String? {
    get { gtk_button_get_label(typed()).map { String(cString: $0) } }
    set { gtk_button_set_label(typed(), newValue) }
  }

  /// Whether the button has an edge while the pointer is not over it.
  public var hasRelief: Bool {
    get { gtk_button_get_relief(typed()) == GTK_RELIEF_NORMAL }
    set { gtk_button_set_relief(typed(), newValue ? GTK_RELIEF_NORMAL : GTK_RELIEF_NONE) }
  }

  /// Sets whether a click moves the keyboard's focus to the button.
  public func setFocusOnClick(_ focus: Bool) {
    gtk_widget_set_focus_on_click(widget, focus ? 1 : 0)
  }

  /// Sets the action (`app.quit`, `win.close`) that a click activates.
  public func setAction(_ name: String?) { gtk_actionable_set_action_name(opaque, name) }

  /// Calls the closure at each click, by pointer, key or assistive technology.
  @discardableResult
  public func onClicked(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("clicked", call)
  }

  /// Clicks the button, as assistive technology would.
  public func click() { gtk_button_clicked(typed()) }
}

extension Button {
  /// Whether it is drawn as pressed.
  public var isPressed: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
  }

  /// Calls the closure when it is pressed or let go, and at other changes of its state.
  @discardableResult
  public func onStateChanged(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("state-flags-changed", call)
  }
}
