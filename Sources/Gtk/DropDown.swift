import CGtk
import CGtkBridge

/// A button that shows one of several texts and opens a list of them.
@MainActor public final class DropDown: Widget {
  private var box: UnsafeMutablePointer<GtkComboBoxText> { typed() }
  /// Whether a change is one of the program; the handler keeps it, as it lives with GTK's widget.
  private let ours = Ours()

  /// Makes a list without texts; set an accessible name too.
  public init() { super.init(retaining: gtk_combo_box_text_new()) }

  /// Lets the text be cut off, so that a long one does not make the widget wide.
  public func setNarrow() {
    let cells = gtk_cell_layout_get_cells(opaque)
    var each = cells
    while let link = each {
      if let cell = link.pointee.data {
        var value = GValue()
        g_value_init(&value, pango_ellipsize_mode_get_type())
        g_value_set_enum(&value, gint(PANGO_ELLIPSIZE_END.rawValue))
        g_object_set_property(
          cell.assumingMemoryBound(to: GObject.self), "ellipsize", &value)
        g_value_unset(&value)
      }
      each = link.pointee.next
    }
    g_list_free(cells)
  }

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
  ///
  /// It is called once GTK has finished the choice, because what follows may destroy the widget.
  public func onChosen(_ call: @escaping @MainActor (String) -> Void) {
    let (pointer, ours) = (UnsafeMutablePointer<GtkComboBox>(typed()), ours)
    connect("changed") {
      guard !ours.isSo, let selected = gtk_combo_box_get_active_id(pointer) else { return }
      let chosen = String(cString: selected)
      MainLoop.idle {
        call(chosen)
        return false
      }
    }
  }
}

/// Whether a change is one of the program.
final class Ours {
  var isSo = false
}
