import CGtk
import CGtkBridge

/// A text field for searching.
@MainActor public final class SearchEntry: Widget, WritableText {
  private var entry: UnsafeMutablePointer<GtkEntry> { typed() }
  private var written: WrittenHistory?

  /// Makes an empty field; set an accessible name too.
  public init() {
    super.init(retaining: gtk_search_entry_new())
    let icon = rehearsal_icon_new("edit-find-symbolic", 16)
    gtk_entry_set_icon_from_gicon(entry, GTK_ENTRY_ICON_PRIMARY, icon)
    g_object_unref(icon.map(UnsafeMutableRawPointer.init))
    written = WrittenHistory(self)
    // What the program sets is taken back too: Escape clears the field.
    connect("changed") { [weak self] in
      if let self { written?.note(text) }
    }
  }

  func write(_ text: String, caret: Int) {
    gtk_entry_set_text(entry, text)
    gtk_editable_set_position(opaque, Int32(clamping: caret))
  }

  /// The text of the field.
  public var text: String {
    get { String(cString: gtk_entry_get_text(entry)) }
    set { gtk_entry_set_text(entry, newValue) }
  }

  /// The text that is shown while the field is empty.
  public var placeholder: String {
    get { gtk_entry_get_placeholder_text(entry).map { String(cString: $0) } ?? "" }
    set { gtk_entry_set_placeholder_text(entry, newValue) }
  }

  /// Sets the least width to request and the natural one, in characters.
  public func setWidth(characters: Int, natural: Int) {
    gtk_entry_set_width_chars(entry, Int32(clamping: characters))
    gtk_entry_set_max_width_chars(entry, Int32(clamping: natural))
  }

  /// Calls the closure with the text, shortly after the person stops typing.
  @discardableResult
  public func onChanged(_ call: @escaping @MainActor (String) -> Void) -> SignalHandler {
    let entry = entry
    return connect("search-changed") { call(String(cString: gtk_entry_get_text(entry))) }
  }

  /// Calls the closure with the text at every change of it.
  @discardableResult
  public func onEdited(_ call: @escaping @MainActor (String) -> Void) -> SignalHandler {
    let entry = entry
    return connect("changed") { call(String(cString: gtk_entry_get_text(entry))) }
  }

  /// Takes the keyboard's focus, with the caret at the end and nothing selected.
  public func focusEnd() {
    gtk_entry_grab_focus_without_selecting(entry)
    gtk_editable_set_position(opaque, -1)
  }

  /// Calls the closure on Return.
  @discardableResult
  public func onActivate(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", call)
  }

  /// Calls the closure on Escape.
  @discardableResult
  public func onStop(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("stop-search", call)
  }
}
