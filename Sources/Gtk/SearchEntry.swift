import CGtk
import CGtkBridge

/// A field to search with.
@MainActor public final class SearchEntry: Widget {
  private var entry: UnsafeMutablePointer<GtkEntry> { typed() }

  /// An empty field; give it an accessible name.
  public init() { super.init(retaining: gtk_search_entry_new()) }

  /// What is typed.
  public var text: String {
    get { String(cString: gtk_entry_get_text(entry)) }
    set { gtk_entry_set_text(entry, newValue) }
  }

  /// What is shown while the field is empty.
  public var placeholder: String {
    get { gtk_entry_get_placeholder_text(entry).map { String(cString: $0) } ?? "" }
    set { gtk_entry_set_placeholder_text(entry, newValue) }
  }

  /// Sets the width to ask for at least, in characters.
  public func setWidth(characters: Int) {
    gtk_entry_set_width_chars(entry, Int32(clamping: characters))
  }

  /// Calls the closure with the text, shortly after typing pauses.
  @discardableResult
  public func onChanged(_ call: @escaping @MainActor (String) -> Void) -> SignalHandler {
    let entry = entry
    return connect("search-changed") { call(String(cString: gtk_entry_get_text(entry))) }
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
