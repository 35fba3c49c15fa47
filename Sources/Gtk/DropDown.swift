import CGtk
import CGtkBridge

/// A button that shows one of several texts and opens a list of them.
@MainActor public final class DropDown: Widget {
  private var box: UnsafeMutablePointer<GtkComboBoxText> { typed() }
  /// Whether a change is one of the program; the handler keeps it, as it lives with GTK's widget.
  private let ours = Ours()

  /// Makes a list without texts; set an accessible name too.
  public init() { super.init(retaining: gtk_combo_box_text_new()) }

  /// Adds a text with an identifier at the end.
  public func append(_ text: String, id: String) { gtk_combo_box_text_append(box, id, text) }

  /// Removes all texts.
  public func removeAll() {
    ours.isSo = true
    gtk_combo_box_text_remove_all(box)
    ours.isSo = false
  }

  /// The identifier of the text that is shown; nil before one is chosen.
  ///
  /// Setting it does not call `onChosen`.
  public var selected: String? {
    get { gtk_combo_box_get_active_id(typed()).map { String(cString: $0) } }
    set {
      ours.isSo = true
      gtk_combo_box_set_active_id(typed(), newValue)
      ours.isSo = false
    }
  }

  /// Calls the closure with the identifier when a person chooses a text.
  public func onChosen(_ call: @escaping @MainActor (String) -> Void) {
    let (pointer, ours) = (UnsafeMutablePointer<GtkComboBox>(typed()), ours)
    connect("changed") {
      guard !ours.isSo, let selected = gtk_combo_box_get_active_id(pointer) else { return }
      call(String(cString: selected))
    }
  }

  private final class Ours {
    var isSo = false
  }
}
