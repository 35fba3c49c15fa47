import CGtk
import CGtkBridge

/// A button that stays pressed.
@MainActor public class ToggleButton: Button {
  /// Makes a button without a child.
  public override init() { super.init(button: gtk_toggle_button_new()) }

  /// Makes a button with a text.
  public override init(label: String, mnemonic: Bool = false) {
    super.init(
      button: mnemonic
        ? gtk_toggle_button_new_with_mnemonic(label)
        : gtk_toggle_button_new_with_label(TextDirection.kept(label)))
  }

  /// Makes a button with a themed icon; set an accessible name too.
  public override init(icon: String) {
    super.init(button: gtk_toggle_button_new())
    add(Image(icon: icon))
  }

  override init(button: UnsafeMutablePointer<GtkWidget>?) { super.init(button: button) }

  /// Whether it is pressed.
  public var isActive: Bool {
    get { gtk_toggle_button_get_active(typed()) != 0 }
    set { gtk_toggle_button_set_active(typed(), newValue ? 1 : 0) }
  }

  /// Calls the closure after each change, including changes from Swift.
  @discardableResult
  public func onToggled(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("toggled", call)
  }
}

/// A check box.
@MainActor public final class CheckButton: ToggleButton {
  /// Makes a check box with a text.
  public override init(label: String, mnemonic: Bool = false) {
    super.init(
      button: mnemonic
        ? gtk_check_button_new_with_mnemonic(label) : gtk_check_button_new_with_label(label))
  }
}
